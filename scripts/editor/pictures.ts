import fs from 'node:fs';
import path from 'node:path';
import { type PictureFacts, picturesUsed, tooSmall } from '@/lib/content/check/pictures';
import { fieldSchema, schemaAt } from '@/lib/content/fieldSchema';
import { schemaOf } from '@/lib/content/files';
import { uploadsFolder } from '@/lib/content/read';
import { isPictureName, picturesFolder } from '@/lib/pictures/presets';
import { productPicture, slugOf } from '../commands/names';
import { inProject, writeAtomic } from '../commands/projectFiles';
import { CommandError } from '../commands/terminal';
import { filesBelow } from '../filesBelow';
import { cleanDrawing } from '../pictures/drawing';
import { inspectPicture, openPicture } from '../pictures/inspect';
import type { Path } from './page/values';

/** Folders whose pictures editors choose; the others hold icons and drawings of the site. */
const editableFolders = ['clients', 'films', 'services', 'products', 'hero-images', 'closings', 'team', 'testimonials'];

/** Deleted pictures, from which taking back restores them. */
const binFolder = '.cache/editor/bin';

/** Pixels; enough for the largest place on a high-density screen. */
const longestSide = 3200;

export interface ListedPicture {
  /** File below content/media/pictures. */
  src: string;
  /** Such as `content/team.yaml → People → entry 1 → File`. */
  uses: string[];
}

export function listPictures(): ListedPicture[] {
  const used = picturesUsed();
  const usesOf = (src: string) => used.filter((use) => use.src === src).map(({ file, field }) => `${file} → ${field}`);
  return editableFolders.flatMap((name) =>
    filesBelow(inProject(`${picturesFolder}/${name}`))
      .map((file) => `${name}/${file}`)
      .filter(isPictureName)
      .map((src) => ({ src, uses: usesOf(src) })),
  );
}

/** @throws CommandError when the file cannot be used for the field */
async function checkUpload(called: string, bytes: Buffer, name: string, at: Path): Promise<PictureFacts> {
  const rules = schemaOf(name);
  const schema = schemaAt(rules && fieldSchema(rules), at);
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

/** For a file whose beginning is a picture and whose end is missing. */
const refuseHalf = (called: string) => (): never => {
  throw new CommandError(`${called} cannot be read to its end.`, 'copy it from its source again, or choose another.');
};

/** An unused name without extension: `team/nimal`, `team/nimal-2` … */
function freeName(wanted: string): string {
  const folders = [picturesFolder, uploadsFolder, binFolder].flatMap((folder) => filesBelow(inProject(folder)));
  const taken = new Set(folders.map((src) => src.replace(/\.\w+$/, '')));
  let free = wanted;
  for (let n = 2; taken.has(free); n++) free = `${wanted}-${n}`;
  return free;
}

/** Folder for the pictures of a content file. */
function folderFor(name: string): string {
  const [kind = '', slug = ''] = name.split('/');
  if (kind === 'products') return `products/${slug}`;
  if (kind === 'services' || name === 'pages/home') return 'films';
  return kind === 'pages' ? 'hero-images' : kind;
}

/**
 * Keeps an uploaded picture under a clean name until its form is saved: a photograph rotated, without metadata and scaled down, a drawing without
 * anything active.
 *
 * @param called  name of the uploaded file
 * @param name  content file that shows the picture, below content/ and without .yaml
 * @param at  path of the picture in that file
 * @returns the file below content/media/pictures
 * @throws CommandError when the picture cannot be used there
 */
export async function addPicture(called: string, bytes: Buffer, name: string, at: Path): Promise<string> {
  const { vector } = await checkUpload(called, bytes, name, at);
  // Pictures of a product are named by their field: presets serve the main screen in larger sizes.
  const own = name.startsWith('products/') ? productPicture(at) : slugOf(path.parse(called).name);
  const folder = folderFor(name);
  // A film finds its poster by this ending.
  const format = folder === 'films' ? 'png' : 'webp';
  const src = `${freeName(`${folder}/${own || 'picture'}`)}.${vector ? 'svg' : format}`;
  const photograph = async () =>
    (await openPicture(bytes))
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: 95 })
      .toBuffer();
  const prepared = vector ? cleanDrawing(bytes.toString('utf8')) : await photograph().catch(refuseHalf(called));
  writeAtomic(`${uploadsFolder}/${src}`, prepared);
  return src;
}

function move(src: string, from: string, to: string): void {
  fs.mkdirSync(path.dirname(inProject(`${to}/${src}`)), { recursive: true });
  fs.renameSync(inProject(`${from}/${src}`), inProject(`${to}/${src}`));
}

/** Takes the pictures that the data of a file names out of a folder, unless they are there already. */
function takeFrom(folder: string, data: unknown): void {
  const named = JSON.stringify(data ?? '');
  for (const src of filesBelow(inProject(folder)))
    if (named.includes(`"${src}"`) && !fs.existsSync(inProject(`${picturesFolder}/${src}`)))
      move(src, folder, picturesFolder);
}
export const takeUploads = (data: unknown): void => takeFrom(uploadsFolder, data);
export const takeFromBin = (data: unknown): void => takeFrom(binFolder, data);

/** A WebP for the form. */
export async function thumbnail(src: string): Promise<Buffer> {
  const folder = [picturesFolder, uploadsFolder].find((one) => filesBelow(inProject(one)).includes(src));
  if (!folder) throw new CommandError('There is no such picture any more.');
  const picture = await openPicture(inProject(`${folder}/${src}`));
  return picture.resize(320, 320, { fit: 'inside' }).webp().toBuffer();
}

/** @throws CommandError when the picture is in use or no longer exists */
export function deletePicture(src: string): void {
  const picture = listPictures().find((one) => one.src === src);
  if (!picture) throw new CommandError('There is no such picture any more.');
  const { uses } = picture;
  if (uses.length > 0)
    throw new CommandError(`This picture is in use: ${uses.join('; ')}.`, 'choose another picture there first.');
  move(src, picturesFolder, binFolder);
}
