import { Section } from '@/components/ui/Section/Section';
import type { Content } from '@/lib/content';
import styles from './Quote.module.scss';

/** One large statement with a small heading. */
export function Quote({ title, statement }: Content['pages']['industries']['market']) {
  return (
    <Section id="market" tone="paper-2" label={title}>
      <div className={styles.quote} data-reveal>
        <h2>{title}</h2>
        <p>{statement}</p>
      </div>
    </Section>
  );
}
