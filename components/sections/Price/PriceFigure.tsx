import { Section } from '@/components/ui/Section/Section';
import type { Price } from '@/content/schema/fields';
import { Facts } from './Facts';
import styles from './Price.module.scss';
import type { ShownPrice } from './ShownPrice';

/** A price in large type, above the weeks or screens of the first part among those of the whole. */
export function PriceFigure({ title, tone, items, price, parts, children }: ShownPrice & Pick<Price, 'parts'>) {
  return (
    <Section id="price" tone={tone} heading={{ title, layout: 'small' }}>
      <div className={styles.price}>
        <p className={styles.amount} data-reveal>
          {price.text}
        </p>
        {parts && (
          <ol role="list" className={styles.parts} aria-hidden="true">
            {Array.from({ length: parts.most }, (_, i) => (
              <li key={i} data-part={i < parts.first ? 'first' : i < parts.least ? 'whole' : undefined}>
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
