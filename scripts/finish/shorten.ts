import type { CheerioAPI } from 'cheerio';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const short = (n: number): string =>
  (n < letters.length ? '' : short(Math.floor(n / letters.length) - 1)) + letters[n % letters.length];

/** A short name for each of the names, the shortest for the one that stands there most often. */
function rank(names: string[]): Map<string, string> {
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  const ranked = [...count].sort(([a, i], [b, j]) => j - i || (a < b ? -1 : 1));
  return new Map(ranked.map(([name], i) => [name, short(i)]));
}

/** Takes out custom properties that nothing reads, and then those that only they read. */
function dropUnused(sheets: string[]): string[] {
  const read = new Set([...sheets.join('\n').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = sheets.map((sheet) =>
    sheet.replace(/(?<=[{;])(--[a-z][\w-]*):[^;{}]*(;|(?=\}))/g, (whole, name) => (read.has(name) ? whole : '')),
  );
  return left.join('') === sheets.join('') ? left : dropUnused(left);
}

/**
 * Gives the custom properties of stylesheets short names, the same in all of them, and leaves out those without a use.
 */
export function shortenProperties(whole: string[]): string[] {
  const sheets = dropUnused(whole);
  const names = /--[a-z][\w-]*/g;
  const renamed = rank([...sheets.join('\n').matchAll(names)].map(([name]) => name));
  return sheets.map((sheet) => sheet.replace(names, (name) => `--${renamed.get(name)}`));
}

/** Gives the classes of style modules (`U4H7PG_button`) short names, in the page's elements and in its stylesheets. */
export function shortenClasses($: CheerioAPI, sheets: string[]): string[] {
  const elements = $('[class*="_"]').toArray();
  const classes = (element: (typeof elements)[number]) => element.attribs.class?.split(' ') ?? [];
  const renamed = rank(elements.flatMap(classes).filter((name) => name.includes('_')));
  const rename = (name: string) => renamed.get(name) ?? name;
  for (const element of elements) element.attribs.class = classes(element).map(rename).join(' ');
  return sheets.map((sheet) => sheet.replace(/(?<=\.)[\w-]+/g, rename));
}
