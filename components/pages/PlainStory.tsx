import { ProductBuying } from '@/components/sections/ProductBuying/ProductBuying';
import { ProductClosing } from '@/components/sections/ProductClosing/ProductClosing';
import { Terms } from '@/components/sections/Terms/Terms';
import type { Product } from '@/lib/content';

/** The page of a product without a demonstration, below its hero. */
export function PlainStory({ product }: { product: Product }) {
  const { features, reasons, users } = product;
  return (
    <>
      <Terms {...features} id="features" items={features.items.map(({ title, text }) => ({ term: title, text }))} />
      <Terms {...reasons} id="reasons" items={reasons.items.map(({ title, text }) => ({ term: title, text }))} />
      <Terms {...users} id="users" items={users.items.map(({ who, why }) => ({ term: who, text: why }))} />
      <ProductBuying product={product} />
      <ProductClosing product={product} />
    </>
  );
}
