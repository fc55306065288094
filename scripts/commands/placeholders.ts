import sharp from 'sharp';
import { pictureHash, sampleHashes, sampleList } from '@/lib/content/check/samples';
import { picturesFolder } from '@/lib/pictures/presets';
import { writeAtomic } from './projectFiles';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const textPicture = (words: string, width: number, height: number) => {
  const size = Math.round(Math.min(width, height) / 9);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#132030"/>
<text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-size="${size}" fill="#eef4f6">${escaped(words)}</text>
</svg>`;
  return sharp(Buffer.from(svg));
};

/** Draws a placeholder and lists it as a sample, so that the launch check finds it until it is replaced. */
export async function drawPlaceholder(src: string, words: string, width: number, height: number): Promise<void> {
  writeAtomic(`${picturesFolder}/${src}`, await textPicture(words, width, height).png().toBuffer());
  const hashes = Object.entries({ ...sampleHashes(), [src]: pictureHash(src) }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeAtomic(sampleList, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}

/** A social card that `npm run media` replaces by the page's own. */
export async function drawPlaceholderCard(slug: string, words: string): Promise<void> {
  writeAtomic(`public/cards/${slug}.jpg`, await textPicture(words, 1200, 630).jpeg({ quality: 88 }).toBuffer());
}
