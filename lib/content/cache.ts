import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './read';

/** Newest change below a folder in milliseconds; folders called media are left out. */
function newestChange(folder: string): number {
  let newest = 0;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'media') continue;
    const file = path.join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestChange(file) : fs.statSync(file).mtimeMs);
  }
  return newest;
}

/** Time of a file's or a folder's last change in milliseconds; 0 when it does not exist. */
export const changeOf = (file: string): number =>
  fs.statSync(path.join(projectRoot(), file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Computes once for a build; everywhere else again after each change, because files change while an editor runs.
 *
 * @param changedAt  time of the last change in milliseconds; without it, of the words in content/
 */
export function cache<T>(
  compute: () => T,
  changedAt: () => number = () => newestChange(path.join(projectRoot(), 'content')),
): () => T {
  let value: { at: string; result: T } | undefined;
  return () => {
    const at = process.env.NODE_ENV === 'production' ? 'build' : `${projectRoot()} ${changedAt()}`;
    if (value?.at !== at) value = { at, result: compute() };
    return value.result;
  };
}
