/** Raster forms of the app icon, and the two-size favicon. */
import sharp from 'sharp';
import { icon, mark } from './brand.mjs';

const SVG_DPI = 72;

/** Renders an SVG text whose box is 64 units to a PNG of `size` pixels a side. */
const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (SVG_DPI * size * 2) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Packs PNG pictures into one ICO file: a 6-byte header, a 16-byte entry each, then the data. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, data }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

/** File name to content for every icon of the site. */
export async function siteIcons() {
  const square = icon(0.74, 0); // Apple rounds the corners itself
  const rounded = icon(0.74, 14);
  const favicon = await Promise.all([32, 16].map(async (size) => ({ size, data: await png(mark(), size) })));
  return {
    'icon.svg': rounded,
    'apple-touch-icon.png': await png(square, 180),
    'icon-192.png': await png(rounded, 192),
    'icon-512.png': await png(rounded, 512),
    'icon-maskable-512.png': await png(icon(0.56, 0), 512),
    'favicon.ico': ico(favicon),
  };
}
