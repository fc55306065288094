import styles from './Price.module.scss';
import type { ShownPrice } from './ShownPrice';

/** The typical size of the whole, what its price depends on, and its price abroad. */
export const Facts = ({ items }: Pick<ShownPrice, 'items'>) => (
  <dl className={styles.facts} data-reveal>
    {items.map(({ term, text, link }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          {text} {link && <a href={link.href}>{link.label}</a>}
        </dd>
      </div>
    ))}
  </dl>
);
