import { Shell } from '@/components/layout/Shell/Shell';
import { Hero } from '@/components/sections/Hero/Hero';
import { ProductTiles } from '@/components/sections/ProductTiles/ProductTiles';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/product-grid');

export default function ProductGrid() {
  const site = content();
  return (
    <Shell path="/product-grid">
      <Hero {...heroOf(site, 'product-grid')} layout="compact" />
      <ProductTiles {...site.pages['product-grid']} products={site.products} />
    </Shell>
  );
}
