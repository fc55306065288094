import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { compressedEndings, ending } from '@/lib/headers';
import { digest, publicFiles, writeRelease } from './release';

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

interface CompressResult {
  files: number;
  /** Compressed variants that had to be made; the others came from the cache. */
  made: number;
  /** Bytes before and after brotli. */
  raw: number;
  br: number;
}

/** Below this size, in bytes, compression saves nothing: the headers weigh more. */
const smallest = 256;

/**
 * Writes a brotli (quality 11) and a gzip (level 9) variant beside each text file of an export, then stamps the release.
 *
 * @param cache  folder that keeps the variants under the hash of their source; what this run does not use is removed
 */
export async function precompress(folder: string, cache: string): Promise<CompressResult> {
  await fs.mkdir(cache, { recursive: true });
  const cached = new Set(await fs.readdir(cache));
  const text = new Set<string>(compressedEndings);
  const queue = (await publicFiles(folder)).filter((name) => text.has(ending(name)));
  const result: CompressResult = { files: 0, made: 0, raw: 0, br: 0 };

  const compress = async (key: string, raw: Buffer, kind: keyof typeof compressors): Promise<Buffer> => {
    const file = path.join(cache, key);
    if (cached.has(key)) return fs.readFile(file);
    const bytes = await compressors[kind](raw);
    result.made++;
    // Written under another name and renamed, so that a run that breaks off leaves no half file in the cache.
    const unfinished = `${file}.${process.pid}`;
    await fs.writeFile(unfinished, bytes);
    await fs.rename(unfinished, file);
    return bytes;
  };

  // Files with the same content share one variant.
  const variants = new Map<string, Promise<Buffer>>();
  const writeVariant = async (name: string, raw: Buffer, kind: keyof typeof compressors): Promise<number> => {
    const key = `${digest(raw)}.${kind}`;
    const variant = variants.get(key) ?? compress(key, raw, kind);
    variants.set(key, variant);
    const bytes = await variant;
    const target = path.join(folder, `${name}.${kind}`);
    if (bytes.length < raw.length) await fs.writeFile(target, bytes);
    else await fs.rm(target, { force: true });
    return Math.min(bytes.length, raw.length);
  };

  // zlib works in threads of its own; a few files at a time keep them busy.
  const worker = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const raw = await fs.readFile(path.join(folder, name));
      if (raw.length < smallest) {
        for (const kind of ['br', 'gz']) await fs.rm(path.join(folder, `${name}.${kind}`), { force: true });
        continue;
      }
      const [br] = await Promise.all([writeVariant(name, raw, 'br'), writeVariant(name, raw, 'gz')]);
      result.files++;
      result.raw += raw.length;
      result.br += br;
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  for (const key of cached) if (!variants.has(key)) await fs.rm(path.join(cache, key), { force: true });
  await writeRelease(folder);
  return result;
}
