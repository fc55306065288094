import type { CheerioAPI } from 'cheerio';

/** Short compounds and ranges, such as ready-made or 09:00–18:00, and the names of countries. */
const together = /Sri Lankan?|United \w+(?: Emirates)?|(?<!\S)(?=\S{3,16}(?:\s|$))\S+[-–]\S+/g;

/**
 * Keeps compounds in headings, paragraphs and lists on one line: broken at its hyphen, one reads as two words. Words
 * beside an icon stay one piece, since the two are cells of a grid, and each further element would be a cell, too.
 */
export function keepTogether($: CheerioAPI): void {
  const blocks = $(':is(main, footer) :is(h1, h2, h3, h4, p, li, dd, strong)').not(':has(> svg, > img)');
  for (const node of blocks.contents().toArray())
    if (node.type === 'text') $(node).replaceWith($.html(node).replace(together, '<no-break>$&</no-break>'));
}
