import type { Offer, OfferCatalog } from 'schema-dts';
import { content } from '../content';
import { range } from '../format';
import { id, organizationRef, ref } from './ids';

/** A price as displayed on the page. `unit` is what one unit is, in the page's words. */
export const offer = (
  itemOffered: { '@id': string },
  name: string,
  price: number,
  unit?: string,
  description?: string,
): Offer => ({
  '@type': 'Offer',
  name,
  description,
  price,
  priceCurrency: 'LKR',
  priceSpecification: unit
    ? { '@type': 'UnitPriceSpecification', price, priceCurrency: 'LKR', unitText: unit }
    : undefined,
  itemOffered,
  seller: organizationRef(),
});

const catalog = (name: string, itemListElement: Offer[] | OfferCatalog[]): OfferCatalog => ({
  '@type': 'OfferCatalog',
  name,
  itemListElement,
});

/**
 * The displayed prices of /digital-marketing (not the calculator's rates, which differ). Video work is omitted because
 * its price is negotiable, and an offer needs a price.
 */
export function marketingPrices(path: string): OfferCatalog {
  const { pricing, pages } = content();
  const { displayed } = pricing;
  const { packages, pages: handling, posts } = pages['digital-marketing'];
  const service = ref(path, 'service');
  return {
    '@id': id(path, 'prices'),
    ...catalog(pages['digital-marketing'].name, [
      catalog(
        packages.title,
        displayed.packages.map(({ name, price, includes }) =>
          offer(service, name, price, packages.unit, includes.join(', ')),
        ),
      ),
      catalog(
        handling.title,
        displayed.pages.map(({ name, price }) => offer(service, name, price)),
      ),
      catalog(
        posts.title,
        displayed.posts.map(({ quantity, price }) =>
          offer(service, range(quantity), price, posts.price.replace(/^LKR\s+/, '')),
        ),
      ),
    ]),
  };
}
