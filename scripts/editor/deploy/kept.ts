import fs from 'node:fs';
import path from 'node:path';
import { inProject } from '../files';

/** Copies of the last published exports, for hosts that keep none themselves. */
const folder = '.cache/exports';
const most = 3;

/** Folders of the kept exports, oldest first; the last is what is published now. */
export function keptExports(): string[] {
  const full = inProject(folder);
  return fs.existsSync(full)
    ? fs
        .readdirSync(full)
        .filter((name) => !name.startsWith('.'))
        .sort()
        .map((name) => path.join(full, name))
    : [];
}

/**
 * Keeps a copy of an export that has been published. A clone where the disk can, which costs no space. The copy gets
 * its name when it is whole.
 */
export function keep(out: string, stamp: string): void {
  const filling = path.join(inProject(folder), '.incoming');
  fs.rmSync(filling, { recursive: true, force: true });
  for (const entry of fs.readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(filling, path.relative(out, from));
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
  }
  fs.renameSync(filling, path.join(inProject(folder), stamp));
  for (const old of keptExports().slice(0, -most)) fs.rmSync(old, { recursive: true, force: true });
}

/** Forgets the newest copy: it is no longer what is published. */
export function forgetNewest(): void {
  const newest = keptExports().at(-1);
  if (newest) fs.rmSync(newest, { recursive: true, force: true });
}
