/**
 * `npm run bench:scale`: builds the site with 50, 500 and 2,000 product pages in a scratch copy and prints time and
 * memory. Fails when the largest needs more than 4 GiB, or when a page costs more than 1.3 × what it did at the size
 * before.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { copyProject } from '../scratch';
import { finish } from './figures';

const sizes = [50, 500, 2000];

const GiB = 1024 ** 3;
const most = { bytes: 4 * GiB, growth: 1.3 };
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-scale-'));
process.once('exit', () => fs.rmSync(scratch, { recursive: true, force: true }));

/** Adds copies of a real product, pictures and all, to the scratch copy until there are `count`. */
function addProducts(count: number): void {
  const at = (...parts: string[]) => path.join(scratch, 'content', ...parts);
  const order = parse(fs.readFileSync(at('order.yaml'), 'utf8'));
  const model = parse(fs.readFileSync(at('products/lankacrm.yaml'), 'utf8'));
  for (let n = order.products.length; n < count; n++) {
    const meta = {
      ...model.meta,
      title: `Product ${n} of the trial`,
      description: `${n}: ${model.meta.description}`.slice(0, 160),
    };
    const slug = `product-${n}`;
    fs.writeFileSync(at(`products/${slug}.yaml`), stringify({ ...model, name: `Product ${n}`, meta }));
    fs.linkSync(path.join(scratch, 'public/cards/lankacrm.jpg'), path.join(scratch, `public/cards/${slug}.jpg`));
    order.products.push(slug);
  }
  fs.writeFileSync(at('order.yaml'), stringify(order));
}

/** Resident memory of all processes of a session together, in bytes; pages that they share count for each. */
function memoryOf(session: number): number {
  const kib = execFileSync('ps', ['-o', 'rss=', '--sid', String(session)], { encoding: 'utf8' });
  return kib.split('\n').reduce((sum, line) => sum + Number(line), 0) * 1024;
}

interface Built {
  pages: number;
  seconds: number;
  /** Largest memory of the build and all its processes, in bytes. */
  memory: number;
}

/** Builds the scratch copy with so many products and watches its memory. */
async function build(pages: number): Promise<Built> {
  addProducts(pages);
  fs.rmSync(path.join(scratch, '.next'), { recursive: true, force: true });
  const started = performance.now();
  // In a session of its own, by which its processes are found.
  const child = spawn('npm', ['run', 'build'], {
    cwd: scratch,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? -1));
  }, 250);
  const [code] = await once(child, 'close');
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build with ${pages} products failed.`);
  return { pages, seconds: (performance.now() - started) / 1000, memory };
}

copyProject(scratch);
console.error('Building once without counting, so that what does not depend on the number of pages is in the caches');
await build(8);
const results: Built[] = [];
for (const size of sizes) {
  results.push(await build(size));
  console.error(`${size} products: ${results.at(-1)?.seconds.toFixed(1)} s`);
}

const perPage = ({ seconds, pages }: Built) => (seconds * 1000) / pages;
console.table(
  results.map((result) => ({
    'product pages': result.pages,
    seconds: result.seconds.toFixed(1),
    'ms per page': perPage(result).toFixed(1),
    'peak memory MiB': Math.round(result.memory / 1024 ** 2),
  })),
);
const largest = results.at(-1) as Built;
const growth = perPage(largest) / perPage(results.at(-2) ?? largest);
const missed: string[] = [];
if (largest.memory > most.bytes) missed.push(`${largest.pages} pages need more than ${most.bytes / GiB} GiB`);
if (growth > most.growth)
  missed.push(`a page costs ${growth.toFixed(2)} × what it cost at the size before; allowed is ${most.growth} ×`);
finish(missed);
