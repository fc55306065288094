/** Finishes the export of `next build`: inline styles, the site's own scripts and a strict Content-Security-Policy. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../filesBelow';
import { finishPage } from './page';
import { writeScripts } from './scripts';

/** Data files of the client-side router and duplicates of the not-found page, which nothing requests. */
const isLeftOver = (file: string, all: Set<string>) =>
  /(^|\/)__next\./.test(file) ||
  (file.endsWith('.txt') && all.has(file.replace(/\.txt$/, '.html'))) ||
  /^_not-found(\.|\/)/.test(file) ||
  /^404\//.test(file);

/** @param out  folder of the export */
export async function finishExport(out: string): Promise<void> {
  const all = new Set(filesBelow(out));
  /** Text of each stylesheet by its URL path. */
  const sheets = new Map<string, string>();
  for (const file of all)
    if (isLeftOver(file, all)) await fs.rm(path.join(out, file));
    else if (file.endsWith('.css')) sheets.set(`/${file}`, await fs.readFile(path.join(out, file), 'utf8'));
  const scripts = await writeScripts(out);
  await fs.mkdir(path.join(out, '_next/static/late'), { recursive: true });
  for (const file of all) {
    if (!file.endsWith('.html') || isLeftOver(file, all)) continue;
    const { html, late } = finishPage(await fs.readFile(path.join(out, file), 'utf8'), sheets, scripts);
    await fs.writeFile(path.join(out, file), html);
    await fs.writeFile(path.join(out, late.path), late.text);
  }
}
