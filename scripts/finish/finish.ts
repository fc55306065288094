/**
 * Finishes the export of `next build`, so that a page loads without the framework until it is wanted.
 * With `plain` the site stays an ordinary Next export.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { filesBelow } from '../filesBelow';
import { bundle } from './bundle';
import { nameHash } from './hash';
import { finishPage, frameworkScripts } from './page';
import { writeSecurityTxt } from './securityTxt';

/** Data files of the client-side router and second copies of the not-found page: nothing asks for them. */
const isLeftOver = (file: string, all: Set<string>) =>
  /(^|\/)__next\./.test(file) ||
  (file.endsWith('.txt') && all.has(file.replace(/\.txt$/, '.html'))) ||
  /^_not-found(\.|\/)/.test(file) ||
  /^404\//.test(file);

/** Deletes folders that hold no files any more. */
async function removeEmpty(folder: string): Promise<void> {
  for (const entry of await fs.readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await removeEmpty(path.join(folder, entry.name));
  if ((await fs.readdir(folder)).length === 0) await fs.rmdir(folder);
}

/** Scripts of the framework that every page needs: those that the home page shares with the not-found page. */
async function sharedScripts(out: string): Promise<string[]> {
  const [home = [], notFound = []] = await Promise.all(
    ['index.html', '404.html'].map(async (file) =>
      frameworkScripts(cheerio.load(await fs.readFile(path.join(out, file), 'utf8'))),
    ),
  );
  return home.filter((src) => notFound.includes(src));
}

/**
 * @param out  folder of the export
 * @param plain  leaves the pages as Next exported them
 * @throws when a page uses a stylesheet that the export does not hold
 */
export async function finishExport(out: string, { plain = false } = {}): Promise<void> {
  await writeSecurityTxt(out);
  if (plain) return;
  const all = new Set(await filesBelow(out));
  for (const file of all) if (isLeftOver(file, all)) await fs.rm(path.join(out, file));
  await removeEmpty(out);

  const vitalsEndpoint = process.env.NEXT_PUBLIC_VITALS_ENDPOINT;
  const inline = await bundle('scripts/starter/inline.ts', 'iife');
  const write = async (name: string, code: string) => {
    const address = `/_next/static/${name}.${nameHash(code)}.js`;
    await fs.writeFile(path.join(out, address), code);
    return address;
  };
  const pages = [...all].filter((file) => file.endsWith('.html') && !file.startsWith('_not-found'));
  const shared = await sharedScripts(out);
  const starter = await write(
    'starter',
    await bundle('scripts/starter/starter.ts', 'iife', { SHARED: JSON.stringify(shared.join(' ')) }),
  );
  const endpoint = { VITALS_ENDPOINT: JSON.stringify(vitalsEndpoint ?? '') };
  const idle = await write('idle', await bundle('scripts/starter/idle.ts', 'esm', endpoint));

  const sheets = new Map<string, string>();
  for (const file of all)
    if (file.endsWith('.css')) sheets.set(`/${file}`, await fs.readFile(path.join(out, file), 'utf8'));
  const css = (href: string) => {
    const text = sheets.get(href);
    if (text === undefined) throw new Error(`A page uses ${href}, which the export does not hold`);
    return text;
  };

  for (const folder of ['data', 'late']) await fs.mkdir(path.join(out, '_next/static', folder), { recursive: true });
  for (const file of pages) {
    const { html, files } = await finishPage(await fs.readFile(path.join(out, file), 'utf8'), {
      inline,
      shared,
      starter,
      idle,
      css,
      vitalsEndpoint,
    });
    await fs.writeFile(path.join(out, file), html);
    for (const { path: address, text } of files) await fs.writeFile(path.join(out, address), text);
  }
}
