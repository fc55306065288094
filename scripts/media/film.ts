import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import type { Sharp } from 'sharp';
import { log } from './recipe';

type Codec = 'av1' | 'h264';

interface Budget {
  /** Bytes. */
  budget: number;
  /** Constant rate factor of the first attempt; a smaller one is better quality. */
  crf: number;
  /** The largest acceptable factor. */
  worst: number;
}

export interface Film {
  name: string;
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  /** Length of the loop. */
  seconds: number;
  /** ffmpeg's name for the pixel format of the frames. */
  pixels: 'rgb24' | 'x2rgb10le';
  /** Draws a frame for each of the times, which go from 0 to 1, and hands over its rows of pixels. */
  frames: (times: readonly number[], onFrame: (rows: Buffer, index: number) => Promise<unknown>) => Promise<void>;
  /** Draws the first frame as a picture and hands it over. */
  poster: (save: (picture: Sharp) => Promise<unknown>) => Promise<unknown>;
  budgets: Record<Codec, Budget>;
}

const rec709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];

/** `done` rejects when ffmpeg fails. */
function ffmpeg(args: readonly string[]) {
  const running = promisify(execFile)('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);
  const { stdin } = running.child;
  const done = running.catch((error) => {
    throw error.code === 'ENOENT'
      ? new Error('ffmpeg is missing. Install it (Debian: apt-get install ffmpeg).')
      : error;
  });
  // Until somebody awaits `done`, a failure must not end the process as an unhandled rejection.
  done.catch(() => {});
  // A broken pipe is reported by `done`.
  stdin?.on('error', () => {});
  return { input: stdin as Writable, done };
}

const codecs: Record<Codec, (crf: number) => string[]> = {
  av1: (crf) => [
    ...['-c:v', 'libsvtav1', '-preset', '8', '-crf', `${crf}`, '-g', '480', '-pix_fmt', 'yuv420p10le'],
    ...['-svtav1-params', 'tune=0:film-grain=6:film-grain-denoise=0'],
  ],
  h264: (crf) => [
    ...['-c:v', 'libx264', '-preset', 'medium', '-crf', `${crf}`, '-g', '480', '-pix_fmt', 'yuv420p'],
    ...['-profile:v', 'high', '-x264-params'],
    'aq-mode=3:aq-strength=1.1:deblock=-1,-1:psy-rd=0.8,0.0:bframes=8:ref=6',
  ],
};

/** @throws when the film does not fit its budget at an acceptable quality */
async function encode(master: string, file: string, codec: Codec, { budget, crf, worst }: Budget): Promise<void> {
  for (let quality = crf, over = 1; ; quality += Math.max(1, Math.round(Math.log2(over) * 7))) {
    if (quality > worst)
      throw new Error(
        `${file} does not fit ${Math.round(budget / 1000)} kB at an acceptable quality. Calm the camera, let less move, draw fewer lines (perUnit), or shorten the film.`,
      );
    const args = [...codecs[codec](quality), ...rec709, '-movflags', '+faststart', '-an', file];
    await ffmpeg(['-i', master, ...args]).done;
    const { size } = await stat(file);
    log(`${codec} crf ${quality}: ${Math.round(size / 1000)} kB`);
    if (size <= budget) return;
    over = size / budget;
  }
}

const framesPerSecond = 24;

/** Renders a film into a lossless 10-bit file. */
async function render({ width, height, seconds, pixels, frames }: Film, file: string): Promise<void> {
  const count = Math.round(seconds * framesPerSecond);
  const { input, done } = ffmpeg([
    ...['-f', 'rawvideo', '-pix_fmt', pixels, '-s', `${width}x${height}`],
    ...['-r', `${framesPerSecond}`, '-i', '-', '-vf'],
    'scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int,format=yuv420p10le',
    ...['-c:v', 'ffv1', '-level', '3', '-slices', '4', file],
  ]);
  const times = Array.from({ length: count }, (_, i) => i / count);
  await frames(times, async (rows, i) => {
    if (!input.write(rows)) await Promise.race([once(input, 'drain'), done]);
    if ((i + 1) % framesPerSecond === 0) log(`${i + 1} of ${count} frames`);
  });
  input.end();
  await done;
}

/**
 * Makes the poster and the AV1 and H.264 files of a film.
 *
 * @throws when the film does not fit its budgets
 */
export async function makeFilm(film: Film): Promise<void> {
  const { name, budgets } = film;
  const poster = `content/media/pictures/films/${name}.png`;
  await film.poster((picture) => picture.png({ compressionLevel: 9 }).toFile(poster));
  const work = await mkdtemp(join(tmpdir(), 'film-'));
  const master = join(work, 'master.mkv');
  try {
    await render(film, master);
    for (const codec of ['av1', 'h264'] as const)
      await encode(master, `content/media/films/${name}.${codec}.mp4`, codec, budgets[codec]);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
