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

/** The main content of a page inside its hero, such as its calculator, its prices or its form. */
export function HeroPart({ id, heading, label, children }: HeroPartProps) {
  return (
    <section id={id} className={styles.part} aria-labelledby={heading && `${id}-heading`} aria-label={label}>
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
