import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './read';

/** Newest change below content/ in milliseconds, media left out. */
function newestChange(folder: string): number {
  let newest = 0;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'media') continue;
    const file = path.join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestChange(file) : fs.statSync(file).mtimeMs);
  }
  return newest;
}

/** Computes once for a build; while editing, again after each saved change. */
export function cache<T>(compute: () => T): () => T {
  let value: { at: number; result: T } | undefined;
  return () => {
    const live = process.env.NODE_ENV === 'development';
    const at = live ? newestChange(path.join(projectRoot(), 'content')) : 0;
    if (value?.at !== at) value = { at, result: compute() };
    return value.result;
  };
}
