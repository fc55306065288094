import fs from 'node:fs';
import path from 'node:path';
import { tooSmall } from '@/lib/content/check/pictures';
import { type FieldSchema, fieldSchema, schemaAt } from '@/lib/content/fieldSchema';
import { schemaOf } from '@/lib/content/files';
import { uploadsFolder } from '@/lib/content/read';
import { isPictureName, picturesFolder } from '@/lib/pictures/presets';
import { slugOf } from '../commands/names';
import { inProject, writeAtomic } from '../commands/projectFiles';
import { CommandError } from '../commands/terminal';
import { filesBelow } from '../filesBelow';
import { cleanDrawing } from '../pictures/drawing';
import { inspectPicture, openPicture } from '../pictures/inspect';
import { onlyDrawings, type Path } from './page/values';

/** Pixels; enough for the largest place on a high-density screen. */
const longestSide = 3200;

export const listPictures = (): string[] => filesBelow(inProject(picturesFolder)).filter(isPictureName);

export interface UploadPlace {
  /** Content file, below content/ and without .yaml, and the path in its data. */
  name: string;
  at: Path;
  /** Position of the part that is shown of a picture that is too wide: 0 is its left end, 100 its right one. */
  part?: number;
  /** An upload that has not been saved and is replaced by this one. */
  instead?: string;
}

export interface Upload {
  /** File below content/media/pictures. */
  src: string;
  cut: boolean;
}

async function checkUpload(called: string, bytes: Buffer, { name, at }: UploadPlace) {
  const rules = schemaOf(name);
  const schema = schemaAt(rules && fieldSchema(rules), at);
  if (schema?.widget !== 'picture') throw new CommandError('There is no picture at this place.');
  const { minWidth = 0, minHeight = 0, cropped } = schema;
  const facts = await inspectPicture(bytes).catch((error: Error) => {
    throw new CommandError(`${called} ${error.message}.`, 'choose another picture.');
  });
  const width = cropped ? Math.min(facts.width, Math.round((facts.height * minWidth) / minHeight)) : facts.width;
  const size = tooSmall({ ...facts, width }, { minWidth, minHeight });
  if (size)
    throw new CommandError(
      `${called} is ${size}; at least ${minWidth} × ${minHeight} are needed.`,
      'choose a larger picture.',
    );
  if (!facts.vector && onlyDrawings(schema))
    throw new CommandError(
      `${called} is a photograph; the ${schema.label?.toLowerCase()} must be an SVG drawing.`,
      'ask whoever made it for one.',
    );
  return { ...facts, width, excess: facts.vector ? 0 : facts.width - width, folder: folderFor(name, schema) };
}

const refuseDamaged = (called: string) => (): never => {
  throw new CommandError(`${called} is incomplete or damaged.`, 'copy it from its source again, or choose another.');
};

/** An unused name without extension: `team/nimal`, `team/nimal-2` … */
function freeName(wanted: string): string {
  const folders = [picturesFolder, uploadsFolder].flatMap((folder) => filesBelow(inProject(folder)));
  const taken = new Set(folders.map((src) => src.replace(/\.\w+$/, '')));
  let free = wanted;
  for (let n = 2; taken.has(free); n++) free = `${wanted}-${n}`;
  return free;
}

function folderFor(name: string, { pattern = '' }: FieldSchema): string {
  // A field for drawings has their folder in its pattern.
  const [, drawings] = /^\^([a-z]+)\\\//.exec(pattern) ?? [];
  if (drawings) return drawings;
  const [kind = '', slug = ''] = name.split('/');
  if (kind === 'products') return `products/${slug}`;
  if (kind === 'services' || name === 'pages/home') return 'films';
  return kind === 'pages' ? 'hero-images' : kind;
}

/** Removes a photograph's metadata, which may say where it was taken, and a drawing's scripts. */
export async function addPicture(called: string, bytes: Buffer, place: UploadPlace): Promise<Upload> {
  const { name, at, part = 50, instead = '' } = place;
  const { vector, width, height, excess, folder } = await checkUpload(called, bytes, place);
  // Pictures of a product are named by their field: presets serve the main screen in larger sizes.
  const own = name.startsWith('products/') ? at[0] : slugOf(path.parse(called).name);
  // A film finds its poster by this ending.
  const format = folder === 'films' ? 'png' : 'webp';
  const isUpload = filesBelow(inProject(uploadsFolder)).includes(instead);
  const src = isUpload ? instead : `${freeName(`${folder}/${own || 'picture'}`)}.${vector ? 'svg' : format}`;
  const photograph = async () =>
    (await openPicture(bytes))
      .rotate()
      .extract({ left: Math.round((excess * part) / 100), top: 0, width, height })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: 95 })
      .toBuffer();
  const prepared = vector ? cleanDrawing(bytes.toString('utf8')) : await photograph().catch(refuseDamaged(called));
  writeAtomic(`${uploadsFolder}/${src}`, prepared);
  return { src, cut: excess > 0 };
}

export function takeUploads(data: unknown): void {
  const named = JSON.stringify(data ?? '');
  for (const src of filesBelow(inProject(uploadsFolder)).filter((one) => named.includes(`"${one}"`))) {
    const to = inProject(`${picturesFolder}/${src}`);
    if (fs.existsSync(to)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.renameSync(inProject(`${uploadsFolder}/${src}`), to);
  }
}

export async function thumbnail(src: string): Promise<Buffer> {
  const folder = [uploadsFolder, picturesFolder].find((one) => filesBelow(inProject(one)).includes(src));
  if (!folder) throw new CommandError('There is no such picture any more.');
  const picture = await openPicture(inProject(`${folder}/${src}`));
  return picture.resize(320, 320, { fit: 'inside' }).webp().toBuffer();
}
