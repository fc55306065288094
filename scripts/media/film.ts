import fs from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Budget, type Codec, encode, ffmpeg } from './encode';
import { LoopWatch } from './loop';
import type { Log } from './recipe';
import { drawScene, type Order } from './stage';

export interface Film {
  name: string;
  order: Order;
  /** Length of the loop. */
  seconds: number;
  budgets: Record<Codec, Budget>;
}

const framesPerSecond = 24;
/** Bytes of frames that may queue for the encoder. */
const mostWaiting = 200e6;

/** Draws every frame of a scene into a lossless 10-bit file and checks the loop. */
async function shoot({ order, seconds }: Film, file: string, log: Log): Promise<void> {
  const frames = Math.round(seconds * framesPerSecond);
  const { input, done } = ffmpeg([
    ...['-f', 'rawvideo', '-pix_fmt', 'x2rgb10le', '-s', `${order.width}x${order.height}`],
    ...['-r', `${framesPerSecond}`, '-i', '-', '-vf'],
    'scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int,format=yuv420p10le',
    ...['-c:v', 'ffv1', '-level', '3', '-slices', '4', file],
  ]);
  const watch = new LoopWatch();
  const times = Array.from({ length: frames }, (_, i) => i / frames);
  await drawScene({ ...order, deep: true }, times, async (rows, i) => {
    watch.see(rows);
    input.write(rows);
    while (input.writableLength > mostWaiting)
      await Promise.race([new Promise((drained) => input.once('drain', drained)), done]);
    if ((i + 1) % framesPerSecond === 0) log(`${i + 1} of ${frames} frames`);
  });
  input.end();
  await done;
  const { mean, most, seam } = watch.steps();
  const [last, average, largest] = [seam, mean, most].map((step) => step.toFixed(2));
  log(`loop: last to first ${last}, between neighbours ${average} on average, ${largest} at most (10-bit levels)`);
  if (seam > most * 1.25 + 0.05)
    throw new Error(
      'The film does not close: something in the scene does not return after one loop. Time may enter only as a whole number of cycles.',
    );
}

/** The first frame as a lossless picture. */
async function poster(order: Order, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const { width, height } = order;
  await drawScene(order, [0], (rows) =>
    sharp(rows, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 9 })
      .toFile(file),
  );
}

/**
 * Makes one film: poster, lossless master, AV1 and H.264. MEDIA_KEEP names a folder that keeps the masters, to use them
 * again while one tunes the encoding.
 *
 * @throws when the film does not close or does not fit its budgets
 */
export async function makeFilm(film: Film, log: Log): Promise<void> {
  const { name, order, budgets } = film;
  const keep = process.env.MEDIA_KEEP;
  const work = keep ?? (await mkdtemp(join(tmpdir(), 'film-')));
  try {
    await mkdir('content/media/films', { recursive: true });
    await poster(order, `content/media/pictures/films/${name}.png`);
    const master = join(work, `${name}.mkv`);
    if (!fs.existsSync(master)) {
      await shoot(film, `${master}.part.mkv`, log);
      await rename(`${master}.part.mkv`, master);
    }
    for (const codec of ['av1', 'h264'] as const)
      await encode(master, `content/media/films/${name}.${codec}.mp4`, codec, budgets[codec], log);
  } finally {
    if (!keep) await rm(work, { recursive: true, force: true });
  }
}
