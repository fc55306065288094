/** `npm run build`: checks the content, prepares the pictures, exports the site and finishes the export. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { content } from '@/lib/content';
import { cardProblems } from '@/lib/content/check/socialCards';
import { ContentError, refuse } from '@/lib/content/errors';
import { routes } from '@/lib/routes';
import { finishExport } from './finish/finish';
import { writeHosts } from './hosts';
import { writeMarkdown } from './markdown';
import { nodeCommand } from './nodeCommand';
import { prepare } from './pictures/prepare';
import { precompress } from './serve/precompress';
import { removeUnreferenced } from './unreferenced';

const started = Date.now();
try {
  await prepare();
  refuse(cardProblems(content()));
} catch (error) {
  // Mistakes of editors are printed as sentences, bugs with their stack.
  console.error(error instanceof ContentError ? `\n${error.message}\n` : error);
  process.exit(1);
}

fs.rmSync('out', { recursive: true, force: true });
const next = spawnSync(...nodeCommand('next', 'build'), {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
if (next.status !== 0) process.exit(next.status ?? 1);

await finishExport('out');
await writeMarkdown('out');
const deleted = await removeUnreferenced('out');
console.log(`Deleted ${deleted.length} unreferenced files.`);
const site = content();
const pages = routes(site).map((route) => route.path);
writeHosts(pages, site.redirects, 'out');
await precompress('out', site.redirects);
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
