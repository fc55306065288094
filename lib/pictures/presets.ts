/** Where editors put pictures. */
export const picturesFolder = 'content/media/pictures';

/** Whether a file counts as a picture; others, such as notes and .DS_Store, are ignored. */
export const isPictureName = (name: string): boolean => /\.(png|jpe?g|webp|avif|heic|svg)$/i.test(name);

/** How the pictures of a folder are encoded; widths are in device pixels. */
export interface Preset {
  /** Folder or file prefix below content/media/pictures. */
  prefix: string;
  widths: readonly number[];
  /** AVIF quality, 0 to 100. */
  quality: number;
  /** Largest size in bytes of the variant that a phone of 390 px loads, and the width of that variant. */
  budget: { width: number; bytes: number };
}

/** The first matching prefix applies. */
export const presets: readonly Preset[] = [
  { prefix: 'films/hero', widths: [640, 960, 1280, 1920], quality: 50, budget: { width: 960, bytes: 60_000 } },
  { prefix: 'films/', widths: [400, 640, 960, 1280, 1600], quality: 50, budget: { width: 640, bytes: 25_000 } },
  { prefix: 'services/', widths: [360, 560, 880, 1200, 1920], quality: 44, budget: { width: 560, bytes: 20_000 } },
  { prefix: 'closings/', widths: [640, 1200, 1920], quality: 46, budget: { width: 1200, bytes: 45_000 } },
  { prefix: 'hero-images/', widths: [640, 960, 1440, 1920], quality: 48, budget: { width: 960, bytes: 60_000 } },
  { prefix: 'products/screen', widths: [640, 960, 1440, 2160], quality: 55, budget: { width: 960, bytes: 60_000 } },
  { prefix: 'products/', widths: [360, 540, 720, 1080], quality: 52, budget: { width: 720, bytes: 25_000 } },
  { prefix: 'things/', widths: [160, 320, 640], quality: 52, budget: { width: 320, bytes: 10_000 } },
  { prefix: 'team/', widths: [160, 320, 480], quality: 52, budget: { width: 320, bytes: 8_000 } },
  { prefix: 'testimonials/', widths: [480, 800, 1200], quality: 50, budget: { width: 800, bytes: 25_000 } },
];

/** @returns undefined for a picture that is served as it is */
export function presetOf(src: string): Preset | undefined {
  // products/nexbill/screen.png, and a replacement such as screen-2.webp, use the preset products/screen.
  const key = src.replace(/^products\/[^/]+\/(screen[.-])/, 'products/$1');
  return presets.find(({ prefix }) => key.startsWith(prefix));
}
