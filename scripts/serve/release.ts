import fs from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@/lib/hash';
import { hostFiles } from '@/lib/headers';
import { filesBelow } from '../filesBelow';

/** Name of the file, written last, that says that an export is finished; a folder without it is never served. */
export const releaseFile = '.release';

const forHosts = new Set(hostFiles.map((name) => `/${name}`));
const isHidden = (name: string): boolean => /\/\.(?!well-known\/)/.test(name) || forHosts.has(name);
const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Files of an export that visitors may ask for, without their compressed variants; paths start with a slash. */
export async function publicFiles(folder: string): Promise<string[]> {
  const names = filesBelow(folder).map((name) => `/${name}`);
  return names.filter((name) => !isHidden(name) && !isCompressed(name));
}

/** Marks an export as finished. The name of the release is the hash of all its files: same files, same name. */
export async function writeRelease(folder: string): Promise<void> {
  const parts: string[] = [];
  for (const name of await publicFiles(folder)) parts.push(name, hash(await fs.readFile(path.join(folder, name))));
  await fs.writeFile(path.join(folder, releaseFile), `${hash(...parts)}\n`);
}

/** Name of the release in a folder, or undefined when it holds no finished export. */
export async function readRelease(folder: string): Promise<string | undefined> {
  try {
    return (await fs.readFile(path.join(folder, releaseFile), 'utf8')).trim();
  } catch {
    return undefined;
  }
}
