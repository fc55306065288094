import { content } from '@/lib/content';
import type { Rates, Selection } from '@/lib/pricing';

/** The words of the interface as the site shows them. */
export const { words } = content();

export const emptySelection: Selection = { base: '', addOns: [], posts: 0 };

/** A fixture, because the rates of the site may change. */
export const pricing: { calculator: Rates } = {
  calculator: {
    bases: [
      { id: 'starter', name: 'Starter Spark', price: 19_500 },
      { id: 'surge', name: 'Social Surge', price: 25_500 },
      { id: 'blitz', name: 'Brand Blitz', price: 34_200 },
    ],
    addOns: [
      { id: 'facebook', name: 'Facebook page handling', price: 7500 },
      { id: 'instagram', name: 'Instagram page handling', price: 7500 },
      { id: 'combo', name: 'FB + IG combo', price: 13_500, replaces: ['facebook', 'instagram'] },
    ],
    postRates: [
      { from: 16, rate: 1002 },
      { from: 10, rate: 1203 },
      { from: 5, rate: 1503 },
      { from: 1, rate: 1806 },
    ],
    maxPosts: 100_000,
    example: { base: 'surge', posts: 5 },
  },
};
