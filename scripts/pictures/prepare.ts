/**
 * Makes the pictures and films of the site ready to serve: AVIF and WebP in the widths of lib/pictures/presets.ts, with
 * hashed names, into public/media. What has not changed is taken from content/media/encoded.
 */
import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import * as simpleIcons from 'simple-icons';
import { optimize } from 'svgo';
import { pictureProblems } from '@/lib/check/pictures';
import { ContentError, content } from '@/lib/content';
import { type MediaManifest, manifestFile, type ServedPicture, type Variant } from '@/lib/pictures/manifest';
import { type Preset, presetOf } from '@/lib/pictures/presets';
import { inspectPicture, isPictureName, openPicture } from './inspect';

const masters = 'content/media/pictures';
const films = 'content/media/films';
const served = 'public/media';
/** Encoded variants, committed, so that a fresh clone builds without encoding hundreds of pictures. */
const store = 'content/media/encoded';

/** Raise when the way pictures are encoded changes, so that the cache is not used. */
const VERSION = 1;

const hash = (...parts: (string | Buffer)[]) => {
  const sum = crypto.createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 10);
};

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** Files below a folder, relative to it, sorted. */
async function filesBelow(folder: string): Promise<string[]> {
  if (!(await exists(folder))) return [];
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Files of the store that this run has used; the others belong to pictures that are gone. */
const inUse = new Set<string>();

/** A master while its variants are made: its bytes for the names, its picture for the encoder. */
interface Master {
  src: string;
  bytes: Buffer;
  image: Sharp;
}

/** Writes one encoded variant to public/media, from the cache where it is there already. */
async function variant(
  { src, bytes, image }: Master,
  width: number,
  format: 'avif' | 'webp',
  quality: number,
): Promise<Variant> {
  const key = hash(bytes, `${VERSION} ${width} ${format} ${quality}`);
  const cached = `${store}/${key}.${format}`;
  if (!(await exists(cached))) {
    // Turned upright by its EXIF data, which is then left out: no device, no date and no place is published.
    const sized = image.clone().rotate().resize({ width, withoutEnlargement: true });
    const encoded = await (format === 'avif'
      ? sized.avif({ quality, effort: 3 })
      : sized.webp({ quality: quality + 22, effort: 4 })
    ).toBuffer();
    await fs.writeFile(cached, encoded);
  }
  // One mark for all variants of a picture: it compresses better than one for each, and is as unique with the width.
  const mark = hash(bytes, `${VERSION} ${quality}`);
  const name = `${src.replace(/\.\w+$/, '').replaceAll('/', '-')}-${width}.${mark}.${format}`;
  await fs.copyFile(cached, `${served}/${name}`);
  inUse.add(path.basename(cached));
  return { url: `/media/${name}`, width, bytes: (await fs.stat(cached)).size };
}

/** How far the quality may fall for a busy photograph before it is refused, and in which steps. */
const lowestQuality = 30;
const qualityStep = 7;

/** The highest quality, up to the preset's, in which the variant that phones load keeps its budget. */
async function fittingQuality(master: Master, preset: Preset, widths: readonly number[]): Promise<number> {
  const loaded = widths.find((width) => width >= preset.budget.width) ?? widths.at(-1) ?? preset.budget.width;
  let quality = preset.quality;
  while ((await variant(master, loaded, 'avif', quality)).bytes > preset.budget.bytes && quality > lowestQuality)
    quality = Math.max(lowestQuality, quality - qualityStep);
  return quality;
}

/** Encodes one master in all its widths; WebP, for the few old browsers, in one middle width only. */
async function raster(src: string, preset: Preset): Promise<ServedPicture> {
  const file = `${masters}/${src}`;
  const image = await openPicture(file);
  const { width, height } = (await image.metadata()).autoOrient;
  const master = { src, bytes: await fs.readFile(file), image };
  const widths = preset.widths.filter((w, i) => w <= width || i === 0);
  const quality = await fittingQuality(master, preset, widths);
  const avif = [];
  for (const w of widths) avif.push(await variant(master, w, 'avif', quality));
  const fallback = widths[Math.min(2, widths.length - 1)] as number;
  return { width, height, avif, webp: [await variant(master, fallback, 'webp', quality)] };
}

/** Copies a file that is served as it is, under a hashed name. */
async function asItIs(folder: string, src: string): Promise<string> {
  const data = await fs.readFile(`${folder}/${src}`);
  const { dir, name, ext } = path.parse(src);
  const target = `${[...(dir ? [dir.replaceAll('/', '-')] : []), name].join('-')}.${hash(data)}${ext}`;
  await fs.writeFile(`${served}/${target}`, data);
  return `/media/${target}`;
}

async function vector(src: string): Promise<ServedPicture> {
  const { width, height } = await sharp(`${masters}/${src}`).metadata();
  return { width, height, avif: [], webp: [], url: await asItIs(masters, src) };
}

/** One drawing of a sheet; `fill` colours all of it. */
interface Drawing {
  id: string;
  svg: string;
  fill?: string;
}

/**
 * Vector pictures below each other in one file, each under its own fragment (`#id`), so that a strip of logos costs one
 * request.
 */
async function sheet(name: string, drawings: Drawing[]): Promise<string> {
  let top = 0;
  const parts = drawings.flatMap(({ id, svg, fill }) => {
    const [, viewBox] = /viewBox="([^"]+)"/.exec(svg) ?? [];
    const [, , width, height] = viewBox?.split(' ').map(Number) ?? [];
    if (!width || !height)
      throw new Error(`Pictures: ${name} ${id} has no viewBox. Save it as a plain SVG with a viewBox.`);
    const { data } = optimize(svg, { multipass: true, floatPrecision: 1 });
    const inner = data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
    const parts = [
      `<view id="${id}" viewBox="0 ${top} ${width} ${height}"/>`,
      `<svg y="${top}" width="${width}" height="${height}" viewBox="${viewBox}"${fill ? ` fill="${fill}"` : ''}>${inner}</svg>`,
    ];
    top += height;
    return parts;
  });
  const data = `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`;
  const target = `${name}.${hash(data)}.svg`;
  await fs.writeFile(`${served}/${target}`, data);
  return `/media/${target}`;
}

