import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import { fill } from '@/lib/format';
import { positionOf } from '@/lib/position';
import { productPrice } from '@/lib/pricing';
import styles from './ProductCards.module.scss';

/** Our Products: a card with a screen for each product (spec 2, Home). */
export function ProductCards({ all, ...heading }: Content['pages']['home']['products']) {
  const { products, words } = content();
  // Rows of three would not be full: one or two rows of two come first.
  const large = ((3 - (products.length % 3)) % 3) * 2;
  return (
    <Section id="products" tone="ink" heading={{ ...heading, layout: 'large' }}>
      <ul role="list" className={styles.grid} data-stagger="100">
        {products.map(({ slug, name, kind, tagline, description, card, screen, accent, demo, buying }, i) => (
          <li key={slug} className={styles.card} data-accent={accent} data-large={i < large || undefined} data-reveal>
            <Picture
              className={styles.screen}
              src={card.src}
              alt=""
              wide={i < large ? { src: screen.src, media: '(width >= 64rem)' } : undefined}
              sizes={`(width >= 64rem) ${i < large ? 'min(60rem, 58vw)' : 'min(30rem, 28vw)'}, (width >= 48rem) 45vw, 76vw`}
              shared={`product-${slug}`}
            />
            <div className={styles.words}>
              <h3 data-position={positionOf(i + 1, products.length)}>
                <a href={`/${slug}`}>{name}</a>
              </h3>
              <p className={styles.kind}>{kind}</p>
              <p className={styles.text}>
                <strong>{tagline}</strong> {description}
              </p>
              <p className={styles.price}>{productPrice(words.buying, buying.price).from}</p>
              {demo && (
                <a className={styles.try} href={`/${slug}#try`}>
                  {fill(words.demo.link, { name })}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ButtonLink href={all.href} look="text">
        {all.label}
      </ButtonLink>
      <SampleNote products={products} prices={products.map(({ buying }) => buying.price)} />
    </Section>
  );
}
