import { content } from '@/lib/content';
import { routes } from '@/lib/routes';

/** Folder of a small export in which every checker must find something. */
export const planted = 'tests/support/planted/site';
export const plantedOrigin = 'https://planted.example';

export const allRoutes = () => routes(content());

/** Asserts that each pattern fits at least one of the problems. */
export function expectProblems(problems: readonly string[], patterns: readonly RegExp[]): void {
  for (const pattern of patterns) expect(problems).toContainEqual(expect.stringMatching(pattern));
}
