import { fill, lkr, thousands } from '@/lib/format';

describe('amounts', () => {
  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1,000'],
    [46_515, '46,515'],
    [100_200_000, '100,200,000'],
    [1234.5, '1,235'],
  ])('%d is written %s', (amount, text) => {
    expect(thousands(amount)).toBe(text);
  });

  it('in rupees stand behind the currency and a space', () => {
    expect(lkr(19_500)).toBe('LKR 19,500');
  });
});

describe('filling in a text', () => {
  test.each([
    ['Go to testimonial {n}', { n: 3 }, 'Go to testimonial 3'],
    ['{n} of {total}', { n: 1, total: 5 }, '1 of 5'],
    ['Message from {name}', { name: '{name} $& $1' }, 'Message from {name} $& $1'],
    ['{unknown} stays', {}, '{unknown} stays'],
    ['{n}', { n: 0 }, '0'],
  ])('%s', (template, values, text) => {
    expect(fill(template, values as Record<string, string | number>)).toBe(text);
  });
});