/** The client logos, each under its file name. */
async function clientLogos(): Promise<Drawing[]> {
  const names = (await filesBelow(`${masters}/clients`)).filter((name) => name.endsWith('.svg'));
  return Promise.all(
    names.map(async (name) => ({
      id: path.parse(name).name,
      svg: await fs.readFile(`${masters}/clients/${name}`, 'utf8'),
    })),
  );
}

/** Muted text on a dark ground, the only ground that technology logos stand on. */
const LOGO_COLOUR = '#a9bac4';

/** The technology logos that the content names, from simple-icons (CC0), each under its slug. */
function technologyLogos(): Drawing[] {
  const { services, pages } = content();
  const named = [
    ...services.flatMap(({ technologies }) => technologies?.items ?? []),
    ...pages['ui-designing'].tools.items,
  ];
  const slugs = [...new Set(named.flatMap(({ logo }) => logo ?? []))].sort();
  const bySlug = new Map(Object.values(simpleIcons).map((icon) => [icon.slug, icon]));
  return slugs.map((id) => {
    const icon = bySlug.get(id);
    if (!icon) throw new Error(`Pictures: simple-icons has no logo ${id}. Leave the logo out, or look up its slug.`);
    return { id, svg: icon.svg, fill: LOGO_COLOUR };
  });
}

/** A picture heavier than its budget is a mistake: it would slow the page for every visitor. */
function overBudget(src: string, picture: ServedPicture, preset: Preset): string | undefined {
  const loaded = picture.avif.find(({ width }) => width >= preset.budget.width) ?? picture.avif.at(-1);
  if (!loaded || loaded.bytes <= preset.budget.bytes) return undefined;
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return `${masters}/${src}: ${kB(loaded.bytes)} at ${loaded.width} px wide; allowed are ${kB(preset.budget.bytes)}. Use a calmer picture (less fine detail or noise), or crop it closer.`;
}

/** @throws ContentError naming the pictures that are none or are too small, with the size that their place needs */
export async function preparePictures(log = console.log): Promise<MediaManifest> {
  const started = Date.now();
  const problems = await pictureProblems(inspectPicture);
  if (problems.length > 0) throw new ContentError(problems);
  await fs.rm(served, { recursive: true, force: true });
  await fs.mkdir(served, { recursive: true });
  await fs.mkdir(store, { recursive: true });
  await fs.mkdir(path.dirname(manifestFile), { recursive: true });
  const manifest: MediaManifest = {
    pictures: {},
    films: {},
    logos: await sheet('clients', await clientLogos()),
    technologies: await sheet('technologies', technologyLogos()),
  };
  const heavy: string[] = [];
  const all = (await filesBelow(masters)).filter(
    (src) => (presetOf(src) && isPictureName(src)) || /^(brand|clients|illustrations)\/.*\.svg$/.test(src),
  );
  // Two at a time: sharp uses several threads for each.
  const queue = [...all];
  const worker = async () => {
    for (let src = queue.shift(); src; src = queue.shift()) {
      const preset = presetOf(src);
      const picture = preset ? await raster(src, preset) : await vector(src);
      manifest.pictures[src] = picture;
      const problem = preset && overBudget(src, picture, preset);
      if (problem) heavy.push(problem);
      if (process.stdout.isTTY) process.stdout.write(`\rPictures ${all.length - queue.length} of ${all.length} `);
    }
  };
  await Promise.all([worker(), worker()]);
  for (const film of (await filesBelow(films)).filter((name) => /\.(mp4|webm)$/.test(name)))
    manifest.films[film] = await asItIs(films, film);
  for (const file of await filesBelow(store)) if (!inUse.has(file)) await fs.rm(`${store}/${file}`);
  manifest.pictures = Object.fromEntries(Object.entries(manifest.pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  await fs.writeFile(manifestFile, JSON.stringify(manifest));
  if (heavy.length > 0) throw new Error(`Pictures over their budget:\n${heavy.sort().join('\n')}`);
  log(`Pictures: ${all.length} ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return manifest;
}
