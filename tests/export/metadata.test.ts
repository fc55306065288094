import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import sharp from 'sharp';
import { absoluteUrl, cardPath, markdownPath, siteOrigin } from '@/lib/siteUrl';
import { allRoutes, readExport } from '../support/exported';

const site = readExport();

/** The entries of a page's head, each of which must be unique: title, meta by name, links by relation or type. */
function headOf(address: string): Record<string, string | undefined> {
  const { $ } = site.page(address);
  const metas = $('head meta:is([property], [name="description"], [name="robots"], [name^="twitter:"])').get();
  const links = $('head link:is([rel="canonical"], [rel="alternate"])').get();
  const said = [
    ...$('head title')
      .get()
      .map((title) => ['title', $(title).text()]),
    ...metas.map(({ attribs }) => [attribs.property ?? attribs.name, attribs.content]),
    ...links.map(({ attribs }) => [attribs.type ?? attribs.rel, attribs.href]),
  ];
  const head = Object.fromEntries(said);
  expect(Object.keys(head)).toHaveLength(said.length);
  return head;
}

describe('the head of each page', () => {
  it.each(allRoutes)('$path has title, description, canonical URL and robots directive', (route) => {
    const noindex = !route.indexable && route.canonical === route.path;
    expect(headOf(route.path)).toMatchObject({
      title: expect.stringMatching(/^.{3,60}$/),
      description: expect.stringMatching(/^.{70,160}$/),
      canonical: absoluteUrl(route.canonical),
      robots: expect.stringMatching(noindex ? /^noindex, follow/ : /^index, follow/),
      'text/markdown': absoluteUrl(markdownPath(route.path)),
    });
    expect(site.files).toContain(markdownPath(route.path));
  });

  it.each(allRoutes)('$path has a social card that says the same, with a picture of its own', async (route) => {
    const head = headOf(route.path);
    for (const card of ['og', 'twitter'])
      expect(head).toMatchObject({
        [`${card}:title`]: head.title,
        [`${card}:description`]: head.description,
        [`${card}:image`]: absoluteUrl(cardPath(route.path)),
      });
    expect(head).toMatchObject({
      'og:url': head.canonical,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    for (const name of ['type', 'site_name', 'locale', 'image:alt']) expect(head[`og:${name}`]).toMatch(/./);

    const file = path.join(site.folder, cardPath(route.path));
    await expect(sharp(file).metadata()).resolves.toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(fs.statSync(file).size).toBeLessThan(150_000);
  });

  it('keeps the not-found page out of search results', () => {
    const { $ } = site.page('/404');
    expect($('meta[name="robots"]').first().attr('content')).toContain('noindex');
    expect($('link[rel="canonical"], meta[property="og:image"]')).toHaveLength(0);
  });
});

describe('sitemap, robots and manifest', () => {
  const $ = cheerio.load(site.read('/sitemap.xml'), { xml: true });

  it('list exactly the indexable pages with the dates of their last change', () => {
    const entries = $('url')
      .map((_, url) => ({ url: $(url).children('loc').text(), updated: $(url).children('lastmod').text() }))
      .get();
    expect(entries).toEqual(
      allRoutes
        .filter(({ indexable }) => indexable)
        .map(({ path: address, updated }) => ({ url: absoluteUrl(address), updated })),
    );
    expect(site.read('/robots.txt')).toContain(`Sitemap: ${siteOrigin()}/sitemap.xml`);
  });

  it('list pictures that their page shows, for every page that has one', () => {
    const pathOf = (element: Parameters<typeof $>[0]) => new URL($(element).text()).pathname;
    for (const url of $('url').get()) {
      const { path: address, html } = site.page(pathOf($(url).children('loc')));
      const pictures = $(url).find('image\\:loc').get().map(pathOf);
      expect(pictures.length > 0).toBe(address !== '/contact');
      expect(pictures.filter((file) => !html.includes(file))).toEqual([]);
    }
  });

  it('list existing icons', () => {
    const { icons } = JSON.parse(site.read('/manifest.webmanifest')) as { icons: { src: string; purpose: string }[] };
    expect(icons.filter(({ src }) => !site.files.has(src))).toEqual([]);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  });
});
