/** Brand, client logos, icons, rocket, team portraits and testimonial pictures, all drawn as SVG by code. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { brandFiles } from '../../../content/media/scenes/marks/brand.mjs';
import { brandRasters } from '../../../content/media/scenes/marks/brand-rasters.mjs';
import { clientFiles } from '../../../content/media/scenes/marks/client-logos.mjs';
import { iconFiles } from '../../../content/media/scenes/marks/icons.mjs';
import { PEOPLE } from '../../../content/media/scenes/marks/portraits/people.mjs';
import { portrait } from '../../../content/media/scenes/marks/portraits/portrait.mjs';
import { rocket } from '../../../content/media/scenes/marks/rocket.mjs';
import { PICTURES } from '../../../content/media/scenes/marks/testimonials/pictures.mjs';

const SCENES = 'content/media/scenes/marks';
const PICTURES_FOLDER = 'content/media/pictures';

const BRAND_RASTERS = ['icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'favicon.ico'];

/** Lossless PNG of an SVG text at its own size. */
const png = (svg) => sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();

async function writeAll(root, folder, files) {
  for (const [name, data] of Object.entries(files)) {
    const file = join(root, PICTURES_FOLDER, folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data);
  }
}

/** A recipe that writes a folder of files made in one go. */
const recipe = (kind, folder, inputs, names, files) => ({
  name: `marks/${kind}`,
  inputs: inputs.map((input) => `${SCENES}/${input}`),
  outputs: names.map((name) => `${PICTURES_FOLDER}/${folder}/${name}`),
  needs: [],
  make: async ({ root, log }) => {
    const made = await files();
    await writeAll(root, folder, made);
    log?.(`${Object.keys(made).length} files in ${folder}`);
  },
});

/** Draws each entry in turn: one picture in memory at a time. */
async function drawn(entries) {
  const made = {};
  for (const [name, svg] of entries) made[name] = await png(svg());
  return made;
}

/** @param {string} root absolute path of the repository */
export default async function recipes(root) {
  const team = JSON.parse(await readFile(join(root, SCENES, 'team.json'), 'utf8'));
  const slugs = team.map(({ slug }) => slug);
  return [
    recipe(
      'brand',
      'brand',
      ['brand.mjs', 'brand-rasters.mjs', 'brand-name.json'],
      [...Object.keys(brandFiles()), ...BRAND_RASTERS],
      async () => ({
        ...brandFiles(),
        ...(await brandRasters()),
      }),
    ),
    recipe('clients', 'clients', ['client-logos.mjs', 'client-names.json'], Object.keys(clientFiles()), clientFiles),
    recipe('icons', 'icons', ['icons.mjs'], Object.keys(iconFiles()), iconFiles),
    recipe('rocket', 'illustrations', ['rocket.mjs'], ['rocket.svg'], () => ({ 'rocket.svg': rocket() })),
    recipe(
      'team',
      'team',
      ['portraits', 'relief.mjs', 'team.json'],
      slugs.map((slug) => `${slug}.png`),
      () => drawn(slugs.map((slug) => [`${slug}.png`, () => portrait(PEOPLE[slug])])),
    ),
    recipe(
      'testimonials',
      'testimonials',
      ['testimonials', 'relief.mjs'],
      Object.keys(PICTURES).map((n) => `${n}.png`),
      () => drawn(Object.entries(PICTURES).map(([n, picture]) => [`${n}.png`, picture])),
    ),
  ];
}
