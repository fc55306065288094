import { content } from '@/lib/content';
import type { Rates } from '@/lib/pricing';

/** The words of the interface as the site shows them. */
export const { words } = content();

/** Rates of a calculator; those of the site may change. */
export const pricing: { calculator: Rates } = {
  calculator: {
    bases: [
      { id: 'starter', name: 'Starter Spark', price: 19_500 },
      { id: 'surge', name: 'Social Surge', price: 25_500 },
      { id: 'blitz', name: 'Brand Blitz', price: 34_200 },
    ],
    facebook: 7500,
    instagram: 7500,
    combo: 13_500,
    postRates: [
      { from: 16, rate: 1002 },
      { from: 10, rate: 1203 },
      { from: 5, rate: 1503 },
      { from: 1, rate: 1806 },
    ],
    maxPosts: 100_000,
    typical: { base: 'surge', posts: 5 },
  },
};
