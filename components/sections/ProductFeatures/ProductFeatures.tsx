import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './ProductFeatures.module.scss';

type Product = Content['products'][number];

/** The core features, each with a detail of the screen: the first large, the others in pairs; a strip on phones. */
export function ProductFeatures({ product }: { product: Product }) {
  const { title, lead, items } = product.features;
  return (
    <Section id="features" heading={{ title, lead, layout: product.demo ? undefined : 'split' }}>
      <ol role="list" className={styles.grid} aria-label={title} tabIndex={0} data-stagger="120">
        {items.map((feature, i) => (
          <li key={feature.title} data-reveal>
            <Picture
              className={styles.picture}
              src={feature.picture.src}
              alt={feature.picture.alt}
              sizes={
                i === 0
                  ? '(width >= 64rem) min(53rem, 50vw), (width >= 48rem) 54vw, 80vw'
                  : '(width >= 64rem) min(46rem, 43vw), (width >= 48rem) 46vw, 80vw'
              }
            />
            <div className={styles.words}>
              <h3>{feature.title}</h3>
              <p>{feature.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <SampleNote products={[product]} />
    </Section>
  );
}
