import { absoluteUrl, siteOrigin } from '@/lib/siteUrl';
import { metadataProblems } from '../support/checks/metadata';
import { readExport } from '../support/exported';
import { allRoutes, expectProblems, planted, plantedOrigin } from '../support/site';

describe('heads of the exported pages', () => {
  const site = readExport();

  it('have their own title, description, card and Markdown', async () => {
    expect(await metadataProblems(site, siteOrigin())).toEqual([]);
  });

  it.each(allRoutes().map((route) => [route.path, route] as const))(
    '%s names its canonical address and whether to index it',
    (path, route) => {
      const { $ } = site.page(path);
      expect($('link[rel="canonical"]').attr('href')).toBe(absoluteUrl(route.canonical));
      const noindex = !route.indexable && route.canonical === path;
      expect(/noindex/.test($('meta[name="robots"]').attr('content') ?? '')).toBe(noindex);
    },
  );

  it('keep the not-found page out of search results', () => {
    const { $ } = site.page('/404');
    expect($('meta[name="robots"]').first().attr('content')).toContain('noindex');
    expect($('link[rel="canonical"]')).toHaveLength(0);
  });

  it('the checker finds planted defects', async () => {
    expectProblems(await metadataProblems(readExport(planted), plantedOrigin), [
      /^\/: title of \d+ characters/,
      /^\/: description of 10 characters/,
      /^\/: 2 × link\[rel="canonical"\]/,
      /^\/: canonical .*\/$/,
      /^\/: card has another title/,
      /^\/: og:url is not the canonical/,
      /^\/: og:image:alt is empty/,
      /^\/: no large Twitter card/,
      /^\/: Twitter shows another picture/,
      /^\/about: card of 600 × 315 px/,
      /^\/lonely: same title as \/about/,
      /^\/lonely: same card as/,
      /^\/lonely: 0 × link\[rel="alternate"\]/,
      /^\/lonely: no Markdown/,
    ]);
  });
});
