import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section } from '@/components/ui/Section/Section';
import type { Findings as FindingsContent } from '@/content/schema/fields';
import styles from './Findings.module.scss';

/** Figures or answers in large type, what each is about, and how it was found or can be checked. */
export function Findings({ id, title, lead, items, notes = [], sample }: FindingsContent & { id: string }) {
  return (
    <Section id={id} tone="paper-2" heading={{ title, lead }}>
      <dl className={styles.findings} data-stagger="100">
        {items.map(({ figure, name, text }) => (
          <div key={name} data-reveal>
            <dt>
              <span>{figure}</span> {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && (
        <dl className={styles.notes}>
          {notes.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <SampleNote project={[{ sample }]} />
    </Section>
  );
}
