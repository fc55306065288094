import { Shell } from '@/components/layout/Shell/Shell';
import { CallToAction } from '@/components/sections/CallToAction/CallToAction';
import { Pager } from '@/components/sections/Pager/Pager';
import { ProductFeatures } from '@/components/sections/ProductFeatures/ProductFeatures';
import { ProductHero } from '@/components/sections/ProductHero/ProductHero';
import { Reasons } from '@/components/sections/Reasons/Reasons';
import { Related } from '@/components/sections/Related/Related';
import { Terms } from '@/components/sections/Terms/Terms';
import { Users } from '@/components/sections/Users/Users';
import { type Content, content } from '@/lib/content';
import { fill } from '@/lib/format';

/** A product page (spec 2, Product stepper). */
export function ProductPage({ product }: { product: Content['products'][number] }) {
  const { products, words } = content();
  const path = `/${product.slug}`;
  return (
    <Shell path={path}>
      <ProductHero product={product} />
      <ProductFeatures product={product} />
      <Reasons {...product.reasons} />
      <Users {...product.users} />
      <Terms
        id="buying"
        about={path}
        title={fill(words.buying.title, { name: product.name })}
        items={(['setUp', 'devices', 'hosting', 'support'] as const).map((key) => ({
          term: words.buying[key],
          text: product.buying[key],
        }))}
        price={{ term: words.buying.price, text: product.buying.price.text }}
      />
      <Related paths={product.related} tone="paper-2" />
      <CallToAction {...product.callToAction} />
      <Pager
        entries={products.map(({ slug, name }) => ({ path: `/${slug}`, name }))}
        path={path}
        label={words.stepper.label}
        viewing={{ label: fill(words.stepper.viewing, { name: product.name }) }}
        previous={words.stepper.previous}
        next={words.stepper.next}
      />
    </Shell>
  );
}
