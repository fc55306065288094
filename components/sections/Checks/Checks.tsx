import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Checks.module.scss';

/** What this site shows of our work: a figure, what it counts, and how a visitor can check it. */
export function Checks({ title, lead, items }: Content['pages']['testimonials']['checks']) {
  return (
    <Section id="checks" tone="paper-2" heading={{ title, lead }}>
      <dl className={styles.checks} data-stagger="100">
        {items.map(({ figure, name, text }) => (
          <div key={name} data-reveal>
            <dt>
              <span>{figure}</span> {name}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
