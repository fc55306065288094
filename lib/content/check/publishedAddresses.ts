import fs from 'node:fs';
import path from 'node:path';
import { routes } from '../../routes';
import type { Content } from '..';
import type { ContentProblem } from '../errors';
import { projectRoot } from '../read';

/** Every address ever published, one per line; `npm run deploy` adds to it. */
export const publishedFile = 'content/published.txt';

function published(): string[] {
  const file = path.join(projectRoot(), publishedFile);
  return fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('/'))
    : [];
}

/** Published addresses that have neither a page nor a redirect now. */
export function missingAddresses(content: Content): ContentProblem[] {
  const answered = new Set([
    ...routes(content).map((route) => route.path),
    ...content.redirects.map(({ from }) => from),
  ]);
  return published()
    .filter((address) => !answered.has(address))
    .map((address) => ({
      file: 'content/redirects.yaml',
      field: 'redirects',
      found: `nothing for ${address}, which has been published`,
      allowed: 'a page or a redirect for every address that was ever published',
      fix: `Add “- { from: ${address}, to: /… }” with the page that should answer instead. (“npm run rename” does this by itself.)`,
    }));
}

/** @returns the text of the file with the new addresses added; undefined when there are none */
export function publishedWithNew(content: Content): string | undefined {
  const listed = published();
  const fresh = routes(content)
    .map((route) => route.path)
    .filter((address) => !listed.includes(address));
  if (fresh.length === 0) return undefined;
  const head = '# Every address that has ever been published. “npm run deploy” adds to it; never delete a line.\n';
  return `${head}${[...listed, ...fresh].map((line) => `${line}\n`).join('')}`;
}
