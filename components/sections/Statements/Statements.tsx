import { Section } from '@/components/ui/Section/Section';
import styles from './Statements.module.scss';

/** Vision and mission side by side as large sentences, one in teal and one in amber. */
export function Statements({ items }: { items: { title: string; text: string }[] }) {
  return (
    <Section id="vision" tone="ink" label={items.map(({ title }) => title).join(', ')}>
      <div className={styles.pair} data-stagger="150">
        {items.map(({ title, text }) => (
          <div key={title} data-reveal>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
