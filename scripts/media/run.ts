/**
 * `npm run media [name…]`: makes every picture and film whose sources have changed.
 * A name selects what starts with it (films, films/hero); --force makes it anyway;
 * --trust records the files as up to date without making them, after an invisible change.
 */
import fs from 'node:fs';
import path from 'node:path';
import { absent, isMade, log, recipeHash, remember } from './recipe';
import { cards } from './recipes/cards';
import { films } from './recipes/films';
import { screens } from './recipes/screens';
import { svgDrawings } from './recipes/svgDrawings';

const words = process.argv.slice(2);
const force = words.includes('--force');
const wanted = words.filter((word) => !word.startsWith('--'));
const all = [...cards(), ...films(), ...svgDrawings(), ...screens()];
const recipes = all.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name === word || name.startsWith(`${word}/`)),
);
if (recipes.length === 0) {
  const names = all.map(({ name }) => name).join('\n  ');
  console.error(`Nothing is called ${wanted.join(' or ')}. Known names:\n  ${names}`);
  process.exit(1);
}

const todo = recipes
  .map((recipe) => ({ recipe, hash: recipeHash(recipe) }))
  .filter(({ recipe, hash }) => force || !isMade(recipe, hash));
if (todo.length === 0) console.log(`All ${recipes.length} are up to date.`);

if (words.includes('--trust')) {
  const there = todo.filter(({ recipe }) => absent(recipe).length === 0);
  for (const { recipe, hash } of there) remember(recipe, hash);
  console.log(`Noted ${there.length} as up to date; ${todo.length - there.length} still have to be made.`);
  process.exit(0);
}

let failed = 0;
for (const [i, { recipe, hash }] of todo.entries()) {
  console.log(`${i + 1} of ${todo.length}  ${recipe.name}`);
  const started = Date.now();
  try {
    for (const output of recipe.outputs) fs.mkdirSync(path.dirname(output), { recursive: true });
    await recipe.make();
    remember(recipe, hash);
    log(`done in ${Math.round((Date.now() - started) / 1000)} s`);
  } catch (error) {
    failed++;
    console.error(`    FAILED: ${(error as Error).message}`);
  }
}
if (failed > 0) {
  console.error(
    `${failed} of ${todo.length} failed; the others are kept. Fix what is said above and run the command again.`,
  );
  process.exitCode = 1;
}
