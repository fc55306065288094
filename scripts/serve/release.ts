import { hostFiles } from '@/lib/headers';
import { filesBelow } from '../filesBelow';

/** Name of the file, written last, that says that an export is finished; a folder without it is never served. */
export const releaseFile = '.release';

const forHosts = new Set(hostFiles.map((name) => `/${name}`));
const isHidden = (name: string): boolean => /\/\.(?!well-known\/)/.test(name) || forHosts.has(name);
const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Files of an export that visitors may ask for, without their compressed variants; paths start with a slash. */
export const publicFiles = (folder: string): string[] =>
  filesBelow(folder)
    .map((name) => `/${name}`)
    .filter((name) => !isHidden(name) && !isCompressed(name));
