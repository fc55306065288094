/**
 * Runs the table of requests (tests/hosts/table.ts) against every host that can run here, on the loopback interface.
 *
 *   npx tsx scripts/audit/hosts.ts [--fixture] [engine…]
 *
 * It serves a copy of out/ (or a small stand-in with --fixture). For each host the table is run once more with a
 * planted wrong expectation, which must be found: a checker that cannot fail proves nothing.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CaseResult, checkHost } from '../../tests/hosts/check';
import { type HostCase, requestTable } from '../../tests/hosts/table';
import { fixturePages, writeFixture } from '../../tests/support/fixture-out';
import { writeHosts } from '../hosts/files';
import { hostSite } from '../hosts/site';
import { movedAddresses } from '../serve/moved';
import { compress } from '../serve/twins';
import { type Engine, engines } from './engines';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fixture = process.argv.includes('--fixture');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const moved = [...movedAddresses(root), { from: '/old-address', to: '/about' }];
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'hosts-'));
process.once('exit', () => fs.rmSync(work, { recursive: true, force: true }));
fs.chmodSync(work, 0o755);
const dir = path.join(work, 'out');

/** Hosts that have no engine to run here, with what stands in for the proof. */
const elsewhere = {
  Netlify:
    'not run: its file server is not public. It reads the _headers and _redirects that ran on Cloudflare’s runtime above',
  'GitHub Pages':
    'not run: no engine to install. It sends no headers of ours and redirects nothing (scripts/hosts/README.md)',
  'S3 and CloudFront': 'not run here: the function is run against the same table by tests/hosts/files.test.ts',
};

async function exportedPages(): Promise<string[]> {
  const { content } = await import('../../lib/content');
  const { routes } = await import('../../lib/routes');
  return routes(content()).map((route) => route.path);
}

interface Line {
  host: string;
  right: number;
  wrong: CaseResult[];
  exceptions: Map<string, number>;
  note?: string;
}

async function run(engine: Engine, table: HostCase[], site: ReturnType<typeof hostSite>): Promise<Line> {
  const line: Line = { host: engine.name, right: 0, wrong: [], exceptions: new Map() };
  const missing = engine.prepare();
  if (missing) return { ...line, note: `not run: ${missing}` };
  const own = path.join(work, engine.name.replace(/\W+/g, '-'));
  fs.mkdirSync(own);
  let running: Awaited<ReturnType<Engine['start']>>;
  try {
    running = await engine.start({ dir, site, moved, work: own });
  } catch (error) {
    return { ...line, note: `did not start: ${error instanceof Error ? error.message : error}` };
  }
  try {
    for (const result of await checkHost(running.origin, dir, table, engine.exceptions)) {
      if (result.problems.length > 0) line.wrong.push(result);
      else line.right++;
      if (result.exception) line.exceptions.set(result.exception, (line.exceptions.get(result.exception) ?? 0) + 1);
    }
    const planted: HostCase = {
      name: 'planted',
      target: '/about',
      expect: { status: 200, file: '/404.html', cache: 'planted' },
    };
    const [found] = await checkHost(running.origin, dir, [planted]);
    if (found?.problems.length !== 2)
      line.wrong.push({ name: 'planted mistake', problems: ['was not found: the check is blind'] });
  } finally {
    await running.stop();
  }
  return line;
}

if (fixture) writeFixture(dir);
else fs.cpSync(path.join(root, 'out'), dir, { recursive: true });
const pages = fixture ? fixturePages : await exportedPages();
const site = hostSite(pages, moved, 'localhost');
writeHosts(site, dir, path.join(work, 'configs'));
await compress(dir, path.join(root, '.cache/twins-audit'));
const table = await requestTable(dir, pages, moved);
const chosen = engines.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);
console.log(`${table.length} requests, ${pages.length} pages, ${chosen.length} hosts`);
const lines: Line[] = [];
for (const [i, engine] of chosen.entries()) {
  const started = performance.now();
  const line = await run(engine, table, site);
  lines.push(line);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${i + 1} of ${chosen.length}  ${engine.name}: ${line.note ?? `${line.right} right, ${line.wrong.length} wrong`} (${seconds} s)`,
  );
  for (const { name, problems } of line.wrong) console.log(`    ${name}: ${problems.join('; ')}`);
}
console.log('\n| host | right | wrong | of these answered in its own way |\n| --- | --: | --: | --- |');
for (const { host, right, wrong, exceptions, note } of lines) {
  const own = [...exceptions].map(([reason, count]) => `${count}: ${reason}`).join('; ');
  console.log(note ? `| ${host} | – | – | ${note} |` : `| ${host} | ${right} | ${wrong.length} | ${own || 'none'} |`);
}
for (const [host, note] of Object.entries(elsewhere)) console.log(`| ${host} | – | – | ${note} |`);
if (lines.some(({ wrong, note }) => wrong.length > 0 || note?.startsWith('did not start'))) process.exitCode = 1;
