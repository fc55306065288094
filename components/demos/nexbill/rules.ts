/** The rules of NexBill's demonstration: a till that keeps selling while its connection is down. Amounts are in cents. */
import type { Demos } from '@/content/schema/demos';
import { type NumberError, readHundredths } from '../frame/numbers';

export type Content = Demos['nexbill'];
export type Good = Content['goods'][number];

/** A paid sale, as its receipt shows it. */
export interface Sale {
  number: number;
  lines: { code: string; name: string; count: number; amount: number }[];
  total: number;
  given: number;
  /** Timestamp in milliseconds. */
  at: number;
}

export interface Till {
  basket: { code: string; count: number }[];
  online: boolean;
  /** Sales not sent yet, oldest first. */
  queue: Sale[];
  /** Number of the open sale. */
  number: number;
  /** How many queued sales have been sent. */
  sent: number;
  /** Text of the search field. */
  search: string;
  pane: 'sell' | 'pay' | 'receipt';
  /** Cash as typed. */
  given: string;
  /** The sale paid last. */
  last?: Sale;
}

/** Largest quantity of one product in a sale. */
export const mostPieces = 99;
/** Largest cash payment that the till accepts, in LKR. */
export const mostCash = 1_000_000;
/** Length of a barcode (EAN-13). */
const codeLength = 13;

export const start = ({ firstSale }: Content): Till => ({
  basket: [],
  online: true,
  queue: [],
  number: firstSale,
  sent: 0,
  search: '',
  pane: 'sell',
  given: '',
});

/** The goods whose code, or a word of whose name, starts with the text; all goods for an empty text. */
export function matches(goods: readonly Good[], text: string): Good[] {
  const typed = text.trim().toLowerCase();
  return goods.filter(({ code, name }) => code.startsWith(typed) || ` ${name.toLowerCase()}`.includes(` ${typed}`));
}

/** The product that Enter adds: the only match. */
export function found(goods: readonly Good[], text: string): Good | undefined {
  const fitting = text.trim() === '' ? [] : matches(goods, text);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Why Enter adds nothing. */
export const scanError = (
  goods: readonly Good[],
  text: string,
): 'unknownCode' | 'unknownName' | 'several' | undefined => {
  if (text.trim() === '' || found(goods, text)) return undefined;
  if (matches(goods, text).length > 1) return 'several';
  return /^\d+$/.test(text.trim()) && text.trim().length >= codeLength - 1 ? 'unknownCode' : 'unknownName';
};

/** Changes how many pieces of a product are in the basket, up to `mostPieces`; a line without pieces is removed. */
export function change(till: Till, code: string, by: number): Till {
  const before = till.basket.find((line) => line.code === code);
  const count = Math.min(mostPieces, (before?.count ?? 0) + by);
  const basket = before
    ? till.basket.map((line) => (line === before ? { code, count } : line))
    : [...till.basket, { code, count }];
  return { ...till, basket: basket.filter((line) => line.count > 0) };
}

/** The lines of the open sale with their amounts. */
export const lines = (till: Till, goods: readonly Good[]) =>
  till.basket.flatMap(({ code, count }) => {
    const good = goods.find((one) => one.code === code);
    return good ? [{ code, name: good.name, price: good.price * 100, count, amount: good.price * 100 * count }] : [];
  });

export const total = (till: Till, goods: readonly Good[]): number =>
  lines(till, goods).reduce((sum, { amount }) => sum + amount, 0);

/** The change for the cash given, or the amount missing. */
export function cash(till: Till, goods: readonly Good[]): { change: number; missing: number; error?: NumberError } {
  const { value, error } = readHundredths(till.given, mostCash);
  const due = total(till, goods);
  return { change: Math.max(0, value - due), missing: Math.max(0, due - value), error };
}

/** Amounts that a customer is likely to pay with: the exact one, then those rounded up to common notes. */
export function likelyCash(due: number): number[] {
  const sums = [due, ...[100, 500, 1000, 5000].map((note) => Math.ceil(due / (note * 100)) * note * 100)];
  return [...new Set(sums)].filter((sum) => sum <= mostCash * 100);
}

/** Closes the sale if the cash suffices. Without a connection the sale is queued. */
export function take(till: Till, goods: readonly Good[], at: number): Till {
  const { missing, error } = cash(till, goods);
  const due = total(till, goods);
  if (error || missing > 0 || due === 0) return till;
  const given = readHundredths(till.given, mostCash).value;
  const sale: Sale = { number: till.number, lines: lines(till, goods), total: due, given, at };
  return {
    ...till,
    basket: [],
    given: '',
    number: till.number + 1,
    pane: 'receipt',
    last: sale,
    queue: till.online ? till.queue : [...till.queue, sale],
  };
}

/** Sends the oldest queued sale if there is a connection. */
export const sendOne = (till: Till): Till =>
  till.online && till.queue.length > 0 ? { ...till, queue: till.queue.slice(1), sent: till.sent + 1 } : till;

export const progress = (till: Till): Record<keyof Content['steps'], boolean> => ({
  sell: till.last !== undefined && till.last.lines.reduce((sum, { count }) => sum + count, 0) >= 2,
  cut: !till.online,
  queue: till.queue.length > 0,
  empty: till.online && till.sent > 0 && till.queue.length === 0,
});
