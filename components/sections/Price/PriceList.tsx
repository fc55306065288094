import { Section } from '@/components/ui/Section/Section';
import type { Price } from '@/content/schema/fields';
import { inBoth } from '@/lib/currencies';
import { Facts } from './Facts';
import styles from './Price.module.scss';
import type { ShownPrice } from './ShownPrice';

interface PriceListProps extends ShownPrice {
  offer: Price['offer'];
  more: NonNullable<Price['more']>;
}

/** The price of the first part above those of what else can be ordered. */
export function PriceList({ tone, items, price, offer, more, children }: PriceListProps) {
  return (
    <Section id="price" tone={tone} heading={{ title: more.title }}>
      <dl className={styles.list} data-stagger="100">
        {[{ ...offer, text: price.note }, ...more.items].map(({ name, takes, text, ...both }, i) => (
          <div key={name} data-reveal>
            <dt>
              {name}, {takes}
            </dt>
            <dd>{text}</dd>
            <dd>
              <b>{inBoth(both)}</b>
              {i === 0 && price.action}
            </dd>
          </div>
        ))}
      </dl>
      <Facts items={items} />
      {children}
    </Section>
  );
}
