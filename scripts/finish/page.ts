import * as cheerio from 'cheerio';
import { policy } from './csp';
import { cspHash, nameHash } from './hash';
import { usedStyles } from './styles';

/** What the finishing of a page needs to know about the export. */
export interface PageParts {
  /** The starter's code. */
  starter: string;
  /** Address of the web-vitals module. */
  vitals: string;
  /** Text of a stylesheet by its address. */
  css: (href: string) => string;
  vitalsEndpoint?: string;
}

export interface FinishedPage {
  html: string;
  /** The page's data for the framework, moved out of the HTML. */
  data: { path: string; text: string };
}

/** Prerenders the links that the starter has marked; a rule that never changes keeps one hash on all pages. */
const speculation = JSON.stringify({
  prerender: [{ where: { selector_matches: 'a[data-intent]' }, eagerness: 'immediate' }],
});

/** Web fonts. The starter switches them on after the first paint, so that they do not delay the words and the picture. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * Browsers fetch a late picture up to three screens before it is seen. Until the visitor does something, the starter
 * lets only those load that are about to be seen; this rule holds the others away without touching the layout.
 */
const gate = '@media screen{[data-early]{overflow-anchor:none}[data-early] img[loading=lazy]{translate:0 -100000px}}';

/** Addresses in a stylesheet are relative to it; inline they have to be absolute. */
const absoluteUrls = (css: string, href: string) =>
  css.replace(
    /url\((["']?)(?!data:|\/|#)([^)"']+)\1\)/g,
    (_, _quote, url: string) => `url(${new URL(url, `http://x${href}`).pathname})`,
  );

/**
 * Finishes one exported page: takes the framework's scripts and its inline data out (the starter loads them when they
 * are wanted), puts the page's styles in, and adds the security policy.
 */
export async function finishPage(
  source: string,
  { starter, vitals, css, vitalsEndpoint }: PageParts,
): Promise<FinishedPage> {
  const $ = cheerio.load(source);

  const scripts = $('script[src]:not([nomodule])')
    .map((_, element) => $(element).attr('src'))
    .get();
  const inline = $('script:not([src]):not([type])')
    .map((_, element) => $(element).text())
    .get();
  // The preloads would compete with the first screen for the line; what they name is found by itself.
  $('script[src], script:not([type]), link[rel="preload"][as]').remove();

  const text = `${inline.join(';\n')};\n`;
  const data = { path: `/_next/static/data/${nameHash(text)}.js`, text };

  const sheets = $('link[rel="stylesheet"]');
  const whole = sheets
    .map((_, element) => $(element).attr('href') as string)
    .get()
    .map((href) => absoluteUrls(css(href), href))
    .join('\n');
  sheets.remove();
  // Next writes these for a font loader that this site does not use.
  $('link[rel="preconnect"], meta[name="next-size-adjust"]').remove();
  const used = await usedStyles(whole, $);
  const faces = (used.match(fontFace) ?? []).join('');
  const style = used.replace(fontFace, '') + gate;

  const content = policy({
    scripts: [cspHash(starter), cspHash(speculation)],
    styles: [cspHash(style), cspHash(faces)],
    vitalsEndpoint,
  });
  const head = $('head');
  // First of all, so that nothing comes before it.
  head.find('meta[charset]').after($('<meta http-equiv="Content-Security-Policy">').attr('content', content));
  head.append($('<style></style>').text(style));
  head.append($('<style data-fonts media="not all"></style>').text(faces));
  head.append($('<noscript></noscript>').append($('<style></style>').text(faces)));
  head.append($('<script type="speculationrules"></script>').text(speculation));
  const unique = [data.path, ...new Set(scripts)].join(' ');
  head.append($('<script></script>').attr('data-scripts', unique).attr('data-vitals', vitals).text(starter));
  return { html: $.html(), data };
}
