import { type Content, content } from '@/lib/content';
import { fill } from '@/lib/format';
import { productPrice } from '@/lib/pricing';
import { Terms, type TermsProps } from '../Terms/Terms';

interface ProductBuyingProps {
  product: Content['products'][number];
  tone?: TermsProps['tone'];
}

/** How a product is bought: set-up, devices, hosting and price. */
export function ProductBuying({ product, tone }: ProductBuyingProps) {
  const { buying } = content().words;
  const { slug, name } = product;
  const { from, setUp } = productPrice(buying, product.buying.price);
  return (
    <Terms
      id="buying"
      about={`/${slug}`}
      tone={tone}
      title={fill(buying.title, { name })}
      items={[
        ...(['setUp', 'devices', 'hosting'] as const).map((key) => ({ term: buying[key], text: product.buying[key] })),
        { term: buying.support, links: [{ href: '/products#shared', label: buying.supportLink }] },
      ]}
      price={{ term: buying.price, text: `${from}; ${setUp}` }}
    />
  );
}
