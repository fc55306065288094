import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hostFiles } from '@/lib/headers';

/** Name of the file, written last, that says what a finished export holds. */
const releaseFile = '.release';

/** Digest of some bytes, 16 characters. */
export const digest = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 16);

/** Digest of a whole export: the same files give the same one, in whatever order they were read. */
export function releaseOf(files: Iterable<readonly [path: string, digest: string]>): string {
  const lines = [...files].map(([name, fileDigest]) => `${name} ${fileDigest}\n`).sort();
  return digest(Buffer.from(lines.join('')));
}

const forHosts = new Set<string>(hostFiles);
const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** Files of an export that visitors may ask for, without their compressed copies; paths start with a slash. */
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

/** Stamps a finished export. A server takes up the new files when this file changes, and not before. */
export async function writeRelease(folder: string): Promise<string> {
  const digests: [string, string][] = [];
  for (const name of await publicFiles(folder))
    digests.push([name, digest(await fs.readFile(path.join(folder, name)))]);
  const release = releaseOf(digests);
  await fs.writeFile(path.join(folder, releaseFile), `${release}\n`);
  return release;
}

/** The stamp of an export, or undefined while it is being built. */
export async function readRelease(folder: string): Promise<string | undefined> {
  try {
    return (await fs.readFile(path.join(folder, releaseFile), 'utf8')).trim();
  } catch {
    return undefined;
  }
}
