/**
 * The media workshop: npm run media [name…] [-- --force]
 * Makes every picture and film whose sources have changed since it was last made.
 * A name picks what starts with it (films, films/hero); --force makes it again anyway;
 * --trust notes the files as up to date without making them, after a change that cannot be seen.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromiumPath } from './browser.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const ledger = join(root, 'content/media/made.json');

const TOOLS = {
  chromium: {
    there: () => Boolean(chromiumPath()),
    help: 'Chromium is missing. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  },
  ffmpeg: {
    there: () => spawnSync('ffmpeg', ['-version']).status === 0,
    help: 'ffmpeg is missing. Install it (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg).',
  },
};

/** Every file under a repo-relative path, sorted, so that the hash is the same on every machine. */
async function filesIn(path) {
  const full = join(root, path);
  if (!(await stat(full)).isDirectory()) return [path];
  const inside = await readdir(full);
  return (await Promise.all(inside.sort().map((name) => filesIn(`${path}/${name}`)))).flat();
}

async function fingerprint(recipe) {
  const hash = createHash('sha256').update(JSON.stringify([recipe.recipe ?? null, recipe.outputs]));
  for (const path of (await Promise.all(recipe.inputs.map(filesIn))).flat())
    hash.update(path).update(await readFile(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

async function allRecipes() {
  const folder = join(root, 'scripts/media/recipes');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs')).sort();
  const lists = await Promise.all(
    names.map(async (name) => (await import(pathToFileURL(join(folder, name)))).default(root)),
  );
  return lists.flat();
}

const readLedger = async () => (existsSync(ledger) ? JSON.parse(await readFile(ledger, 'utf8')) : {});

/** Written after every recipe, read again first: a stopped or a second run loses nothing. */
async function remember(name, mark) {
  const made = { ...(await readLedger()), [name]: mark };
  await writeFile(ledger, `${JSON.stringify(Object.fromEntries(Object.entries(made).sort()), null, 2)}\n`);
}

const options = process.argv.slice(2);
const force = options.includes('--force');
const wanted = options.filter((word) => !word.startsWith('--'));
const recipes = (await allRecipes()).filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name === word || name.startsWith(`${word}/`)),
);
if (recipes.length === 0) {
  console.error(
    `Nothing is called ${wanted.join(' or ')}. Known names:\n  ${(await allRecipes()).map(({ name }) => name).join('\n  ')}`,
  );
  process.exit(1);
}

const made = await readLedger();
const todo = [];
for (const recipe of recipes) {
  const mark = await fingerprint(recipe);
  const there = recipe.outputs.every((path) => existsSync(join(root, path)));
  if (force || !there || made[recipe.name] !== mark) todo.push({ recipe, mark });
}
if (todo.length === 0) console.log(`All ${recipes.length} are up to date.`);

const missing = [...new Set(todo.flatMap(({ recipe }) => recipe.needs ?? []))].filter((tool) => !TOOLS[tool]?.there());
if (missing.length > 0) {
  for (const tool of missing) console.error(TOOLS[tool]?.help ?? `${tool} is missing.`);
  process.exit(1);
}

if (options.includes('--trust')) {
  const there = todo.filter(({ recipe }) => recipe.outputs.every((path) => existsSync(join(root, path))));
  for (const { recipe, mark } of there) await remember(recipe.name, mark);
  console.log(`Noted ${there.length} as up to date; ${todo.length - there.length} still have to be made.`);
  process.exit(0);
}

let failed = 0;
for (const [i, { recipe, mark }] of todo.entries()) {
  const title = `${i + 1} of ${todo.length}  ${recipe.name}`;
  console.log(title);
  const start = Date.now();
  try {
    await recipe.make({ root, log: (text) => console.log(`    ${text}`) });
    const absent = recipe.outputs.filter((path) => !existsSync(join(root, path)));
    if (absent.length > 0) throw new Error(`did not make ${absent.join(', ')}`);
    await remember(recipe.name, mark);
    console.log(`    done in ${Math.round((Date.now() - start) / 1000)} s`);
  } catch (error) {
    failed++;
    console.error(`    FAILED: ${error.message}`);
  }
}
if (failed > 0) {
  console.error(
    `${failed} of ${todo.length} failed; the others are kept. Mend what the message says and run the command again.`,
  );
  process.exitCode = 1;
}
