import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** Files that readers ask for by themselves: pages, and what robots look for. */
const isAskedFor = (file: string) =>
  /^[^/]*\.html$/.test(file) || ['robots.txt', 'llms.txt', 'sitemap.xml', '.well-known/security.txt'].includes(file);

/** The framework's own: lists for its router, scripts for browsers without modules and for pages that are not exported. */
const isFrameworks = (file: string) => file.startsWith('_next/static/');

const isText = (file: string) => /\.(html|css|js|xml|webmanifest|txt|md|json|svg)$/.test(file);

/** Files of the export that nothing leads to, by the names that stand in pages, scripts, styles and lists. */
async function unreferenced(out: string): Promise<string[]> {
  const files = filesBelow(out);
  const named = new Map<string, string[]>();
  for (const file of files) named.set(path.basename(file), [...(named.get(path.basename(file)) ?? []), file]);
  const reached = new Set(files.filter(isAskedFor));
  // A set may grow while one goes through it: what is found is searched in its turn.
  for (const file of reached) {
    if (!isText(file)) continue;
    const text = await fs.readFile(path.join(out, file), 'utf8');
    for (const [name] of text.matchAll(/[\w~.-]+\.[a-z0-9]+/gi))
      for (const found of named.get(name) ?? []) reached.add(found);
  }
  return files.filter((file) => !reached.has(file));
}

/**
 * Deletes the framework's files that nothing in the export refers to.
 *
 * @param out  folder of the export
 * @returns their names
 * @throws when anything else is left over: a file that nobody can reach is a mistake in what made it
 */
export async function removeLeftOver(out: string): Promise<string[]> {
  const files = await unreferenced(out);
  const ours = files.filter((file) => !isFrameworks(file));
  if (ours.length > 0)
    throw new Error(`Nothing refers to these files of ${out}/; do not make them, or use them:\n  ${ours.join('\n  ')}`);
  for (const file of files) await fs.rm(path.join(out, file));
  return files;
}
