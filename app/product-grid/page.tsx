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
  const site = content();
  const page = site.pages['product-grid'];
  return (
    <Shell path="/product-grid">
      <Hero path="/product-grid" {...page.hero} layout="product" tone="teal">
        <ProductComparison {...page} products={site.products} />
        <SampleNote prices={site.products.map(({ buying }) => buying.price)} />
      </Hero>
      <ProductFit {...page.fit} products={site.products} />
      <CallToAction {...page.callToAction} />
    </Shell>
  );
}
