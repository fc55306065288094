/** Brand, client logos, icons, rocket, team portraits and testimonial pictures, all drawn as SVG by code. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandFiles } from '@/content/media/scenes/marks/brand.mjs';
import { clientFiles } from '@/content/media/scenes/marks/client-logos.mjs';
import { iconFiles } from '@/content/media/scenes/marks/icons.mjs';
import { PEOPLE } from '@/content/media/scenes/marks/portraits/people.mjs';
import { portrait } from '@/content/media/scenes/marks/portraits/portrait.mjs';
import { rocket } from '@/content/media/scenes/marks/rocket.mjs';
import { siteIcons } from '@/content/media/scenes/marks/site-icons.mjs';
import team from '@/content/media/scenes/marks/team.json';
import { PICTURES } from '@/content/media/scenes/marks/testimonials/pictures.mjs';
import { log, type Recipe } from '../recipe';

/** What is written into a folder, by file name. */
type Files = Record<string, string | Buffer>;

const scenes = 'content/media/scenes/marks';
const pictures = 'content/media/pictures';
/** Served as they are, at addresses that browsers and phones ask for. */
const siteIconNames = [
  'favicon.ico',
  'icon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];

/** Lossless PNG of an SVG text at its own size. */
const png = (svg: string) =>
  sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer();

/** PNGs of drawings, one after another: one picture in memory at a time. */
async function drawn(drawings: readonly (readonly [name: string, draw: () => string])[]): Promise<Files> {
  const files: Files = {};
  for (const [name, draw] of drawings) files[name] = await png(draw());
  return files;
}

/** A recipe that writes a folder of files made in one go. */
const recipe = (
  kind: string,
  folder: string,
  inputs: readonly string[],
  names: readonly string[],
  draw: () => Files | Promise<Files>,
): Recipe => ({
  name: `marks/${kind}`,
  inputs: inputs.map((input) => `${scenes}/${input}`),
  outputs: names.map((name) => `${folder}/${name}`),
  make: async () => {
    const files = Object.entries(await draw());
    for (const [name, data] of files) await writeFile(`${folder}/${name}`, data);
    log(`${files.length} files in ${folder}`);
  },
});

const portraits = team.map(({ slug }) => [`${slug}.png`, () => portrait(PEOPLE[slug as keyof typeof PEOPLE])] as const);
const testimonials = Object.entries(PICTURES).map(([name, draw]) => [`${name}.png`, draw] as const);

export const marks = (): Recipe[] => [
  recipe('brand', `${pictures}/brand`, ['brand.mjs', 'brand-name.json'], Object.keys(brandFiles()), brandFiles),
  recipe('site-icons', 'public', ['brand.mjs', 'site-icons.mjs'], siteIconNames, siteIcons),
  recipe(
    'clients',
    `${pictures}/clients`,
    ['client-logos.mjs', 'client-names.json'],
    Object.keys(clientFiles()),
    clientFiles,
  ),
  recipe('icons', `${pictures}/icons`, ['icons.mjs'], Object.keys(iconFiles()), iconFiles),
  recipe('rocket', `${pictures}/illustrations`, ['rocket.mjs'], ['rocket.svg'], () => ({ 'rocket.svg': rocket() })),
  recipe(
    'team',
    `${pictures}/team`,
    ['portraits', 'contours.mjs', 'team.json'],
    portraits.map(([name]) => name),
    () => drawn(portraits),
  ),
  recipe(
    'testimonials',
    `${pictures}/testimonials`,
    ['testimonials', 'contours.mjs'],
    testimonials.map(([name]) => name),
    () => drawn(testimonials),
  ),
];
