import type { CheerioAPI } from 'cheerio';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';

/** A page's critical styles, and those that the first paint on a phone does not need. */
interface PageStyles {
  first: string;
  late: { text: string; media: string };
}

/** Pseudo-classes and pseudo-elements, which are ignored because an element may match them later. */
const states =
  /::?(?:before|after|hover|focus-visible|focus-within|focus|active|disabled|checked|popover-open|marker|selection|placeholder|target|backdrop|user-invalid|-webkit-[\w-]+|-moz-[\w-]+|details-content|view-transition[\w-]*\([^)]*\))(?![\w-])/g;

/** What decides whether a selector can match on a page. */
interface PageShape {
  $: CheerioAPI;
  /** Matches the attribute selectors of attributes that scripts set. */
  dynamic: RegExp;
  /** Elements of the page's islands by block: the part of a class name before its first hyphen. */
  blocks: Map<string, unknown[]>;
}

const blockOf = (className: string): string => className.split('-')[0] as string;

/** Islands render more than their initial HTML, so their rules are matched by block name. */
function islandBlocks($: CheerioAPI): PageShape['blocks'] {
  const blocks: PageShape['blocks'] = new Map();
  for (const element of $('.island [class]').toArray())
    for (const name of element.attribs.class?.split(' ') ?? [])
      blocks.set(blockOf(name), [...(blocks.get(blockOf(name)) ?? []), element]);
  return blocks;
}

/** The elements of a page that a selector could match at some time; undefined if the selector cannot be parsed. */
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

/** The header, the first two sections, and the footer of a page without further sections. */
const tops = ['header', 'main > :nth-child(-n+2)', 'main:not(:has(> :nth-child(3))) ~ footer'];
const firstScreen = ['html, body, body > a, main', ...tops, ...tops.map((top) => `${top} *`)].join(', ');

/** The media query directly around a rule. */
const mediaOf = ({ parent }: Rule): AtRule | undefined =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'media' ? (parent as AtRule) : undefined;

const inKeyframes = (rule: Rule) => (rule.parent as AtRule | undefined)?.name === 'keyframes';

/** Appends a copy of an at-rule to another sheet inside copies of the original's ancestors. */
function transplant(copy: AtRule, original: AtRule, into: Root): void {
  let inner = copy;
  for (let around = original.parent; around?.type === 'atrule'; around = around.parent) {
    const outer = (around as AtRule).clone({ nodes: [] });
    outer.append(inner);
    inner = outer;
  }
  into.append(inner);
}

/** Removes empty at-rules. */
function removeEmpty(within: Root | AtRule): void {
  within.each((node) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Names of the animations used in a sheet. */
function animationsOf(sheet: Root): Set<string> {
  const names = new Set<string>();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) names.add(word);
  });
  return names;
}

/** Keeps the keyframes that are used, each in the sheet that uses it. */
function placeKeyframes(first: Root, late: Root): void {
  const [playedFirst, playedLate] = [animationsOf(first), animationsOf(late)];
  first.walkAtRules('keyframes', (keyframes) => {
    if (playedFirst.has(keyframes.params)) return;
    if (playedLate.has(keyframes.params)) transplant(keyframes.clone(), keyframes, late);
    keyframes.remove();
  });
}

const minWidth = /\(min-width:\s*([\d.]+)rem\)/;

/** Only a phone at 200 % text size matches this query. */
const narrowest = 'not (min-width:15rem)';

/** The candidates that can move after all other rules, because no remaining rule overrides them. */
function findMovable(candidates: Set<Rule>, rules: Rule[], elementsByRule: Map<Rule, unknown[]>): Set<Rule> {
  const movable = new Set<Rule>();
  /** Properties that later rules set on an element; shorthands count as their longhands. */
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
    // A rule for narrow viewports never applies together with one for wide viewports.
    if (mediaOf(rule)?.params.startsWith('not')) continue;
    for (const element of elements) {
      const names = overridden.get(element) ?? new Set();
      for (const name of properties) names.add(name);
      overridden.set(element, names);
    }
  }
  return movable;
}

/** The minimum width of a media query in rem. */
const widthOf = ({ params }: AtRule): string | undefined =>
  /^not/.test(params) ? undefined : minWidth.exec(params)?.[1];

function split(css: string, $: CheerioAPI, dynamic: RegExp): PageStyles {
  const root = postcss.parse(css);
  const shape = { $, dynamic, blocks: islandBlocks($) };
  const above = new Set<unknown>($(firstScreen).toArray());
  const rules: Rule[] = [];
  const elementsByRule = new Map<Rule, unknown[]>();
  /** Rules for wide viewports that do not affect the first screen. */
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
    // The clone has the same nodes in the same order; of each pair one is removed.
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

/** A cache key for a page: its elements with the attributes that the stylesheet's selectors use. */
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

/** Cache, because many pages have the same structure and stylesheet. */
const stylesByShape = new Map<string, PageStyles>();

/**
 * Removes the rules that match nothing on this page and separates those that the first paint on a phone does not need:
 * print, hover, forced colours, 200 % text size, and what wide viewports change below the first screen. The latter are
 * linked at the end of the body with a media query, so that a phone never waits for them and a wide viewport paints its
 * first screen before they arrive.
 *
 * @param dynamicAttributes  attributes that scripts set, whose rules are kept
 */
export function splitStyles(css: string, $: CheerioAPI, dynamicAttributes: string[]): PageStyles {
  const key = `${css}\n${skeleton($, css)}`;
  const dynamic = new RegExp(`\\[(?:${dynamicAttributes.join('|')})(?:=[^\\]]*)?\\]`, 'g');
  const styles = stylesByShape.get(key) ?? split(css, $, dynamic);
  stylesByShape.set(key, styles);
  return styles;
}
