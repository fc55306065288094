/**
 * Draws a scene quickly and small; sizes in px, times from 0 to 1 of one loop.
 *
 *   npx tsx scripts/media/look.ts SCENE FOLDER [width=480] [height=270] [times=0] [cut]
 */
import { join } from 'node:path';
import { drawScene, pictureOf } from './stage';

const [scene, folder, width = '480', height = '270', times = '0', cut] = process.argv.slice(2);
if (!scene || !folder)
  throw new Error('Name a scene and a folder: npx tsx scripts/media/look.ts pages/testimonials /tmp 640 360 0');
const moments = times.split(',').map(Number);
const size = { width: Number(width), height: Number(height) };
let last = Date.now();
await drawScene({ scene, cut, ...size }, moments, async (rows, i) => {
  console.log(`${scene} ${moments[i]}: ${Date.now() - last} ms`);
  last = Date.now();
  await pictureOf(rows, size)
    .png()
    .toFile(join(folder, `${scene.replaceAll('/', '-')}${cut ? `-${cut}` : ''}-${moments[i]}.png`));
});
