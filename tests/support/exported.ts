import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';

/** A page of the export as a reader without scripts gets it. */
export interface ExportedPage {
  /** Address path, such as /about. */
  path: string;
  /** The file as it is served. */
  html: string;
  /** Parsed, with scripts, styles and templates taken out: the page's data repeats its text. */
  $: cheerio.CheerioAPI;
  /** Texts of its JSON-LD elements. */
  jsonLd: string[];
}

/** A finished export, or a planted one of the same shape. */
export interface Exported {
  folder: string;
  /** In the order of their addresses; without the not-found page. */
  pages: ExportedPage[];
  notFound?: ExportedPage;
  /** The pages and the not-found page. */
  all: ExportedPage[];
  /** @throws when no page has this address path */
  page: (path: string) => ExportedPage;
  /** Addresses of all files: /about.html, /media/…. */
  files: Set<string>;
  read: (address: string) => string;
}

export function parsePage(address: string, html: string): ExportedPage {
  const $ = cheerio.load(html);
  const jsonLd = $('script[type="application/ld+json"]')
    .map((_, element) => $(element).text())
    .get();
  $('script, style, template').remove();
  return { path: address, html, $, jsonLd };
}

/** @param folder  below the project folder; `out` unless OUT_DIR names another one */
export function readExport(folder = process.env.OUT_DIR ?? 'out'): Exported {
  const root = path.resolve(folder);
  if (!fs.existsSync(root)) throw new Error(`There is no ${folder}/ to test. Run: npm run build`);
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Set(
    entries.map(
      (entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`,
    ),
  );
  const read = (address: string) => fs.readFileSync(path.join(root, address), 'utf8');
  const all = [...files]
    .filter((file) => file.endsWith('.html') && !file.startsWith('/_'))
    .map((file) => parsePage(file === '/index.html' ? '/' : file.slice(0, -'.html'.length), read(file)))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const page = (wanted: string) => {
    const found = all.find((candidate) => candidate.path === wanted);
    if (!found) throw new Error(`${folder}/ has no page ${wanted}. Run: npm run build`);
    return found;
  };
  return {
    folder: root,
    files,
    read,
    all,
    page,
    pages: all.filter(({ path: address }) => address !== '/404'),
    notFound: all.find(({ path: address }) => address === '/404'),
  };
}

/** The scripts of a page by the time they are asked for. */
export interface PageScripts {
  /** Text of the one inside the page. */
  inline: string;
  starter: string;
  idle: string;
  /** Framework, islands and data, which follow on the first sign of a visitor. */
  later: string[];
}

export function scriptsOf(html: string, { read }: Exported): PageScripts {
  const element = cheerio.load(html)('script[data-scripts]');
  const named = (name: string) => element.attr(`data-${name}`) ?? '';
  const shared = read(named('starter')).match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? [];
  return {
    inline: element.text(),
    starter: named('starter'),
    idle: named('idle'),
    later: [...named('scripts').split(' '), ...shared],
  };
}

/** Letters and digits of a text in one form, so that spaces, dashes and quotation marks do not count. */
export const essence = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** All that a page's visitor can read or hear, in one line: texts and the names of pictures. */
export const visibleText = (page: ExportedPage): string => {
  const $ = cheerio.load(page.$.html());
  // Words in neighbouring elements do not grow together.
  $('body *').each((_, element) => {
    const name = $(element).attr('alt') ?? $(element).filter('svg').attr('aria-label') ?? '';
    $(element)
      .append(' ')
      .prepend(' ')
      .after(` ${essence(name)} `);
  });
  return essence($('body').text());
};
