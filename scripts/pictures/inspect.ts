import fs from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PictureFacts } from '@/lib/content/check/pictures';

/** True for the files that are taken for pictures; anything else in the folders (notes, .DS_Store) is left alone. */
export const isPictureName = (name: string): boolean => /\.(png|jpe?g|webp|avif|heic|svg)$/i.test(name);

const unreadable = () => {
  throw new Error('is not a picture that can be read');
};

/**
 * A picture master in a form that sharp can work on, whatever an editor dropped: HEIC is decoded, everything else is
 * passed through. Nothing that says where a picture was taken survives the encoding.
 *
 * @throws with words for the editor when the file is not a picture
 */
export async function openPicture(file: string | Buffer): Promise<Sharp> {
  const bytes = typeof file === 'string' ? await fs.readFile(file) : file;
  if (bytes.length === 0) throw new Error('is an empty file');
  const picture = sharp(bytes);
  const { compression } = await picture.metadata().catch(unreadable);
  // HEIC, as phones save it: sharp knows its header but cannot decode it.
  if (compression !== 'hevc') return picture;
  // Loaded when it is needed: it is large, and most pictures are not HEIC.
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes }).catch(unreadable);
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });
}

/**
 * Size of a picture after turning it upright.
 *
 * @throws with words for the editor when the file is not a picture
 */
export async function inspectPicture(file: string | Buffer): Promise<PictureFacts> {
  const { autoOrient, format } = await (await openPicture(file)).metadata();
  return { ...autoOrient, vector: format === 'svg' };
}
