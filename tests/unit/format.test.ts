import { fill, inCurrencies, lkr, numbersIn, signed } from '@/lib/format';

test('lkr formats a whole amount with thousands separators after the currency', () => {
  expect([7, 100_200_000, 1234.5].map(lkr)).toEqual(['LKR 7', 'LKR 100,200,000', 'LKR 1,235']);
});

test('numbersIn finds the whole numbers in a text', () => {
  expect(['95 to 20', 'Ordinary week: 60', 'none'].map(numbersIn)).toEqual([[95, 20], [60], []]);
});

test('inCurrencies joins prices with “or”, each of which stays whole', () => {
  expect(
    inCurrencies([
      { currency: 'AUD', amount: 2990 },
      { currency: 'USD', amount: 1950 },
    ]),
  ).toBe('AUD\u00a02,990 or USD\u00a01,950');
});

test('signed writes a sign before every amount but 0', () => {
  expect([500, 0, -1500].map((amount) => signed(amount))).toEqual(['+500', '0', '−1,500']);
  expect(signed(-5, lkr)).toBe('−LKR 5');
});

test.each([
  ['{n} of {total}', { n: 0, total: 5 }, '0 of 5'],
  ['Message from {name}', { name: '{name} $& $1' }, 'Message from {name} $& $1'],
  ['{unknown} stays', {}, '{unknown} stays'],
])('fill(%j, %j) is %j', (template, values, text) => {
  expect(fill(template, values as Record<string, string | number>)).toBe(text);
});
