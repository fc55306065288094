import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '@/lib/content/read';
import { CommandError } from './terminal';
import { updateYaml } from './yaml';

export const inProject = (file: string): string => path.join(projectRoot(), file);

export function refuseExisting(files: readonly string[]): void {
  const found = files.find((file) => fs.existsSync(inProject(file)));
  if (found) throw new CommandError(`There is a file ${found} already.`, 'move it away, or choose another address.');
}

/** Writes a temporary file and renames it, so that an interrupted run leaves no partial file. */
export function writeAtomic(file: string, data: string | Uint8Array): void {
  const target = inProject(file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const temporary = `${target}.${process.pid}.new`;
  fs.writeFileSync(temporary, data);
  fs.renameSync(temporary, target);
}

/** Holds the process id of a command that is changing several files. */
const lockFile = '.cache/editor/changing';

export function isChanging(): boolean {
  try {
    process.kill(Number(fs.readFileSync(inProject(lockFile), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

/** Changes several files; an open editor reads none of them until all are changed. */
export function asOneChange<T>(change: () => T): T {
  writeAtomic(lockFile, String(process.pid));
  try {
    return change();
  } finally {
    fs.rmSync(inProject(lockFile), { force: true });
  }
}

/** Keeps comments, order and formatting; returns whether the data changed. */
export function changeYaml<T>(file: string, change: (data: T) => T): boolean {
  const text = fs.readFileSync(inProject(file), 'utf8');
  const next = updateYaml(text, change(parse(text) as T));
  if (next !== text) writeAtomic(file, next);
  return next !== text;
}
