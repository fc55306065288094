import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { picturesUsed } from '@/lib/check/pictures';
import { inProject } from './files';
import { openFile } from './forms';
import { slugOf } from './new/names';
import { takePicture } from './new/picture';
import { CommandError } from './terminal';

const folder = 'content/media/pictures';

/** Folders whose pictures editors choose; the others hold icons and what the site draws by itself. */
const chosen = ['clients', 'films', 'products', 'hero-images', 'team', 'testimonials'];

/** A picture of the project and where the content shows it. */
export interface KeptPicture {
  /** File below content/media/pictures. */
  src: string;
  uses: { file: string; field: string }[];
}

/** Every picture that a form can show, with its uses. */
export function keptPictures(): KeptPicture[] {
  const uses = picturesUsed();
  return chosen.flatMap((name) =>
    fs
      .readdirSync(inProject(`${folder}/${name}`), { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/${file.replaceAll(path.sep, '/')}`)
      .filter((src) => /\.(png|jpe?g|webp|avif|heic|svg)$/.test(src))
      .sort()
      .map((src) => ({
        src,
        uses: uses.filter((use) => use.src === src).map(({ file, field }) => ({ file, field })),
      })),
  );
}

/** Folder of the pictures that belong to a content file. */
function folderFor(name: string): string {
  const [kind = '', slug = ''] = name.split('/');
  if (kind === 'products') return `products/${slug}`;
  if (kind === 'services' || name === 'pages/home') return 'films';
  return kind === 'pages' ? 'hero-images' : kind;
}

/**
 * Takes an uploaded picture into the project, whatever its file is called.
 *
 * @param name  content file that will show it
 * @param at  place of the picture's address in that file
 * @param called  name of the uploaded file
 * @returns the file below content/media/pictures
 * @throws CommandError in words when the picture cannot be used there
 */
export async function addPicture(
  name: string,
  at: readonly (string | number)[],
  called: string,
  bytes: Buffer,
): Promise<string> {
  let schema = openFile(name)?.schema;
  for (const part of at) schema = typeof part === 'number' ? schema?.items : schema?.properties?.[part];
  if (schema?.widget !== 'picture') throw new CommandError('There is no picture at this place.');
  const upload = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'picture-')), `upload${path.extname(called)}`);
  try {
    fs.writeFileSync(upload, bytes);
    const { width, height } = { width: schema.minWidth ?? 0, height: schema.minHeight ?? 0 };
    // A product's pictures are called by their place, because the main screen is served larger than the others.
    const own = name.startsWith('products/') ? String(at[0]) : slugOf(path.parse(called).name);
    const wanted = `${folderFor(name)}/${own || 'picture'}`;
    let free = wanted;
    for (let n = 2; ['svg', 'webp'].some((type) => fs.existsSync(inProject(`${folder}/${free}.${type}`))); n++)
      free = `${wanted}-${n}`;
    return await takePicture(upload, free, { width, height }, called);
  } finally {
    fs.rmSync(path.dirname(upload), { recursive: true, force: true });
  }
}

const isKept = (src: string) => keptPictures().some((picture) => picture.src === src);

/** A small version of a picture for the form, as WebP; undefined when there is no such picture. */
export async function thumbnail(src: string): Promise<Buffer | undefined> {
  if (!isKept(src) && !/^icons\/[a-z0-9-]+\.svg$/.test(src)) return undefined;
  return sharp(inProject(`${folder}/${src}`))
    .resize(320, 320, { fit: 'inside' })
    .webp()
    .toBuffer();
}

/** @throws CommandError when the content shows the picture, saying where */
export function deletePicture(src: string): void {
  const picture = keptPictures().find((one) => one.src === src);
  if (!picture) throw new CommandError('There is no such picture any more.');
  if (picture.uses.length > 0)
    throw new CommandError(
      `This picture is in use: ${picture.uses.map(({ file, field }) => `${file} → ${field}`).join('; ')}.`,
      'choose another picture there first.',
    );
  fs.rmSync(inProject(`${folder}/${src}`));
}
