import {
  choiceFragment,
  monthlyTotal,
  nothing,
  parsePosts,
  postBands,
  postRate,
  readChoice,
  type Selection,
  stepPosts,
} from '@/lib/pricing';
import { pricing } from '../components/words';

const rates = pricing.calculator;
const total = (selection: Partial<Selection>) => monthlyTotal(rates, { ...nothing, ...selection });

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
    ['Facebook', { facebook: true }, 7500],
    ['Instagram', { instagram: true }, 7500],
    ['the combo, which replaces both single pages', { combo: true, facebook: true, instagram: true }, 13_500],
    ['base, combo and posts', { base: 'surge', combo: true, posts: 5 }, 46_515],
    ['base, both pages and posts', { base: 'blitz', facebook: true, instagram: true, posts: 16 }, 65_232],
  ])('%s: %j', (_, selection, sum) => {
    expect(total(selection)).toBe(sum);
  });

  it('is rounded to a whole number', () => {
    const fractions = { ...rates, postRates: [{ from: 1, rate: 0.5 }] };
    expect(monthlyTotal(fractions, { ...nothing, posts: 3 })).toBe(2);
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
    ['#base=surge&combo=1&posts=5', { base: 'surge', combo: true, posts: 5 }],
    ['#facebook=1&instagram=1', { facebook: true, instagram: true }],
    ['', {}],
  ])('%j is restored unchanged', (fragment, choice) => {
    expect(choiceFragment({ ...nothing, ...choice })).toBe(fragment);
    expect(readChoice(rates, fragment)).toEqual(fragment ? { ...nothing, ...choice } : undefined);
  });

  test.each(['#calculator', '#base=unknown', '#posts=-1', '#posts=1e9', '#posts=seven'])(
    '%s is ignored',
    (fragment) => {
      expect(readChoice(rates, fragment)).toBeUndefined();
    },
  );

  it('the combo replaces a single page (spec 4)', () => {
    expect(readChoice(rates, '#facebook=1&combo=1')).toEqual({ ...nothing, combo: true });
  });
});
