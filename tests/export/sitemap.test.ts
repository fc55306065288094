import { absoluteUrl, siteOrigin } from '@/lib/siteUrl';
import { readSitemap, sitemapProblems } from '../support/checks/sitemap';
import { readExport } from '../support/exported';
import { allRoutes, expectProblems, planted, plantedOrigin } from '../support/site';

describe('sitemap, robots and manifest', () => {
  const site = readExport();

  it('names exactly the indexable pages, with the days of their last change', () => {
    const updated = new Map(allRoutes().map((route) => [absoluteUrl(route.path), route.updated]));
    expect(sitemapProblems(site, siteOrigin(), updated)).toEqual([]);
  });

  it('lists pictures for every page', () => {
    expect(readSitemap(site).filter(({ images }) => images.length === 0)).toEqual([]);
  });

  it('has a manifest whose icons exist', () => {
    const { icons } = JSON.parse(site.read('/manifest.webmanifest')) as { icons: { src: string; purpose: string }[] };
    expect(icons.filter(({ src }) => !site.files.has(src))).toEqual([]);
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  });

  it('the checker finds planted defects', () => {
    const updated = new Map([[`${plantedOrigin}/about`, '2026-02-02']]);
    expectProblems(sitemapProblems(readExport(planted), plantedOrigin, updated), [
      /sitemap has .*gone, which is no indexable page/,
      /sitemap lacks .*lonely/,
      /about: lastmod 2026-01-01/,
      /gone: no file answers/,
      /about: no picture/,
      /robots\.txt does not name/,
    ]);
  });
});
