import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { hash } from '@/lib/hash';
import { compressedExtensions, extension } from '@/lib/headers';
import { publicFiles, writeRelease } from './release';

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);

const compressors = {
  br: (raw: Buffer) =>
    brotli(raw, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
  gz: (raw: Buffer) => gzip(raw, { level: 9 }),
};

/** Below this size, in bytes, compression saves nothing: the headers weigh more. */
const smallest = 256;

/**
 * Writes a brotli (quality 11) and a gzip (level 9) variant beside each text file of an export, then marks the
 * export as finished.
 *
 * @param cache  folder that keeps the variants under the hash of their source; what this run does not use is removed
 * @returns how many variants had to be made; the others came from the cache
 */
export async function precompress(folder: string, cache: string): Promise<number> {
  await fs.mkdir(cache, { recursive: true });
  const cached = new Set(await fs.readdir(cache));
  const text = new Set<string>(compressedExtensions);
  const queue = (await publicFiles(folder)).filter((name) => text.has(extension(name)));
  let made = 0;

  const compress = async (key: string, raw: Buffer, kind: keyof typeof compressors): Promise<Buffer> => {
    const file = path.join(cache, key);
    if (cached.has(key)) return fs.readFile(file);
    const bytes = await compressors[kind](raw);
    made++;
    // Written under another name and renamed, so that a run that breaks off leaves no half file in the cache.
    const unfinished = `${file}.${process.pid}`;
    await fs.writeFile(unfinished, bytes);
    await fs.rename(unfinished, file);
    return bytes;
  };

  // Files with the same content share one variant.
  const variants = new Map<string, Promise<Buffer>>();
  const writeVariant = async (name: string, raw: Buffer, kind: keyof typeof compressors): Promise<void> => {
    const key = `${hash(raw)}.${kind}`;
    const variant = variants.get(key) ?? compress(key, raw, kind);
    variants.set(key, variant);
    const bytes = await variant;
    if (bytes.length < raw.length) await fs.writeFile(path.join(folder, `${name}.${kind}`), bytes);
  };

  // zlib works in threads of its own; a few files at a time keep them busy.
  const worker = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const raw = await fs.readFile(path.join(folder, name));
      if (raw.length >= smallest) await Promise.all([writeVariant(name, raw, 'br'), writeVariant(name, raw, 'gz')]);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  for (const key of cached) if (!variants.has(key)) await fs.rm(path.join(cache, key), { force: true });
  await writeRelease(folder);
  return made;
}
