import fs from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@/lib/hash';

export const films = 'content/media/films';
export const served = 'public/media';

/**
 * Writes a file with a content hash in its name.
 *
 * @param src  its name without the hash; folders become part of the name
 * @returns its address on the site
 */
export async function serve(src: string, data: string | Buffer): Promise<string> {
  const { dir, name, ext } = path.parse(src);
  const target = `${[...(dir ? [dir.replaceAll('/', '-')] : []), name].join('-')}.${hash(data)}${ext}`;
  await fs.writeFile(`${served}/${target}`, data);
  return `/media/${target}`;
}
