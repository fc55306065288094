import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import type { Service } from '@/lib/content';
import styles from './Faq.module.scss';

type FaqProps = NonNullable<Service['faq']> & {
  id?: string;
  tone?: SectionProps['tone'];
  /** What is beside the answers in wide viewports, and above them in narrow ones. */
  children?: ReactNode;
};

/**
 * Questions and answers, or words and what they mean, as native disclosures. They are not exclusive: closing an answer
 * above would move the opened question away from the pointer.
 */
export function Faq({ id = 'faq', tone = 'paper-2', title, lead, items, children }: FaqProps) {
  return (
    <Section
      id={id}
      tone={tone}
      heading={{ title, lead }}
      layout={children ? undefined : 'beside'}
      className={children ? styles.pair : undefined}
    >
      {children}
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
