/** Finishes the export of `next build`: inline styles, the site's own scripts and a strict Content-Security-Policy. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../filesBelow';
import { finishPage } from './page';
import { writePrintStyles } from './printStyles';
import { attributesSetBy, StylePruner } from './prune';
import { writeScripts } from './scripts';

/** The framework's scripts, the data files of its router and duplicates of the not-found page, which nothing requests. */
const isLeftOver = (file: string, all: Set<string>) =>
  /^_next\/.*\.js$/.test(file) ||
  /(^|\/)__next\./.test(file) ||
  (file.endsWith('.txt') && all.has(file.replace(/\.txt$/, '.html'))) ||
  /^_not-found(\.|\/)/.test(file) ||
  /^404\//.test(file);

/** @param out  folder of the export */
export async function finishExport(out: string): Promise<void> {
  const all = new Set(filesBelow(out));
  /** Text of each stylesheet by its URL path. */
  const sheets = new Map<string, string>();
  for (const file of all) {
    if (file.endsWith('.css')) sheets.set(`/${file}`, await fs.readFile(path.join(out, file), 'utf8'));
    if (file.endsWith('.css') || isLeftOver(file, all)) await fs.rm(path.join(out, file));
  }
  const print = await writePrintStyles(out, sheets);
  const scripts = await writeScripts(out);
  const pruner = new StylePruner(attributesSetBy(scripts.code));
  for (const file of all) {
    if (!file.endsWith('.html') || isLeftOver(file, all)) continue;
    const html = await fs.readFile(path.join(out, file), 'utf8');
    await fs.writeFile(path.join(out, file), finishPage(html, sheets, print, scripts, pruner));
  }
  pruner.refuseUnknownAttributes();
}
