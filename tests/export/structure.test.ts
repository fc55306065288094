import * as cheerio from 'cheerio';
import { structureProblems } from '../support/checks/structure';
import { readExport, scriptsOf } from '../support/exported';
import { allRoutes } from '../support/site';

const site = readExport();
const byPath = site.all.map((page) => [page.path, page] as const);

it('every route is a page, and there is a not-found page', () => {
  expect(site.pages.map(({ path }) => path).sort()).toEqual(
    allRoutes()
      .map(({ path }) => path)
      .sort(),
  );
  expect(site.notFound).toBeDefined();
});

test.each(byPath)('%s is built as it should be', (_, { html }) => {
  expect(structureProblems(html)).toEqual([]);
});

test.each(byPath)('%s has headings without gaps', (_, { $ }) => {
  const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
    .map((_i, element) => Number(element.tagName.slice(1)))
    .get();
  expect(levels[0]).toBe(1);
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
});

it('the script inside the pages, the starter and the idle part are the same on every page', () => {
  for (const part of ['inline', 'starter', 'idle'] as const)
    expect(new Set(site.all.map(({ html }) => scriptsOf(html, site)[part])).size).toBe(1);
});

it('every script and stylesheet that a page names is there', () => {
  for (const { html } of site.all) {
    const { starter, idle, later } = scriptsOf(html, site);
    expect(later.length).toBeGreaterThan(3);
    const sheet = cheerio.load(html)('link[rel="stylesheet"]').attr('href') ?? '';
    for (const address of [starter, idle, sheet, ...later]) expect(site.files).toContain(address);
  }
});

it('the checker finds planted faults', () => {
  const html = `<!doctype html>
    <title>x</title>
    <meta http-equiv="Content-Security-Policy"
      content="default-src *; script-src 'unsafe-inline' 'sha256-x'; style-src 'self' 'sha256-y'">
    <base href="/">
    <link rel="stylesheet" href="/a.css">
    <link rel="modulepreload" href="/a.js">
    <link rel="preload" as="style" href="/a.css">
    <style>p {}</style>
    <h1>a</h1>
    <h1>b</h1>
    <p style="color:red" onclick="x()">x</p>
    <script>alert(1)</script>
    <script>self.__next_f=1</script>
    <script src="/a.js" type="module"></script>
    <a href="javascript:x()" target="_blank">x</a>
    <img src="//outside.example/a.png">
    <picture><source srcset="/a.webp 1x, https://outside.example/b.webp 2x"></picture>`;
  expect(structureProblems(html)).toEqual([
    '2 h1',
    '0 main',
    'an inline style attribute',
    'an inline event handler',
    'a separate stylesheet that a phone would wait for',
    'a preloaded script',
    'a preloaded stylesheet',
    'an embedded document',
    'a javascript: link',
    'a script with an address',
    'not exactly one starter',
    'a script of another kind',
    'the framework’s inline data',
    'something before the policy',
    'default-src is not none',
    'base-uri is not none',
    'a policy that is not strict',
    'a script whose hash the policy does not hold',
    'a script hash for nothing',
    'a style whose hash the policy does not hold',
    'a style hash for nothing',
    'javascript:x() without noopener',
    'a picture without alt or size: //outside.example/a.png',
    'a file of another site: //outside.example/a.png',
    'a file of another site: /a.webp 1x, https://outside.example/b.webp 2x',
  ]);
});
