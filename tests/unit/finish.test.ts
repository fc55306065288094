import * as cheerio from 'cheerio';
import { attributesSetBy } from '@/scripts/finish/page';
import { splitStyles } from '@/scripts/finish/split';

const page = `<header><a href="/" class="logo">Home</a></header>
<main><section class="hero"><h1>Words</h1></section><section class="news" data-count="3"></section><section class="list"><p>More</p></section></main>`;
const sheet = `:root{--ground:#fff}.hero{color:var(--ground)}.list{margin:0}.unused{color:red}[data-open] .list{margin:1px}
@media (min-width:48rem){.hero{padding:1rem}.list{padding:2rem}}@media (hover:hover){.logo:hover{color:red}}
@media print{.list{margin:9px}}@media not (min-width:48rem){.list{padding:3rem}}`;
describe('the split of styles', () => {
  const split = (css: string) => splitStyles(css, cheerio.load(page), ['data-open']);

  it('leaves out what matches nothing', () => {
    expect(
      split('.hero{a:b}.hero[data-count="3"]{c:d}.news[data-count="4"],.news{e:f}.gone:has(:checked){g:h}').first,
    ).toBe('.hero{a:b}.news{e:f}');
  });

  it('keeps states, attributes that scripts set, and what it cannot judge', () => {
    const css = '.logo:focus-visible{a:b}[data-open] .list{c:d}.list:future-thing(x){e:f}';
    expect(split(css)).toMatchObject({ first: css, late: { text: '' } });
  });

  it('sets aside print, hover, and wide windows below the first two sections', () => {
    const { first, late } = split(sheet.replaceAll('\n', ''));
    expect(first).toContain('@media (min-width:48rem){.hero{padding:1rem}}');
    expect(first).toContain('@media not (min-width:48rem){.list{padding:3rem}}');
    expect(first).not.toMatch(/print|hover:hover|unused/);
    expect(late.text).toBe(
      '@media (min-width:48rem){.list{padding:2rem}}@media (hover:hover){.logo:hover{color:red}}@media print{.list{margin:9px}}',
    );
  });

  it('leaves a rule of wide windows where a later rule of equal weight overrides it', () => {
    const css = '@media (min-width:48rem){.list{padding:2rem}}.list{padding-left:1px}';
    expect(split(css)).toMatchObject({ first: css, late: { text: '' } });
  });

  it('keeps every rule of an island’s blocks: it draws more than its start', () => {
    const island = '<main><p></p><p></p><div class="island"><div class="till"></div></div></main>';
    const { first } = splitStyles('.till{a:b}.till-receipt table{c:d}.desk{e:f}', cheerio.load(island), []);
    expect(first).toBe('.till{a:b}.till-receipt table{c:d}');
  });

  it('keeps the keyframes that a page plays, beside the rules that play them', () => {
    const { first, late } = split(
      '@keyframes a{to{c:d}}.hero{animation:1s a}@keyframes b{to{e:f}}@media print{.list{animation-name:b}}.gone{animation:k}@keyframes k{to{g:h}}',
    );
    expect(first).toBe('@keyframes a{to{c:d}}.hero{animation:1s a}');
    expect(late.text).toBe('@media print{.list{animation-name:b}}@keyframes b{to{e:f}}');
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
