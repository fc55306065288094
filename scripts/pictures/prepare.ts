/**
 * Encodes the pictures as AVIF and WebP in the widths of lib/pictures/presets.ts and writes them, with the films and
 * hashed names, to public/media. content/media/encoded caches the encodings.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { content } from '@/lib/content';
import { filmsUsed, pictureProblems, picturesUsed } from '@/lib/content/check/pictures';
import { type ContentProblem, refuse } from '@/lib/content/errors';
import { type MediaManifest, manifestFile, type ServedPicture } from '@/lib/pictures/manifest';
import { isPictureName, picturesFolder, presetOf } from '@/lib/pictures/presets';
import { filesBelow } from '../filesBelow';
import { cleanDrawing, innerDrawing } from './drawing';
import { films, serve, served } from './files';
import { checkPicture, encodedFolder, overBudget, pruneEncoded, raster } from './raster';
import { clientLogos, logoFrame, sprite, technologyLogos } from './sprite';

const isVector = (src: string) => /^(brand|clients|drawings)\/.*\.svg$/.test(src);
const isInline = (src: string) => /^(icons|illustrations)\/.*\.svg$/.test(src);

const drawing = async (src: string): Promise<string> =>
  cleanDrawing(await fs.readFile(`${picturesFolder}/${src}`, 'utf8'));

async function vector(src: string): Promise<ServedPicture> {
  if (src.startsWith('clients/')) return { ...logoFrame, avif: [], webp: [] };
  const svg = await drawing(src);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  return { width, height, avif: [], webp: [], url: await serve(src, svg) };
}

/**
 * Must run before Next starts.
 *
 * @throws ContentError with the mistakes of the content and pictures that are unreadable, too small or too heavy
 */
export async function prepare(log = console.log): Promise<void> {
  const started = Date.now();
  content();
  const files = filesBelow(picturesFolder);
  const used = new Set(picturesUsed().map(({ src }) => src));
  const all = files.filter(
    (src) => src.startsWith('brand/') || (used.has(src) && isPictureName(src) && (presetOf(src) || isVector(src))),
  );
  refuse(await pictureProblems(checkPicture));
  const technologies = technologyLogos();

  // An open editor may be preparing the same pictures.
  await fs.rm(served, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  await fs.mkdir(served, { recursive: true });
  await fs.mkdir(encodedFolder, { recursive: true });
  await fs.mkdir(path.dirname(manifestFile), { recursive: true });
  const manifest: MediaManifest = {
    pictures: {},
    inline: {},
    films: {},
    logos: await sprite('clients', clientLogos(used), logoFrame),
    technologies: await sprite('technologies', technologies),
  };
  const heavy: ContentProblem[] = [];
  for (const [i, src] of all.entries()) {
    const preset = presetOf(src);
    const picture = await (preset ? raster(src, preset) : vector(src));
    manifest.pictures[src] = picture;
    if (preset) heavy.push(...overBudget(src, picture, preset));
    if (process.stdout.isTTY) process.stdout.write(`\rPictures ${i + 1} of ${all.length} `);
  }
  for (const src of files.filter(isInline)) manifest.inline[src] = innerDrawing(await drawing(src));
  const shown = filmsUsed();
  for (const film of filesBelow(films).filter((name) => name.endsWith('.mp4') && shown.has(name.split('.')[0] ?? '')))
    manifest.films[film] = await serve(film, await fs.readFile(`${films}/${film}`));
  await pruneEncoded();
  await fs.writeFile(manifestFile, JSON.stringify(manifest));
  refuse(heavy);
  log(`Pictures: ${all.length} ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
