import { content } from '@/lib/content';
import { readExport } from '../support/exported';

const site = readExport();
const { products } = content();

test('no two product pages tell their parts in the same order', () => {
  const orders = products.map(({ slug }) =>
    site
      .page(`/${slug}`)
      .$('#features, #people, #buying, #outcome')
      .map((_, { attribs }) => attribs.id)
      .get()
      .join(),
  );
  expect(new Set(orders).size).toBe(products.length);
});

test.each(products)('/$slug states its features, reasons and users', ({ slug, features, reasons, users }) => {
  const text = site.page(`/${slug}`).$('main').text();
  for (const { title } of [...features.items, ...reasons.items]) expect(text).toContain(title);
  for (const { who } of users.items) expect(text).toContain(who);
});
