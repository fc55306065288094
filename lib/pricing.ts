import type { InterfaceWords } from '@/content/schema/interface';
import type { Pricing } from '@/content/schema/site';
import { fill, lkr, numbersIn, thousands } from './format';

export type Rates = Pricing['calculator'];

/** What the visitor chose in the budget calculator (spec 3, Budget calculator state). */
export interface Selection {
  /** Id of the base package; empty for none. */
  base: string;
  /** Ids of the add-ons. */
  addOns: string[];
  /** Whole number, 0 or more; see `parsePosts`. */
  posts: number;
}

/** Whether a selected add-on replaces this one, which disables it (spec 4, Calculator add-ons). */
export const isReplaced = (rates: Rates, chosen: readonly string[], id: string): boolean =>
  rates.addOns.some((addOn) => chosen.includes(addOn.id) && addOn.replaces?.includes(id));

/** The selected add-ons after one is selected or cleared; selecting one clears those that it replaces (spec 4). */
export function withAddOn(rates: Rates, chosen: readonly string[], id: string, selected: boolean): string[] {
  const next = selected ? [...chosen, id] : chosen.filter((other) => other !== id);
  return next.filter((other) => !isReplaced(rates, next, other));
}

/** A selection as a URL fragment, such as `#base=surge&combo=1&posts=5`; empty for an empty selection. */
export function selectionFragment({ base, addOns, posts }: Selection): string {
  const values = new URLSearchParams(base && { base });
  for (const id of addOns) values.set(id, '1');
  if (posts > 0) values.set('posts', String(posts));
  return values.size > 0 ? `#${values}` : '';
}

/** Parses a fragment made by `selectionFragment`; undefined if it selects nothing. */
export function readSelection(rates: Rates, fragment: string): Selection | undefined {
  const values = new URLSearchParams(fragment.slice(1));
  const base = rates.bases.find(({ id }) => id === values.get('base'))?.id ?? '';
  const named = rates.addOns.map(({ id }) => id).filter((id) => values.has(id));
  const { posts } = parsePosts(values.get('posts') ?? '', rates.maxPosts);
  const selection = { base, addOns: named.filter((id) => !isReplaced(rates, named, id)), posts };
  return selectionFragment(selection) ? selection : undefined;
}

/**
 * Rate of one custom post in LKR for a quantity (spec 9, Custom post rate): the more posts, the lower the rate of each.
 *
 * @param posts  whole number, 0 or more
 */
export function postRate(rates: Rates, posts: number): number {
  return rates.postRates.find(({ from }) => posts >= from)?.rate ?? 0;
}

/** What something costs by the displayed lists and by the calculator (spec 9), in LKR. */
interface ComparedPrice {
  name: string;
  /** More than one where the lists name a quantity twice; in the order of the lists. */
  listed: number[];
  calculated: number;
}

/** A quantity of a displayed list: "10-14 posts" → from 10 to 14, "15+ posts" → from 15. */
function quantityRange(quantity: string): { from: number; to: number } {
  const [from = 0, to = Number.POSITIVE_INFINITY] = numbersIn(quantity);
  return { from: Math.max(1, from), to };
}

/** The prices of posts, in bands within which neither the lists nor the calculator change: "1–4", "5", "16+". */
function comparePosts({ calculator, displayed }: Pricing): ComparedPrice[] {
  const lists = displayed.posts.map(({ quantity, price }) => ({ price, ...quantityRange(quantity) }));
  const starts = [...calculator.postRates, ...lists, ...lists.map(({ to }) => ({ from: to + 1 }))].map(
    ({ from }) => from,
  );
  const bands = [...new Set(starts)].filter(Number.isFinite).sort((a, b) => a - b);
  return bands.map((from, i) => {
    const next = bands[i + 1];
    const end = next ? `–${next - 1}` : '+';
    return {
      name: next === from + 1 ? String(from) : `${from}${end}`,
      listed: lists.filter((list) => list.from <= from && from <= list.to).map(({ price }) => price),
      calculated: postRate(calculator, from),
    };
  });
}

