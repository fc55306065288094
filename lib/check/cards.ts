import fs from 'node:fs';
import path from 'node:path';
import type { Content } from '../content';
import type { ContentProblem } from '../content/errors';
import { projectRoot } from '../content/read';
import { routes } from '../routes';
import { cardPath } from '../siteUrl';

/** Pages whose social card has not been drawn yet. */
export function cardProblems(content: Content): ContentProblem[] {
  return routes(content)
    .map((route) => `public${cardPath(route.path)}`)
    .filter((file) => !fs.existsSync(path.join(projectRoot(), file)))
    .map((file) => ({
      file,
      field: '',
      found: 'not drawn yet',
      allowed: 'a social card for every page',
      fix: 'Run: npm run media',
    }));
}
