import { hostFiles } from '@/lib/headers';
import { filesBelow } from '../filesBelow';

/** Written last; a folder without it is an unfinished export and is not served. */
export const releaseFile = '.release';

const forHosts = new Set(hostFiles.map((name) => `/${name}`));
const isHidden = (name: string): boolean => /\/\.(?!well-known\/)/.test(name) || forHosts.has(name);
const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Public files of an export without their compressed variants; paths start with a slash. */
export const publicFiles = (folder: string): string[] =>
  filesBelow(folder)
    .map((name) => `/${name}`)
    .filter((name) => !isHidden(name) && !isCompressed(name));
