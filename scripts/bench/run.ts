/**
 * `npm run bench`: measures pages of the built site with Lighthouse, side by side with the limit page.
 *
 *   npm run bench -- / /about --runs 5      (default: a page of each kind, 3 runs)
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { writeLimit } from '@/tests/support/limit';
import { goals } from './goals';
import { type Sample, visit } from './lighthouse';
import { medianSample, rounds } from './rounds';
import { serveFolder } from './serve';
import { type Row, table, verdicts } from './table';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is “${values.runs}”; it must be 1 or more.`);
if (!fs.existsSync('out/index.html')) throw new Error('There is no out/ yet. Run `npm run build` first.');

/** A page of each kind. */
const usual = ['/', '/about', '/lankacrm', '/web-application-development', '/digital-marketing', '/contact'];
const paths = positionals.length > 0 ? positionals : usual;
const limitFolder = '.cache/bench/limit';
writeLimit('out', limitFolder);

const [limitSite, site] = [await serveFolder(limitFolder), await serveFolder('out')];
interface Target {
  name: string;
  url: string;
  samples: Sample[];
}
const limit: Target = { name: 'the limit', url: `${limitSite.url}/`, samples: [] };
const pages = paths.map((path): Target => ({ name: path, url: site.url + path, samples: [] }));

const total = runs * (pages.length + 1);
let done = 0;
for (const { round, page } of rounds([limit, ...pages], runs)) {
  const sample = await visit(page.url);
  page.samples.push(sample);
  done++;
  console.error(`${done} of ${total}  round ${round + 1}  ${page.name}  LCP ${Math.round(sample.lcp)} ms`);
}

const row = ({ name, samples }: Target): Row => ({ name, sample: medianSample(samples) });
const limitRow = row(limit);
const rows = pages.map(row);
console.log(`\nLighthouse, phone on slow 4G, medians of ${runs} interleaved runs; read ratios, not milliseconds.\n`);
console.log(table([limitRow, ...rows]));
console.log(`\n${verdicts(rows.map(({ name, sample }) => ({ name, goals: goals(name, sample, limitRow.sample) })))}\n`);
process.exit(0);
