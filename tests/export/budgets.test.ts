import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { content } from '@/lib/content';
import { attributes, readExport, scriptsOf } from '../support/exported';

/** Budgets in bytes, compressed with brotli at its highest level unless stated otherwise. */
const budgets = {
  /** A page up to the end of its first section: ten packets, TCP's initial congestion window. */
  firstScreen: 14_480,
  /** A whole page with its styles, without or with a demonstration. */
  html: 18_432,
  htmlWithDemo: 20_480,
  /** Elements of a page. */
  elements: 1500,
  /** The inline loader, which also counts towards the HTML. */
  loader: 2048,
  /** All scripts before the first interaction. */
  idle: 12_288,
  /** The same on pages with the calculator, a form or a demonstration. */
  idleWithTools: 18_432,
  /** What the first interaction adds. */
  afterInteraction: 8192,
  /** All font files, uncompressed. */
  fonts: 45_000,
  /** Requests without interaction: the page, its scripts, fonts and the pictures of the first screen. */
  requests: 30,
};

const site = readExport();
const brotli = (data: string | Buffer) => zlib.brotliCompressSync(data).length;
const bytes = (address: string) => fs.readFileSync(path.join(site.folder, address));
const size = (address: string) => brotli(bytes(address));
const fonts = [...site.files].filter((file) => file.endsWith('.woff2'));

test.each(site.all)('$path: HTML, scripts and requests are within their budgets', (page) => {
  const { $, html } = page;
  const islands = attributes(page, '[data-hydrate]', 'data-hydrate').join(' ');
  const hasDemo = /Demo\./.test(islands);
  const hasTools = hasDemo || /BudgetCalculator|ComposeForm/.test(islands);
  const endOfFirstSection = html.indexOf('<section', html.indexOf('<main') + 200);
  expect(brotli(html.slice(0, endOfFirstSection))).toBeLessThanOrEqual(budgets.firstScreen);
  expect(brotli(html)).toBeLessThanOrEqual(hasDemo ? budgets.htmlWithDemo : budgets.html);
  expect($('*').length).toBeLessThanOrEqual(budgets.elements);

  const { loader, idle, afterInteraction } = scriptsOf(page, site);
  const atIdle = brotli(loader) + idle.reduce((sum, script) => sum + size(script), 0);
  expect(brotli(loader)).toBeLessThanOrEqual(budgets.loader);
  expect(atIdle).toBeGreaterThan(1000);
  expect(atIdle).toBeLessThanOrEqual(hasTools ? budgets.idleWithTools : budgets.idle);
  expect(size(afterInteraction)).toBeLessThanOrEqual(budgets.afterInteraction);

  const pictures = new Set(attributes(page, 'img:not([loading="lazy"])', 'src'));
  // The page, the stylesheet for print, an icon and the manifest are the other four.
  expect(1 + idle.length + 3 + fonts.length + pictures.size).toBeLessThanOrEqual(budgets.requests);
});

it('the fonts are within their budget and do not block the first paint', () => {
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, file) => sum + bytes(file).length, 0)).toBeLessThanOrEqual(budgets.fonts);
  for (const { $ } of site.all) {
    expect($('link[rel="preload"][as="font"]')).toHaveLength(0);
    // The loader disables this sheet until the first paint.
    expect(fonts.filter((font) => $('style[data-fonts]').text().includes(font))).toEqual(fonts);
    expect($('style[data-fonts] + script, style[data-fonts] + script + script').length).toBeGreaterThan(0);
    expect($('style:not([data-fonts])').text()).not.toContain('.woff2');
  }
});

it('the page that invites visitors to check this site states the budget of its scripts', () => {
  const figures = content().pages.testimonials.checks.items.map(({ figure }) => figure);
  expect(figures).toContain(`${budgets.idleWithTools / 1024} KiB`);
});
