/**
 * `npm run bench:scale`: builds the site with 50, 500 and 2,000 product pages in a scratch copy and tells time and
 * memory. Fails when the largest needs more than 4 GiB, or when a page costs more than 1.3 × what it did at 500.
 *
 *   npm run bench:scale -- 50 200      (other sizes)
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyProject } from '../scratch';
import { memoryOf } from './memory';
import { addProducts } from './products';

const sizes = process.argv.slice(2).map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 8)) throw new Error('Give numbers of products, 8 or more.');
if (sizes.length === 0) sizes.push(50, 500, 2000);

const GiB = 1024 ** 3;
const most = { bytes: 4 * GiB, growth: 1.3 };

interface Built {
  pages: number;
  seconds: number;
  /** Largest memory of the build and all its processes, in bytes. */
  memory: number;
}

/** Builds a copy of the project and watches its memory. */
async function build(root: string, pages: number): Promise<Built> {
  const started = performance.now();
  const child = spawn('npx', ['tsx', 'scripts/build.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output = (output + data).slice(-4000);
    });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? -1));
  }, 250);
  const code = await new Promise((ended) => child.on('close', ended));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build with ${pages} products failed:\n${output}`);
  return { pages, seconds: (performance.now() - started) / 1000, memory };
}

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-scale-'));
const results: Built[] = [];
try {
  copyProject(scratch);
  // Once without counting, so that what does not depend on the number of pages is in the caches.
  console.error('Preparing a copy');
  await build(scratch, 8);
  for (const size of sizes.sort((a, b) => a - b)) {
    addProducts(scratch, size);
    fs.rmSync(path.join(scratch, '.next'), { recursive: true, force: true });
    const result = await build(scratch, size);
    results.push(result);
    console.error(`${size} products: ${result.seconds.toFixed(1)} s`);
  }
} finally {
  fs.rmSync(scratch, { recursive: true, force: true });
}

const perPage = ({ seconds, pages }: Built) => (seconds * 1000) / pages;
console.log('\n| product pages | seconds | ms per page | peak memory MiB |\n| --: | --: | --: | --: |');
for (const result of results)
  console.log(
    `| ${result.pages} | ${result.seconds.toFixed(1)} | ${perPage(result).toFixed(1)} | ${Math.round(result.memory / 1024 ** 2)} |`,
  );

const largest = results.at(-1);
const middle = results.at(-2);
const faults = [
  largest && largest.memory > most.bytes && `${largest.pages} pages need more than ${most.bytes / GiB} GiB`,
  largest &&
    middle &&
    perPage(largest) > most.growth * perPage(middle) &&
    `a page costs ${(perPage(largest) / perPage(middle)).toFixed(2)} × what it costs at ${middle.pages}; allowed is ${most.growth} ×`,
].filter(Boolean);
for (const fault of faults) console.error(`Failed: ${fault}.`);
process.exit(faults.length > 0 ? 1 : 0);
