import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section/Section';
import styles from './Statements.module.scss';

interface StatementsProps {
  picture: { src: string; alt: string };
  items: { title: string; text: string }[];
}

/** Vision and mission side by side as large sentences below a picture, one in teal and one in amber. */
export function Statements({ picture, items }: StatementsProps) {
  return (
    <Section id="vision" tone="ink" label={items.map(({ title }) => title).join(', ')} className={styles.statements}>
      <Picture className={styles.picture} {...picture} sizes="100vw" />
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
