import { pricing as pricingSchema } from '@/content/schema/site';
import {
  emptySelection,
  monthlyTotal,
  parsePosts,
  postBands,
  postRate,
  readSelection,
  type Selection,
  selectionFragment,
  stepPosts,
  sumLines,
  withAddOn,
} from '@/lib/pricing';
import { pricing, words } from '../components/words';

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

  it('is listed by quantity', () => {
    expect(postBands(rates).map(({ band }) => band)).toEqual(['16+', '10–15', '5–9', '1–4']);
  });
});

describe('monthly total (spec 9)', () => {
  test.each<[what: string, selection: Partial<Selection>, sum: number]>([
    ['nothing', {}, 0],
    ['each base', { base: 'starter' }, 19_500],
    ['each base', { base: 'surge' }, 25_500],
    ['each base', { base: 'blitz' }, 34_200],
    ['Facebook', { addOns: ['facebook'] }, 7500],
    ['Instagram', { addOns: ['instagram'] }, 7500],
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
    // Jest tells -0 from 0; a sum does not.
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
  it('one that replaces others clears them, and they stay cleared when it goes (spec 4)', () => {
    const combo = withAddOn(rates, ['facebook', 'instagram'], 'combo', true);
    expect(combo).toEqual(['combo']);
    expect(withAddOn(rates, combo, 'combo', false)).toEqual([]);
  });

  it('one that nothing replaces stays beside the combo', () => {
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
    expect(postBands({ ...rates, postRates: shuffled ?? [] }).map(({ band }) => band)).toEqual(['25+', '5–24', '1–4']);
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
