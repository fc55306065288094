import { content } from '@/lib/content';
import { inOtherCurrencies, pricesAbroad } from '@/lib/currencies';
import { numbersIn } from '@/lib/format';

const { value: rates } = content().company.rates;
const [own] = rates;

test('what one person costs for two weeks is in every other currency but GBP as it is in the content', () => {
  const others = rates.filter(({ currency }) => !['LKR', 'GBP'].includes(currency));
  expect(others.length).toBeGreaterThan(1);
  for (const { currency, amount } of others)
    expect(pricesAbroad(own?.amount ?? 0).replaceAll(',', '')).toContain(`${currency}\u00a0${amount}`);
});

test('other prices follow in proportion, rounded to tens', () => {
  const three = numbersIn(pricesAbroad((own?.amount ?? 0) * 1.5).replaceAll(',', ''));
  expect(three.every((amount) => amount % 10 === 0)).toBe(true);
  for (const [i, { amount }] of rates.slice(2).entries())
    expect(Math.abs((three[i] ?? 0) - amount * 1.5)).toBeLessThanOrEqual(5);
});

test('the monthly price of a product follows in whole units of every other currency', () => {
  const month = numbersIn(inOtherCurrencies((own?.amount ?? 0) / 100).replaceAll(',', ''));
  expect(month).toEqual(rates.slice(1).map(({ amount }) => Math.round(amount / 100)));
});
