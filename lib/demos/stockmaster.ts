/** The rules of StockMaster's demonstration: a stock count, its variance, and what falls below its reorder point. */
import type { Demos } from '@/content/schema/demos';
import { type NumberError, readHundredths } from './numbers';

export type Content = Demos['stockmaster'];
export type Item = Content['items'][number];

export interface Store {
  /** Pieces of each item by the books. */
  books: number[];
  /** What was counted on the shelf, as typed; empty where nobody has counted. */
  typed: string[];
  /** Pieces on order. */
  ordered: number[];
  /** Value of all that the posted counts have put right, in LKR. */
  adjusted?: number;
}

/** Most pieces of one item on a shelf. */
export const mostPieces = 100_000;

export const start = ({ items }: Content): Store => ({
  books: items.map(({ books }) => books),
  typed: items.map(() => ''),
  ordered: items.map(() => 0),
});

/** Reads a count as typed: undefined for an empty field. Pieces are whole. */
export function readCount(text: string): { pieces?: number; error?: Exclude<NumberError, 'tooFine'> | 'fraction' } {
  if (text.trim() === '') return {};
  const { value, error } = readHundredths(text, mostPieces);
  if (error) return { error: error === 'tooFine' ? 'fraction' : error };
  return value % 100 === 0 ? { pieces: value / 100 } : { error: 'fraction' };
}

/** What a count differs by from the books, in pieces and in LKR; undefined where nothing was counted. */
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

/** Value of all differences that the counts show, in LKR. */
export const totalVariance = (store: Store, items: readonly Item[]): number =>
  items.reduce((sum, _, i) => sum + (variance(store, items, i)?.value ?? 0), 0);

/** An item is to be reordered once its books, with what is on order, are at its reorder point or below. */
export const isLow = (store: Store, items: readonly Item[], i: number): boolean =>
  (store.books[i] ?? 0) + (store.ordered[i] ?? 0) <= (items[i]?.reorderAt ?? 0);

/** Puts the books right by what was counted; nothing happens while a count is wrong or none was made. */
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

/** Orders an item up to its most, if it is to be reordered. */
export const order = (store: Store, items: readonly Item[], i: number): Store =>
  isLow(store, items, i)
    ? {
        ...store,
        ordered: store.ordered.map((pieces, k) => (k === i ? (items[i]?.most ?? 0) - (store.books[i] ?? 0) : pieces)),
      }
    : store;

export const progress = (store: Store, { items }: Content): Record<keyof Content['steps'], boolean> => ({
  count: items.some((_, i) => (variance(store, items, i)?.pieces ?? 0) !== 0),
  post: store.adjusted !== undefined,
  order: store.ordered.some((pieces) => pieces > 0),
});
