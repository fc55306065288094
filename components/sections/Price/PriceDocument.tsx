import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Section } from '@/components/ui/Section/Section';
import { content } from '@/lib/content';
import styles from './Price.module.scss';
import type { ShownPrice } from './ShownPrice';

/** A price as the quotation that the client receives. */
export function PriceDocument({ title, tone, items, price, children }: ShownPrice) {
  return (
    <Section id="price" tone={tone} className={styles.quotation} heading={{ title, lead: price.note }} layout="beside">
      <Artefact
        form="quotation"
        name={price.term}
        head={price.text}
        rows={items.map(({ term, text }) => ({ label: term, text }))}
      >
        <div className={styles.actions}>
          {price.action} <a href="/contact#abroad">{content().words.price.abroad}</a>
        </div>
      </Artefact>
      {children}
    </Section>
  );
}
