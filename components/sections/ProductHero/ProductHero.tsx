import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import { Hero } from '../Hero/Hero';
import styles from './ProductHero.module.scss';

type Product = Content['products'][number];

/** The hero of a product page with the product's screen, or on a phone its card, which is legible there. */
export function ProductHero({ product }: { product: Product }) {
  const { slug, name, kind, hero, screen, card, accent } = product;
  return (
    <Hero path={`/${slug}`} {...hero} kicker={`${name} · ${kind}`} accent={accent} layout="product">
      <div className={styles.stage} data-accent={accent}>
        <Picture
          className={styles.screen}
          src={card.src}
          wide={{ src: screen.src, media: '(width >= 48rem)' }}
          alt={screen.alt}
          sizes="min(95rem, 91vw)"
          first
          shared={`product-${slug}`}
        />
      </div>
    </Hero>
  );
}
