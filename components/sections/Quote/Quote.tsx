import { Section, type SectionProps } from '@/components/ui/Section/Section';
import styles from './Quote.module.scss';

/** One large statement with a small heading. */
export function Quote({
  id,
  title,
  statement,
  tone = 'paper-2',
}: {
  id: string;
  title: string;
  statement: string;
  tone?: SectionProps['tone'];
}) {
  return (
    <Section id={id} tone={tone} label={title}>
      <div className={styles.quote} data-reveal>
        <h2>{title}</h2>
        <p>{statement}</p>
      </div>
    </Section>
  );
}
