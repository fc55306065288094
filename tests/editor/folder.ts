import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Pictures that the editor need not see: they are many and large. */
const leftOut =
  /^media\/(encoded|films|scenes)|^media\/pictures\/(films|hero-images|brand|testimonials|products\/(?!nexbill))/;

/** The files of content/ that the editor works on, by their path below the project folder, in base64. */
export function contentForEditor(): Record<string, string> {
  const folder = path.join(root, 'content');
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !leftOut.test(name) && fs.statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [`content/${name}`, fs.readFileSync(path.join(folder, name)).toString('base64')]),
  );
}
