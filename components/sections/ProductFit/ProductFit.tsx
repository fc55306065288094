import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section/Section';
import { type Content, content } from '@/lib/content';
import styles from './ProductFit.module.scss';

/** When to choose which product, and when not. */
export function ProductFit({ title, lead, chooseIf, notIf }: Content['pages']['product-grid']['fit']) {
  return (
    <Section id="fit" heading={{ title, lead, layout: 'split' }}>
      <ul role="list" className={styles.list}>
        {content().products.map(({ slug, name, accent, thing, compare }) => (
          <li key={slug} data-accent={accent} data-reveal>
            <Picture {...thing} sizes="8rem" />
            <h3>
              <a href={`/${slug}`}>{name}</a>
            </h3>
            <p className={styles.choose}>
              {chooseIf} {compare.chooseIf}.
            </p>
            <p>
              <Icon name="close" />
              <span>
                <strong>{notIf}</strong> {compare.notIf}.
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
