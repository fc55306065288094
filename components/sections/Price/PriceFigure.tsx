import { Section } from '@/components/ui/Section/Section';
import type { Price } from '@/content/schema/fields';
import { Facts } from './Facts';
import styles from './Price.module.scss';
import type { ShownPrice } from './ShownPrice';

/** A price in large type, above the weeks of the first part among those of the whole. */
export function PriceFigure({ title, tone, items, price, weeks, children }: ShownPrice & Pick<Price, 'weeks'>) {
  return (
    <Section id="price" tone={tone} heading={{ title, layout: 'small' }}>
      <div className={styles.price}>
        <p className={styles.amount} data-reveal>
          {price.text}
        </p>
        {weeks && (
          <ol role="list" className={styles.weeks} aria-hidden="true">
            {Array.from({ length: weeks.most }, (_, i) => (
              <li key={i} data-week={i < weeks.first ? 'first' : i < weeks.least ? 'whole' : undefined}>
                {i + 1}
              </li>
            ))}
          </ol>
        )}
        <div data-reveal>
          <p className={styles.note}>{price.note}</p>
          {price.action}
        </div>
        <Facts items={items} />
        {children}
      </div>
    </Section>
  );
}
