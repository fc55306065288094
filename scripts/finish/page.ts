import * as cheerio from 'cheerio';
import { policy } from './csp';
import type { StylePruner } from './prune';
import type { Scripts } from './scripts';

/** Prerenders the links that lib/browser/links.ts marks; a constant rule needs only one CSP hash. */
const speculation = JSON.stringify({
  prerender: [{ where: { selector_matches: 'a[data-intent]' }, eagerness: 'immediate' }],
});

/** The web fonts, in their own element so that the loader can disable them until the first paint. */
const fontFace = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Makes the URLs of a stylesheet, which are relative to its file, absolute for inlining. */
const absoluteUrls = (css: string, href: string) =>
  css.replace(
    /url\((["']?)(?!data:|\/|#)([^)"']+)\1\)/g,
    (_, _quote, url: string) => `url(${new URL(url, `http://x${href}`).pathname})`,
  );

/**
 * Finishes one exported page: removes the framework's scripts, their data and the preloads, inlines the styles that
 * match something, and adds the site's own scripts and the Content-Security-Policy.
 *
 * @param texts  stylesheets of the export by URL path
 * @param print  URL path of the stylesheet for print
 */
export function finishPage(
  source: string,
  texts: ReadonlyMap<string, string>,
  print: string,
  { loader, site, island, preload }: Scripts,
  pruner: StylePruner,
): string {
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
  // Next adds these for next/font, which this site does not use.
  $('link[rel="preconnect"], meta[name="next-size-adjust"]').remove();
  const faces = (whole.match(fontFace) ?? []).join('');
  const styles = pruner.prune(whole.replace(fontFace, ''), $);

  const head = $('head');
  const content = policy([loader, speculation], [styles, faces], process.env.NEXT_PUBLIC_VITALS_ENDPOINT);
  // A policy in a meta element applies only to what follows it.
  head.find('meta[charset]').after($('<meta http-equiv="Content-Security-Policy">').attr('content', content));
  head.append($('<style></style>').text(styles));
  head.append($('<link rel="stylesheet" media="print">').attr('href', print));
  head.append($('<style data-fonts></style>').text(faces));
  head.append($('<script type="speculationrules"></script>').text(speculation));
  // Only the islands of the first screen are preloaded; the others are loaded near the viewport.
  const islands = new Set(
    $(':is(header, main > :nth-child(-n+2)) [data-hydrate]').map((_, element) => $(element).attr('data-hydrate')),
  );
  head.append(
    $('<script></script>')
      .attr({ 'data-site': site, 'data-preload': preload(islands).join(' ') })
      .text(loader),
  );
  $('[data-hydrate]').attr('data-hydrate', (_, name) => island(name));
  $('body > [hidden]:empty').remove();
  removeComments($);
  // Selectors test boolean data attributes only for presence, so their values can go.
  return $.html().replace(/(?<= data-[a-z-]+)="(true)?"/g, '');
}

/** Removes React's comments except in islands, where hydration needs them to separate text nodes. */
function removeComments($: cheerio.CheerioAPI): void {
  for (const node of $('*').not('.island, .island *').contents().toArray())
    if (node.type === 'comment') $(node).remove();
}
