import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { readRequest } from '@/lib/contact';
import { content } from '@/lib/content';
import { minutesOf } from '@/lib/dates';
import { cspHash } from '@/scripts/finish/csp';
import { allRoutes, attributes, readExport, scriptsOf } from '../support/exported';

const site = readExport();
const validator = new HtmlValidate(new FileSystemConfigLoader());

/** Elements that a finished page must not have. */
const banned = [
  'iframe, object, embed, base',
  'a[href^="javascript:"]',
  'a[target="_blank"]:not([rel~="noopener"])',
  'img:not([alt][width][height])',
  'script[src]',
  'link[rel="preload"][as="script"], link[rel="modulepreload"], link[rel="preload"][as="style"]',
  'link[rel="stylesheet"]:not([media="print"])',
];

it('every route is a page, and there is a not-found page', () => {
  expect(site.all.map(({ path }) => path).sort()).toEqual([...allRoutes.map(({ path }) => path), '/404'].sort());
});

describe.each(site.all)('$path', (page) => {
  const { $, html } = page;

  it('is valid HTML', async () => {
    // .htmlvalidate.json disables, besides rules of style, three that do not fit: Safari drops the semantics of a list
    // without bullets unless it has a role, React's ids start with an underscore, and CSS keeps phone numbers on one line.
    const { results } = await validator.validateString(html, 'out/page.html');
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, selector }) => [ruleId, selector]))).toEqual([]);
  });

  it('sets a heading beside its paragraph at most once', () => {
    expect($('[data-layout="split"] > h2').length).toBeLessThanOrEqual(1);
  });

  it('has one inline script, and no blocking resources, inline handlers or external files', () => {
    const data = '[type="application/ld+json"], [type="speculationrules"]';
    expect($('script').not(data)).toHaveLength(1);
    expect($('script[type="speculationrules"]')).toHaveLength(1);
    expect(banned.filter((selector) => $(selector).length > 0)).toEqual([]);
    const names = $('html, html *')
      .get()
      .flatMap(({ attribs }) => Object.keys(attribs));
    expect(names.filter((name) => /^on/.test(name))).toEqual([]);
    expect(html).not.toContain('self.__next_f');
    const files = ['src', 'srcset', 'data-film', 'href'].flatMap((name) =>
      attributes(page, `[${name}]:not(a, [rel="canonical"], [rel="alternate"])`, name),
    );
    expect(files.filter((file) => /(^|\s)(https?:)?\/\//.test(file))).toEqual([]);
  });

  it('has a strict policy with exactly the hashes of its scripts and styles', () => {
    const meta = $('meta[http-equiv="Content-Security-Policy"]');
    expect(meta).toHaveLength(1);
    expect(meta.prevAll().not('meta[charset]')).toHaveLength(0);
    const policy = meta.attr('content') ?? '';
    expect(policy).not.toMatch(/unsafe-|https?:|\*|data:|blob:/);
    const directive = (name: string) => policy.match(new RegExp(`(?:^|;)\\s*${name} ([^;]*)`))?.[1]?.split(' ') ?? [];
    expect([directive('default-src'), directive('base-uri')]).toEqual([["'none'"], ["'none'"]]);
    const hashes = (name: string) => directive(name).filter((value) => value.startsWith("'sha256"));
    const used = (selector: string) => $(selector).map((_i, element) => cspHash($(element).text()));
    expect(new Set(hashes('script-src'))).toEqual(new Set(used('script:not([type="application/ld+json"])').get()));
    expect(new Set(hashes('style-src'))).toEqual(new Set(used('style').get()));
  });
});

it('the inline script is the same on every page', () => {
  expect(new Set(site.all.map((page) => scriptsOf(page, site).loader)).size).toBe(1);
});

test('no two product pages tell their parts in the same order', () => {
  const { products } = content();
  const orders = products.map(({ slug }) =>
    attributes(site.page(`/${slug}`), '#features, #people, #reasons, #buying, #outcome', 'id').join(),
  );
  expect(new Set(orders).size).toBe(products.length);
});

test('a message that we wrote at night has the time in Sri Lanka, 5½ hours ahead of London', () => {
  const { $ } = site.page('/web-application-development');
  const ours = $('#project li:has([data-by="agent"])').get();
  expect(ours).toHaveLength(3);
  for (const message of ours) {
    const [there = '', here = ''] =
      $(message)
        .find('p')
        .first()
        .text()
        .match(/\d\d:\d\d/g) ?? [];
    expect(minutesOf(here) - minutesOf(there)).toBe(5.5 * 60);
  }
});

test.each([...content().services.map(({ slug }) => slug), 'services', 'digital-marketing', 'tutoring'])(
  '/%s: the links to its sections are in the order of the sections',
  (slug) => {
    const page = site.page(`/${slug}`);
    const links = attributes(page, 'main > nav [href^="#"]', 'href');
    const sections = attributes(page, 'main > section[id]', 'id').map((id) => `#${id}`);
    expect(links.length).toBeGreaterThan(2);
    expect(links).toEqual(sections.filter((id) => links.includes(id)));
  },
);

test('every message of the client of AI services is a dot', () => {
  const { groups, title } = content().pages['ai-services'].safeguards;
  const { $ } = site.page('/ai-services');
  const lengths = $('#safeguards svg path')
    .get()
    .flatMap(({ attribs }) => attribs.d?.match(/(?<=v)[\d.]+/g)?.map(Number) ?? []);
  const dots = lengths.reduce((sum, length) => sum + Math.floor(length) + 1, 0);
  expect(dots).toBe(groups.reduce((sum, { count }) => sum + count, 0));
  expect(title).toContain(`${dots} messages`);
});

test('each sector, kind of web application and assistant has a link that names it to the contact form', () => {
  const { pages } = content();
  const entries = {
    '/industries': pages.industries.sectors.items.map(({ name }) => name),
    '/web-applications': pages['web-applications'].kinds.items.map(({ title }) => title),
    '/ai-services': pages['ai-services'].offerings.items.map(({ title }) => title),
  };
  for (const [path, names] of Object.entries(entries)) {
    const links = attributes(site.page(path), 'main a[href^="/contact#"]', 'href');
    expect(links.map((href) => readRequest(href.replace('/contact', ''))?.text).filter(Boolean)).toEqual(names);
  }
});

test('on About each person whom a project names leads to one of theirs, others to what they made', () => {
  const { team, work } = content();
  const { $ } = site.page('/about');
  for (const { name, link: own } of team) {
    const theirs = work.filter(({ people }) => people.includes(name)).map(({ href }) => `${href}#project`);
    const [link] = $('#team li')
      .filter((_, item) => $(item).find('h3').text() === name)
      .find('a')
      .map((_, a) => $(a).attr('href'))
      .get();
    if (theirs.length > 0) expect(theirs).toContain(link);
    else expect(link).toBe(own?.href);
  }
});
