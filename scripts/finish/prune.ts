import type { CheerioAPI } from 'cheerio';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Attributes that scripts set, and two that the browser sets: their rules must be kept although no exported page has
 * these attributes.
 *
 * @param code  all browser code, minified
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

/** Pseudo-classes and pseudo-elements, which are ignored because an element may match them later. */
const states =
  /::?(?:before|after|hover|focus-visible|focus-within|focus|active|disabled|checked|popover-open|marker|selection|placeholder|target-current|target|scroll-marker-group|scroll-marker|backdrop|user-invalid|-webkit-[\w-]+|-moz-[\w-]+|details-content|view-transition[\w-]*\([^)]*\))(?![\w-])/g;

/** The part of a class name before its first hyphen, which an island's class names share. */
const blockOf = (className: string): string => className.split('-')[0] as string;

/** The blocks of a page's islands, which render more than their initial HTML. */
const islandBlocks = ($: CheerioAPI): Set<string> =>
  new Set(
    $('.island [class]')
      .toArray()
      .flatMap((element) => ($(element).attr('class') ?? '').split(' ').map(blockOf)),
  );

/** Removes the custom properties that no declaration uses. Those that only removed ones used go, too. */
function removeUnusedProperties(root: Root): void {
  const used = new Set([...root.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  let isChanged = false;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    declaration.remove();
    isChanged = true;
  });
  if (isChanged) removeUnusedProperties(root);
}

/** Removes the keyframes that no rule plays, and empty rules and at-rules. */
function removeUnused(root: Root): void {
  removeUnusedProperties(root);
  const played = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) played.add(word);
  });
  root.walkAtRules('keyframes', (keyframes) => {
    if (!played.has(keyframes.params)) keyframes.remove();
  });
  const removeEmpty = (within: Root | AtRule) =>
    within.each((node) => {
      if ((node.type !== 'atrule' && node.type !== 'rule') || !node.nodes) return;
      if (node.type === 'atrule') removeEmpty(node);
      if (node.nodes.length === 0) node.remove();
    });
  removeEmpty(root);
}

/** Removes from the stylesheets of pages the rules that match nothing on them. */
export class StylePruner {
  /** Matches the attribute selectors of attributes that scripts set. */
  readonly #dynamic: RegExp;
  /** The names of all attributes on the pages. */
  readonly #attributes = new Set<string>();
  readonly #kept = new Set<string>();
  readonly #dropped = new Set<string>();

  /** @param dynamicAttributes  attributes that scripts set, whose rules are kept */
  constructor(dynamicAttributes: readonly string[]) {
    this.#dynamic = new RegExp(`\\[(?:${dynamicAttributes.join('|')})(?:=[^\\]]*)?\\]`, 'g');
  }

  /** The rules that can match on this page at some time. */
  prune(css: string, $: CheerioAPI): string {
    const root = postcss.parse(css);
    const blocks = islandBlocks($);
    for (const element of $('*').toArray())
      for (const name of Object.keys($(element).attr() ?? {})) this.#attributes.add(name);
    root.walkRules((rule: Rule) => {
      if ((rule.parent as AtRule | undefined)?.name === 'keyframes') return;
      const kept = rule.selectors.filter((selector) => this.#canMatch(selector, $, blocks));
      for (const selector of rule.selectors) (kept.includes(selector) ? this.#kept : this.#dropped).add(selector);
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    removeUnused(root);
    return root.toString();
  }

  #canMatch(selector: string, $: CheerioAPI, blocks: ReadonlySet<string>): boolean {
    const classes = [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    const isOfIsland = (name: string) => blocks.has(blockOf(name));
    if (classes.some(isOfIsland)) return classes.every((name) => isOfIsland(name) || $(`.${name}`).length > 0);
    const bare = selector
      .replace(states, '')
      .replace(this.#dynamic, '')
      .replace(/:(?:not|is|where|has)\(\s*,?\s*\)/g, '')
      .trim()
      // A compound selector that is now empty may match any element.
      .replace(/(^|[>+~])(?=$|[\s>+~,)])/g, '$1*');
    try {
      return $(bare).length > 0;
    } catch {
      // A selector that cheerio does not know is kept.
      return true;
    }
  }

  /**
   * Called after the last page.
   *
   * @throws when every page dropped a selector with an attribute that none has: its rule is dead, or a script sets the attribute
   * in a way that `attributesSetBy` does not see
   */
  refuseUnknownAttributes(): void {
    const isUnknown = ([, name = '']: RegExpMatchArray) => !this.#attributes.has(name);
    const unknown = [...this.#dropped].filter(
      (selector) =>
        !this.#kept.has(selector) && [...selector.replace(this.#dynamic, '').matchAll(/\[([\w-]+)/g)].some(isUnknown),
    );
    if (unknown.length > 0)
      throw new Error(
        `No page has the attributes in these selectors. Delete the rules; or, if a script sets the attribute, let it name the attribute in full, as “data-…”:\n  ${unknown.join('\n  ')}`,
      );
  }
}
