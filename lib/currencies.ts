import type { Price } from '@/content/schema/fields';
import { content } from './content';
import { fill, inCurrencies, thousands } from './format';

/** A price in GBP: "GBP 975". */
export const inPounds = (gbp: number): string => inCurrencies([{ currency: 'GBP', amount: gbp }]);

/** A price in both currencies that every service is quoted in: "LKR 390,000 or GBP 975". */
export const inBoth = ({ lkr, gbp }: { lkr: number; gbp: number }): string =>
  fill(content().words.price.amount, { lkr: thousands(lkr), gbp: inPounds(gbp) });

/** What a typical project costs in both: "LKR 3–4 million or GBP 7,500–10,000". */
export const typicalPrice = ({ lkr, gbp }: Price['typical']): string =>
  fill(content().words.price.amount, { lkr, gbp: `GBP\u00a0${gbp}` });

/** A price in LKR in every other currency that we quote in, each rounded to `nearest` units. */
function converted(lkr: number, nearest: number) {
  const [own, ...others] = content().company.rates.value;
  const share = lkr / (own?.amount ?? lkr);
  return others.map(({ currency, amount }) => ({
    currency,
    amount: Math.round((amount * share) / nearest) * nearest,
  }));
}

/**
 * The price of a first step in LKR in the currencies for clients abroad, except GBP, which is quoted with it; each
 * rounded to tens: "AUD 1,990, CAD 1,810, AED 4,780 or USD 1,300".
 */
export const pricesAbroad = (lkr: number): string =>
  inCurrencies(converted(lkr, 10).filter(({ currency }) => currency !== 'GBP'));

/** A price of a product in LKR in every other currency, each in whole units: "GBP 24, AUD 48, … or USD 32". */
export const inOtherCurrencies = (lkr: number): string => inCurrencies(converted(lkr, 1));
