import type { ComponentType } from 'react';
import { AutoCareStory } from '@/components/demos/autocare/AutoCareStory';
import { FitTrackProStory } from '@/components/demos/fittrackpro/FitTrackProStory';
import { HireIqStory } from '@/components/demos/hireiq/HireIqStory';
import { LankaCrmStory } from '@/components/demos/lankacrm/LankaCrmStory';
import { MediFlowStory } from '@/components/demos/mediflow/MediFlowStory';
import { NexBillStory } from '@/components/demos/nexbill/NexBillStory';
import { PeopleNestStory } from '@/components/demos/peoplenest/PeopleNestStory';
import { StockMasterStory } from '@/components/demos/stockmaster/StockMasterStory';
import { Shell } from '@/components/layout/Shell/Shell';
import { Pager } from '@/components/sections/Pager/Pager';
import { ProductHero } from '@/components/sections/ProductHero/ProductHero';
import { type DemoKind, demoKindOf } from '@/content/schema/demos';
import { content, type Product } from '@/lib/content';
import type { StoryProps } from '../demos/frame/story';
import { PlainStory } from './PlainStory';

const stories: { [K in DemoKind]: ComponentType<StoryProps<K>> } = {
  autocare: AutoCareStory,
  fittrackpro: FitTrackProStory,
  hireiq: HireIqStory,
  lankacrm: LankaCrmStory,
  mediflow: MediFlowStory,
  nexbill: NexBillStory,
  peoplenest: PeopleNestStory,
  stockmaster: StockMasterStory,
};

/** A product page (spec 2, Product stepper). */
export function ProductPage({ product }: { product: Product }) {
  const { products, words } = content();
  const { slug, demo, story } = product;
  const kind = demoKindOf(demo);
  const Story = kind && (stories[kind] as ComponentType<StoryProps<DemoKind>>);
  return (
    <Shell path={`/${slug}`}>
      <ProductHero product={product} />
      {Story ? (
        <Story product={product} content={demo?.[kind] as never} words={story?.[kind] as never} />
      ) : (
        <PlainStory product={product} />
      )}
      <Pager
        entries={products.map(({ slug, name }) => ({ path: `/${slug}`, name }))}
        path={`/${slug}`}
        {...words.stepper}
      />
    </Shell>
  );
}
