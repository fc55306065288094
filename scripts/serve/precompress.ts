import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { compressedExtensions, extension } from '@/lib/headers';
import { publicFiles, releaseFile } from './release';

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants;

/** Bytes; compressing smaller files saves nothing. */
const smallest = 256;

/** Writes a brotli and a gzip file beside each text file of an export, then marks the export as finished. */
export async function precompress(folder: string): Promise<void> {
  const text = new Set<string>(compressedExtensions);
  const queue = publicFiles(folder).filter((name) => text.has(extension(name)));
  // A few files at a time keep zlib's thread pool busy.
  const worker = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const file = path.join(folder, name);
      const raw = await fs.readFile(file);
      if (raw.length < smallest) continue;
      const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT };
      const [br, gz] = await Promise.all([brotli(raw, { params }), gzip(raw, { level: 9 })]);
      if (br.length < raw.length) await fs.writeFile(`${file}.br`, br);
      if (gz.length < raw.length) await fs.writeFile(`${file}.gz`, gz);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  await fs.writeFile(path.join(folder, releaseFile), '');
}
