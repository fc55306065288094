import { thousands } from '@/lib/format';

export type NumberError = 'notNumber' | 'negative' | 'tooFine' | 'tooMuch';

/**
 * Parses an amount, a number of hours or of days in the usual notations: `142000`, `142,000.50`, `LKR 142 000`, `1.5`.
 * Integers of hundredths (of a rupee: cents) keep sums exact. Empty counts as 0; invalid input counts as 0 with an error.
 *
 * @param text  the value of the field
 * @param max  largest accepted number in whole units
 * @returns the number in hundredths
 */
export function readHundredths(text: string, max: number): { value: number; error?: NumberError } {
  const bare = text
    .trim()
    .replace(/^(LKR|Rs\.?)\s*/i, '')
    .replace(/^−/, '-');
  if (bare === '') return { value: 0 };
  const digits = /^-?\d{1,3}([, ]\d{3})+(\.\d*)?$/.test(bare) ? bare.replace(/[, ]/g, '') : bare;
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(digits)) return { value: 0, error: 'notNumber' };
  const [whole = '', fraction = ''] = digits.split('.');
  if (Number(digits) < 0) return { value: 0, error: 'negative' };
  if (Number(digits) > max) return { value: 0, error: 'tooMuch' };
  if (/[1-9]/.test(fraction.slice(2))) return { value: 0, error: 'tooFine' };
  return { value: Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) };
}

/** 123450 cents → "1,234.50". */
export const money = (cents: number): string =>
  `${thousands(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

/** 129000 cents → "1,290", 129050 → "1,290.50": cents only if they are not zero. */
export const shortMoney = (cents: number): string => money(cents).replace(/\.00$/, '');

/** 129000 cents → "LKR 1,290", 129050 → "LKR 1,290.50". */
export const rupees = (cents: number): string => `LKR ${shortMoney(cents)}`;
