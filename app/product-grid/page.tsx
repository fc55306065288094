import { Shell } from '@/components/layout/Shell/Shell';
import { Hero } from '@/components/sections/Hero/Hero';
import { ProductTiles } from '@/components/sections/ProductTiles/ProductTiles';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { heroOf } from '@/lib/pageContent';

export const metadata = pageMetadata('/product-grid');

export default function ProductGrid() {
  return (
    <Shell path="/product-grid">
      <Hero {...heroOf(content(), 'product-grid')} layout="compact" />
      <ProductTiles />
    </Shell>
  );
}
