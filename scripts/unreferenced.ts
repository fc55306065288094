import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './filesBelow';

/** Entry points: pages, and files at well-known addresses. */
const isEntry = (file: string) =>
  /^[^/]*\.html$/.test(file) || ['robots.txt', 'llms.txt', 'sitemap.xml', '.well-known/security.txt'].includes(file);

/** Files that may be unreferenced: Next's manifests and scripts, and picture variants that no page uses. */
const isExpected = (file: string) => file.startsWith('_next/static/') || file.startsWith('media/');

const isText = (file: string) => /\.(html|css|js|xml|webmanifest|txt|md|json|svg)$/.test(file);

/** Files whose name occurs in no reachable page, script, style sheet or list. */
async function unreferenced(out: string): Promise<string[]> {
  const files = filesBelow(out);
  const named = new Map<string, string[]>();
  for (const file of files) named.set(path.basename(file), [...(named.get(path.basename(file)) ?? []), file]);
  const reached = new Set(files.filter(isEntry));
  // Files added during the iteration are visited, too.
  for (const file of reached) {
    if (!isText(file)) continue;
    const text = await fs.readFile(path.join(out, file), 'utf8');
    for (const [name] of text.matchAll(/[\w~.-]+\.[a-z0-9]+/gi))
      for (const found of named.get(name) ?? []) reached.add(found);
  }
  return files.filter((file) => !reached.has(file));
}

/**
 * Deletes unreferenced files of the framework and unused pictures.
 *
 * @param out  folder of the export
 * @returns their names
 * @throws when any other file is unreferenced, because its maker has a bug
 */
export async function removeUnreferenced(out: string): Promise<string[]> {
  const files = await unreferenced(out);
  const ours = files.filter((file) => !isExpected(file));
  if (ours.length > 0)
    throw new Error(
      `Nothing refers to these files of ${out}/; stop generating them, or reference them:\n  ${ours.join('\n  ')}`,
    );
  for (const file of files) await fs.rm(path.join(out, file));
  return files;
}
