import { content } from '@/lib/content';
import { monthlyTotal, parsePosts, postRate, type Selection, sumLines } from '@/lib/pricing';

const rates = content().pricing.calculator;
const nothing: Selection = { base: '', facebook: false, instagram: false, combo: false, posts: 0 };
const total = (selection: Partial<Selection>) => monthlyTotal(rates, { ...nothing, ...selection });

describe('rate of a custom post (spec 9)', () => {
  test.each([
    [0, 0],
    [1, 1806],
    [2, 1806],
    [3, 1806],
    [4, 1806],
    [5, 1503],
    [6, 1503],
    [8, 1503],
    [9, 1503],
    [10, 1203],
    [11, 1203],
    [14, 1203],
    [15, 1203],
    [16, 1002],
    [17, 1002],
    [1000, 1002],
  ])('%i posts cost LKR %i each', (posts, rate) => {
    expect(postRate(rates, posts)).toBe(rate);
    expect(total({ posts })).toBe(posts * rate);
  });
});

describe('monthly total (spec 9)', () => {
  test.each([
    ['', 0],
    ['starter', 19_500],
    ['surge', 25_500],
    ['blitz', 34_200],
  ] as const)('base “%s” is LKR %i', (base, sum) => {
    expect(total({ base })).toBe(sum);
  });

  test.each([
    ['nothing', {}, 0],
    ['Facebook', { facebook: true }, 7500],
    ['Instagram', { instagram: true }, 7500],
    ['both single pages', { facebook: true, instagram: true }, 15_000],
    ['the combo', { combo: true }, 13_500],
    ['the combo, which replaces Facebook', { combo: true, facebook: true }, 13_500],
    ['the combo, which replaces both', { combo: true, facebook: true, instagram: true }, 13_500],
    ['Social Surge, the combo and five posts', { base: 'surge', combo: true, posts: 5 }, 46_515],
    ['Starter Spark, Facebook and four posts', { base: 'starter', facebook: true, posts: 4 }, 34_224],
    [
      'Brand Blitz, both pages and sixteen posts',
      { base: 'blitz', facebook: true, instagram: true, posts: 16 },
      65_232,
    ],
    ['no base, 15 posts', { posts: 15 }, 18_045],
  ] as const)('%s', (_, selection, sum) => {
    expect(total(selection)).toBe(sum);
  });

  it('is a whole number even over rates with fractions', () => {
    const fractions = { ...rates, postRates: [{ from: 1, rate: 0.5 }] };
    expect(monthlyTotal(fractions, { ...nothing, posts: 3 })).toBe(2);
  });

  it('stays exact at the largest quantity', () => {
    expect(total({ base: 'blitz', combo: true, posts: rates.maxPosts })).toBe(34_200 + 13_500 + rates.maxPosts * 1002);
  });

  it('is the sum of its lines', () => {
    for (const base of ['', 'starter', 'surge', 'blitz'] as const)
      for (const flags of [0, 1, 2, 3, 4, 5, 6, 7])
        for (const posts of [0, 1, 4, 5, 9, 10, 15, 16]) {
          const selection = {
            base,
            facebook: (flags & 1) > 0,
            instagram: (flags & 2) > 0,
            combo: (flags & 4) > 0,
            posts,
          };
          const lines = sumLines(rates, selection);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(monthlyTotal(rates, selection));
        }
  });
});

describe('lines of the sum', () => {
  it('carry quantity and rate of the posts', () => {
    expect(sumLines(rates, { ...nothing, base: 'surge', combo: true, posts: 5 })).toEqual([
      { kind: 'base', name: 'Social Surge', amount: 25_500 },
      { kind: 'combo', amount: 13_500 },
      { kind: 'posts', amount: 7515, posts: 5, rate: 1503 },
    ]);
  });

  it('leave out what was not chosen', () => {
    expect(sumLines(rates, nothing)).toEqual([]);
  });

  it('name the combo instead of the single pages', () => {
    const lines = sumLines(rates, { ...nothing, facebook: true, instagram: true, combo: true });
    expect(lines.map(({ kind }) => kind)).toEqual(['combo']);
  });
});

describe('number of posts as typed', () => {
  test.each([
    ['', 0, undefined],
    ['   ', 0, undefined],
    ['0', 0, undefined],
    ['-0', 0, undefined],
    ['007', 7, undefined],
    [' 12 ', 12, undefined],
    ['5.0', 5, undefined],
    ['1e3', 1000, undefined],
    ['100000', 100_000, undefined],
    ['100001', 0, 'tooMany'],
    ['1e999', 0, 'tooMany'],
    ['999999999999999999999999', 0, 'tooMany'],
    ['-1', 0, 'negative'],
    ['-1e999', 0, 'negative'],
    ['-0.5', 0, 'negative'],
    ['1.5', 0, 'fraction'],
    ['0.1', 0, 'fraction'],
    ['1e-3', 0, 'fraction'],
    ['NaN', 0, 'notNumber'],
    ['0x10', 0, 'notNumber'],
    ['0b1', 0, 'notNumber'],
    ['0o7', 0, 'notNumber'],
    ['٣', 0, 'notNumber'],
    ['෩', 0, 'notNumber'],
    ['5,000', 0, 'notNumber'],
    ['10^21', 0, 'notNumber'],
    ['five', 0, 'notNumber'],
    ['1 2', 0, 'notNumber'],
    ['--1', 0, 'notNumber'],
    ['e', 0, 'notNumber'],
    ['null', 0, 'notNumber'],
    ['Infinity', 0, 'tooMany'],
    ['-Infinity', 0, 'negative'],
    ['1\u0000', 0, 'notNumber'],
  ])('“%s” counts as %i (%s)', (typed, posts, error) => {
    const parsed = parsePosts(typed, 100_000);
    // Jest tells -0 from 0; a sum does not.
    expect(parsed.posts + 0).toBe(posts);
    expect(parsed.error).toBe(error);
  });

  it('what the browser shows but reports as empty is not a number', () => {
    expect(parsePosts('', 100, true)).toEqual({ posts: 0, error: 'notNumber' });
  });
});

it('the displayed prices are their own data (spec 9)', () => {
  const { displayed } = content().pricing;
  expect(displayed.packages.map(({ price }) => price)).toEqual([19_000, 25_000, 34_000]);
  expect(displayed.pages.map(({ price }) => price)).toEqual([7500, 7500, 14_000]);
  expect(displayed.posts.map(({ price }) => price)).toEqual([1000, 1200, 1500, 1800]);
});
