import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isCompressible, type Redirect } from '@/lib/headers';
import { publicFiles, releaseFile } from './release';

const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = zlib.constants;

/** Bytes; compressing smaller files saves nothing. */
const smallest = 256;

/**
 * Writes a brotli and a gzip file beside each text file of an export, then marks the export as finished.
 *
 * @param moved  permanent redirects of this release
 */
export async function precompress(folder: string, moved: readonly Redirect[] = []): Promise<void> {
  const compress = async (name: string) => {
    const file = path.join(folder, name);
    const raw = await fs.readFile(file);
    if (raw.length < smallest) return;
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT };
    const [br, gz] = await Promise.all([brotli(raw, { params }), gzip(raw, { level: 9 })]);
    if (br.length < raw.length) await fs.writeFile(`${file}.br`, br);
    if (gz.length < raw.length) await fs.writeFile(`${file}.gz`, gz);
  };
  await Promise.all(publicFiles(folder).filter(isCompressible).map(compress));
  await fs.writeFile(path.join(folder, releaseFile), JSON.stringify(moved));
}
