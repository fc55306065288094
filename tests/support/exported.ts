import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { filesBelow } from '@/scripts/filesBelow';

export const allRoutes = routes(content());

/** A page of the export as it is served, parsed without running its scripts. */
export interface ExportedPage {
  /** Path, such as /about. */
  path: string;
  html: string;
  $: cheerio.CheerioAPI;
}

/**
 * The finished export in `out`, or in the folder that OUT_DIR names: the paths of all its files (/about.html, /media/…),
 * `all` its pages and `pages` without the not-found page, both sorted by path.
 */
export function readExport(folder = process.env.OUT_DIR ?? 'out') {
  const root = path.resolve(folder);
  if (!fs.existsSync(root)) throw new Error(`There is no ${folder}/ to test. Run: npm run build`);
  const files = new Set(filesBelow(root).map((name) => `/${name}`));
  const read = (address: string) => fs.readFileSync(path.join(root, address), 'utf8');
  const all = [...files]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/_'))
    .map((file) => {
      const html = read(file);
      return { path: file === '/index.html' ? '/' : file.slice(0, -'.html'.length), html, $: cheerio.load(html) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const page = (wanted: string) => {
    const found = all.find((candidate) => candidate.path === wanted);
    if (!found) throw new Error(`${folder}/ has no page ${wanted}. Run: npm run build`);
    return found;
  };
  return { folder: root, files, read, all, page, pages: all.filter(({ path: address }) => address !== '/404') };
}

/** The values of an attribute of all matching elements. */
export const attributes = ({ $ }: ExportedPage, selector: string, name: string): string[] =>
  $(selector)
    .map((_, element) => $(element).attr(name))
    .get();

/**
 * The scripts of a page by the time of their request: the text of the inline loader, the paths of those loaded when the
 * page is idle, and of the one loaded with the first interaction.
 */
export function scriptsOf({ $ }: ExportedPage, { files }: ReturnType<typeof readExport>) {
  const element = $('script[data-site]');
  const idle = [element.attr('data-site') ?? '', ...(element.attr('data-preload')?.split(' ') ?? [])];
  const afterInteraction = [...files].find((file) => /\/afterInteraction\.\w+\.js$/.test(file)) ?? '';
  return { loader: element.text(), idle, afterInteraction };
}

/** A text reduced to lower-case letters and digits, to compare it without spaces and punctuation. */
export const essence = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** The texts and alternative texts of a page's static HTML in one line. */
export function visibleText({ $ }: ExportedPage): string {
  const words: string[] = [];
  $('body')
    .contents()
    .each(function read(_, node) {
      if (node.type === 'text') words.push(node.data);
      if (node.type !== 'tag' || node.name === 'template') return;
      $(node).contents().each(read);
      words.push(node.attribs.alt ?? $(node).filter('svg').attr('aria-label') ?? '');
    });
  return essence(words.join(' '));
}
