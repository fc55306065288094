/** The rules of NexBill's demonstration: a till that keeps selling while its connection is down. Amounts are in cents. */
import type { Demos } from '@/content/schema/demos';
import type { Stories } from '@/content/schema/stories';
import { clock, minutesOf } from '@/lib/dates';
import { fill } from '@/lib/format';
import { type NumberError, readHundredths, rupees } from '../frame/numbers';

export type Content = Demos['nexbill'];
export type Good = Content['goods'][number];
type Drawer = Stories['nexbill']['drawer'];

/** A paid sale, as its receipt shows it. */
export interface Sale {
  number: number;
  lines: { code: string; name: string; count: number; amount: number }[];
  total: number;
  given: number;
  /** Time on the till's clock, such as 14:38. */
  at: string;
  /** Paid without a connection. */
  offline: boolean;
}

export interface Till {
  basket: { code: string; count: number }[];
  online: boolean;
  /** Sales not sent yet, oldest first. */
  queue: Sale[];
  /** Number of the open sale. */
  number: number;
  /** Sales that the visitor has made, oldest first. */
  sales: Sale[];
  /** Text of the search field. */
  search: string;
  pane: 'sell' | 'pay' | 'receipt';
  /** Cash as typed. */
  given: string;
}

/** Largest quantity of one product in a sale. */
export const maxPieces = 99;
/** Largest cash payment that the till accepts, in LKR. */
export const maxCash = 1_000_000;
/** Length of a barcode (EAN-13). */
const codeLength = 13;

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

/** Changes how many pieces of a product are in the basket, up to `maxPieces`; a line without pieces is removed. */
export function change(till: Till, code: string, by: number): Till {
  const before = till.basket.find((line) => line.code === code);
  const count = Math.min(maxPieces, (before?.count ?? 0) + by);
  const basket = before
    ? till.basket.map((line) => (line === before ? { code, count } : line))
    : [...till.basket, { code, count }];
  return { ...till, basket: basket.filter((line) => line.count > 0) };
}

/** The lines of a sale with their amounts. */
export const lines = ({ basket }: Pick<Till, 'basket'>, goods: readonly Good[]) =>
  basket.flatMap(({ code, count }) => {
    const good = goods.find((one) => one.code === code);
    return good ? [{ code, name: good.name, price: good.price * 100, count, amount: good.price * 100 * count }] : [];
  });

export const total = (till: Pick<Till, 'basket'>, goods: readonly Good[]): number =>
  lines(till, goods).reduce((sum, { amount }) => sum + amount, 0);

/** Sum of several sales. */
export const takings = (sales: readonly Sale[]): number => sales.reduce((sum, sale) => sum + sale.total, 0);

/** The middle of an outage: a sale is open, and the sales paid since the connection failed are queued. */
export function start({ firstSale, queue, basket, goods }: Content): Till {
  return {
    basket,
    online: false,
    queue: queue.map((sale, i) => ({
      number: firstSale + i,
      lines: lines(sale, goods),
      total: total(sale, goods),
      given: sale.given * 100,
      at: sale.at,
      offline: true,
    })),
    number: firstSale + queue.length,
    sales: [],
    search: '',
    pane: 'sell',
    given: '',
  };
}

/** The receipt on top of the pile: the visitor's last sale, before it the last one of the sample. */
export const lastSale = (till: Till, content: Content): Sale =>
  (till.sales.at(-1) ?? start(content).queue.at(-1)) as Sale;

/** The change for the cash given, or the amount missing. */
export function cash(till: Till, goods: readonly Good[]): { change: number; missing: number; error?: NumberError } {
  const { value, error } = readHundredths(till.given, maxCash);
  const due = total(till, goods);
  return { change: Math.max(0, value - due), missing: Math.max(0, due - value), error };
}

/** Amounts that a customer is likely to pay with: the exact one, then those rounded up to common notes. */
export function likelyCash(due: number): number[] {
  const sums = [due, ...[100, 500, 1000, 5000].map((note) => Math.ceil(due / (note * 100)) * note * 100)];
  return [...new Set(sums)].filter((sum) => sum <= maxCash * 100);
}

/** Minutes that the till's clock advances with each sale. */
const minutesPerSale = 3;

/** Closes the sale if the cash suffices. Without a connection the sale is queued. */
export function take(till: Till, { goods, now }: Content): Till {
  const { missing, error } = cash(till, goods);
  const due = total(till, goods);
  if (error || missing > 0 || due === 0) return till;
  const sale: Sale = {
    number: till.number,
    lines: lines(till, goods),
    total: due,
    given: readHundredths(till.given, maxCash).value,
    at: clock(minutesOf(now) + till.sales.length * minutesPerSale),
    offline: !till.online,
  };
  return {
    ...till,
    basket: [],
    given: '',
    number: till.number + 1,
    pane: 'receipt',
    sales: [...till.sales, sale],
    queue: till.online ? till.queue : [...till.queue, sale],
  };
}

/** Sends the oldest queued sale if there is a connection. */
export const sendOne = (till: Till): Till =>
  till.online && till.queue.length > 0 ? { ...till, queue: till.queue.slice(1) } : till;

export const progress = (till: Till, { basket }: Content): Record<keyof Content['steps'], boolean> => ({
  add: till.basket.some(({ code, count }) => count > (basket.find((line) => line.code === code)?.count ?? 0)),
  sell: till.sales.length > 0,
  empty: till.online && till.queue.length === 0,
});

/** What the visitor has sold, for an enquiry; empty until something has been sold. */
export function summary({ sales }: Till, { words }: Content): string {
  if (sales.length === 0) return '';
  const offline = sales.filter((sale) => sale.offline).length;
  return fill(words.summary, { cash: rupees(takings(sales)), offline, sales: sales.length });
}

/** The cash count at the end of a shift, in LKR: what is in the drawer, and what should be. */
export function cashCount(
  drawer: Drawer,
  cashSales: number,
): { counted: number; expected: number; difference: number } {
  const counted = drawer.notes.reduce((sum, { note, count }) => sum + note * count, drawer.coins);
  const expected = drawer.float + cashSales - drawer.paidOut;
  return { counted, expected, difference: counted - expected };
}
