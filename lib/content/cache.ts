import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './read';

/** Latest modification time in a folder in milliseconds, without folders called media. A deletion changes its folder. */
function latestChange(folder: string): number {
  let latest = fs.statSync(folder).mtimeMs;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'media') continue;
    const file = path.join(folder, entry.name);
    latest = Math.max(latest, entry.isDirectory() ? latestChange(file) : fs.statSync(file).mtimeMs);
  }
  return latest;
}

/** Modification time in milliseconds; 0 when the file does not exist. */
export const modifiedAt = (file: string): number =>
  fs.statSync(path.join(projectRoot(), file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Caches a result for the whole build, or until a file changes while the editor runs.
 *
 * @param changedAt  modification time in milliseconds, by default of the YAML files
 */
export function cache<T>(
  compute: () => T,
  changedAt: () => number = () => latestChange(path.join(projectRoot(), 'content')),
): () => T {
  let value: { at: string; result: T } | undefined;
  return () => {
    const at = process.env.NODE_ENV === 'production' ? 'build' : `${projectRoot()} ${changedAt()}`;
    if (value?.at !== at) value = { at, result: compute() };
    return value.result;
  };
}
