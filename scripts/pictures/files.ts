import fs from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@/lib/hash';

export const films = 'content/media/films';
/** What the build copies to the site. */
export const served = 'public/media';

/**
 * Writes a file that is served as it is, with the hash of its content in its name.
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
