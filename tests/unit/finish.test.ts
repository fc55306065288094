import * as cheerio from 'cheerio';
import { cspHash } from '@/scripts/finish/hash';
import { finishPage } from '@/scripts/finish/page';
import { shortenProperties } from '@/scripts/finish/shorten';
import { splitStyles } from '@/scripts/finish/split';

const page = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<link rel="stylesheet" href="/_next/static/a.css"><link rel="preload" as="script" href="/_next/static/chunks/a.js">
<script src="/_next/static/chunks/old.js" nomodule=""></script>
<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script></head>
<body><header><a href="/" class="logo">Home</a></header>
<main><section class="hero"><h1>Words</h1></section><section class="news" data-count="3"></section><section class="list"><p>More</p></section></main>
<footer></footer><script>self.__next_f.push([1,"data"])</script></body></html>`;
const sheet = `@font-face{font-family:X;src:url(./x.woff2)}
:root{--ground:#fff}.hero{color:var(--ground)}.list{margin:0}.unused{color:red}[data-open] .list{margin:1px}
@media (min-width:48rem){.hero{padding:1rem}.list{padding:2rem}}@media (hover:hover){.logo:hover{color:red}}
@media print{.list{margin:9px}}@media not (min-width:48rem){.list{padding:3rem}}`;
const parts = {
  inline: 'start()',
  shared: ['/_next/static/chunks/a.js'],
  starter: '/_next/static/starter.1.js',
  idle: '/_next/static/idle.1.js',
  css: () => sheet,
};
const finished = async () => {
  const { html, files } = await finishPage(page, parts);
  return { $: cheerio.load(html), html, files };
};

describe('a finished page', () => {
  it('asks for none of the framework’s scripts, and names them for the starter', async () => {
    const { $ } = await finished();
    expect($('script[src], link[rel="preload"]')).toHaveLength(0);
    const script = $('script[data-starter]');
    expect(script.text()).toBe('start()');
    expect(script.attr('data-idle')).toBe(parts.idle);
    // Not the one that the starter knows, and not the one for old browsers.
    expect(script.attr('data-scripts')).toMatch(/^\/_next\/static\/data\/\w+\.js \/_next\/static\/chunks\/b\.js$/);
  });

  it('keeps the framework’s data in a file, in its order', async () => {
    const { html, files } = await finished();
    expect(html).not.toContain('__next_f');
    expect(files[0]).toMatchObject({ text: 'self.__next_f.push([1,"data"]);\n' });
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
    const { $, files } = await finished();
    const link = $('body > :last-child');
    expect(link.attr()).toMatchObject({
      rel: 'stylesheet',
      media: 'print,(hover:hover),(forced-colors:active),(max-width:15rem),(min-width:48rem)',
    });
    expect(files.map(({ path }) => path)).toContain(link.attr('href'));
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
