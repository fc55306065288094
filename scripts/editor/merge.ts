/** Three-way merge of a content file's data, on the server and in the form. */
import { isObject } from '@/lib/isObject';
import type { Path } from './page/values';

export interface Conflict {
  path: Path;
  mine: unknown;
  theirs: unknown;
}

export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isObject(a) || !isObject(b)) return a === b;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => same(a[name], b[name]));
}

/** On a conflict `mine` wins; a list whose length changed is compared as a whole. */
export function merge(base: unknown, mine: unknown, theirs: unknown, conflicts: Conflict[], path: Path = []): unknown {
  if (same(base, theirs) || same(mine, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const merged = names.map((name) => [name, merge(base[name], mine[name], theirs[name], conflicts, [...path, name])]);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    if (base.length === mine.length && base.length === theirs.length)
      return base.map((item, i) => merge(item, mine[i], theirs[i], conflicts, [...path, i]));
  conflicts.push({ path, mine, theirs });
  return mine;
}
