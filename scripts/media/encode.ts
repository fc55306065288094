import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { log } from './recipe';

export type Codec = 'av1' | 'h264';

/** How large a film may be, and how good it must stay. */
export interface Budget {
  /** Bytes. */
  budget: number;
  /** Constant rate factor that is tried first: the smaller, the better. */
  crf: number;
  /** The worst factor that is acceptable. */
  worst: number;
}

const rec709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];

/** Starts ffmpeg; `done` settles when it ends, and says why when it fails. */
export function ffmpeg(args: readonly string[]) {
  const done = promisify(execFile)('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);
  const { pid, stdin } = done.child;
  // Leaves the machine usable while it encodes.
  if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
  // A broken pipe is told by `done`.
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

/**
 * Encodes a film, worse and worse, until it fits its budget.
 *
 * @throws when it does not fit at an acceptable quality
 */
export async function encode(
  master: string,
  file: string,
  codec: Codec,
  { budget, crf, worst }: Budget,
): Promise<void> {
  for (let quality = crf, over = 1; ; quality += Math.max(1, Math.round(Math.log2(over) * 7))) {
    if (quality > worst)
      throw new Error(
        `${file} does not fit ${Math.round(budget / 1000)} kB at an acceptable quality. Calm the camera, draw fewer lines (perUnit), or shorten the film.`,
      );
    const args = [...codecs[codec](quality), ...rec709, '-movflags', '+faststart', '-an', file];
    await ffmpeg(['-i', master, ...args]).done;
    const { size } = await stat(file);
    log(`${codec} crf ${quality}: ${Math.round(size / 1000)} kB`);
    if (size <= budget) return;
    over = size / budget;
  }
}
