import type { Pricing } from '@/content/schema/site';
import { fill, thousands } from './format';

export type Rates = Pricing['calculator'];
export type BaseId = Rates['bases'][number]['id'];

/** What the visitor chose in the budget calculator (spec 3, Budget calculator state). */
export interface Selection {
  base: BaseId | '';
  facebook: boolean;
  instagram: boolean;
  combo: boolean;
  /** Whole number, 0 or more; see `parsePosts`. */
  posts: number;
}

export const nothing: Selection = { base: '', facebook: false, instagram: false, combo: false, posts: 0 };

const addOns = ['facebook', 'instagram', 'combo'] as const;

/** A choice as a fragment that an address can hold, such as `#base=surge&combo=1&posts=5`; empty for no choice. */
export function choiceFragment({ base, posts, ...boxes }: Selection): string {
  const values = new URLSearchParams(base && { base });
  for (const name of addOns) if (boxes[name]) values.set(name, '1');
  if (posts > 0) values.set('posts', String(posts));
  return values.size > 0 ? `#${values}` : '';
}

/** Reads a fragment made by `choiceFragment`; undefined for any other, or for a choice that there is not. */
export function readChoice(rates: Rates, fragment: string): Selection | undefined {
  const values = new URLSearchParams(fragment.slice(1));
  const base = rates.bases.find(({ id }) => id === values.get('base'))?.id ?? '';
  const { posts } = parsePosts(values.get('posts') ?? '', rates.maxPosts);
  const [facebook, instagram, combo] = addOns.map((name) => values.has(name)) as [boolean, boolean, boolean];
  const choice: Selection = { base, posts, facebook: facebook && !combo, instagram: instagram && !combo, combo };
  return choiceFragment(choice) ? choice : undefined;
}

/** One line of the sum. `posts` lines also carry the quantity and the rate. */
export type SumLine =
  | { kind: 'base'; name: string; amount: number }
  | { kind: 'facebook' | 'instagram' | 'combo'; amount: number }
  | { kind: 'posts'; amount: number; posts: number; rate: number };

/** Name of a line that is not always the same; undefined for an add-on. `template` has places for `n` and `rate`. */
export const sumName = (line: SumLine, template: string): string | undefined => {
  if (line.kind === 'base') return line.name;
  if (line.kind === 'posts') return fill(template, { n: thousands(line.posts), rate: thousands(line.rate) });
  return undefined;
};

/**
 * Rate of one custom post in LKR for a quantity (spec 9, Custom post rate): the more posts, the lower the rate of each.
 *
 * @param posts  whole number, 0 or more
 */
export function postRate(rates: Rates, posts: number): number {
  return rates.postRates.find(({ from }) => posts >= from)?.rate ?? 0;
}

/** The post rates in LKR as bands of quantity, such as "10–15" or, at the end, "16+" (spec 9, Custom post rate). */
export const postBands = ({ postRates }: Rates): { band: string; rate: number }[] =>
  postRates.map(({ from, rate }, i) => {
    const above = postRates[i - 1]?.from;
    return { band: above ? `${from}–${above - 1}` : `${from}+`, rate };
  });

/**
 * The lines that make up the monthly estimate, in LKR (spec 9).
 * The combo replaces the two separate add-ons (spec 4, Calculator add-ons).
 */
export function sumLines(rates: Rates, { base, facebook, instagram, combo, posts }: Selection): SumLine[] {
  const chosen = rates.bases.find(({ id }) => id === base);
  const rate = postRate(rates, posts);
  return [
    chosen && ({ kind: 'base', name: chosen.name, amount: chosen.price } as const),
    combo ? ({ kind: 'combo', amount: rates.combo } as const) : undefined,
    !combo && facebook ? ({ kind: 'facebook', amount: rates.facebook } as const) : undefined,
    !combo && instagram ? ({ kind: 'instagram', amount: rates.instagram } as const) : undefined,
    rate > 0 ? ({ kind: 'posts', amount: posts * rate, posts, rate } as const) : undefined,
  ].filter((line): line is SumLine => line !== undefined);
}

/** Total = base + add-ons + posts × rate, rounded to a whole number of LKR (spec 9). */
export function monthlyTotal(rates: Rates, selection: Selection): number {
  return Math.round(sumLines(rates, selection).reduce((sum, { amount }) => sum + amount, 0));
}

export type PostsError = 'notNumber' | 'negative' | 'fraction' | 'tooMany';

/**
 * Reads the number of custom posts as typed. Empty counts as 0 without an error.
 * Anything that is not a plain whole number of 0 or more counts as 0, with the reason.
 *
 * @param text  what stands in the field
 * @param max  largest quantity that is worked out
 * @param badInput  the browser's `validity.badInput`: it shows a text that it reports as empty
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
 * The number of posts one step above or below what stands in the field: from the nearest whole number within the
 * limits. Halfway between two, both are nearest, and the step goes to the neighbour on its side: 2.5 becomes 3 or 2.
 *
 * @param text  what stands in the field; a text that is no number counts as 0
 * @param max  largest quantity
 */
export function stepPosts(text: string, by: 1 | -1, max: number): number {
  const within = (posts: number) => Math.min(max, Math.max(0, posts));
  const typed = within(Number(text) || 0);
  const nearest = by > 0 ? Math.ceil(typed - 0.5) : Math.floor(typed + 0.5);
  return within(nearest + by);
}
