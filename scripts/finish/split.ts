import type { CheerioAPI } from 'cheerio';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';

/** A page's styles: what its first paint needs, and what a window of another kind or a later moment adds. */
interface PageStyles {
  first: string;
  late: { text: string; media: string };
}

/** States that come and go; a selector is judged by the elements that could ever have them. */
const states =
  /::?(?:before|after|hover|focus-visible|focus-within|focus|active|disabled|checked|popover-open|marker|selection|placeholder|target|backdrop|user-invalid|-webkit-[\w-]+|-moz-[\w-]+|details-content|view-transition[\w-]*\([^)]*\))(?![\w-])/g;

/** The elements of this page that a selector could ever match; undefined for a selector that cannot be judged. */
function elementsOf(selector: string, $: CheerioAPI, dynamic: RegExp): unknown[] | undefined {
  const bare = selector
    .replace(states, '')
    .replace(dynamic, '')
    .replace(/:(?:not|is|where|has)\(\s*,?\s*\)/g, '');
  try {
    return $(bare.trim() || '*').toArray();
  } catch {
    return undefined;
  }
}

/** The header, the first two sections, and on a page without more of them the footer. */
const tops = ['header', 'main > :nth-child(-n+2)', 'main:not(:has(> :nth-child(3))) ~ footer'];
const firstScreen = ['html, body, body > a, main', ...tops, ...tops.map((top) => `${top} *`)].join(', ');

const inKeyframes = (rule: Rule) => (rule.parent as AtRule | undefined)?.name === 'keyframes';

/** Adds a copy of an at-rule to another sheet, within copies of the at-rules around the original. */
function transplant(copy: AtRule, original: AtRule, into: Root): void {
  let inner = copy;
  for (let around = original.parent; around?.type === 'atrule'; around = around.parent) {
    const outer = (around as AtRule).clone({ nodes: [] });
    outer.append(inner);
    inner = outer;
  }
  into.append(inner);
}

/** Removes at-rules that hold nothing any more. */
function removeEmpty(within: Root | AtRule): void {
  within.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Names of the animations that the rules of a sheet play. */
function animationsOf(sheet: Root): Set<string> {
  const names = new Set<string>();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) names.add(word);
  });
  return names;
}

/** Keeps the keyframes that a page plays, each in the sheet whose rules play it. */
function placeKeyframes(first: Root, late: Root): void {
  const [playedFirst, playedLate] = [animationsOf(first), animationsOf(late)];
  first.walkAtRules('keyframes', (keyframes) => {
    if (playedFirst.has(keyframes.params)) return;
    if (playedLate.has(keyframes.params)) transplant(keyframes.clone(), keyframes, late);
    keyframes.remove();
  });
}

const minWidth = /\(min-width:\s*([\d.]+)rem\)/;

/** A phone whose text is set to twice its size is narrower than this; no other window is. */
const narrowest = 'not (min-width:15rem)';

function split(css: string, $: CheerioAPI, dynamic: RegExp): PageStyles {
  const root = postcss.parse(css);
  const above = new Set<unknown>($(firstScreen).toArray());
  /** Rules that touch the header or the first two sections. */
  const early = new Set<Rule>();
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const live = rule.selectors.filter((selector) => {
      const elements = elementsOf(selector, $, dynamic);
      if (!elements || elements.some((element) => above.has(element))) early.add(rule);
      return !elements || elements.length > 0;
    });
    if (live.length === 0) rule.remove();
    else if (live.length < rule.selectors.length) rule.selectors = live;
  });

  const late = postcss.root();
  const widths: number[] = [];
  root.walkAtRules('media', (media) => {
    const width = /^not/.test(media.params) ? undefined : minWidth.exec(media.params)?.[1];
    const always = ['print', narrowest].includes(media.params) || /\((?:hover:hover|forced-colors:)/.test(media.params);
    if (!always && width === undefined) return;
    const moved = media.clone();
    // Both hold the same rules in the same order; each keeps its own.
    const pairs = (media.nodes ?? []).map((node, i) => [node, moved.nodes?.[i]] as const);
    for (const [node, copy] of pairs) {
      const stays = !always && (node.type !== 'rule' || early.has(node));
      (stays ? copy : node)?.remove();
    }
    if (moved.nodes?.length && width !== undefined) widths.push(Number(width));
    if (moved.nodes?.length) transplant(moved, media, late);
  });
  placeKeyframes(root, late);
  for (const sheet of [root, late]) removeEmpty(sheet);
  const media = [
    'print',
    '(hover:hover)',
    '(forced-colors:active)',
    '(max-width:15rem)',
    ...(widths.length > 0 ? [`(min-width:${Math.min(...widths)}rem)`] : []),
  ];
  return { first: root.toString(), late: { text: late.toString(), media: media.join(',') } };
}

/** Shape of a page as far as this stylesheet can tell pages apart: elements and the attributes that selectors name. */
function skeleton($: CheerioAPI, css: string): string {
  const named = new Set(['class', 'id', ...[...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name as string)]);
  const parts: string[] = [];
  $('*').each((_, element) => {
    if (!('attribs' in element)) return;
    const attributes = Object.entries(element.attribs)
      .filter(([name]) => named.has(name))
      .map(([name, value]) => `${name}=${name === 'href' ? value.slice(0, 4) : value}`);
    parts.push(`${$(element).parents().length}${element.tagName} ${attributes.join(' ')}`);
  });
  return parts.join('\n');
}

const known = new Map<string, PageStyles>();

/**
 * Leaves out the rules that match nothing on this page, and sets aside those that the first paint on a phone does not
 * need: print, hover, forced colours, text at twice its size, and what wide windows change below the first screen. A sheet with those
 * follows in the body under its media query, so that a phone never waits for it and a wide window shows its first
 * screen before it.
 *
 * @param dynamicAttributes  attributes that scripts set later; rules for them stay
 */
export function splitStyles(css: string, $: CheerioAPI, dynamicAttributes: string[]): PageStyles {
  const key = `${css}\n${skeleton($, css)}`;
  const dynamic = new RegExp(`\\[(?:${dynamicAttributes.join('|')})(?:=[^\\]]*)?\\]`, 'g');
  const styles = known.get(key) ?? split(css, $, dynamic);
  known.set(key, styles);
  return styles;
}
