import { type Pricing, pricing as pricingSchema } from '@/content/schema/site';
import {
  comparePrices,
  monthlyTotal,
  parsePosts,
  postRate,
  productPrice,
  readSelection,
  type Selection,
  selectionFragment,
  stepPosts,
  sumLines,
  withAddOn,
} from '@/lib/pricing';
import { emptySelection, pricing, words } from '../support/rates';

const rates = pricing.calculator;
const lines = (selection: Partial<Selection>, of = rates) =>
  sumLines(of, { ...emptySelection, ...selection }, words.calculator);
const total = (selection: Partial<Selection>) => monthlyTotal(lines(selection));

describe('rate of a custom post (spec 9)', () => {
  test.each([
    [0, 0],
    [1, 1806],
    [4, 1806],
    [5, 1503],
    [9, 1503],
    [10, 1203],
    [15, 1203],
    [16, 1002],
    [100_000, 1002],
  ])('%i posts cost LKR %i each', (posts, rate) => {
    expect(postRate(rates, posts)).toBe(rate);
    expect(total({ posts })).toBe(posts * rate);
  });
});

describe('monthly total (spec 9)', () => {
  test.each<[what: string, selection: Partial<Selection>, sum: number]>([
    ['nothing', {}, 0],
    ['a base', { base: 'surge' }, 25_500],
    ['an add-on', { addOns: ['facebook'] }, 7500],
    ['the combo, which replaces both single pages', { addOns: ['facebook', 'instagram', 'combo'] }, 13_500],
    ['base, both pages and posts', { base: 'blitz', addOns: ['facebook', 'instagram'], posts: 16 }, 65_232],
  ])('%s: %j', (_, selection, sum) => {
    expect(total(selection)).toBe(sum);
  });

  it('is rounded to a whole number', () => {
    const fractions = { ...rates, postRates: [{ from: 1, rate: 0.5 }] };
    expect(monthlyTotal(lines({ posts: 3 }, fractions))).toBe(2);
  });

  it('names one post in the singular', () => {
    expect(lines({ posts: 1 }).map(({ name }) => name)).toEqual(['1 custom post at LKR 1,806']);
    expect(lines({ posts: 2 }).map(({ name }) => name)).toEqual(['2 custom posts at LKR 1,806']);
  });
});

describe('the typed number of posts', () => {
  test.each([
    ['', 0, undefined],
    ['-0', 0, undefined],
    ['007', 7, undefined],
    [' 12 ', 12, undefined],
    ['5.0', 5, undefined],
    ['1e3', 1000, undefined],
    ['100000', 100_000, undefined],
    ['100001', 0, 'tooMany'],
    ['1e999', 0, 'tooMany'],
    ['-1', 0, 'negative'],
    ['1.5', 0, 'fraction'],
    ['NaN', 0, 'notNumber'],
    ['0x10', 0, 'notNumber'],
    ['٣', 0, 'notNumber'],
    ['5,000', 0, 'notNumber'],
    ['--1', 0, 'notNumber'],
    ['1\u0000', 0, 'notNumber'],
  ])('“%s” counts as %i (%s)', (typed, posts, error) => {
    const parsed = parsePosts(typed, rates.maxPosts);
    // Jest distinguishes -0 from 0.
    expect(parsed.posts + 0).toBe(posts);
    expect(parsed.error).toBe(error);
  });

  it('invalid input that the browser reports as empty is not a number', () => {
    expect(parsePosts('', 100, true)).toEqual({ posts: 0, error: 'notNumber' });
  });

  test.each([
    ['0', 1, 0],
    ['2.5', 3, 2],
    ['2.4', 3, 1],
    ['-7', 1, 0],
    ['', 1, 0],
    ['100000', 100_000, 99_999],
    ['100001', 100_000, 99_999],
  ])('from “%s” the buttons step to %i and %i', (typed, above, below) => {
    expect([stepPosts(typed, 1, rates.maxPosts), stepPosts(typed, -1, rates.maxPosts)]).toEqual([above, below]);
  });
});

