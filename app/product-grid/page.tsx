import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Hero } from '@/components/sections/Hero/Hero';
import { ProductComparison } from '@/components/sections/ProductComparison/ProductComparison';
import { ProductFit } from '@/components/sections/ProductFit/ProductFit';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/product-grid');

export default function ProductGrid() {
  const { pages, products } = content();
  const page = pages['product-grid'];
  return (
    <Shell path="/product-grid">
      <Hero path="/product-grid" {...page.hero} layout="product" tone="teal">
        <ProductComparison {...page} />
        <SampleNote prices={products.map(({ buying }) => buying.price)} />
      </Hero>
      <ProductFit {...page.fit} />
      <CallToAction {...page.callToAction} />
    </Shell>
  );
}
