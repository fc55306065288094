import fs from 'node:fs';
import path from 'node:path';
import { recipeHash, withImports } from '@/scripts/media/recipe';
import { screens } from '@/scripts/media/recipes/screens';
import { scratchFolder } from '../support/scratch';

const folder = scratchFolder();
const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

test('a picture is out of date when a file changes that its script imports through another', () => {
  write('scene.js', "import './engine.js';");
  write('engine.js', "import { turn } from './camera.js'; import sharp from 'sharp'; turn(sharp);");
  write('camera.js', 'export const turn = () => 1;');
  const inputs = withImports(path.join(folder, 'scene.js'));
  expect(inputs.map((file) => path.basename(file))).toEqual(['camera.js', 'engine.js', 'scene.js']);
  const recipe = { name: 'scene', inputs, outputs: [], make: async () => {} };
  const before = recipeHash(recipe);
  write('camera.js', 'export const turn = () => 2;');
  expect(recipeHash(recipe)).not.toBe(before);
});

test('the picture of a screen is out of date when the styles or a file of the demonstration change', () => {
  const nexbill = screens().find(({ name }) => name === 'products/nexbill');
  expect(nexbill?.inputs).toEqual(
    expect.arrayContaining(['styles', 'components/demos/nexbill/rules.ts', 'components/demos/nexbill/nexbill.scss']),
  );
});
