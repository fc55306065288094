/** What each exported page says, as Markdown beside it: out/about.md, out/index.md … */
import fs from 'node:fs/promises';
import path from 'node:path';
import { gfm } from '@joplin/turndown-plugin-gfm';
import * as cheerio from 'cheerio';
import Turndown from 'turndown';
import { content } from '@/lib/content';
import { routes } from '@/lib/routes';
import { absoluteUrl, markdownPath } from '@/lib/siteUrl';

/** Parts of a page that one uses or looks at; the rest are its words. */
const tools = [
  ...['nav', 'form', 'fieldset', 'button', 'video', 'svg', 'noscript', '.visually-hidden'],
  ...['[aria-hidden="true"]', '[aria-live]', '[role="status"]'],
].join();

/** Gives the main part of a page a form that Markdown has words for. */
function simplify($: cheerio.CheerioAPI, address: string): string {
  const main = $('main');
  const rename = (selector: string, name: string) =>
    main.find(selector).each((_, element) => {
      if ('name' in element) element.name = name;
    });
  // What one fills in stands on the page only: a link leads there.
  main.find('form[aria-label], [role="group"][aria-label]:has(input)').each((_, form) => {
    const link = $('<a></a>').attr('href', `#${$(form).closest('section').attr('id')}`);
    $(form).replaceWith($('<p></p>').append(link.text($(form).attr('aria-label') ?? '')));
  });
  main.find(tools).remove();
  // A logo stands for a name; every other picture shows what the words say.
  main.find('li:has(img)').each((_, item) => {
    if ($(item).text().trim() === '') $(item).text($(item).find('img').attr('alt') ?? '');
  });
  main.find('picture, img').remove();
  main.find('span:empty').remove();

  // A small line above its heading follows it.
  main.find('h1, h2, h3').each((_, heading) => {
    const above = $(heading).prev('p:first-child');
    $(heading).after(above);
  });
  // A card that is a link as a whole is a link of its title.
  main.find('a:has(strong)').each((_, card) => {
    const title = $(card).find('strong').remove().text();
    const rest = $(card).text();
    $(card)
      .text(title)
      .after($('<span></span>').text(`: ${rest}`));
  });
  // Neighbours that only their styles keep apart.
  main.find('strong, span, small').each((_, element) => {
    if (element.nextSibling?.type === 'tag') $(element).after($(element).closest('h1').length > 0 ? ' ' : ': ');
  });
  main.find('th > span, th > small').each((_, note) => void $(note).text(`(${$(note).text()})`));
  main.find('div').each((_, group) => {
    const links = $(group).children();
    if (links.length > 1 && links.is('a') && links.not('a').length === 0) {
      links.wrap('<li></li>');
      group.name = 'ul';
    }
  });
  rename('dl', 'ul');
  rename('dl > div, ul > div:has(dt)', 'li');
  main.find('dt, dd:has(+ dd)').each((_, term) => void $(term).after(': '));
  rename('dt', 'strong');
  rename('dd', 'span');
  rename('ul:has(> li > :is(h2, h3, h4, p, div, figure)), ol:has(> li > :is(h2, h3, h4, p, div, figure))', 'div');
  rename('div > li, details, summary', 'div');
  main.find('a[href]').each((_, link) => void $(link).attr('href', new URL($(link).attr('href') ?? '', address).href));
  return main.html() ?? '';
}

const turndown = new Turndown({ headingStyle: 'atx', bulletListMarker: '-', hr: '---' });
turndown.use(gfm);
turndown.addRule('item', { filter: 'li', replacement: (words) => `- ${words.trim()}\n` });

/**
 * @param html  an exported page
 * @param address  its full address, named as the source
 * @param updated  day of its last change, year-month-day
 */
export function markdownOf(html: string, address: string, updated: string): string {
  const words = turndown.turndown(simplify(cheerio.load(html), address)).replace(/\n{3,}/g, '\n\n');
  return `${words}\n\n---\n\nSource: <${address}> (${updated})\n`;
}

/** @param out  folder of the export */
export async function writeMarkdown(out: string): Promise<void> {
  for (const { path: page, updated } of routes(content())) {
    const html = await fs.readFile(path.join(out, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
    await fs.writeFile(path.join(out, markdownPath(page)), markdownOf(html, absoluteUrl(page), updated));
  }
}
