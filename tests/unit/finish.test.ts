import * as cheerio from 'cheerio';
import { cspHash } from '@/scripts/finish/hash';
import { finishPage } from '@/scripts/finish/page';
import { shortenClasses, shortenProperties } from '@/scripts/finish/shorten';
import { splitStyles } from '@/scripts/finish/split';
import { attributesSetBy } from '@/scripts/finish/styles';

const page = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<link rel="stylesheet" href="/_next/static/a.css"><link rel="preload" as="script" href="/_next/static/chunks/a.js">
<script src="/_next/static/chunks/old.js" nomodule=""></script>
<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script></head>
<body><header><a href="/" class="logo">Home</a></header>
<main><section class="hero"><h1>Words</h1></section><section class="news" data-count="3"></section><section class="list"><!-- --><p>More</p></section></main>
<footer></footer><script>self.__next_f.push([1,"data"])</script></body></html>`;
const sheet = `@font-face{font-family:X;src:url(./x.woff2)}
:root{--ground:#fff}.hero{color:var(--ground)}.list{margin:0}.unused{color:red}[data-open] .list{margin:1px}
@media (min-width:48rem){.hero{padding:1rem}.list{padding:2rem}}@media (hover:hover){.logo:hover{color:red}}
@media print{.list{margin:9px}}@media not (min-width:48rem){.list{padding:3rem}}`;
const parts = {
  loader: 'start()',
  site: '/_next/static/site.1.js',
  siteWithTools: '/_next/static/site.2.js',
  css: () => sheet,
  dynamicAttributes: [],
};
const finished = async (source = page) => {
  const { html, late } = await finishPage(source, parts);
  return { $: cheerio.load(html), html, late };
};

describe('a finished page', () => {
  it('has none of the framework’s scripts, data and marks', async () => {
    const { $, html } = await finished();
    expect($('script[src], link[rel="preload"]')).toHaveLength(0);
    expect(html).not.toMatch(/__next_f|<!--/);
  });

  it('names the site’s script, with the calculator and the forms only where there is one', async () => {
    const { $ } = await finished();
    expect($('script[data-site]').text()).toBe('start()');
    expect($('script[data-site]').attr('data-site')).toBe(parts.site);
    const form = await finished(page.replace('<p>More</p>', '<form data-form="{}"></form>'));
    expect(form.$('script[data-site]').attr('data-site')).toBe(parts.siteWithTools);
  });

  it('has a policy with the hash of each inline script and style and nothing unsafe', async () => {
    const { $ } = await finished();
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    expect($('meta').first().next().is('[http-equiv]')).toBe(true);
    for (const element of $('script, style').toArray()) expect(policy).toContain(cspHash($(element).text()));
    expect(policy).not.toMatch(/unsafe/);
  });

  it('has its fonts in a sheet of their own, with absolute addresses', async () => {
    const { $ } = await finished();
    expect($('style[data-fonts]').text()).toContain('url(/_next/static/x.woff2)');
    expect($('style:not([data-fonts])').text()).not.toContain('woff2');
  });

  it('ends with the sheet for other windows', async () => {
    const { $, late } = await finished();
    const link = $('body > :last-child');
    expect(link.attr()).toMatchObject({
      rel: 'stylesheet',
      media: 'print,(hover:hover),(forced-colors:active),(max-width:15rem),(min-width:48rem)',
    });
    expect(link.attr('href')).toBe(late.path);
  });
});

describe('the split of styles', () => {
  const split = (css: string) => splitStyles(css, cheerio.load(page), ['data-open']);

  it('leaves out what matches nothing', () => {
    expect(split('.hero{a:b}.hero[data-count="3"]{c:d}.news[data-count="4"],.news{e:f}').first).toBe(
      '.hero{a:b}.news{e:f}',
    );
  });

  it('keeps states, attributes that scripts set, and what it cannot judge', () => {
    const css = '.logo:focus-visible{a:b}[data-open] .list{c:d}.list:future-thing(x){e:f}@keyframes k{to{g:h}}';
    expect(split(css)).toMatchObject({ first: css, late: { text: '' } });
  });

  it('sets aside print, hover, and wide windows below the first two sections', () => {
    const { first, late } = split(sheet.replace(/@font-face[^}]*}/, '').replaceAll('\n', ''));
    expect(first).toContain('@media (min-width:48rem){.hero{padding:1rem}}');
    expect(first).toContain('@media not (min-width:48rem){.list{padding:3rem}}');
    expect(first).not.toMatch(/print|hover:hover|unused/);
    expect(late.text).toBe(
      '@media (min-width:48rem){.list{padding:2rem}}@media (hover:hover){.logo:hover{color:red}}@media print{.list{margin:9px}}',
    );
  });

  it('keeps the layers around what it sets aside', () => {
    expect(split('@layer base{@media print{main{a:b}}.hero{c:d}}')).toEqual({
      first: '@layer base{.hero{c:d}}',
      late: {
        text: '@layer base{@media print{main{a:b}}}',
        media: 'print,(hover:hover),(forced-colors:active),(max-width:15rem)',
      },
    });
  });
});

test('attributes that scripts set are found in their code', () => {
  const code = 'a.dataset.tooLate="";a.dataset.read==b;c.ariaDisabled="true";d.toggleAttribute("data-on",!0)';
  expect(attributesSetBy(code)).toEqual(['aria-disabled', 'data-on', 'data-too-late', 'hidden', 'open']);
});

it('custom properties get the same short names in all sheets, the most used the shortest', () => {
  expect(shortenProperties([':root{--ground:#fff;--rare:0}', 'p{color:var(--ground);margin:var(--rare)}'])).toEqual([
    ':root{--a:#fff;--b:0}',
    'p{color:var(--a);margin:var(--b)}',
  ]);
});

test('custom properties that nothing reads are left out, and those that only they read', () => {
  expect(
    shortenProperties([':root{--white:#fff;--ground:var(--white);--space:1px}', 'p{margin:var(--space)}']),
  ).toEqual([':root{--a:1px}', 'p{margin:var(--a)}']);
});

test('classes of style modules get short names in the page and its sheets; others stay', () => {
  const $ = cheerio.load('<p class="U4H7PG_button hidden"></p><a class="U4H7PG_button _3W_link"></a>');
  expect(shortenClasses($, ['.U4H7PG_button:hover,.hidden{margin:.5rem}', '._3W_link{color:red}'])).toEqual([
    '.a:hover,.hidden{margin:.5rem}',
    '.b{color:red}',
  ]);
  expect($('body').html()).toBe('<p class="a hidden"></p><a class="a b"></a>');
});
