/** Finishes the export of `next build`: pages with their styles inside, the site's own scripts, and a strict policy. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@/lib/hash';
import { filesBelow } from '../filesBelow';
import { bundle } from './bundle';
import { finishPage, type PageParts } from './page';
import { attributesSetBy } from './styles';

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

/**
 * @param out  folder of the export
 * @throws when a page uses a stylesheet that the export does not hold
 */
export async function finishExport(out: string): Promise<void> {
  const all = new Set(filesBelow(out));
  const sheets = new Map<string, string>();
  for (const file of all)
    if (file.endsWith('.css')) sheets.set(`/${file}`, await fs.readFile(path.join(out, file), 'utf8'));
  for (const file of all) if (isLeftOver(file, all)) await fs.rm(path.join(out, file));
  await removeEmpty(out);

  const vitalsEndpoint = process.env.NEXT_PUBLIC_VITALS_ENDPOINT;
  const { code: loader } = await bundle('lib/browser/loader.ts', 'iife');
  // Without addresses for what comes later, the site's script holds all of it.
  const { code: everything } = await bundle('lib/browser/site.ts', 'esm');
  const dynamicAttributes = attributesSetBy(loader + everything);
  const save = async (name: string, text: string, ending: string) => {
    const address = `/_next/static/${name}.${hash(text)}.${ending}`;
    await fs.writeFile(path.join(out, address), text);
    return address;
  };
  const write = async (name: string, env: Record<string, string> = {}) =>
    save(name, (await bundle(`lib/browser/${name}.ts`, 'esm', env)).code, 'js');
  const demo = async (kind: string, content: string) => {
    const { code, style } = await bundle(`lib/browser/demos/${kind}.ts`, 'esm', { CONTENT: content });
    return { script: await save(`demo.${kind}`, code, 'js'), style: await save(`demo.${kind}`, style, 'css') };
  };
  const env = { VISITOR: await write('visitor'), NEXT_PUBLIC_VITALS_ENDPOINT: vitalsEndpoint ?? '' };
  const sites = new Map<string, Promise<string>>();
  const site: PageParts['site'] = (has) => {
    const key = JSON.stringify(has);
    const found = sites.get(key) ?? write('site', { ...env, ...has });
    sites.set(key, found);
    return found;
  };

  const css = (href: string) => {
    const text = sheets.get(href);
    if (text === undefined) throw new Error(`A page uses ${href}, which the export does not hold`);
    return text;
  };

  await fs.mkdir(path.join(out, '_next/static/late'), { recursive: true });
  for (const file of all) {
    if (!file.endsWith('.html') || isLeftOver(file, all)) continue;
    const source = await fs.readFile(path.join(out, file), 'utf8');
    const parts = { loader, site, css, demo, dynamicAttributes, vitalsEndpoint };
    const { html, late } = await finishPage(source, parts);
    await fs.writeFile(path.join(out, file), html);
    await fs.writeFile(path.join(out, late.path), late.text);
  }
}
