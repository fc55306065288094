import { content } from '@/lib/content';
import { clicksFromHome, linkProblems, linksInBody } from '../support/checks/links';
import { readExport } from '../support/exported';
import { allRoutes, expectProblems, planted } from '../support/site';

describe('internal links', () => {
  const site = readExport();
  const { services, products } = content();
  const entries = [...services, ...products].map(({ slug }) => `/${slug}`);

  it('lead to pages, anchors and files that exist, and say where', () => {
    expect(linkProblems(site)).toEqual([]);
  });

  it('leave no page an orphan', () => {
    const clicks = clicksFromHome(site);
    expect(
      allRoutes()
        .map(({ path }) => path)
        .filter((path) => !clicks.has(path)),
    ).toEqual([]);
  });

  it('reach every service and product within two clicks from home', () => {
    const clicks = clicksFromHome(site);
    expect(entries.filter((path) => (clicks.get(path) ?? Infinity) > 2)).toEqual([]);
  });

  it.each([...services, ...products].map(({ slug, related }) => [`/${slug}`, related] as const))(
    '%s leads on to two or three related pages',
    (path, related) => {
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(related.length).toBeLessThanOrEqual(3);
      expect([...linksInBody(site.page(path))]).toEqual(expect.arrayContaining([...related]));
    },
  );

  it('lead from each service card to a page of its own', () => {
    const { $ } = site.page('/services');
    const cards = $('#cards li')
      .map((_, card) => $(card).find('h3 a').attr('href'))
      .get();
    expect(cards).toEqual(content().pages.services.cards.items.map(({ href }) => href));
    expect(new Set(cards).size).toBe(8);
  });

  it.each(site.all.map((page) => [page.path, page] as const))('%s links to Careers in its footer only', (_, { $ }) => {
    expect($('body > footer a[href="/careers"]')).toHaveLength(1);
    expect($('a[href^="/careers"]')).toHaveLength(1);
  });

  it('the checkers find planted defects', () => {
    const broken = readExport(planted);
    expectProblems(linkProblems(broken), [
      /link to \/about says “here”/,
      /dead link \/nowhere/,
      /dead anchor \/about#gone/,
      /no file \/media\/gone\.webp/,
      /no file \/media\/gone\.h264\.mp4/,
    ]);
    expect(clicksFromHome(broken).has('/lonely')).toBe(false);
  });
});
