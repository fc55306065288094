import * as cheerio from 'cheerio';
import { policy } from './csp';
import { cspHash, nameHash } from './hash';
import { shortenProperties } from './shorten';
import { splitStyles } from './split';
import { dynamicAttributes, usedStyles } from './styles';

/** What the finishing of a page needs to know about the export. */
interface PageParts {
  /** Code of the script inside the page. */
  inline: string;
  /** Scripts of the framework that the starter knows by itself, since every page has them. */
  shared: string[];
  /** Address of the starter. */
  starter: string;
  /** Address of the part for idle moments. */
  idle: string;
  /** Text of a stylesheet by its address. */
  css: (href: string) => string;
  vitalsEndpoint?: string;
}

interface FinishedPage {
  html: string;
  /** The page's data for the framework, and the styles that can wait, moved out of the HTML. */
  files: { path: string; text: string }[];
}

/** Prerenders the links that the starter has marked; a rule that never changes keeps one hash on all pages. */
const speculation = JSON.stringify({
  prerender: [{ where: { selector_matches: 'a[data-intent]' }, eagerness: 'immediate' }],
});

/** Web fonts. The inline script puts them off on a first visit, so that they do not delay the words and the picture. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/**
 * What can wait on a phone until the visitor does something or the page is idle; the starter sets the marks and takes
 * them away. Browsers fetch a late picture up to three screens before it is seen: the first rule holds away those that
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

/** Addresses of the framework's scripts on an exported page, without the one for old browsers. */
export const frameworkScripts = ($: cheerio.CheerioAPI): string[] => [
  ...new Set(
    $('script[src]:not([nomodule])')
      .map((_, element) => $(element).attr('src'))
      .get(),
  ),
];

/**
 * Finishes one exported page: takes the framework's scripts and its inline data out (the starter loads them when they
 * are wanted), puts the page's styles in, and adds the security policy.
 */
export async function finishPage(
  source: string,
  { inline, shared, starter, idle, css, vitalsEndpoint }: PageParts,
): Promise<FinishedPage> {
  const $ = cheerio.load(source);

  const scripts = frameworkScripts($);
  const chunks = $('script:not([src]):not([type])')
    .map((_, element) => $(element).text())
    .get();
  // The preloads would compete with the first screen for the line; what they name is found by itself.
  $('script[src], script:not([type]), link[rel="preload"][as]').remove();

  const text = `${chunks.join(';\n')};\n`;
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
  const styles = splitStyles(used.replace(fontFace, '') + deferOnPhones, $, dynamicAttributes);
  const [style = '', lateText = ''] = shortenProperties([styles.first, styles.late.text]);
  const late = { path: `/_next/static/late/${nameHash(lateText)}.css`, text: lateText };

  const content = policy({
    scripts: [cspHash(inline), cspHash(speculation)],
    styles: [cspHash(style), cspHash(faces)],
    vitalsEndpoint,
  });
  const head = $('head');
  // First of all, so that nothing comes before it.
  head.find('meta[charset]').after($('<meta http-equiv="Content-Security-Policy">').attr('content', content));
  head.append($('<style></style>').text(style));
  head.append($('<style data-fonts></style>').text(faces));
  head.append($('<script type="speculationrules"></script>').text(speculation));
  const own = [data.path, ...scripts.filter((src) => !shared.includes(src))].join(' ');
  head.append(
    $('<script></script>').attr({ 'data-starter': starter, 'data-idle': idle, 'data-scripts': own }).text(inline),
  );
  $('body').append($('<link rel="stylesheet">').attr({ href: late.path, media: styles.late.media }));
  return { html: $.html(), files: [data, late] };
}
