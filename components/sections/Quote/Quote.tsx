import { Section } from '@/components/ui/Section/Section';
import styles from './Quote.module.scss';

/** One large statement with a small heading. */
export function Quote({ id, title, statement }: { id: string; title: string; statement: string }) {
  return (
    <Section id={id} tone="paper-2" label={title}>
      <div className={styles.quote} data-reveal>
        <h2>{title}</h2>
        <p>{statement}</p>
      </div>
    </Section>
  );
}
