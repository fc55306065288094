import * as cheerio from 'cheerio';
import { attributesSetBy, StylePruner } from '@/scripts/finish/prune';

const page = `<header><a href="/" class="logo">Home</a></header>
<main><section class="hero"></section><section class="news" data-count="3"></section><p class="list">More</p></main>`;

describe('the styles of a page', () => {
  const prune = (css: string, html = page) => new StylePruner(['data-open']).prune(css, cheerio.load(html));

  it('leave out what matches nothing', () => {
    expect(prune('.hero{a:b}.hero[data-count="3"]{c:d}.news[data-count="4"],.news{e:f}.gone:has(:checked){g:h}')).toBe(
      '.hero{a:b}.news{e:f}',
    );
    expect(prune('@layer base{@media print{.gone{a:b}}.hero{c:d}}')).toBe('@layer base{.hero{c:d}}');
  });

  it('keep states, attributes that scripts set, and what cannot be judged', () => {
    const css =
      '.logo:focus-visible{a:b}[data-open] .list{c:d}.list:future-thing(x){e:f}main>::scroll-marker:target-current{g:h}';
    expect(prune(css)).toBe(css);
  });

  it('keep rules with a compound of nothing but such an attribute or a state', () => {
    const css = 'main>[data-open] a{a:b}[data-open]>.hero{c:d}.hero+:hover{e:f}main:has(>[data-open]){g:h}';
    expect(prune(`${css}.gone>[data-open]{i:j}`, page.replace('More', '<a>More</a>'))).toBe(css);
  });

  it('keep every rule of an island’s blocks, which its later states need', () => {
    const island = '<main><div class="island"><div class="till"></div></div></main>';
    expect(prune('.till{a:b}.till-receipt table{c:d}.desk{e:f}', island)).toBe('.till{a:b}.till-receipt table{c:d}');
  });

  it('leave out the rules of an island inside something that the page does not have', () => {
    const island = '<main class="strip"><div class="island"><div class="till"></div></div></main>';
    expect(prune('.strip .till{a:b}.film .till{c:d}.till:not(.film){e:f}', island)).toBe(
      '.strip .till{a:b}.till:not(.film){e:f}',
    );
  });

  it('keep the keyframes that a rule uses', () => {
    const css = '@keyframes a{to{c:d}}.hero{animation:1s a}.gone{animation:k}@keyframes k{to{g:h}}';
    expect(prune(css)).toBe('@keyframes a{to{c:d}}.hero{animation:1s a}');
  });

  it('leave out custom properties that nothing uses, directly or through another', () => {
    expect(prune(':root{--a:1px;--b:var(--c);--c:2px}main{--d:3px}.hero{width:var(--a)}')).toBe(
      ':root{--a:1px}.hero{width:var(--a)}',
    );
  });

  it('fail the build when a dropped rule names an attribute that neither a page nor a known script sets', () => {
    const pruner = new StylePruner(['data-open']);
    const refuse = () => pruner.refuseUnknownAttributes();
    pruner.prune('.news[data-count="7"]{a:b}[data-open] .list{c:d}.gone[data-open]{e:f}', cheerio.load(page));
    expect(refuse).not.toThrow();
    pruner.prune('.list[data-mode]{a:b}', cheerio.load(page));
    expect(refuse).toThrow('.list[data-mode]');
    pruner.prune('.list[data-mode]{a:b}', cheerio.load('<p class="list" data-mode="x"></p>'));
    expect(refuse).not.toThrow();
  });
});

test('attributes that scripts set are found in their code', () => {
  const code = 'a.dataset.tooLate="";a.dataset.read==b;c.ariaDisabled="true";d.toggleAttribute("data-on",!0)';
  expect(attributesSetBy(code)).toEqual(['aria-disabled', 'data-on', 'data-too-late', 'hidden', 'open']);
});
