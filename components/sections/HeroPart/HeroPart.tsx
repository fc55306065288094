import type { ReactNode } from 'react';
import styles from './HeroPart.module.scss';

interface HeroPartProps {
  id: string;
  /** Heading above the content, on the dark ground. */
  heading?: { title: string; lead?: string };
  /** Accessible name if there is no heading. */
  label?: string;
  children: ReactNode;
}

/** What a page shows first inside its hero, below or beside the words: its calculator, its prices, its form. */
export function HeroPart({ id, heading, label, children }: HeroPartProps) {
  return (
    <section
      id={id}
      className={styles.part}
      aria-labelledby={heading && `${id}-heading`}
      aria-label={heading ? undefined : label}
    >
      {heading && (
        <div className={styles.heading}>
          <h2 id={`${id}-heading`}>{heading.title}</h2>
          {heading.lead && <p>{heading.lead}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
