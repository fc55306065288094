import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { readExport, scriptsOf } from '../support/exported';

/** Budgets in bytes, compressed by brotli at its best unless said otherwise. */
const budgets = {
  /** With its headers a page fits the ten packets that a server may send at once: no second round trip. */
  html: 14_480,
  /** Elements of a page. */
  elements: 1500,
  /** Scripts before the first sign of a visitor, until the page is idle. */
  starter: 2048,
  /** The same with the part for idle moments. */
  idle: 6144,
  /** All scripts of a page once a visitor has shown a sign: framework, islands, data. */
  scripts: 130 * 1024,
  /** Sum of the font files, as they are. */
  fonts: 45_000,
  /** Requests that a page starts by itself: the page, fonts, and what the first screen shows. */
  requests: 12,
};

const site = readExport();
const brotli = (data: string | Buffer) => zlib.brotliCompressSync(data).length;
const bytes = (address: string) => fs.readFileSync(path.join(site.folder, address));
const sizes = new Map<string, number>();
const size = (address: string) => {
  if (!sizes.has(address)) sizes.set(address, brotli(bytes(address)));
  return sizes.get(address) as number;
};
const fonts = [...site.files].filter((file) => file.endsWith('.woff2'));
const byPath = site.all.map((page) => [page.path, page] as const);
const clientScripts = [...site.files].filter((file) => /^\/_next\/static\/chunks\/.*\.js$/.test(file));

test.each(byPath)('%s: HTML, scripts after intent and requests keep to their budgets', (_, page) => {
  const { $, html } = page;
  expect(brotli(html)).toBeLessThanOrEqual(budgets.html);
  expect($('*').length).toBeLessThanOrEqual(budgets.elements);

  const { later } = scriptsOf(page, site);
  expect(later.length).toBeGreaterThan(3);
  expect(later.reduce((sum, address) => sum + size(address), 0)).toBeLessThanOrEqual(budgets.scripts);

  const pictures = new Set(
    $('img')
      .not('[loading="lazy"]')
      .map((_i, element) => $(element).attr('src'))
      .get(),
  );
  // The page, the starter, the idle part, the sheet for wide windows; one icon and the manifest.
  expect(4 + 2 + fonts.length + pictures.size).toBeLessThanOrEqual(budgets.requests);
});

it('the scripts before the first sign of a visitor are small', () => {
  const { inline, starter, idle } = scriptsOf(site.page('/'), site);
  const first = brotli(inline) + size(starter);
  expect(first).toBeGreaterThan(1000);
  expect(first).toBeLessThanOrEqual(budgets.starter);
  expect(first + size(idle)).toBeLessThanOrEqual(budgets.idle);
});

it('the fonts are small, and no page waits for them before its first paint', () => {
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, file) => sum + bytes(file).length, 0)).toBeLessThanOrEqual(budgets.fonts);
  for (const { $ } of site.all) {
    expect($('link[rel="preload"][as="font"]')).toHaveLength(0);
    // The inline script puts this sheet off until something has been painted.
    expect(fonts.filter((font) => $('style[data-fonts]').text().includes(font))).toEqual(fonts);
    expect($('style[data-fonts] + script, style[data-fonts] + script + script').length).toBeGreaterThan(0);
    expect($('style:not([data-fonts])').text()).not.toContain('.woff2');
  }
});

describe('the browser gets nothing of what the build alone needs', () => {
  /** Texts that stand in these packages and nowhere else. */
  const marks = {
    zod: /ZodError|invalid_type|unrecognized_keys|\bZodString\b/,
    yaml: /YAMLParseError|parseDocument|BLOCK_FOLDED|block-scalar/,
    schemas: /strictObject/,
    'node files': /readFileSync/,
  };

  test.each(Object.entries(marks))('%s', (_, mark) => {
    expect(clientScripts.length).toBeGreaterThan(3);
    expect(clientScripts.filter((file) => mark.test(site.read(file)))).toEqual([]);
  });

  it('the marks fit what they are to find', () => {
    expect(
      marks.zod.test(
        fs.readFileSync('node_modules/zod/v4/core/schemas.js', 'utf8') +
          fs.readFileSync('node_modules/zod/v4/core/errors.js', 'utf8'),
      ),
    ).toBe(true);
    expect(marks.yaml.test(fs.readFileSync('node_modules/yaml/dist/errors.js', 'utf8'))).toBe(true);
  });
});
