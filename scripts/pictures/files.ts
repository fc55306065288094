import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Where editors put pictures. */
export const masters = 'content/media/pictures';
export const films = 'content/media/films';
/** What the build copies to the site. */
export const served = 'public/media';

/** Ten characters that change when one of the parts does. */
export function hash(...parts: (string | Buffer)[]): string {
  const sum = crypto.createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 10);
}

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
