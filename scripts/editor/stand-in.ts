import sharp from 'sharp';
import { writeWhole } from './files';
import { addSamplePicture } from './samplePictures';

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A calm stand-in picture with a word on it, in the site's colours. Sizes in pixels. */
const drawing = (words: string, width: number, height: number) => {
  const size = Math.round(Math.min(width, height) / 9);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="100%" height="100%" fill="#132030"/>
<path d="M0 ${height * 0.78} C ${width * 0.3} ${height * 0.6} ${width * 0.6} ${height * 0.95} ${width} ${height * 0.7}" fill="none" stroke="#0fb5ae" stroke-width="${size / 12}"/>
<text x="50%" y="50%" text-anchor="middle" font-family="sans-serif" font-size="${size}" fill="#eef4f6">${escaped(words)}</text>
</svg>`;
};

/** Draws a stand-in and notes it as a sample, so that the launch check finds it until it is replaced. */
export async function standIn(src: string, words: string, width: number, height: number): Promise<void> {
  writeWhole(
    `content/media/pictures/${src}`,
    await sharp(Buffer.from(drawing(words, width, height)))
      .png()
      .toBuffer(),
  );
  addSamplePicture(src);
}

/** A client's name as a drawing in one colour, until the real logo comes. */
export function standInLogo(src: string, name: string): void {
  const width = 40 + name.length * 26;
  writeWhole(
    `content/media/pictures/${src}`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 80"><text x="20" y="54" font-family="sans-serif" font-size="40" fill="#132030">${escaped(name)}</text></svg>\n`,
  );
  addSamplePicture(src);
}

/** A social card to begin with: a plain one that `npm run media` replaces by the page's own. Size in pixels. */
export async function standInCard(slug: string, words: string): Promise<void> {
  const file = `public/cards/${slug}.jpg`;
  const image = await sharp(Buffer.from(drawing(words, 1200, 630)))
    .jpeg({ quality: 88 })
    .toBuffer();
  writeWhole(file, image);
}
