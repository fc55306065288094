import { Island } from '@/components/islands/Island';
import { KeyFigure } from '@/components/ui/KeyFigure/KeyFigure';
import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { type DemoKind, demoKindOf } from '@/content/schema/demos';
import { content, type Product } from '@/lib/content';
import { fill } from '@/lib/format';
import { Hero } from '../Hero/Hero';
import { LeastPrice } from '../Price/LeastPrice';
import styles from './ProductHero.module.scss';

type ProductDemo = NonNullable<Product['demo']>;

/** The demonstration of a product (components/demos), with the task it sets. */
function DemoStage({ product, demo }: { product: Product; demo: ProductDemo }) {
  const { title, done } = demo;
  const { reset, wasReset, stepDone, withoutScript, print, window, ...notes } = content().words.demo;
  const { name, buying } = product;
  const kind = demoKindOf(demo) as DemoKind;
  const note = buying.price.sample ? notes.noteWithPrice : notes.note;
  const frame = { reset, wasReset, stepDone, withoutScript, print, note, name, done, window: fill(window, { name }) };
  return (
    <>
      <h2 className={styles.task}>{title}</h2>
      <Island name={kind} content={demo[kind] as never} frame={frame} />
    </>
  );
}

/** Opening of a product page: words and the product's own screen, which can be used at once. */
export function ProductHero({ product }: { product: Product }) {
  const { slug, name, kind, hero, screen, card, accent, demo, buying } = product;
  const { layout, ...words } = hero;
  return (
    <Hero
      path={`/${slug}`}
      {...words}
      kicker={`${name} · ${kind}`}
      note={
        <KeyFigure href="#buying" sample={!demo && buying.price.sample}>
          <LeastPrice href={`/${slug}`} />
        </KeyFigure>
      }
      accent={accent}
      layout="product"
      form={layout}
      ground={demoKindOf(demo)}
    >
      <div id="try" className={styles.stage} data-accent={accent} data-shared={`product-${slug}`}>
        {demo ? (
          <DemoStage product={product} demo={demo} />
        ) : (
          <Picture
            className={styles.screen}
            src={card.src}
            wide={{ src: screen.src, media: '(width >= 48rem)' }}
            alt={screen.alt}
            sizes="min(95rem, 91vw)"
            first
          />
        )}
      </div>
      <SampleNote products={demo ? [] : [product]} />
    </Hero>
  );
}
