import { content } from '@/lib/content';
import { fillPlaces, inWords } from '@/lib/content/places';

test('numbers up to twenty are words', () => {
  expect([inWords(8), inWords(20), inWords(21)]).toEqual(['eight', 'twenty', '21']);
});

test('texts count what there is, and leave places that others fill', () => {
  const site = content();
  const products = site.products.slice(0, 2);
  const { home } = site.pages;
  const pages = { ...site.pages, home: { ...home, name: '{Products} of {products}, {name}' } };
  expect(fillPlaces({ ...site, products, pages }).pages.home.name).toBe('Two of two, {name}');
});
