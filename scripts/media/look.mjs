/** Quick looks while shaping a scene: node scripts/media/look.mjs <scene> <out-folder> [width=480] [height=270] [times=0] [cut] */
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawScene } from './stage.mjs';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const [scene, out, width = 480, height = 270, times = '0', cut] = process.argv.slice(2);
const moments = times.split(',').map(Number);
const size = { width: Number(width), height: Number(height) };
const start = Date.now();
let last = start;
await drawScene(root, { scene, cut, ...size }, moments, async (rows, i) => {
  console.log(`${scene} ${moments[i]}: ${Date.now() - last} ms`);
  last = Date.now();
  await sharp(rows, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .png()
    .toFile(join(out, `${scene.replaceAll('/', '-')}${cut ? `-${cut}` : ''}-${moments[i]}.png`));
});
