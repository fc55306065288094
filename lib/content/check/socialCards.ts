import fs from 'node:fs';
import path from 'node:path';
import { routes } from '../../routes';
import { cardPath } from '../../siteUrl';
import type { Content } from '..';
import type { ContentProblem } from '../errors';
import { projectRoot } from '../read';

export function cardProblems(content: Content): ContentProblem[] {
  return routes(content)
    .map((route) => `public${cardPath(route.path)}`)
    .filter((file) => !fs.existsSync(path.join(projectRoot(), file)))
    .map((file) => ({
      file,
      field: '',
      found: 'not drawn yet',
      allowed: 'a social card for every page',
      fix: 'Run: npm run media. It draws the card.',
    }));
}
