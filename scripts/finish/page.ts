import * as cheerio from 'cheerio';
import { hash } from '@/lib/hash';
import { policy } from './csp';
import type { PageParts } from './parts';
import { shortenClasses, shortenProperties } from './shorten';
import { splitStyles } from './split';
import { keepTogether } from './together';

/** Prerenders the links that the site's script has marked; a rule that never changes keeps one hash on all pages. */
const speculation = JSON.stringify({
  prerender: [{ where: { selector_matches: 'a[data-intent]' }, eagerness: 'immediate' }],
});

/** Web fonts. The script inside the page puts them off on a first visit, so that they do not delay the words and the picture. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * What can wait on a phone until the visitor does something or the page is idle; scripts set the marks and take them
 * away. Browsers fetch a late picture up to three screens before it is seen: the first rule holds away those that
 * are further down, without touching the layout. The second leaves sections below the first screen out of the layout.
 */
const deferred = [
  '[data-early]{overflow-anchor:none}',
  '[data-early] img[loading=lazy]{translate:0 -100000px}',
  '[data-folded] main>:nth-child(n+3):not([data-unfolded]){content-visibility:auto;contain-intrinsic-size:auto 50rem}',
].join('');
const deferOnPhones = `@media screen and (max-width:47.99rem){${deferred}}`;

/** Addresses in a stylesheet are relative to it; inline they have to be absolute. */
const absoluteUrls = (css: string, href: string) =>
  css.replace(
    /url\((["']?)(?!data:|\/|#)([^)"']+)\1\)/g,
    (_, _quote, url: string) => `url(${new URL(url, `http://x${href}`).pathname})`,
  );

/**
 * Finishes one exported page: takes the framework's scripts, their data and the preloads out (lib/browser does all that
 * is left to do in the browser), puts the page's styles in, and adds the security policy.
 *
 * @param texts  stylesheets of the export, by their addresses
 * @returns the page, and the styles that can wait, moved out of it
 */
export async function finishPage(
  source: string,
  texts: ReadonlyMap<string, string>,
  { loader, site, demo, dynamicAttributes, vitalsEndpoint }: PageParts,
): Promise<{ html: string; late: { path: string; text: string } }> {
  const $ = cheerio.load(source);

  $('script[src], script:not([type]), link[rel="preload"][as]').remove();

  for (const stage of $('[data-demo]').toArray()) {
    const { script, style } = await demo($(stage).attr('data-demo') ?? '', $(stage).attr('data-content') ?? '');
    $(stage).attr({ 'data-demo': script, 'data-style': style }).removeAttr('data-content');
  }

  keepTogether($);
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
  const styles = splitStyles(whole.replace(fontFace, '') + deferOnPhones, $, dynamicAttributes);
  const [style = '', lateText = ''] = shortenClasses($, shortenProperties([styles.first, styles.late.text]));
  const late = { path: `/_next/static/late/${hash(lateText)}.css`, text: lateText };

  const content = policy([loader, speculation], [style, faces], vitalsEndpoint);
  const head = $('head');
  // First of all, so that nothing comes before it.
  head.find('meta[charset]').after($('<meta http-equiv="Content-Security-Policy">').attr('content', content));
  head.append($('<style></style>').text(style));
  head.append($('<style data-fonts></style>').text(faces));
  head.append($('<script type="speculationrules"></script>').text(speculation));
  const has = (selector: string) => ($(selector).length > 0 ? 'all' : 'none');
  const address = await site({ TOOLS: has('[data-calculator], [data-form], [data-zone]'), DEMO: has('[data-demo]') });
  head.append($('<script></script>').attr('data-site', address).text(loader));
  $('body').append($('<link rel="stylesheet">').attr({ href: late.path, media: styles.late.media }));
  $('body > [hidden]:empty').remove();
  // The framework's marks for its scripts; an attribute that is only there or not needs no value.
  return {
    html: $.html()
      .replace(/<!--.*?-->/g, '')
      .replace(/(?<= data-[a-z-]+)="(true)?"/g, ''),
    late,
  };
}
