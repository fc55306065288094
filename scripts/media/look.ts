/**
 * Draws a terrain scene quickly and small, or moments of a drawn film; sizes in px, times from 0 to 1 of one loop.
 *
 *   npx tsx scripts/media/look.ts SCENE FOLDER [width=480] [height=270] [times=0] [cut]
 *   npx tsx scripts/media/look.ts films/NAME FOLDER [width=480] [height=270] [times=0]
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { drawScene, pictureOf } from './stage';

const [scene, folder, width = '480', height = '270', times = '0', cut] = process.argv.slice(2);
if (!scene || !folder) throw new Error('Name a scene and a folder: npx tsx scripts/media/look.ts hero /tmp 640 360 0');
const moments = times.split(',').map(Number);
const size = { width: Number(width), height: Number(height) };
const fileAt = (moment: number) => join(folder, `${scene.replaceAll('/', '-')}${cut ? `-${cut}` : ''}-${moment}.png`);

if (scene.startsWith('films/')) {
  const { default: draw }: { default: (time: number) => string } = await import(
    `@/content/media/scenes/marks/${scene}.mjs`
  );
  for (const moment of moments)
    await sharp(Buffer.from(draw(moment)))
      .resize(size)
      .toFile(fileAt(moment));
} else {
  await drawScene({ scene, cut, ...size }, moments, async (rows, i) => {
    await pictureOf(rows, size)
      .png()
      .toFile(fileAt(moments[i] as number));
  });
}
