import sharp, { type Region } from 'sharp';

const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of an sRGB colour with channels from 0 to 255 (WCAG 2.2). */
export const luminance = ([r = 0, g = 0, b = 0]: Iterable<number>): number =>
  0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);

/** Contrast of two relative luminances, from 1 to 21 (WCAG 2.2). */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Luminances of the pixels in a picture or a part of it. */
export async function luminances(picture: Buffer, part?: Region): Promise<Float64Array> {
  const whole = sharp(picture).removeAlpha();
  const data = await (part ? whole.extract(part) : whole).raw().toBuffer();
  return Float64Array.from({ length: data.length / 3 }, (_, i) => luminance(data.subarray(3 * i, 3 * i + 3)));
}
