/** The rules of StockMaster's demonstration: a stock count, its variance, and the order that follows from it. */
import type { Demos } from '@/content/schema/demos';
import { fill, lkr, signed } from '@/lib/format';
import { type NumberError, readHundredths } from '../frame/numbers';

export type Content = Demos['stockmaster'];
export type Item = Content['items'][number];

export interface Store {
  /** Pieces of each item according to the books. */
  books: number[];
  /** The count of each item as typed; empty if not counted. */
  typed: string[];
  /** Pieces of each item on the order that was sent. */
  ordered: number[];
  /** Value of the corrections of all posted counts, in LKR; undefined until the first one is posted. */
  adjusted?: number;
}

/** Largest count of one item that is accepted. */
export const maxPieces = 100_000;

export const start = ({ items }: Content): Store => ({
  books: items.map(({ books }) => books),
  typed: items.map(({ counted }) => (counted === undefined ? '' : String(counted))),
  ordered: items.map(() => 0),
});

/** Parses a count: whole pieces without a currency; neither pieces nor an error for an empty field. */
export function readCount(text: string): { pieces?: number; error?: Exclude<NumberError, 'tooFine'> | 'fraction' } {
  if (text.trim() === '') return {};
  // The shared reader accepts amounts of money, and LKR 500 are not 500 pieces.
  if (/\p{L}/u.test(text)) return { error: 'notNumber' };
  const { value, error } = readHundredths(text, maxPieces);
  if (error) return { error: error === 'tooFine' ? 'fraction' : error };
  return value % 100 === 0 ? { pieces: value / 100 } : { error: 'fraction' };
}

/** Changes the count of an item. */
export const type = (store: Store, i: number, text: string): Store => ({
  ...store,
  typed: store.typed.with(i, text),
});

/** Variance of a count against the books, in pieces and in LKR; undefined if not counted. */
export function variance(
  store: Store,
  items: readonly Item[],
  i: number,
): { pieces: number; value: number } | undefined {
  const { pieces } = readCount(store.typed[i] ?? '');
  if (pieces === undefined) return undefined;
  const difference = pieces - (store.books[i] ?? 0);
  return { pieces: difference, value: difference * (items[i]?.cost ?? 0) };
}

/** The stock list: the pieces of each item as counted or else as booked, and their value at cost. */
export const stockList = (store: Store, items: readonly Item[]) =>
  items.map((item, i) => {
    const difference = variance(store, items, i)?.pieces ?? 0;
    const pieces = (store.books[i] ?? 0) + difference;
    return { ...item, pieces, difference, value: pieces * item.cost, isLow: isLow(store, items, i) };
  });

/** Value of the variances of all counts, in LKR. */
export const totalVariance = (store: Store, items: readonly Item[]): number =>
  items.reduce((sum, _, i) => sum + (variance(store, items, i)?.value ?? 0), 0);

/** Whether the stock of an item, with the pieces on order, is at or below its reorder point. */
export const isLow = (store: Store, items: readonly Item[], i: number): boolean =>
  (store.books[i] ?? 0) + (store.ordered[i] ?? 0) <= (items[i]?.reorderAt ?? 0);

/** Corrects the books by the counts; unchanged if a count is invalid or there is none. */
export function post(store: Store, items: readonly Item[]): Store {
  const counts = store.typed.map(readCount);
  if (counts.some(({ error }) => error) || counts.every(({ pieces }) => pieces === undefined)) return store;
  return {
    ...store,
    books: store.books.map((pieces, i) => counts[i]?.pieces ?? pieces),
    typed: store.typed.map(() => ''),
    adjusted: (store.adjusted ?? 0) + totalVariance(store, items),
  };
}

/** Pieces of each item that the order asks for: what is low is ordered up to its maximum stock. */
export const draft = (store: Store, items: readonly Item[]): number[] =>
  items.map(({ most }, i) => (isLow(store, items, i) ? most - (store.books[i] ?? 0) : 0));

/** Sends the order; unchanged if nothing is low. */
export const send = (store: Store, items: readonly Item[]): Store =>
  items.some((_, i) => isLow(store, items, i))
    ? { ...store, ordered: draft(store, items).map((pieces, i) => pieces + (store.ordered[i] ?? 0)) }
    : store;

/** The lines of the order, sent or still to be sent, and its value in LKR. */
export function order(store: Store, items: readonly Item[]) {
  const asked = draft(store, items);
  const lines = items
    .map((item, i) => ({ ...item, pieces: (asked[i] ?? 0) + (store.ordered[i] ?? 0) }))
    .filter(({ pieces }) => pieces > 0);
  return {
    lines,
    total: lines.reduce((sum, { pieces, cost }) => sum + pieces * cost, 0),
    isSent: lines.length > 0 && asked.every((pieces) => pieces === 0),
  };
}

/** What the visitor has posted and ordered, for an enquiry; empty until there is something. */
export function summary(store: Store, { items, words }: Content): string {
  const { adjusted, ordered } = store;
  if (adjusted === undefined && ordered.every((pieces) => pieces === 0)) return '';
  return fill(words.summary, { variance: signed(adjusted ?? 0, lkr), total: lkr(order(store, items).total) });
}

export const progress = (store: Store, { items }: Content): Record<keyof Content['steps'], boolean> => ({
  count: items.some(({ counted }, i) => counted === undefined && (variance(store, items, i)?.pieces ?? 0) !== 0),
  post: store.adjusted !== undefined,
  order: store.ordered.some((pieces) => pieces > 0),
});
