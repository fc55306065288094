import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import sharp from 'sharp';
import { absoluteUrl, cardPath, markdownPath, siteOrigin } from '@/lib/siteUrl';
import { allRoutes, readExport } from '../support/exported';

const site = readExport();

/** The one element of a page's head that fits, by one of its attributes. */
const only = (address: string, selector: string, attribute = 'content') => {
  const found = site.page(address).$(`head ${selector}`);
  expect([selector, found.length]).toEqual([selector, 1]);
  return found.attr(attribute);
};

describe('the head of each page', () => {
  it.each(allRoutes)('$path has title, description, canonical address and a word on indexing', (route) => {
    const address = route.path;
    const { $ } = site.page(address);
    const title = $('head title');
    expect(title).toHaveLength(1);
    expect(title.text()).toMatch(/^.{3,60}$/);
    expect(only(address, 'meta[name="description"]')).toMatch(/^.{70,160}$/);
    expect(only(address, 'link[rel="canonical"]', 'href')).toBe(absoluteUrl(route.canonical));
    const noindex = !route.indexable && route.canonical === address;
    expect(only(address, 'meta[name="robots"]')).toMatch(noindex ? /^noindex, follow/ : /^index, follow/);
    expect(only(address, 'link[rel="alternate"][type="text/markdown"]', 'href')).toBe(
      absoluteUrl(markdownPath(address)),
    );
    expect(site.files).toContain(markdownPath(address));
  });

  it.each(allRoutes)(
    '$path has a social card that says the same, with a picture of its own',
    async ({ path: address }) => {
      const { $ } = site.page(address);
      const metas = $('head meta:is([property], [name="description"], [name^="twitter:"])')
        .get()
        .map(({ attribs }) => [attribs.property ?? attribs.name, attribs.content]);
      const said = Object.fromEntries(metas);
      expect(Object.keys(said)).toHaveLength(metas.length);
      const title = $('head title').text();
      const image = absoluteUrl(cardPath(address));
      for (const card of ['og', 'twitter'])
        expect(said).toMatchObject({
          [`${card}:title`]: title,
          [`${card}:description`]: said.description,
          [`${card}:image`]: image,
        });
      expect(said).toMatchObject({
        'og:url': $('link[rel="canonical"]').attr('href'),
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
      });
      for (const name of ['type', 'site_name', 'locale', 'image:alt']) expect(said[`og:${name}`]).toMatch(/./);
      const file = path.join(site.folder, cardPath(address));
      await expect(sharp(file).metadata()).resolves.toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
      expect(fs.statSync(file).size).toBeLessThan(150_000);
    },
  );

  it('keeps the not-found page out of search results', () => {
    const { $ } = site.page('/404');
    expect($('meta[name="robots"]').first().attr('content')).toContain('noindex');
    expect($('link[rel="canonical"], meta[property="og:image"]')).toHaveLength(0);
  });
});

describe('sitemap, robots and manifest', () => {
  const $ = cheerio.load(site.read('/sitemap.xml'), { xml: true });

  it('name exactly the indexable pages, with the days of their last change', () => {
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

  it('list pictures for every page, and the pictures are there', () => {
    for (const url of $('url').get()) {
      const pictures = $(url)
        .find('image\\:loc')
        .map((_, picture) => $(picture).text().replace(siteOrigin(), ''))
        .get();
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter((file) => !site.files.has(file))).toEqual([]);
    }
  });

  it('give icons that exist', () => {
    const { icons } = JSON.parse(site.read('/manifest.webmanifest')) as { icons: { src: string; purpose: string }[] };
    expect(icons.filter(({ src }) => !site.files.has(src))).toEqual([]);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  });
});
