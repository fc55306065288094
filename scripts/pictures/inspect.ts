import fs from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PictureFacts } from '@/lib/check/pictures';

/** True for the files that are taken for pictures; anything else in the folders (notes, .DS_Store) is left alone. */
export const isPictureName = (name: string): boolean => /\.(png|jpe?g|webp|avif|heic|svg)$/i.test(name);

/** The brands that stand in the first bytes of an HEIC file, as phones write them. */
const heicBrands = /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/;

/** True for a picture as an iPhone saves it; sharp's own decoder knows AVIF only. */
const isHeic = (bytes: Uint8Array): boolean =>
  heicBrands.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1')) &&
  !Buffer.from(bytes.subarray(0, 64)).includes('avif');

/**
 * A picture master in a form that sharp can work on, whatever an editor dropped: HEIC is decoded, everything else is
 * passed through. Nothing that says where a picture was taken survives the encoding.
 *
 * @throws with words for the editor when the file is not a picture
 */
export async function openPicture(file: string | Buffer): Promise<Sharp> {
  const bytes = typeof file === 'string' ? await fs.readFile(file) : file;
  if (bytes.length === 0) throw new Error('is an empty file');
  if (!isHeic(bytes)) return sharp(bytes);
  // Loaded when it is needed: it is large, and most pictures are not HEIC.
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes }).catch(() => {
    throw new Error('looks like an HEIC picture but cannot be read');
  });
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });
}

/**
 * Size of a picture after turning it upright.
 *
 * @throws with words for the editor when the file is not a picture
 */
export async function inspectPicture(file: string | Buffer): Promise<PictureFacts> {
  const image = await openPicture(file);
  const { autoOrient, format } = await image.metadata().catch(() => {
    throw new Error('is not a picture that can be read');
  });
  return { ...autoOrient, vector: format === 'svg' };
}