describe('a selection in the URL fragment', () => {
  test.each<[fragment: string, choice: Partial<Selection>]>([
    ['#base=surge&combo=1&posts=5', { base: 'surge', addOns: ['combo'], posts: 5 }],
    ['#facebook=1&instagram=1', { addOns: ['facebook', 'instagram'] }],
    ['', {}],
  ])('%j is restored unchanged', (fragment, choice) => {
    expect(selectionFragment({ ...emptySelection, ...choice })).toBe(fragment);
    expect(readSelection(rates, fragment)).toEqual(fragment ? { ...emptySelection, ...choice } : undefined);
  });

  test.each(['#calculator', '#base=unknown', '#posts=-1', '#posts=1e9', '#posts=seven'])(
    '%s is ignored',
    (fragment) => {
      expect(readSelection(rates, fragment)).toBeUndefined();
    },
  );

  it('the combo replaces a single page (spec 4)', () => {
    expect(readSelection(rates, '#facebook=1&combo=1')).toEqual({ ...emptySelection, addOns: ['combo'] });
  });
});

describe('add-ons', () => {
  it('one that replaces others clears them, and they stay cleared when it is cleared (spec 4)', () => {
    const combo = withAddOn(rates, ['facebook', 'instagram'], 'combo', true);
    expect(combo).toEqual(['combo']);
    expect(withAddOn(rates, combo, 'combo', false)).toEqual([]);
  });

  it('one that the combo does not replace stays selected', () => {
    const more = { ...rates, addOns: [...rates.addOns, { id: 'linkedin', name: 'LinkedIn page', price: 9000 }] };
    const chosen = withAddOn(more, ['facebook', 'linkedin'], 'combo', true);
    expect(chosen).toEqual(['linkedin', 'combo']);
    expect(monthlyTotal(lines({ addOns: chosen }, more))).toBe(22_500);
  });
});

describe('rows of post rates in the content', () => {
  const parse = (postRates: unknown) => pricingSchema.shape.calculator.shape.postRates.safeParse(postRates);

  it('count in any order', () => {
    const shuffled = parse([
      { from: 1, rate: 1806 },
      { from: 25, rate: 900 },
      { from: 5, rate: 1503 },
    ]).data;
    expect(postRate({ ...rates, postRates: shuffled ?? [] }, 30)).toBe(900);
  });

  it('are refused when two begin at the same number', () => {
    expect(
      parse([
        { from: 5, rate: 1503 },
        { from: 5, rate: 1806 },
      ]).success,
    ).toBe(false);
  });
});

describe('price lists beside the calculator', () => {
  const displayed: Pricing['displayed'] = {
    packages: [{ name: 'Starter Spark', price: 19_000, forWhom: 'One page', includes: [] }],
    pages: [{ name: 'Facebook', price: 7500 }],
    posts: [
      { quantity: '15+ posts', price: 1000 },
      { quantity: '10-14 posts', price: 1200 },
      { quantity: '5-10 posts', price: 1500 },
      { quantity: '0-5 posts', price: 1800 },
    ],
    video: [],
    videoPrice: 'Negotiable',
  };
  const compared = comparePrices({ updated: '2026-11-21', calculator: rates, displayed });

  it('pair what is the same thing under both names', () => {
    expect(compared.packages).toEqual([{ name: 'Starter Spark', listed: [19_000], calculated: 19_500 }]);
    expect(compared.pages).toEqual([{ name: 'Facebook', listed: [7500], calculated: 7500 }]);
  });

  it('show posts in bands in which neither changes, with both prices where two list rows hold', () => {
    expect(compared.posts).toEqual([
      { name: '1–4', listed: [1800], calculated: 1806 },
      { name: '5', listed: [1500, 1800], calculated: 1503 },
      { name: '6–9', listed: [1500], calculated: 1503 },
      { name: '10', listed: [1200, 1500], calculated: 1203 },
      { name: '11–14', listed: [1200], calculated: 1203 },
      { name: '15', listed: [1000], calculated: 1203 },
      { name: '16+', listed: [1000], calculated: 1002 },
    ]);
  });
});

describe('the price of a product', () => {
  it('adds twelve months and the set-up for the first year', () => {
    const words = { unit: 'for {per}', from: '{monthly}', setUpOnce: '{amount} once', firstYear: '{amount} a year' };
    const { setUp, firstYear } = productPrice(words, { monthly: 6500, per: 'each till', setUp: 30_000 });
    expect(setUp).toBe('LKR 30,000 once');
    expect(firstYear).toBe('LKR 108,000 a year');
  });
});
