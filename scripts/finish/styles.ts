import type { CheerioAPI } from 'cheerio';
import { PurgeCSS } from 'purgecss';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Attributes that scripts set, and the two that the browser sets by itself: rules for them stay although no page is
 * exported with them.
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
      ...named(/(?:set|toggle|remove)Attribute\(["'`]([\w-]+)/g),
    ]),
  ].sort();
}

/** Attributes that hold words or addresses; a rule that matched by them would be a mistake. */
const prose = /^(alt|content|title|aria-label|placeholder|srcset|sizes|d|transform|viewbox)$/i;

/** Every name that a selector could match on this page: tags, classes, ids, attributes and their values. */
function names($: CheerioAPI): Set<string> {
  // Values that scripts set later.
  const found = new Set(['true', 'false', 'page']);
  $('*').each((_, element) => {
    if (!('attribs' in element)) return;
    found.add(element.tagName);
    for (const [name, value] of Object.entries(element.attribs)) {
      found.add(name);
      if (!prose.test(name)) for (const word of value.match(/[\w-]+/g) ?? []) found.add(word);
    }
  });
  return found;
}

/** Names that stand in a stylesheet. Plain numbers count only as an attribute's value: `[data-count="5"]`. */
const sheetNames = (css: string) =>
  new Set([
    ...(css.match(/[\w-]*[a-z_][\w-]*/gi) ?? []),
    ...(css.match(/\[[^\]]*=[^\]]*\]/g) ?? []).flatMap((selector) => selector.match(/[\w-]+/g) ?? []),
  ]);

/** Results by stylesheet and names: pages of one kind share theirs, which spares most of the work of a large site. */
const known = new Map<string, Promise<string>>();

async function purge(css: string, words: string[], dynamicAttributes: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: ' ', extension: 'html' }],
    css: [{ raw: css }],
    dynamicAttributes,
    defaultExtractor: () => words,
  });
  if (!result) throw new Error('PurgeCSS gave no result');
  return result.css;
}

/**
 * The part of a stylesheet that a page needs. Whatever scripts show later stands in the page, hidden.
 *
 * @param dynamicAttributes  attributes that scripts set later; rules for them stay
 */
export function usedStyles(css: string, $: CheerioAPI, dynamicAttributes: string[]): Promise<string> {
  // Names that the sheet does not hold cannot matter; without them, pages with the same sections are alike.
  const inSheet = sheetNames(css);
  const words = [...names($)].filter((word) => inSheet.has(word) || /^(https?|mailto|tel)/.test(word)).sort();
  const key = `${words.join(' ')}\n${css}`;
  const found = known.get(key) ?? purge(css, words, dynamicAttributes);
  known.set(key, found);
  return found;
}
