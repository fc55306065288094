import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { PictureFacts } from '@/lib/content/check/pictures';
import type { ContentProblem } from '@/lib/content/errors';
import { hash } from '@/lib/hash';
import type { ServedPicture, Variant } from '@/lib/pictures/manifest';
import { type Preset, picturesFolder, presetOf } from '@/lib/pictures/presets';
import { filesBelow } from '../filesBelow';
import { served } from './files';
import { inspectPicture, openPicture } from './inspect';

/** Cache of encodings, committed because a fresh clone would have to encode hundreds of pictures. */
export const encodedFolder = 'content/media/encoded';

/** Increase it when the encoding changes, to invalidate the cache. */
const VERSION = 1;

interface Master {
  src: string;
  bytes: Buffer;
  image: Sharp;
}

const inUse = new Set<string>();

/** Deletes encodings that no picture of this run has used. */
export async function pruneEncoded(): Promise<void> {
  for (const file of filesBelow(encodedFolder)) if (!inUse.has(file)) await fs.rm(`${encodedFolder}/${file}`);
}

const encodedFile = (bytes: Buffer, width: number, format: 'avif' | 'webp', quality: number): string =>
  `${encodedFolder}/${hash(bytes, `${VERSION} ${width} ${format} ${quality}`)}.${format}`;

/** Encodes a variant, or finds it in the cache. */
async function encoded(
  { bytes, image }: Master,
  width: number,
  format: 'avif' | 'webp',
  quality: number,
): Promise<{ file: string; bytes: number }> {
  const file = encodedFile(bytes, width, format, quality);
  inUse.add(path.basename(file));
  const cached = await fs.stat(file).catch(() => undefined);
  if (cached) return { file, bytes: cached.size };
  // Rotated by its EXIF data, which is not published: it may name the place.
  const sized = image.clone().rotate().resize({ width, withoutEnlargement: true });
  const data = await (format === 'avif'
    ? sized.avif({ quality, effort: 3 })
    : sized.webp({ quality: quality + 22, effort: 4 })
  ).toBuffer();
  await fs.writeFile(file, data);
  return { file, bytes: data.length };
}

async function variant(master: Master, width: number, format: 'avif' | 'webp', quality: number): Promise<Variant> {
  const { file, bytes } = await encoded(master, width, format, quality);
  // One hash for all variants of a picture, because repeated hashes compress better in the HTML.
  const name = `${master.src.replace(/\.\w+$/, '').replaceAll('/', '-')}-${width}.${hash(master.bytes, `${VERSION} ${quality}`)}.${format}`;
  await fs.copyFile(file, `${served}/${name}`);
  return { url: `/media/${name}`, width, bytes };
}

/** A detailed photograph may be encoded in a lower quality than its preset's. */
const lowestQuality = 30;
const qualityStep = 7;

/** The widths in which a picture of this width is encoded. */
const encodedWidths = (preset: Preset, width: number): number[] =>
  preset.widths.filter((w, i) => w <= width || i === 0);

/** The width of the variant that phones load. */
const phoneWidth = ({ budget }: Preset, widths: readonly number[]): number =>
  widths.find((width) => width >= budget.width) ?? widths.at(-1) ?? budget.width;

/**
 * Inspects a picture, and decodes it unless it has been encoded before.
 *
 * @param src  file below content/media/pictures
 * @throws with a message for the editor when the file is not a picture or is damaged
 */
export async function checkPicture(file: string, src: string): Promise<PictureFacts> {
  const bytes = await fs.readFile(file);
  const facts = await inspectPicture(bytes);
  const preset = presetOf(src);
  if (!preset || facts.vector) return facts;
  const loaded = phoneWidth(preset, encodedWidths(preset, facts.width));
  if (!existsSync(encodedFile(bytes, loaded, 'avif', preset.quality)))
    await (await openPicture(bytes))
      .raw()
      .toBuffer()
      .catch(() => {
        throw new Error('is incomplete or damaged');
      });
  return facts;
}

/** The highest quality in which the variant that phones load fits its budget. */
async function fittingQuality(master: Master, preset: Preset, widths: readonly number[]): Promise<number> {
  const loaded = phoneWidth(preset, widths);
  let quality = preset.quality;
  while ((await encoded(master, loaded, 'avif', quality)).bytes > preset.budget.bytes && quality > lowestQuality)
    quality = Math.max(lowestQuality, quality - qualityStep);
  return quality;
}

/**
 * Encodes a picture as AVIF in all widths and, for old browsers, as WebP in one.
 *
 * @param src  file below content/media/pictures
 */
export async function raster(src: string, preset: Preset): Promise<ServedPicture> {
  const bytes = await fs.readFile(`${picturesFolder}/${src}`);
  const image = await openPicture(bytes);
  const { width, height } = (await image.metadata()).autoOrient;
  const master = { src, bytes, image };
  const widths = encodedWidths(preset, width);
  const quality = await fittingQuality(master, preset, widths);
  const fallback = widths[Math.min(2, widths.length - 1)] as number;
  const webp = [await variant(master, fallback, 'webp', quality)];
  const avif = await Promise.all(widths.map((w) => variant(master, w, 'avif', quality)));
  return { width, height, avif, webp };
}

export function overBudget(src: string, { avif }: ServedPicture, { budget }: Preset): ContentProblem[] {
  const loaded = avif.find(({ width }) => width >= budget.width) ?? avif.at(-1);
  if (!loaded || loaded.bytes <= budget.bytes) return [];
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    {
      file: `${picturesFolder}/${src}`,
      field: '',
      found: `${kB(loaded.bytes)} at ${loaded.width} px wide`,
      allowed: `at most ${kB(budget.bytes)}`,
      fix: 'Use a calmer picture (less fine detail or noise), or crop it closer.',
    },
  ];
}
