import { SampleNote } from '@/components/ui/SampleNote/SampleNote';
import { Section, type SectionProps } from '@/components/ui/Section/Section';
import styles from './Process.module.scss';

interface ProcessProps {
  id?: string;
  title: string;
  lead?: string;
  items: { title: string; text: string; sample?: boolean }[];
  /** A horizontal line, rising stairs, a loop back to the first step, or a vertical track. */
  layout: 'line' | 'stairs' | 'loop' | 'track';
  tone?: SectionProps['tone'];
  /** Whether the weeks in the steps are made up. */
  sample?: boolean;
}

/** Numbered steps. */
export function Process({ id = 'process', title, lead, items, layout, tone = 'paper-2', sample }: ProcessProps) {
  return (
    <Section id={id} tone={tone} heading={{ title, lead }}>
      <ol
        role="list"
        className={styles.steps}
        data-layout={layout}
        data-stagger="150"
        aria-label={layout === 'track' ? title : undefined}
        tabIndex={layout === 'track' ? 0 : undefined}
      >
        {items.map((step) => (
          <li key={step.title} data-reveal>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <SampleNote schedule={[{ sample }]} terms={items} />
    </Section>
  );
}
