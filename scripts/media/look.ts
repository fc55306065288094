/**
 * Draws moments of the film of Home or of a drawn film, quickly and small; sizes in px, times from 0 to 1 of one loop.
 *
 *   npx tsx scripts/media/look.ts hero FOLDER [width=480] [height=270] [times=0] [cut]
 *   npx tsx scripts/media/look.ts films/NAME FOLDER [width=480] [height=270] [times=0]
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { drawScene, pictureOf } from './stage';

const [film, folder, width = '480', height = '270', times = '0', cut] = process.argv.slice(2);
if (!folder || (film !== 'hero' && !film?.startsWith('films/')))
  throw new Error('Name a film and a folder: npx tsx scripts/media/look.ts hero /tmp 640 360 0');
const moments = times.split(',').map(Number);
const size = { width: Number(width), height: Number(height) };
const fileAt = (moment: number) => join(folder, `${film.replaceAll('/', '-')}${cut ? `-${cut}` : ''}-${moment}.png`);

if (film.startsWith('films/')) {
  const { default: draw }: { default: (time: number) => string } = await import(
    `@/content/media/scenes/marks/${film}.mjs`
  );
  for (const moment of moments)
    await sharp(Buffer.from(draw(moment)))
      .resize(size)
      .toFile(fileAt(moment));
} else {
  await drawScene({ cut, ...size }, moments, async (rows, i) => {
    await pictureOf(rows, size)
      .png()
      .toFile(fileAt(moments[i] as number));
  });
}
