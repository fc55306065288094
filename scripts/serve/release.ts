import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hostFiles } from '@/lib/headers';

/** Name of the file, written last, that says that an export is finished; a folder without it is never served. */
export const releaseFile = '.release';

/** Hash of some bytes, 16 characters. */
export const hash = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 16);

const forHosts = new Set<string>(hostFiles);
const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Files of an export that visitors may ask for, without their compressed variants; paths start with a slash. */
export async function publicFiles(folder: string, below = ''): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await fs.readdir(path.join(folder, below), { withFileTypes: true })) {
    const name = `${below}/${entry.name}`;
    const hidden = (entry.name.startsWith('.') && entry.name !== '.well-known') || forHosts.has(name.slice(1));
    if (hidden || isCompressed(name)) continue;
    if (entry.isDirectory()) found.push(...(await publicFiles(folder, name)));
    else found.push(name);
  }
  return found.sort();
}

/** Marks an export as finished. The name of the release is the hash of all its files: same files, same name. */
export async function writeRelease(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const name of await publicFiles(folder))
    lines.push(`${name} ${hash(await fs.readFile(path.join(folder, name)))}`);
  await fs.writeFile(path.join(folder, releaseFile), `${hash(lines.join('\n'))}\n`);
}

/** Name of the release in a folder, or undefined when it holds no finished export. */
export async function readRelease(folder: string): Promise<string | undefined> {
  try {
    return (await fs.readFile(path.join(folder, releaseFile), 'utf8')).trim();
  } catch {
    return undefined;
  }
}
