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

/** What a page's styles are judged by. */
interface PageShape {
  $: CheerioAPI;
  /** Attributes that scripts set later. */
  dynamic: RegExp;
  /** Elements of the page's islands by block: the part of a class name before its first hyphen. */
  blocks: Map<string, unknown[]>;
}

const blockOf = (className: string): string => className.split('-')[0] as string;

/** Islands draw more than their start, so their rules are kept by the names of their blocks. */
function islandBlocks($: CheerioAPI): PageShape['blocks'] {
  const blocks: PageShape['blocks'] = new Map();
  for (const element of $('.island [class]').toArray())
    for (const name of element.attribs.class?.split(' ') ?? [])
      blocks.set(blockOf(name), [...(blocks.get(blockOf(name)) ?? []), element]);
  return blocks;
}

/** The elements of this page that a selector could ever match; undefined for a selector that cannot be judged. */
function elementsOf(selector: string, { $, dynamic, blocks }: PageShape): unknown[] | undefined {
  const ofIslands = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => blocks.get(blockOf(name)));
  const island = ofIslands.find((elements) => elements);
  if (island) return island;
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

/** The media query directly around a rule. */
const mediaOf = ({ parent }: Rule): AtRule | undefined =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'media' ? (parent as AtRule) : undefined;

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

/** Whether a rule of a wide window may move behind all other rules: none that stays would have overridden it. */
function findMovable(candidates: Set<Rule>, rules: Rule[], elementsByRule: Map<Rule, unknown[]>): Set<Rule> {
  const movable = new Set<Rule>();
  /** Properties that later rules set on an element; shorthands count as all their longhands. */
  const overridden = new Map<unknown, Set<string>>();
  for (const rule of rules.toReversed()) {
    const elements = elementsByRule.get(rule) ?? [];
    const properties: string[] = [];
    rule.walkDecls(({ prop }) => void properties.push(prop.startsWith('--') ? prop : blockOf(prop)));
    const isOverridden = elements.some((element) => properties.some((name) => overridden.get(element)?.has(name)));
    if (candidates.has(rule) && !isOverridden) {
      movable.add(rule);
      continue;
    }
    // A rule of narrow windows never meets one of wide windows.
    if (mediaOf(rule)?.params.startsWith('not')) continue;
    for (const element of elements) {
      const known = overridden.get(element) ?? new Set();
      for (const name of properties) known.add(name);
      overridden.set(element, known);
    }
  }
  return movable;
}

/** The width in rem from which a media query holds, if it is one of the breakpoints. */
const widthOf = ({ params }: AtRule): string | undefined =>
  /^not/.test(params) ? undefined : minWidth.exec(params)?.[1];

function split(css: string, $: CheerioAPI, dynamic: RegExp): PageStyles {
  const root = postcss.parse(css);
  const shape = { $, dynamic, blocks: islandBlocks($) };
  const above = new Set<unknown>($(firstScreen).toArray());
  const rules: Rule[] = [];
  const elementsByRule = new Map<Rule, unknown[]>();
  /** Rules of wide windows that do not touch the header or the first two sections. */
  const candidates = new Set<Rule>();
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    const matches = rule.selectors.map((selector) => ({ selector, elements: elementsOf(selector, shape) }));
    const live = matches.filter(({ elements }) => !elements || elements.length > 0);
    if (live.length === 0) {
      rule.remove();
      return;
    }
    if (live.length < rule.selectors.length) rule.selectors = live.map(({ selector }) => selector);
    rules.push(rule);
    elementsByRule.set(
      rule,
      live.flatMap(({ elements }) => elements ?? []),
    );
    const media = mediaOf(rule);
    const isWide = media !== undefined && widthOf(media) !== undefined;
    const isEarly = live.some(({ elements }) => !elements || elements.some((element) => above.has(element)));
    if (isWide && !isEarly) candidates.add(rule);
  });
  const movable = findMovable(candidates, rules, elementsByRule);

  const late = postcss.root();
  const widths: number[] = [];
  root.walkAtRules('media', (media) => {
    const width = widthOf(media);
    const always = ['print', narrowest].includes(media.params) || /\((?:hover:hover|forced-colors:)/.test(media.params);
    if (!always && width === undefined) return;
    const moved = media.clone();
    // The clone has the same rules in the same order; of each pair one stays.
    const pairs = (media.nodes ?? []).map((node, i) => [node, moved.nodes?.[i]] as const);
    for (const [node, copy] of pairs) {
      const stays = !always && (node.type !== 'rule' || !movable.has(node));
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

/** Styles of pages by their shape and style sheet: many pages share both. */
const stylesByShape = new Map<string, PageStyles>();

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
  const styles = stylesByShape.get(key) ?? split(css, $, dynamic);
  stylesByShape.set(key, styles);
  return styles;
}
