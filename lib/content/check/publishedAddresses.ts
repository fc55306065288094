import fs from 'node:fs';
import path from 'node:path';
import { routes } from '../../routes';
import type { Content } from '..';
import type { ContentProblem } from '../errors';
import { projectRoot } from '../read';

/** Every address that has ever been published; `npm run deploy` adds to it. One address a line. */
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

/** Addresses that visitors and search engines know and that would lead nowhere now. */
export function deadAddresses(content: Content): ContentProblem[] {
  const alive = new Set([...routes(content).map((route) => route.path), ...content.redirects.map(({ from }) => from)]);
  return published()
    .filter((address) => !alive.has(address))
    .map((address) => ({
      file: 'content/redirects.yaml',
      field: 'redirects',
      found: `nothing for ${address}, which has been published`,
      allowed: 'a page or a redirect for every address that was ever published',
      fix: `Add “- { from: ${address}, to: /… }” with the page that should answer instead. (“npm run rename” does this by itself.)`,
    }));
}

/** Text of the file of published addresses with the new ones of this content; undefined when there are none. */
export function newlyPublished(content: Content): string | undefined {
  const known = published();
  const fresh = routes(content)
    .map((route) => route.path)
    .filter((address) => !known.includes(address));
  if (fresh.length === 0) return undefined;
  const head = '# Every address that has ever been published. “npm run deploy” adds to it; never delete a line.\n';
  return `${head}${[...known, ...fresh].map((line) => `${line}\n`).join('')}`;
}
