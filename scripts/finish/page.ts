import * as cheerio from 'cheerio';
import { hash } from '@/lib/hash';
import { policy } from './csp';
import type { Scripts } from './scripts';
import { splitStyles } from './split';

/** Prerenders the links that lib/browser/links.ts has marked; a rule that never changes keeps one hash on all pages. */
const speculation = JSON.stringify({
  prerender: [{ where: { selector_matches: 'a[data-intent]' }, eagerness: 'immediate' }],
});

/** Web fonts. On a first visit the loader disables them until the first paint. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Addresses in a stylesheet are relative to it; inline they have to be absolute. */
const absoluteUrls = (css: string, href: string) =>
  css.replace(
    /url\((["']?)(?!data:|\/|#)([^)"']+)\1\)/g,
    (_, _quote, url: string) => `url(${new URL(url, `http://x${href}`).pathname})`,
  );

/**
 * Finishes one exported page: removes the framework's scripts, their data and the preloads, inlines the page's styles,
 * and adds the site's own scripts and the security policy.
 *
 * @param texts  stylesheets of the export, by their addresses
 * @returns the page, and the styles that can wait, moved out of it
 */
export function finishPage(
  source: string,
  texts: ReadonlyMap<string, string>,
  { loader, site, code, preload }: Scripts,
): { html: string; late: { path: string; text: string } } {
  const $ = cheerio.load(source);

  $('script[src], script:not([type]), link[rel="preload"][as]').remove();
  const sheets = $('link[rel="stylesheet"]');
  const whole = sheets
    .toArray()
    .map(({ attribs: { href = '' } }) => {
      const text = texts.get(href);
      if (text === undefined) throw new Error(`A page uses ${href}, which the export does not hold.`);
      return absoluteUrls(text, href);
    })
    .join('\n');
  sheets.remove();
  // Next writes these for a font loader that this site does not use.
  $('link[rel="preconnect"], meta[name="next-size-adjust"]').remove();
  const faces = (whole.match(fontFace) ?? []).join('');
  const { first, late } = splitStyles(whole.replace(fontFace, ''), $, attributesSetBy(code));
  const latePath = `/_next/static/late/${hash(late.text)}.css`;

  const head = $('head');
  const content = policy([loader, speculation], [first, faces], process.env.NEXT_PUBLIC_VITALS_ENDPOINT);
  // It must precede everything that it governs.
  head.find('meta[charset]').after($('<meta http-equiv="Content-Security-Policy">').attr('content', content));
  head.append($('<style></style>').text(first));
  head.append($('<style data-fonts></style>').text(faces));
  head.append($('<script type="speculationrules"></script>').text(speculation));
  // What a visitor can press first; the scripts of all other islands are requested when they are near the window.
  const islands = new Set(
    $(':is(header, main > :nth-child(-n+2)) [data-hydrate]').map((_, element) => $(element).attr('data-hydrate')),
  );
  head.append(
    $('<script></script>')
      .attr({ 'data-site': site, 'data-preload': preload(islands).join(' ') })
      .text(loader),
  );
  $('body').append($('<link rel="stylesheet">').attr({ href: latePath, media: late.media }));
  $('body > [hidden]:empty').remove();
  removeComments($);
  return {
    // An attribute that is only present or absent needs no value.
    html: $.html().replace(/(?<= data-[a-z-]+)="(true)?"/g, ''),
    late: { path: latePath, text: late.text },
  };
}

/** Removes the framework's comments; inside islands they separate texts, which hydration expects. */
function removeComments($: cheerio.CheerioAPI): void {
  for (const node of $('*').not('.island, .island *').contents().toArray())
    if (node.type === 'comment') $(node).remove();
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Attributes that scripts set, and the two that the browser sets: rules for them are kept although no exported page has
 * them.
 *
 * @param code  all that runs in the browser, minified
 */
export function attributesSetBy(code: string): string[] {
  const named = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...new Set([
      'open',
      'hidden',
      ...named(/\.dataset\.(\w+)=(?!=)/g).map((name) => `data-${kebab(name)}`),
      ...named(/\.aria([A-Z]\w*)=(?!=)/g).map((name) => `aria-${name.toLowerCase()}`),
      ...named(/["'`](data-[\w-]+)["'`]/g),
    ]),
  ].sort();
}
