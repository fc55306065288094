import styles from './Statements.module.scss';

interface StatementsProps {
  items: { title: string; text: string }[];
}

/** Vision and mission as large sentences side by side, one on teal and one on amber. */
export function Statements({ items }: StatementsProps) {
  return (
    <section id="vision" className={styles.statements} aria-label={items.map(({ title }) => title).join(', ')}>
      {items.map(({ title, text }, i) => (
        <div key={title} data-tone={i === 0 ? 'teal' : 'amber'}>
          <div data-reveal>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </section>
  );
}
