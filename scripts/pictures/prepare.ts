/**
 * Makes the pictures and films of the site ready to serve: AVIF and WebP in the widths of lib/pictures/presets.ts, with
 * hashed names, into public/media. What has not changed is taken from content/media/encoded.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { content } from '@/lib/content';
import { pictureProblems } from '@/lib/content/check/pictures';
import { type ContentProblem, refuse } from '@/lib/content/errors';
import { type MediaManifest, manifestFile, type ServedPicture } from '@/lib/pictures/manifest';
import { isPictureName, picturesFolder, presetOf } from '@/lib/pictures/presets';
import { filesBelow } from '../filesBelow';
import { cleanDrawing, innerDrawing } from './drawing';
import { films, serve, served } from './files';
import { inspectPicture } from './inspect';
import { overBudget, pruneStore, raster, store } from './raster';
import { clientLogos, sheet, technologyLogos } from './sheet';

/** Drawings of the brand and the clients. The clients' logos are served together, as one sheet. */
const isVector = (src: string) => /^(brand|clients)\/.*\.svg$/.test(src);
/** Drawings that stand inside the pages. */
const isInline = (src: string) => /^(icons|illustrations)\/.*\.svg$/.test(src);

const drawing = async (src: string): Promise<string> =>
  cleanDrawing(await fs.readFile(`${picturesFolder}/${src}`, 'utf8'));

async function vector(src: string): Promise<ServedPicture> {
  const svg = await drawing(src);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return { width, height, avif: [], webp: [], url: src.startsWith('brand/') ? await serve(src, svg) : undefined };
}

/**
 * Everything that `npm run build`, `npm run dev` and the editor's preview need before the framework starts.
 *
 * @param log  tells that the pictures are ready
 * @throws ContentError naming the mistakes of the content, and the pictures that are none, are too small for their place
 *   or too heavy
 */
export async function prepare(log = console.log): Promise<void> {
  const started = Date.now();
  content();
  const files = filesBelow(picturesFolder);
  const all = files.filter((src) => (presetOf(src) && isPictureName(src)) || isVector(src));
  refuse(await pictureProblems(inspectPicture));
  const technologies = technologyLogos();

  await fs.rm(served, { recursive: true, force: true });
  await fs.mkdir(served, { recursive: true });
  await fs.mkdir(store, { recursive: true });
  await fs.mkdir(path.dirname(manifestFile), { recursive: true });
  const manifest: MediaManifest = {
    pictures: {},
    inline: {},
    films: {},
    logos: await sheet('clients', clientLogos()),
    technologies: await sheet('technologies', technologies),
  };
  const heavy: ContentProblem[] = [];
  for (const [i, src] of all.entries()) {
    const preset = presetOf(src);
    const picture = preset ? await raster(src, preset) : await vector(src);
    manifest.pictures[src] = picture;
    if (preset) heavy.push(...overBudget(src, picture, preset));
    if (process.stdout.isTTY) process.stdout.write(`\rPictures ${i + 1} of ${all.length} `);
  }
  for (const src of files.filter(isInline)) manifest.inline[src] = innerDrawing(await drawing(src));
  for (const film of filesBelow(films).filter((name) => /\.(mp4|webm)$/.test(name)))
    manifest.films[film] = await serve(film, await fs.readFile(`${films}/${film}`));
  await pruneStore();
  await fs.writeFile(manifestFile, JSON.stringify(manifest));
  refuse(heavy);
  log(`Pictures: ${all.length} ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