/** Both sets of prices side by side, because both are valid (spec 9) and a reader should see where they differ. */
export function comparePrices(pricing: Pricing): Record<'packages' | 'pages' | 'posts', ComparedPrice[]> {
  const { calculator, displayed } = pricing;
  const beside = (listed: { name: string; price: number }[], calculated: { name: string; price: number }[]) =>
    listed.flatMap(({ name, price }) => {
      const same = calculated.find((other) => other.name.startsWith(name));
      return same ? [{ name, listed: [price], calculated: same.price }] : [];
    });
  return {
    packages: beside(displayed.packages, calculator.bases),
    pages: beside(displayed.pages, calculator.addOns),
    posts: comparePosts(pricing),
  };
}

/** One line of the sum: a name and an amount in LKR. */
interface SumLine {
  name: string;
  amount: number;
}

/**
 * The lines that make up the monthly estimate, in LKR (spec 9).
 *
 * @param words  name of the line of posts with the placeholders `n` and `rate`, and the same for a single post
 */
export function sumLines(
  rates: Rates,
  { base, addOns, posts }: Selection,
  words: { postsLine: string; onePostLine: string },
): SumLine[] {
  const chosen = [
    ...rates.bases.filter(({ id }) => id === base),
    ...rates.addOns.filter(({ id }) => addOns.includes(id) && !isReplaced(rates, addOns, id)),
  ];
  const rate = postRate(rates, posts);
  const postsName = fill(posts === 1 ? words.onePostLine : words.postsLine, {
    n: thousands(posts),
    rate: thousands(rate),
  });
  return [
    ...chosen.map(({ name, price }) => ({ name, amount: price })),
    ...(rate > 0 ? [{ name: postsName, amount: posts * rate }] : []),
  ];
}

/** Total = base + add-ons + posts × rate, rounded to a whole number of LKR (spec 9). */
export const monthlyTotal = (lines: readonly SumLine[]): number =>
  Math.round(lines.reduce((sum, { amount }) => sum + amount, 0));

type PostsError = 'notNumber' | 'negative' | 'fraction' | 'tooMany';

/**
 * Parses the number of custom posts. Empty counts as 0 without an error; anything that is not a whole number of 0 or
 * more counts as 0 with an error.
 *
 * @param text  the value of the field
 * @param max  largest quantity that is accepted
 * @param badInput  the browser's `validity.badInput`: the field shows a text but its value is empty
 */
export function parsePosts(text: string, max: number, badInput = false): { posts: number; error?: PostsError } {
  const typed = text.trim();
  if (badInput) return { posts: 0, error: 'notNumber' };
  if (typed === '') return { posts: 0 };
  const number = Number(typed);
  if (Number.isNaN(number) || /[xob]/i.test(typed)) return { posts: 0, error: 'notNumber' };
  if (number < 0) return { posts: 0, error: 'negative' };
  if (number > max) return { posts: 0, error: 'tooMany' };
  if (!Number.isInteger(number)) return { posts: 0, error: 'fraction' };
  return { posts: number };
}

/**
 * The number of posts one step above or below the value of the field, counted from the nearest whole number within the
 * limits. From halfway between two, a step goes to the next whole number: 2.5 becomes 3 or 2.
 *
 * @param text  the value of the field; not a number counts as 0
 * @param max  largest quantity
 */
export function stepPosts(text: string, by: 1 | -1, max: number): number {
  const within = (posts: number) => Math.min(max, Math.max(0, posts));
  const typed = within(Number(text) || 0);
  const nearest = by > 0 ? Math.ceil(typed - 0.5) : Math.floor(typed + 0.5);
  return within(nearest + by);
}

/** What a product costs in its first year, in LKR: twelve months and the set-up. */
export const firstYearPrice = ({ monthly, setUp }: { monthly: number; setUp: number }) => 12 * monthly + setUp;

/**
 * The starting price of a product in words.
 *
 * @param words  the templates of content/interface.yaml
 * @returns `unit` "a month for each till", `from` "From LKR 6,500 a month for each till", `setUp` "LKR 30,000 once, for
 *   setting up", `firstYear` "LKR 108,000 in the first year"
 */
export function productPrice(
  words: Pick<InterfaceWords['buying'], 'unit' | 'from' | 'setUpOnce' | 'firstYear'>,
  { monthly, per, setUp }: { monthly: number; per: string; setUp: number },
) {
  const unit = fill(words.unit, { per });
  return {
    unit,
    from: fill(words.from, { monthly: lkr(monthly), unit }),
    setUp: fill(words.setUpOnce, { amount: lkr(setUp) }),
    firstYear: fill(words.firstYear, { amount: lkr(firstYearPrice({ monthly, setUp })) }),
  };
}
