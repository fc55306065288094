/**
 * Makes the pictures and films of the site ready to serve: AVIF and WebP in the widths of lib/pictures/presets.ts, with
 * hashed names, into public/media. What has not changed is taken from .cache/pictures.
 */
import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type MediaManifest, manifestFile, type ServedPicture, type Variant } from '@/lib/pictures/manifest';
import { type Preset, presetOf } from '@/lib/pictures/presets';

const masters = 'content/media/pictures';
const films = 'content/media/films';
const served = 'public/media';
const store = '.cache/pictures';

/** Raise when the way pictures are encoded changes, so that the cache is not used. */
const VERSION = 1;

const hash = (...parts: (string | Buffer)[]) => {
  const sum = crypto.createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 10);
};

const exists = (file: string) => fs.access(file).then(() => true, () => false);

/** Files below a folder, relative to it, sorted. */
async function filesBelow(folder: string): Promise<string[]> {
  if (!(await exists(folder))) return [];
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Writes one encoded variant to public/media, from the cache where it is there already. */
async function variant(src: string, master: Buffer, width: number, format: 'avif' | 'webp', preset: Preset): Promise<Variant> {
  const key = hash(master, `${VERSION} ${width} ${format} ${preset.quality}`);
  const cached = `${store}/${key}.${format}`;
  if (!(await exists(cached))) {
    const image = sharp(master).rotate().resize({ width, withoutEnlargement: true });
    const encoded = await (format === 'avif' ? image.avif({ quality: preset.quality, effort: 4 }) : image.webp({ quality: preset.quality + 22, effort: 4 })).toBuffer();
    await fs.writeFile(cached, encoded);
  }
  const name = `${src.replace(/\.\w+$/, '').replaceAll('/', '-')}-${width}.${key}.${format}`;
  await fs.copyFile(cached, `${served}/${name}`);
  return { url: `/media/${name}`, width, bytes: (await fs.stat(cached)).size };
}

/** Encodes one master in all its widths; WebP, for the few old browsers, in one middle width only. */
async function raster(src: string, preset: Preset): Promise<ServedPicture> {
  const master = await fs.readFile(`${masters}/${src}`);
  const { autoOrient } = await sharp(master).metadata();
  const { width, height } = autoOrient;
  const widths = preset.widths.filter((w, i) => w <= width || i === 0);
  const avif = [];
  for (const w of widths) avif.push(await variant(src, master, w, 'avif', preset));
  const fallback = widths[Math.min(2, widths.length - 1)] as number;
  return { width, height, avif, webp: [await variant(src, master, fallback, 'webp', preset)] };
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

/** All vector pictures of a folder as symbols of one file, so that a strip of logos costs one request. */
async function sprite(folder: string): Promise<string> {
  const symbols = (await filesBelow(`${masters}/${folder}`))
    .filter((name) => name.endsWith('.svg'))
    .map(async (name) => {
      const svg = await fs.readFile(`${masters}/${folder}/${name}`, 'utf8');
      const [, viewBox] = /viewBox="([^"]+)"/.exec(svg) ?? [];
      if (!viewBox) throw new Error(`${masters}/${folder}/${name} has no viewBox. Save it as a plain SVG with a viewBox.`);
      const inner = svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '').replace(/fill="#[0-9a-f]{3,6}"/gi, 'fill="currentColor"').replace(/stroke="#[0-9a-f]{3,6}"/gi, 'stroke="currentColor"');
      return `<symbol id="${`${folder}/${name}`.replace(/\W/g, '-')}" viewBox="${viewBox}" fill="currentColor">${inner}</symbol>`;
    });
  const data = `<svg xmlns="http://www.w3.org/2000/svg">${(await Promise.all(symbols)).join('')}</svg>`;
  const target = `${folder}.${hash(data)}.svg`;
  await fs.writeFile(`${served}/${target}`, data);
  return `/media/${target}`;
}

/** A picture heavier than its budget is a mistake: it would slow the page for every visitor. */
function overBudget(src: string, picture: ServedPicture, preset: Preset): string | undefined {
  const loaded = picture.avif.find(({ width }) => width >= preset.budget.width) ?? picture.avif.at(-1);
  if (!loaded || loaded.bytes <= preset.budget.bytes) return undefined;
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return `${masters}/${src}: ${kB(loaded.bytes)} at ${loaded.width} px wide; allowed are ${kB(preset.budget.bytes)}. Use a calmer picture (less fine detail or noise), or crop it closer.`;
}

export async function preparePictures(log = console.log): Promise<MediaManifest> {
  const started = Date.now();
  await fs.rm(served, { recursive: true, force: true });
  await fs.mkdir(served, { recursive: true });
  await fs.mkdir(store, { recursive: true });
  const manifest: MediaManifest = { pictures: {}, films: {}, sprite: await sprite('clients') };
  const heavy: string[] = [];
  const all = (await filesBelow(masters)).filter((src) => presetOf(src) || /^(brand|clients|illustrations)\/.*\.svg$/.test(src));
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
  for (const film of (await filesBelow(films)).filter((name) => /\.(mp4|webm)$/.test(name))) manifest.films[film] = await asItIs(films, film);
  manifest.pictures = Object.fromEntries(Object.entries(manifest.pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  await fs.writeFile(manifestFile, JSON.stringify(manifest));
  if (heavy.length > 0) throw new Error(`Pictures over their budget:\n${heavy.sort().join('\n')}`);
  log(`Pictures: ${all.length} ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return manifest;
}
