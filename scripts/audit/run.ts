/**
 * `npm run audit`: the checks that take too long for `npm test`, one after another, on the finished export.
 *
 *   npm run audit                   all of them
 *   npm run audit -- markup webkit  some of them
 *   npm run audit -- --list         what there is
 *
 * OUT_DIR names another export than `out`. What a check needs it installs itself: from Debian's packages (as root) or
 * from the npm registry, into .cache/tools. Every checker also looks at a page with planted defects.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { startServer } from '../serve/server';
import type { Check, Outcome } from './check';
import { browserChecks } from './checks/browsers';
import { headers } from './checks/headers';
import { lighthouse } from './checks/lighthouse';
import { markup } from './checks/markup';
import { reproducible } from './checks/reproducible';
import { NotHere } from './tools';

const checks: readonly Check[] = [markup, headers, ...browserChecks, reproducible, lighthouse];

const words = process.argv.slice(2);
const unknown = words.filter((word) => word !== '--list' && !checks.some(({ name }) => name === word));
if (words.includes('--list') || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no check called ${unknown.join(', ')}. These there are:`);
  for (const { name, claim } of checks) console.log(`${name.padEnd(14)} ${claim}`);
  process.exit(unknown.length > 0 ? 2 : 0);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const source = path.resolve(root, process.env.OUT_DIR ?? 'out');
if (!fs.existsSync(path.join(source, 'index.html'))) {
  console.error('There is no finished export to look at. Run: npm run build');
  process.exit(1);
}
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'));
process.once('exit', () => fs.rmSync(work, { recursive: true, force: true }));
const out = path.join(work, 'out');
fs.cpSync(source, out, { recursive: true });
const server = await startServer({ dir: out, host: '127.0.0.1', moved: content().redirects, watchEvery: 0 });
const place = {
  root,
  out,
  origin: server.url,
  routes: routes(content()).map((route) => route.path),
  work,
  progress: (step: number, of: number, what: string) => console.log(`    ${step} of ${of}  ${what}`),
};

/** Runs a check. What it throws is a problem, too. */
async function outcomeOf({ run }: Check): Promise<Outcome> {
  try {
    return await run(place);
  } catch (error) {
    if (error instanceof NotHere) return { problems: [], notRun: [error.message] };
    return { problems: [`broke off: ${error instanceof Error ? error.message : error}`] };
  }
}

const rows: { check: string; result: string; seconds: number; measured: string }[] = [];
for (const check of checks.filter(({ name }) => words.length === 0 || words.includes(name))) {
  console.log(`\n${check.name}: ${check.claim}`);
  const begun = Date.now();
  const { problems, notRun = [], figures = '' } = await outcomeOf(check);
  for (const problem of problems) console.log(`    - ${problem}`);
  for (const reason of notRun) console.log(`    not run: ${reason}`);
  const passed = notRun.length === 0 ? 'passed' : figures ? 'passed in part' : 'not run';
  const result = problems.length > 0 ? 'FAILED' : passed;
  const seconds = Math.round((Date.now() - begun) / 1000);
  rows.push({ check: check.name, result, seconds, measured: figures });
}
await server.close();
console.table(rows);
process.exit(rows.some(({ result }) => result === 'FAILED') ? 1 : 0);
