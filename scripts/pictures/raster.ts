import fs from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { ContentProblem } from '@/lib/content/errors';
import { hash } from '@/lib/hash';
import type { ServedPicture, Variant } from '@/lib/pictures/manifest';
import type { Preset } from '@/lib/pictures/presets';
import { picturesFolder } from '@/lib/pictures/presets';
import { filesBelow } from '../filesBelow';
import { served } from './files';
import { openPicture } from './inspect';

/** Encoded variants, committed, so that a fresh clone builds without encoding hundreds of pictures. */
export const store = 'content/media/encoded';

/** Raise when the way pictures are encoded changes, so that the store is not used. */
const VERSION = 1;

/** A master while its variants are made: its bytes for the names, its picture for the encoder. */
interface Master {
  src: string;
  bytes: Buffer;
  image: Sharp;
}

/** Files of the store that this run has used; the others belong to pictures that are gone. */
const inUse = new Set<string>();

/** Removes what no picture of this run has used from the store. */
export async function pruneStore(): Promise<void> {
  for (const file of filesBelow(store)) if (!inUse.has(file)) await fs.rm(`${store}/${file}`);
}

/** One encoded variant, in the store: its file there and its size in bytes. */
async function encoded(
  { bytes, image }: Master,
  width: number,
  format: 'avif' | 'webp',
  quality: number,
): Promise<{ file: string; bytes: number }> {
  const file = `${store}/${hash(bytes, `${VERSION} ${width} ${format} ${quality}`)}.${format}`;
  inUse.add(path.basename(file));
  const kept = await fs.stat(file).catch(() => undefined);
  if (kept) return { file, bytes: kept.size };
  // Turned upright by its EXIF data, which is then left out: no device, no date and no place is published.
  const sized = image.clone().rotate().resize({ width, withoutEnlargement: true });
  const data = await (format === 'avif'
    ? sized.avif({ quality, effort: 3 })
    : sized.webp({ quality: quality + 22, effort: 4 })
  ).toBuffer();
  await fs.writeFile(file, data);
  return { file, bytes: data.length };
}

/** Copies one encoded variant to public/media. */
async function variant(master: Master, width: number, format: 'avif' | 'webp', quality: number): Promise<Variant> {
  const { file, bytes } = await encoded(master, width, format, quality);
  // One hash for all variants of a picture: it compresses better than one for each, and is as unique with the width.
  const name = `${master.src.replace(/\.\w+$/, '').replaceAll('/', '-')}-${width}.${hash(master.bytes, `${VERSION} ${quality}`)}.${format}`;
  await fs.copyFile(file, `${served}/${name}`);
  return { url: `/media/${name}`, width, bytes };
}

/** How far the quality may fall for a busy photograph before it is refused, and in which steps. */
const lowestQuality = 30;
const qualityStep = 7;

/** The highest quality, up to the preset's, in which the variant that phones load keeps its budget. */
async function fittingQuality(master: Master, preset: Preset, widths: readonly number[]): Promise<number> {
  const loaded = widths.find((width) => width >= preset.budget.width) ?? widths.at(-1) ?? preset.budget.width;
  let quality = preset.quality;
  while ((await encoded(master, loaded, 'avif', quality)).bytes > preset.budget.bytes && quality > lowestQuality)
    quality = Math.max(lowestQuality, quality - qualityStep);
  return quality;
}

/**
 * Encodes one master in all its widths; WebP, for the few old browsers, in one middle width only.
 *
 * @param src  file below content/media/pictures
 */
export async function raster(src: string, preset: Preset): Promise<ServedPicture> {
  const bytes = await fs.readFile(`${picturesFolder}/${src}`);
  const image = await openPicture(bytes);
  const { width, height } = (await image.metadata()).autoOrient;
  const master = { src, bytes, image };
  const widths = preset.widths.filter((w, i) => w <= width || i === 0);
  const quality = await fittingQuality(master, preset, widths);
  const fallback = widths[Math.min(2, widths.length - 1)] as number;
  const webp = [await variant(master, fallback, 'webp', quality)];
  const avif = await Promise.all(widths.map((w) => variant(master, w, 'avif', quality)));
  return { width, height, avif, webp };
}

/** A picture heavier than its budget is a mistake: it would slow the page for every visitor. */
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
