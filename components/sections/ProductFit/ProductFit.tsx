import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './ProductFit.module.scss';

type ProductFitProps = Pick<Content['pages']['product-grid'], 'hero' | 'fit' | 'note' | 'action'> &
  Pick<Content, 'products'>;

/** When to choose which product, and when not. */
export function ProductFit({ hero, fit: { title, lead, chooseIf, notIf }, note, action, products }: ProductFitProps) {
  return (
    <Section id="fit" heading={{ title, lead, layout: 'split' }}>
      <ul role="list" className={styles.list}>
        {products.map(({ slug, name, compare }) => (
          <li key={slug} data-reveal>
            <h3>
              <a href={`/${slug}`}>{name}</a>
            </h3>
            <p>
              <strong>{chooseIf}</strong> {compare.chooseIf}.
            </p>
            <p>
              <strong>{notIf}</strong> {compare.notIf}.
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.note}>
        <p>{note}</p>
        {hero.actions.map(({ label, href }) => (
          <ButtonLink key={href} href={href}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink href={action.href} look="text">
          {action.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
