import fs from 'node:fs';
import path from 'node:path';
import { hostFiles, type Redirect } from '@/lib/headers';
import { filesBelow } from '../filesBelow';

/** Holds the redirects and is written last; a folder without it is an unfinished export and is not served. */
export const releaseFile = '.release';

/** The permanent redirects of a finished export. */
export const readRedirects = (folder: string): Redirect[] =>
  JSON.parse(fs.readFileSync(path.join(folder, releaseFile), 'utf8'));

const forHosts = new Set(hostFiles.map((name) => `/${name}`));
const isHidden = (name: string): boolean => /\/\.(?!well-known\/)/.test(name) || forHosts.has(name);
const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Public files of an export without their compressed variants; paths start with a slash. */
export const publicFiles = (folder: string): string[] =>
  filesBelow(folder)
    .map((name) => `/${name}`)
    .filter((name) => !isHidden(name) && !isCompressed(name));
