import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesBelow } from '@/scripts/filesBelow';

const files = ['content', 'public/cards']
  .flatMap((folder) => filesBelow(folder).map((name) => `${folder}/${name}`))
  .filter((name) => !/^content\/(schema|media\/(encoded|films))/.test(name));

/**
 * A temporary copy of the content, in which pictures are symbolic links.
 *
 * @param isNeeded  selects files by their path in the project
 */
export function copyContent(isNeeded: (name: string) => boolean = () => true): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  for (const name of files.filter(isNeeded)) {
    const to = path.join(folder, name);
    fs.mkdirSync(path.dirname(to), { recursive: true });
    if (/\/(pictures|cards)\//.test(name)) fs.symlinkSync(path.resolve(name), to);
    else fs.copyFileSync(name, to);
  }
  return folder;
}

export const addedLines = (before: string, after: string): string[] =>
  after.split('\n').filter((line) => !before.split('\n').includes(line));
