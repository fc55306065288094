import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './ProductTiles.module.scss';

type ProductTilesProps = Content['pages']['product-grid'] & Pick<Content, 'products'>;

/** The products with picture, name and category. */
export function ProductTiles({ name: label, note, action, products }: ProductTilesProps) {
  return (
    <Section id="grid" label={label}>
      <ul role="list" className={styles.grid} data-stagger="100">
        {products.map(({ slug, name, kind, card }) => (
          <li key={slug} data-reveal>
            <Picture src={card.src} alt="" sizes="(width >= 64rem) min(23rem, 21vw), 46vw" shared={`product-${slug}`} />
            <h2>
              <a href={`/${slug}`}>{name}</a>
            </h2>
            <p>{kind}</p>
          </li>
        ))}
      </ul>
      <SampleNote products={products} />
      <div className={styles.note}>
        <p>{note}</p>
        <ButtonLink href={action.href} look="text">
          {action.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
