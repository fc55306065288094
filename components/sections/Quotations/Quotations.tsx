import { Artefact } from '@/components/ui/Artefact/Artefact';
import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import { positionOf } from '@/lib/position';
import styles from './Quotations.module.scss';

/** Complete quotations with their assumptions; only the first is marked as a sample. */
export function Quotations({ title, lead, items }: Content['pages']['services']['quotations']) {
  return (
    <Section id="quotations" tone="paper-2" heading={{ title, lead }}>
      <figure className={styles.sheets} aria-label={title} tabIndex={0}>
        {items.map((quotation, i) => (
          <Artefact
            key={quotation.name}
            {...quotation}
            sample={quotation.sample && !items[i - 1]?.sample}
            position={positionOf(i + 1, items.length)}
          />
        ))}
      </figure>
    </Section>
  );
}
