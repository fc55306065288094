import { lkr } from '../../format';
import { comparePrices } from '../../pricing';
import type { Content } from '..';

/** Where price table and calculator differ (spec 9): intended, so it is only reported. */
export function priceDifferences({ pricing }: Content): string[] {
  const { packages, pages, posts } = comparePrices(pricing);
  return [...packages, ...pages, ...posts.map(({ name, ...post }) => ({ name: `One post (${name})`, ...post }))]
    .filter(({ listed, calculated }) => listed.some((price) => price !== calculated))
    .map(
      ({ name, listed, calculated }) => `${name}: table ${listed.map(lkr).join(' or ')}, calculator ${lkr(calculated)}`,
    );
}
