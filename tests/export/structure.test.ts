import * as cheerio from 'cheerio';
import { cspHash } from '../../scripts/finish/hash';
import { readExport, scriptsOf } from '../support/exported';
import { allRoutes } from '../support/site';

const site = readExport();
const everyPage = [...site.pages, ...(site.notFound ? [site.notFound] : [])];
const byPath = everyPage.map((page) => [page.path, page] as const);

/** Directives of a Content-Security-Policy by their names. */
const directives = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

interface PageFaults {
  path: string;
  faults: string[];
}

/** What a finished page must not have, as the file is served. */
function faultsOf(path: string, html: string): PageFaults {
  const $ = cheerio.load(html);
  const faults: string[] = [];
  const say = (wrong: boolean, fault: string) => wrong && faults.push(fault);
  say($('h1').length !== 1, `${$('h1').length} h1`);
  say($('main').length !== 1, `${$('main').length} main`);
  say($('[style]').length > 0, 'an inline style attribute');
  say(
    $('[style]').is((_, element) => /opacity\s*:\s*0(;|\s*$)/.test($(element).attr('style') ?? '')),
    'an inline opacity of 0',
  );
  const handlers = $('*').filter((_, element) =>
    Object.keys((element as unknown as { attribs?: object }).attribs ?? {}).some((name) => name.startsWith('on')),
  );
  say(handlers.length > 0, 'an inline event handler');
  say($('script[src]').length > 0, 'a script with an address');
  const sheets = $('link[rel="stylesheet"]');
  say(
    sheets.length > 1 || sheets.is((_, element) => !/^print,\(hover:hover\)/.test($(element).attr('media') ?? '')),
    'a separate stylesheet that a phone would wait for',
  );
  say($('link[rel="preload"][as="script"], link[rel="modulepreload"]').length > 0, 'a preloaded script');
  say($('link[rel="preload"][as="style"]').length > 0, 'a preloaded stylesheet');
  say($('iframe, object, embed, base').length > 0, 'an embedded document');
  say($('a[href^="javascript:"]').length > 0, 'a javascript: link');

  const scripts = $('script').toArray();
  const kinds = scripts.map((element) => $(element).attr('type') ?? 'starter');
  say(kinds.filter((kind) => kind === 'starter').length !== 1, 'not exactly one starter');
  say(
    kinds.some((kind) => !['starter', 'speculationrules', 'application/ld+json'].includes(kind)),
    'a script of another kind',
  );
  say(html.includes('self.__next_f'), 'the framework’s inline data');

  const meta = $('meta[http-equiv="Content-Security-Policy"]');
  say(meta.length !== 1, `${meta.length} policies`);
  const before = meta
    .prevAll()
    .toArray()
    .map((element) => $(element).prop('outerHTML'));
  say(
    before.some((tag) => !/^<meta charset/.test(tag ?? '')),
    'something before the policy',
  );
  const policy = directives(meta.attr('content') ?? '');
  say(policy.get('default-src')?.join() !== "'none'", 'default-src is not none');
  say(policy.get('base-uri')?.join() !== "'none'", 'base-uri is not none');
  say(/unsafe-|https?:|\*|data:|blob:/.test(meta.attr('content') ?? ''), 'a policy that is not strict');
  const inline = scripts
    .filter((element) => $(element).attr('type') !== 'application/ld+json')
    .map((element) => cspHash($(element).text()));
  const allowed = policy.get('script-src') ?? [];
  say(
    inline.some((hash) => !allowed.includes(hash)),
    'a script whose hash the policy does not hold',
  );
  say(
    allowed.filter((value) => value.startsWith("'sha256")).some((hash) => !inline.includes(hash)),
    'a script hash for nothing',
  );
  const styles = $('style')
    .toArray()
    .map((element) => cspHash($(element).text()));
  const allowedStyles = policy.get('style-src') ?? [];
  say(
    styles.some((hash) => !allowedStyles.includes(hash)),
    'a style whose hash the policy does not hold',
  );
  say(
    allowedStyles.filter((value) => value.startsWith("'sha256")).some((hash) => !styles.includes(hash)),
    'a style hash for nothing',
  );

  for (const element of $('a[target="_blank"]').toArray())
    say(!/\bnoopener\b/.test($(element).attr('rel') ?? ''), `${$(element).attr('href')} without noopener`);
  for (const element of $('img').toArray())
    say(
      $(element).attr('alt') === undefined || !$(element).attr('width') || !$(element).attr('height'),
      `a picture without alt or size: ${$(element).attr('src')}`,
    );
  for (const element of $('[src], [srcset], [poster], link[href], use[href]').toArray()) {
    const { attribs, tagName } = element as unknown as { attribs: Record<string, string>; tagName: string };
    if (tagName === 'link' && /canonical|alternate/.test(attribs.rel ?? '')) continue;
    const address = attribs.src ?? attribs.poster ?? attribs.href ?? '';
    say(/^(https?:)?\/\//.test(address), `a file of another site: ${address}`);
  }
  return { path, faults };
}

it('every route is a page, and there is a not-found page', () => {
  expect(site.pages.map(({ path }) => path).sort()).toEqual(
    allRoutes()
      .map(({ path }) => path)
      .sort(),
  );
  expect(site.notFound).toBeDefined();
});

test.each(byPath)('%s is built as it should be', (path, { html }) => {
  expect(faultsOf(path, html)).toEqual({ path, faults: [] });
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
    expect(new Set(everyPage.map(({ html }) => scriptsOf(html, site)[part])).size).toBe(1);
});

it('every script and stylesheet that a page names is there', () => {
  for (const { html } of everyPage) {
    const { starter, idle, later } = scriptsOf(html, site);
    expect(later.length).toBeGreaterThan(3);
    const sheet = cheerio.load(html)('link[rel="stylesheet"]').attr('href') ?? '';
    for (const address of [starter, idle, sheet, ...later]) expect(site.files).toContain(address);
  }
});

it('the checker finds planted faults', () => {
  const html = `<!doctype html><html><head><title>x</title><meta http-equiv="Content-Security-Policy" content="default-src *; script-src 'unsafe-inline' 'sha256-x'; style-src 'self'"><base href="/"><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js"><link rel="preload" as="style" href="/a.css"><style>p{}</style></head><body><h1>a</h1><h1>b</h1><p style="opacity:0" onclick="x()">x</p><script>alert(1)</script><script>self.__next_f=1</script><script src="/a.js" type="module"></script><a href="javascript:x()" target="_blank">x</a><img src="//outside.example/a.png"></body></html>`;
  expect(faultsOf('/planted', html).faults).toEqual([
    '2 h1',
    '0 main',
    'an inline style attribute',
    'an inline opacity of 0',
    'an inline event handler',
    'a script with an address',
    'a separate stylesheet that a phone would wait for',
    'a preloaded script',
    'a preloaded stylesheet',
    'an embedded document',
    'a javascript: link',
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
    'javascript:x() without noopener',
    'a picture without alt or size: //outside.example/a.png',
    'a file of another site: //outside.example/a.png',
  ]);
});
