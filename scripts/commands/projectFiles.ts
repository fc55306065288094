import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '@/lib/content/read';
import { CommandError } from './terminal';
import { updateYaml } from './yaml';

/** Full path of a file of the project. */
export const inProject = (file: string): string => path.join(projectRoot(), file);

/** @throws CommandError when a file is there already: nothing that somebody has made is written over */
export function refuseExisting(files: readonly string[]): void {
  const found = files.find((file) => fs.existsSync(inProject(file)));
  if (found) throw new CommandError(`There is a file ${found} already.`, 'move it away, or choose another short name.');
}

/** Whole or not at all: written beside its place, then moved there, so that a broken-off run leaves no half file. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  const target = inProject(file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const aside = `${target}.${process.pid}.new`;
  fs.writeFileSync(aside, data);
  fs.renameSync(aside, target);
}

const changingFile = '.cache/editor/changing';

/** True while a command is in the middle of changing several files. */
export function changing(): boolean {
  try {
    process.kill(Number(fs.readFileSync(inProject(changingFile), 'utf8')), 0);
    return true;
  } catch {
    return false;
  }
}

/** Changes several files; an open editor looks at them only when all of it is done. */
export function changeTogether<T>(change: () => T): T {
  writeWhole(changingFile, String(process.pid));
  try {
    return change();
  } finally {
    fs.rmSync(inProject(changingFile), { force: true });
  }
}

/**
 * Changes the data of a YAML file; comments, order and the form of everything else stay.
 *
 * @returns whether there was anything to change
 */
export function changeYaml<T>(file: string, change: (data: T) => T): boolean {
  const text = fs.readFileSync(inProject(file), 'utf8');
  const next = updateYaml(text, change(parse(text) as T));
  if (next !== text) writeWhole(file, next);
  return next !== text;
}
