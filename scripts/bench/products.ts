/** Makes up product pages for trying how the build grows: copies of a real product under other names. */
import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

interface ProductFile {
  name: string;
  meta: { title: string; description: string };
}

/** The product that is copied, pictures and all. */
const model = 'lankacrm';

/**
 * Adds products to a copy of the project until there are `count`.
 *
 * @param root  folder of the copy
 */
export function addProducts(root: string, count: number): void {
  const at = (...parts: string[]) => path.join(root, 'content', ...parts);
  const order: { products: string[] } = parse(fs.readFileSync(at('order.yaml'), 'utf8'));
  const source: ProductFile = parse(fs.readFileSync(at('products', `${model}.yaml`), 'utf8'));
  const card = at('media/pictures/cards', `${model}.jpg`);
  for (let n = order.products.length; n < count; n++) {
    const slug = `product-${n}`;
    const product: ProductFile = {
      ...source,
      name: `Product ${n}`,
      meta: { title: `Product ${n} of the trial`, description: `${n}: ${source.meta.description}`.slice(0, 160) },
    };
    fs.writeFileSync(at('products', `${slug}.yaml`), stringify(product));
    // A link costs no space; the build copies it like any other card.
    fs.linkSync(card, at('media/pictures/cards', `${slug}.jpg`));
    order.products.push(slug);
  }
  fs.writeFileSync(at('order.yaml'), stringify(order));
}
