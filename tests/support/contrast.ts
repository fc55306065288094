const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of an sRGB colour with channels from 0 to 255 (WCAG 2.2). */
export const luminance = ([r, g, b]: readonly [number, number, number]): number =>
  0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);

/** Contrast of two relative luminances, from 1 to 21 (WCAG 2.2). */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Luminances of the pixels of raw data with three bytes each. */
export function* luminances(data: Buffer): Generator<number> {
  for (let i = 0; i < data.length; i += 3)
    yield luminance([data[i] as number, data[i + 1] as number, data[i + 2] as number]);
}
