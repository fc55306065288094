import { readRequest } from '@/lib/contact';
import { content } from '@/lib/content';
import { allRoutes, attributes, type ExportedPage, readExport } from '../support/exported';

const site = readExport();
const { services, products } = content();

/** Non-descriptive link texts, from Lighthouse's link-text audit. */
const empty =
  /^(click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this|)$/i;

/** Path of an internal link without its fragment; undefined for other sites and mail. */
const innerPath = (href: string, from: string): string | undefined =>
  /^[a-z]+:/i.test(href) ? undefined : new URL(href, `https://site.invalid${from}`).pathname;

/** Paths of this site that a part of the page links to. */
const linked = (page: ExportedPage, scope = 'body') =>
  attributes(page, `${scope} a[href]`, 'href').flatMap((href) => innerPath(href, page.path) ?? []);

describe('internal links', () => {
  it.each(site.all)('of $path lead to pages and anchors that exist, and have descriptive texts', (page) => {
    for (const element of page.$('a[href]').get()) {
      const link = page.$(element);
      const href = link.attr('href') as string;
      const name = link.find('img').attr('alt') ?? link.find('svg').attr('aria-label') ?? '';
      const text = (link.attr('aria-label') ?? `${link.text()} ${name}`).replace(/\s+/g, ' ').trim();
      expect([href, text]).not.toEqual([href, expect.stringMatching(empty)]);
      const path = innerPath(href, page.path);
      if (path === undefined || site.files.has(path)) continue;
      const anchor = decodeURIComponent(/#(.+)$/.exec(href)?.[1] ?? '');
      const request = path === '/contact' && anchor ? readRequest(`#${anchor}`) : undefined;
      if (request) expect(site.page(`/${request.subject}`).path).toBeTruthy();
      else if (anchor) expect([href, site.page(path).$(`[id="${anchor}"]`).length]).toEqual([href, 1]);
      else expect(site.page(path).path).toBe(path);
    }
  });

  it.each(site.all)('of $path name only files that exist', (page) => {
    const files = [
      ...attributes(page, '[src]', 'src'),
      ...attributes(page, '[data-film]', 'data-film').flatMap((films) => films.split(' ')),
      ...attributes(page, '[srcset]', 'srcset').flatMap((set) => set.split(/,\s+/).map((part) => part.split(/\s/)[0])),
      ...attributes(
        page,
        'link[href]:not([rel="canonical"], [rel="alternate"], [rel="preconnect"], [rel="expect"])',
        'href',
      ),
    ].filter((file) => file !== undefined && !file.startsWith('data:'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !site.files.has(innerPath(file as string, page.path) ?? ''))).toEqual([]);
  });

  it('reach every page from home', () => {
    const reached = new Set(['/']);
    for (const path of reached)
      for (const next of linked(site.page(path))) if (site.pages.some((page) => page.path === next)) reached.add(next);
    expect(allRoutes.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  });

  it('connect each service card with its own page', () => {
    const cards = attributes(site.page('/services'), '#cards li h3 a', 'href');
    expect(cards).toEqual(content().pages.services.cards.items.map(({ href }) => href));
    expect(new Set(cards).size).toBe(cards.length);
  });

  it.each(site.all)('from $path to the contact page name their subject', (page) => {
    const bare = (scope: string) =>
      attributes(page, `${scope} a[href^="/contact"]`, 'href')
        .map((href) => new URL(href, 'https://site.invalid').hash)
        // A link to a part of the contact page, such as the block for clients abroad, starts no message.
        .filter((hash) => !readRequest(hash) && !(hash && site.page('/contact').$(hash).length));
    const isAboutAnything = ['/', '/contact', '/404'].includes(page.path);
    expect(page.path === '/404' ? [] : bare('main')).toEqual([]);
    expect(isAboutAnything ? [] : bare('body > :is(header, footer)')).toEqual([]);
  });

  it.each([
    ...products.map(({ slug }) => [slug, 'demo'] as const),
    ...services.map(({ slug }) => [slug, 'quotation|question'] as const),
    ['digital-marketing', 'quotation'],
    ['tutoring', 'question'],
  ] as const)('from /%s ask for what that page sells', (subject, ask) => {
    const requests = attributes(site.page(`/${subject}`), 'main a[href^="/contact"]', 'href').flatMap(
      (href) => readRequest(href.slice('/contact'.length)) ?? [],
    );
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests) expect(request).toMatchObject({ ask: expect.stringMatching(ask), subject });
  });

  it.each(site.all)('to Careers are not in the main part of $path (spec 2, Footer)', ({ $ }) => {
    expect($('main a[href^="/careers"]')).toHaveLength(0);
  });
});
