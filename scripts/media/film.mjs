import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawScene } from './stage.mjs';

export const FPS = 24;
const WAITING = 200e6; // bytes of frames that may queue for the encoder
const REC709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];

function ffmpeg(args) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  setPriority(child.pid, constants.priority.PRIORITY_LOW); // leave the machine usable while encoding
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  child.stdin.on('error', () => {}); // a broken pipe is reported by the exit code below
  const done = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg failed (${code}): ${said.trim()}`)),
    );
  });
  return { child, done };
}

/** Follows how much the picture changes from frame to frame, to prove that the last leads into the first. */
export function loopWatch() {
  let first,
    last,
    count = 0,
    sum = 0,
    most = 0;
  const thin = (rows) => {
    const words = new Uint32Array(rows.buffer, rows.byteOffset, rows.byteLength >> 2);
    const out = new Uint16Array(Math.ceil(words.length / 11));
    for (let i = 0; i < out.length; i++) out[i] = (words[i * 11] >>> 10) & 1023;
    return out;
  };
  const apart = (a, b) => {
    let d = 0;
    for (let i = 0; i < a.length; i++) d += Math.abs(a[i] - b[i]);
    return d / a.length;
  };
  return {
    see(rows) {
      const now = thin(rows);
      if (last) {
        const d = apart(last, now);
        sum += d;
        count++;
        most = Math.max(most, d);
      }
      first ??= now;
      last = now;
    },
    /** mean and largest step between neighbours, and the step from last to first; 10-bit levels */
    verdict() {
      return { mean: sum / count, most, seam: apart(last, first) };
    },
  };
}

/** Draws every frame of a scene into a lossless 10-bit file and checks the loop. */
export async function shoot(root, order, seconds, file, log) {
  const { width, height } = order;
  const frames = Math.round(seconds * FPS);
  const { child, done } = ffmpeg([
    '-f',
    'rawvideo',
    '-pix_fmt',
    'x2rgb10le',
    '-s',
    `${width}x${height}`,
    '-r',
    `${FPS}`,
    '-i',
    '-',
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int,format=yuv420p10le',
    '-c:v',
    'ffv1',
    '-level',
    '3',
    '-slices',
    '4',
    file,
  ]);
  const watch = loopWatch();
  const times = Array.from({ length: frames }, (_, i) => i / frames);
  await drawScene(
    root,
    { ...order, deep: true },
    times,
    async (rows) => {
      watch.see(rows);
      child.stdin.write(rows);
      while (child.stdin.writableLength > WAITING)
        await Promise.race([new Promise((r) => child.stdin.once('drain', r)), done]);
    },
    (n, of) => {
      if (n % FPS === 0) log(`${n} of ${of} frames`);
    },
  );
  child.stdin.end();
  await done;
  const { mean, most, seam } = watch.verdict();
  log(
    `loop: last to first ${seam.toFixed(2)}, between neighbours ${mean.toFixed(2)} on average, ${most.toFixed(2)} at most (10-bit levels)`,
  );
  if (seam > most * 1.25 + 0.05)
    throw new Error(
      'The film does not close: something in the scene does not return after one loop. Time may enter only as a whole number of cycles.',
    );
}

const CODECS = {
  av1: (crf, grain) => [
    '-c:v',
    'libsvtav1',
    '-preset',
    '8',
    '-crf',
    `${crf}`,
    '-g',
    '480',
    '-pix_fmt',
    'yuv420p10le',
    '-svtav1-params',
    `tune=0:film-grain=${grain}:film-grain-denoise=0`,
  ],
  h264: (crf) => [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-crf',
    `${crf}`,
    '-g',
    '480',
    '-pix_fmt',
    'yuv420p',
    '-profile:v',
    'high',
    '-x264-params',
    'aq-mode=3:aq-strength=1.1:deblock=-1,-1:psy-rd=0.8,0.0:bframes=8:ref=6',
  ],
};

/**
 * Encodes until the file fits: the best quality tried first.
 * @param {'av1'|'h264'} codec
 * @param {{budget:number, crf:number, worst:number, grain?:number}} aim budget in bytes; crf tried first and the worst one acceptable
 */
export async function encode(master, file, codec, { budget, crf, worst, grain = 6 }, log) {
  for (let q = crf, over = 1; ; q += Math.max(1, Math.round(Math.log2(over) * 7))) {
    if (q > worst)
      throw new Error(
        `${file} does not fit ${Math.round(budget / 1000)} kB at an acceptable quality. Calm the camera, draw fewer lines (perUnit), or shorten the film.`,
      );
    await ffmpeg(['-i', master, ...CODECS[codec](q, grain), ...REC709, '-movflags', '+faststart', '-an', file]).done;
    const { size } = await stat(file);
    log(`${codec} crf ${q}: ${Math.round(size / 1000)} kB`);
    if (size <= budget) return size;
    over = size / budget;
  }
}

/** The first frame as a lossless picture. */
export async function poster(root, order, file) {
  await mkdir(dirname(file), { recursive: true });
  const { width, height } = order;
  await drawScene(root, order, [0], (rows) =>
    sharp(rows, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 9 })
      .toFile(file),
  );
}

/** Makes one film: poster, lossless master, AV1 and H.264. Set MEDIA_KEEP to a folder to keep and re-use masters while tuning the encoding. */
export async function makeFilm(root, { name, order, seconds, budgets }, log) {
  const keep = process.env.MEDIA_KEEP;
  const work = keep ?? (await mkdtemp(join(tmpdir(), 'film-')));
  const out = (path) => join(root, path);
  try {
    await mkdir(out('content/media/films'), { recursive: true });
    await poster(root, order, out(`content/media/pictures/films/${name}.png`));
    const master = join(work, `${name}.mkv`);
    const there =
      keep &&
      (await stat(master).then(
        () => true,
        () => false,
      ));
    if (!there) {
      await shoot(root, order, seconds, `${master}.part.mkv`, log);
      await rename(`${master}.part.mkv`, master);
    }
    for (const codec of ['av1', 'h264'])
      await encode(master, out(`content/media/films/${name}.${codec}.mp4`), codec, budgets[codec], log);
  } finally {
    if (!keep) await rm(work, { recursive: true, force: true });
  }
}
