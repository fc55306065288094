import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section/Section';
import type { Service } from '@/content/schema/service';
import styles from './Faq.module.scss';

/**
 * Questions and answers as native disclosures. They are not exclusive: closing an answer above would move the opened
 * question away from the pointer.
 */
export function Faq({ title, lead, items }: NonNullable<Service['faq']>) {
  return (
    <Section id="faq" tone="paper-2" heading={{ title, lead }} layout="beside">
      <div className={styles.list}>
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <Icon name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
