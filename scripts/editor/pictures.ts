import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type PictureFacts, picturesUsed, tooSmall } from '@/lib/content/check/pictures';
import { isPictureName, picturesFolder } from '@/lib/pictures/presets';
import { productPicture, slugOf } from '../commands/names';
import { inProject, writeAtomic } from '../commands/projectFiles';
import { CommandError } from '../commands/terminal';
import { filesBelow } from '../filesBelow';
import { cleanDrawing } from '../pictures/drawing';
import { inspectPicture, openPicture } from '../pictures/inspect';
import { schemaOf } from './forms';
import type { Path } from './page/values';

/** Folders whose pictures editors choose; the others hold icons and what the site draws by itself. */
const chosen = ['clients', 'films', 'services', 'products', 'hero-images', 'closings', 'team', 'testimonials'];

/** Longest side of a kept master, in pixels: enough for the largest place on the largest screen. */
const longestSide = 3200;

/** A picture of the project and where the content shows it. */
export interface ListedPicture {
  /** File below content/media/pictures. */
  src: string;
  /** In words: `content/team.yaml → People → entry 1 → File`. */
  uses: string[];
}

/** Every picture that a form can show, with its uses. */
export function listPictures(): ListedPicture[] {
  const used = picturesUsed();
  const usesOf = (src: string) => used.filter((use) => use.src === src).map(({ file, field }) => `${file} → ${field}`);
  return chosen.flatMap((name) =>
    filesBelow(inProject(`${picturesFolder}/${name}`))
      .map((file) => `${name}/${file}`)
      .filter(isPictureName)
      .map((src) => ({ src, uses: usesOf(src) })),
  );
}

/** @throws CommandError in words when a file cannot be used for the picture at a place */
async function usable(called: string, bytes: Buffer, name: string, at: Path): Promise<PictureFacts> {
  let schema = schemaOf(name);
  for (const part of at) schema = typeof part === 'number' ? schema?.items : schema?.properties?.[part];
  if (schema?.widget !== 'picture') throw new CommandError('There is no picture at this place.');
  const { minWidth = 0, minHeight = 0 } = schema;
  const facts = await inspectPicture(bytes).catch((error: Error) => {
    throw new CommandError(`${called} ${error.message}.`, 'choose another picture.');
  });
  const size = tooSmall(facts, { minWidth, minHeight });
  if (size)
    throw new CommandError(
      `${called} is ${size}; at least ${minWidth} × ${minHeight} are needed.`,
      'choose a larger picture.',
    );
  if (!facts.vector && name === 'clients')
    throw new CommandError(`${called} is a photograph; the logo must be an SVG drawing.`, 'ask the client for it.');
  return facts;
}

/** A picture's name, without its extension, that no other has: `team/nimal`, `team/nimal-2` and so on. */
function freeName(wanted: string): string {
  const taken = new Set(listPictures().map(({ src }) => src.replace(/\.\w+$/, '')));
  let free = wanted;
  for (let n = 2; taken.has(free); n++) free = `${wanted}-${n}`;
  return free;
}

/** Folder of the pictures that belong to a content file. */
function folderFor(name: string): string {
  const [kind = '', slug = ''] = name.split('/');
  if (kind === 'products') return `products/${slug}`;
  if (kind === 'services' || name === 'pages/home') return 'films';
  return kind === 'pages' ? 'hero-images' : kind;
}

/**
 * Takes an editor's picture into the project, whatever its file is called. A photograph is turned upright, freed of what
 * says where and by whom it was taken, and made no larger than the site can show; a drawing loses what is no drawing.
 *
 * @param called  name of the editor's file
 * @param name  content file that shows the picture, below content/ and without .yaml
 * @param at  place of the picture in that file
 * @returns the file below content/media/pictures
 * @throws CommandError when the picture cannot be used there
 */
export async function addPicture(called: string, bytes: Buffer, name: string, at: Path): Promise<string> {
  const { vector } = await usable(called, bytes, name, at);
  // A product's pictures are called by their place, because the main screen is served larger than the others.
  const own = name.startsWith('products/') ? productPicture(at) : slugOf(path.parse(called).name);
  const src = `${freeName(`${folderFor(name)}/${own || 'picture'}`)}.${vector ? 'svg' : 'webp'}`;
  const photograph = async () =>
    (await openPicture(bytes))
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 95 })
      .toBuffer();
  writeAtomic(`${picturesFolder}/${src}`, vector ? cleanDrawing(bytes.toString('utf8')) : await photograph());
  return src;
}

/** @throws CommandError when there is no such picture any more */
function kept(src: string): ListedPicture {
  const picture = listPictures().find((one) => one.src === src);
  if (!picture) throw new CommandError('There is no such picture any more.');
  return picture;
}

/** A small version of a picture for the form, as WebP. */
export const thumbnail = (src: string): Promise<Buffer> =>
  sharp(inProject(`${picturesFolder}/${kept(src).src}`))
    .resize(320, 320, { fit: 'inside' })
    .webp()
    .toBuffer();

/** @throws CommandError when the content shows the picture, saying where */
export function deletePicture(src: string): void {
  const { uses } = kept(src);
  if (uses.length > 0)
    throw new CommandError(`This picture is in use: ${uses.join('; ')}.`, 'choose another picture there first.');
  fs.rmSync(inProject(`${picturesFolder}/${src}`));
}
