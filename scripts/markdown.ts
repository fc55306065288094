/** Writes each exported page as Markdown beside its HTML: out/about.md, out/index.md … */
import fs from 'node:fs/promises';
import path from 'node:path';
import { gfm } from '@joplin/turndown-plugin-gfm';
import * as cheerio from 'cheerio';
import Turndown from 'turndown';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { absoluteUrl, markdownPath } from '@/lib/siteUrl';

/** Controls, pictures and announcements: everything that is not the page's text. */
const skipped = [
  ...['nav', 'form', 'fieldset', 'button', 'video', 'svg', 'img', 'noscript', '.visually-hidden'],
  ...['[aria-hidden="true"]', '[aria-live]', '[role="status"]'],
].join();

const isShown = (element: Element) => !element.matches(skipped) && element.textContent !== '';
const before = (element: Element): Element | undefined => {
  const previous = element.previousElementSibling ?? undefined;
  return previous && !isShown(previous) ? before(previous) : previous;
};
/** Whether no whitespace separates an element from the next, so that only styles keep their texts apart. */
const touchesNext = ({ nextSibling }: Node): boolean =>
  nextSibling?.nodeType === 1 && (isShown(nextSibling as Element) || touchesNext(nextSibling));

const isHeading = (element?: Element | null) => /^H[123]$/.test(element?.nodeName ?? '');
/** The small line above a heading, which Markdown puts below it. */
const isKicker = (element?: Element) =>
  element?.nodeName === 'P' && isHeading(element.nextElementSibling) && !before(element);
const isLinkRow = (element?: Element | null) =>
  element?.nodeName === 'DIV' &&
  element.children.length > 1 &&
  Array.from(element.children).every((one) => one.matches('a'));
/** An interactive tool; the Markdown links to it instead. */
const isForm = (element: Element) =>
  element.hasAttribute('aria-label') &&
  (element.nodeName === 'FORM' || element.matches('.island > [role="group"]:has(input), .demo'));

/** @param address  full address of the page, against which its links are resolved */
function converter(address: string): Turndown {
  const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', hr: '---' });
  const block = (text: string) => `\n\n${text.trim()}\n\n`;
  const link = (text: string, href: string) => `[${text}](${new URL(href, address).href})`;
  const rule = (name: string, filter: Turndown.Filter, replacement: (text: string, element: HTMLElement) => string) =>
    turndown.addRule(name, { filter, replacement: (text, node) => replacement(text, node as HTMLElement) });

  turndown.use(gfm);
  rule('block', ['details', 'summary', 'dl'], block);
  rule('item', ['li'], (text, item) => {
    const words = text.trim() || turndown.escape(item.querySelector('img')?.getAttribute('alt') ?? '');
    return words.includes('\n\n') ? block(words) : `- ${words}\n`;
  });
  rule('term', ['dt'], (text) => `**${text.trim()}**: `);
  rule('description', ['dd'], (text, { nextElementSibling }) => text.trim() + (nextElementSibling ? ': ' : ''));
  rule(
    'terms',
    (element) => element.nodeName === 'DIV' && element.firstElementChild?.nodeName === 'DT',
    (text) => `- ${text.trim()}\n`,
  );
  rule('part', ['strong', 'span', 'small'], (text, element) => {
    if (element.parentNode?.nodeName === 'TH' && element.nodeName !== 'STRONG') return `(${text})`;
    const words = element.nodeName === 'STRONG' ? `**${text}**` : text;
    return touchesNext(element) ? words + (element.closest('h1') ? ' ' : ': ') : words;
  });
  rule('link', ['a'], (text, element) => {
    const [, title = text, rest = ''] = /^\s*\*\*(.+?)\*\*(: .*)$/s.exec(text) ?? [];
    const written = link(title, element.getAttribute('href') ?? '') + rest;
    return isLinkRow(element.parentElement) ? `- ${written}\n` : written;
  });
  rule('links', isLinkRow, block);
  rule('heading', isHeading, (text, element) => {
    const above = before(element);
    const kicker = isKicker(above) ? block(turndown.turndown(above?.innerHTML ?? '')) : '';
    return block(`${'#'.repeat(Number(element.nodeName[1]))} ${text.replace(/ +/g, ' ')}`) + kicker;
  });
  rule(
    'skipped',
    (element) => isKicker(element) || element.matches(skipped),
    () => '',
  );
  rule('form', isForm, (_, form) =>
    block(link(form.getAttribute('aria-label') ?? '', `#${form.closest('section')?.id}`)),
  );
  return turndown;
}

/**
 * @param html  an exported page
 * @param address  its full address, named as the source
 * @param updated  day of its last change, year-month-day
 */
export function markdownOf(html: string, address: string, updated: string): string {
  const main = cheerio.load(html)('main').html() ?? '';
  const text = converter(address)
    .turndown(main)
    .replace(/\n{3,}/g, '\n\n');
  return `${text}\n\n---\n\nSource: <${address}> (${updated})\n`;
}

/** @param out  folder of the export */
export async function writeMarkdown(out: string): Promise<void> {
  for (const { path: page, updated } of routes(content())) {
    const html = await fs.readFile(path.join(out, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
    await fs.writeFile(path.join(out, markdownPath(page)), markdownOf(html, absoluteUrl(page), updated));
  }
}
