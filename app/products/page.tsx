import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { FeatureGrid } from '@/components/sections/FeatureGrid/FeatureGrid';
import { Hero } from '@/components/sections/Hero/Hero';
import { ProductList } from '@/components/sections/ProductList/ProductList';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/products');

export default function Products() {
  const page = content().pages.products;
  const { hero, heroImage, shared, callToAction } = page;
  return (
    <Shell path="/products">
      <Hero path="/products" {...hero} picture={heroImage.src} layout="wall" tone="paper" />
      <ProductList {...page} />
      <FeatureGrid id="shared" layout="sheet" tone="paper-2" {...shared} />
      <CallToAction {...callToAction} />
    </Shell>
  );
}
