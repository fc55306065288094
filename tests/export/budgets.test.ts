import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { attributes, readExport, scriptsOf } from '../support/exported';

/** Budgets in bytes, compressed by brotli at its best unless said otherwise. */
const budgets = {
  /** With its headers a page fits the ten packets that a server may send at once: no second round trip. */
  html: 14_480,
  /** Elements of a page. */
  elements: 1500,
  /** The script inside the page, which the HTML's budget holds, too. */
  loader: 2048,
  /** All scripts before the first sign of a visitor. */
  idle: 6144,
  /** The same on pages with the calculator, a form, the working hours or a demonstration. */
  idleWithTools: 9216,
  /** Script and style of a demonstration, its content included. */
  demo: 8192,
  /** All scripts once a visitor has shown a sign. */
  scripts: 13_312,
  /** Sum of the font files, as they are. */
  fonts: 45_000,
  /** Requests that a page starts by itself: the page, fonts, and what the first screen shows. */
  requests: 12,
};

const site = readExport();
const brotli = (data: string | Buffer) => zlib.brotliCompressSync(data).length;
const bytes = (address: string) => fs.readFileSync(path.join(site.folder, address));
const size = (address: string) => brotli(bytes(address));
const fonts = [...site.files].filter((file) => file.endsWith('.woff2'));

test.each(site.all)('$path: HTML, scripts and requests keep to their budgets', (page) => {
  const { $, html } = page;
  expect(brotli(html)).toBeLessThanOrEqual(budgets.html);
  expect($('*').length).toBeLessThanOrEqual(budgets.elements);

  const { loader, site: script, visitor } = scriptsOf(page, site);
  const idle = brotli(loader) + size(script);
  expect(brotli(loader)).toBeLessThanOrEqual(budgets.loader);
  const tools = $('[data-calculator], [data-form], [data-zone], [data-demo]').length > 0;
  expect(idle).toBeGreaterThan(1000);
  expect(idle).toBeLessThanOrEqual(tools ? budgets.idleWithTools : budgets.idle);
  expect(idle + size(visitor)).toBeLessThanOrEqual(budgets.scripts);

  const pictures = new Set(attributes(page, 'img:not([loading="lazy"])', 'src'));
  // The page, its script, the sheet for wide windows; one icon and the manifest.
  expect(3 + 2 + fonts.length + pictures.size).toBeLessThanOrEqual(budgets.requests);
});

const demos = site.all.flatMap(({ path: page, $ }) =>
  $('[data-demo]')
    .toArray()
    .map(({ attribs }) => [page, attribs['data-demo'], attribs['data-style']] as [string, string, string]),
);

test.each(demos)('%s: the demonstration keeps to its budget', (_, script, style) => {
  expect(size(script)).toBeGreaterThan(1000);
  expect(size(script) + size(style)).toBeLessThanOrEqual(budgets.demo);
});

it('the fonts are small, and no page waits for them before its first paint', () => {
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, file) => sum + bytes(file).length, 0)).toBeLessThanOrEqual(budgets.fonts);
  for (const { $ } of site.all) {
    expect($('link[rel="preload"][as="font"]')).toHaveLength(0);
    // The script inside the page puts this sheet off until something has been painted.
    expect(fonts.filter((font) => $('style[data-fonts]').text().includes(font))).toEqual(fonts);
    expect($('style[data-fonts] + script, style[data-fonts] + script + script').length).toBeGreaterThan(0);
    expect($('style:not([data-fonts])').text()).not.toContain('.woff2');
  }
});
