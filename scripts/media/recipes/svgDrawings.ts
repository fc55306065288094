/** Brand, icons, rocket and drawings of places, all drawn as SVG by code. */

import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandFiles } from '@/content/media/scenes/marks/brand.mjs';
import { iconFiles } from '@/content/media/scenes/marks/icons.mjs';
import { rocket } from '@/content/media/scenes/marks/rocket.mjs';
import { siteIcons } from '@/content/media/scenes/marks/site-icons.mjs';
import { PICTURES } from '@/content/media/scenes/marks/testimonials/pictures.mjs';
import { picturesFolder } from '@/lib/pictures/presets';
import { drawingsOf, log, type Recipe, withImports } from '../recipe';

/** Contents by file name; slow drawings are functions. */
type Files = Record<string, string | Buffer | (() => Promise<Buffer>)>;

const scenes = 'content/media/scenes/marks';

/** The width that a drawing says it has, in px. */
const widthOf = (svg: string) => Number(/ width="([\d.]+)"/.exec(svg)?.[1]);

/** @param width  in px; by default that of the drawing */
const pngs = (drawings: readonly (readonly [name: string, draw: () => string])[], width?: number): Files =>
  Object.fromEntries(
    drawings.map(([name, draw]) => [
      `${name}.png`,
      () => {
        const svg = draw();
        return sharp(Buffer.from(svg), { density: (72 * (width ?? widthOf(svg))) / widthOf(svg) })
          .flatten()
          .png({ compressionLevel: 9, adaptiveFiltering: true })
          .toBuffer();
      },
    ]),
  );

const recipe = (kind: string, folder: string, inputs: readonly string[], files: Files): Recipe => ({
  name: `marks/${kind}`,
  inputs: inputs.flatMap((input) =>
    input.endsWith('.mjs') ? withImports(`${scenes}/${input}`) : `${scenes}/${input}`,
  ),
  outputs: Object.keys(files).map((name) => `${folder}/${name}`),
  make: async () => {
    for (const [name, data] of Object.entries(files))
      await writeFile(`${folder}/${name}`, typeof data === 'function' ? await data() : data);
    log(`${Object.keys(files).length} files in ${folder}`);
  },
});

const icons = await siteIcons();

/** One picture for each file of a folder of scenes. */
async function drawingsIn(folder: string, output: string, width?: number): Promise<Recipe> {
  const drawings = await drawingsOf<() => string>(`${scenes}/${folder}`);
  return recipe(
    folder,
    output,
    drawings.map(({ name }) => `${folder}/${name}.mjs`),
    pngs(
      drawings.map(({ name, draw }) => [name, draw] as const),
      width,
    ),
  );
}

const folders = [
  await drawingsIn('heroes', `${picturesFolder}/hero-images`),
  await drawingsIn('heroes/portrait', `${picturesFolder}/hero-images/portrait`, 1600),
  await drawingsIn('services', `${picturesFolder}/services/drawings`, 1600),
  await drawingsIn('closings', `${picturesFolder}/closings`, 1920),
  await drawingsIn('products', `${picturesFolder}/things`, 640),
];

export const svgDrawings = (): Recipe[] => [
  recipe('brand', `${picturesFolder}/brand`, ['brand.mjs', 'brand-name.json'], brandFiles()),
  recipe('site-icons', 'public', ['site-icons.mjs', 'brand-name.json'], icons),
  recipe('icons', `${picturesFolder}/icons`, ['icons.mjs'], iconFiles()),
  recipe('rocket', `${picturesFolder}/illustrations`, ['rocket.mjs'], { 'rocket.svg': rocket() }),
  recipe(
    'testimonials',
    `${picturesFolder}/testimonials`,
    ['testimonials/pictures.mjs'],
    pngs(Object.entries(PICTURES)),
  ),
  ...folders,
];
