import fs from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PictureFacts } from '@/lib/content/check/pictures';

const unreadable = () => {
  throw new Error('is not a picture that can be read');
};

/**
 * Opens a picture, decoding HEIC, which sharp cannot.
 *
 * @throws with a message for the editor when the file is not a picture
 */
export async function openPicture(file: string | Buffer): Promise<Sharp> {
  const bytes = typeof file === 'string' ? await fs.readFile(file) : file;
  if (bytes.length === 0) throw new Error('is an empty file');
  const picture = sharp(bytes);
  const { compression } = await picture.metadata().catch(unreadable);
  if (compression !== 'hevc') return picture;
  // Imported on demand because it is large.
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes }).catch(unreadable);
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });
}

/** @throws with a message for the editor when the file is not a picture */
export async function inspectPicture(file: string | Buffer): Promise<PictureFacts> {
  const { autoOrient, format } = await (await openPicture(file)).metadata();
  return { ...autoOrient, vector: format === 'svg' };
}
