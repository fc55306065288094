import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading';
import styles from './Section.module.scss';

export interface SectionProps {
  tone?: 'paper' | 'paper-2' | 'amber' | 'ink' | 'ink-2' | 'teal';
  /** Anchor, and prefix of the heading's id. */
  id: string;
  heading?: Omit<HeadingProps, 'id'>;
  /** Accessible name if there is no heading. */
  label?: string;
  /** `strip` halves the padding for a row of links or logos. */
  pad?: 'strip';
  /** `beside` places the heading beside the content in wide viewports. */
  layout?: 'beside';
  className?: string;
  children: ReactNode;
}

/** The wrapper of every section: tone, padding, width, heading and anchor. */
export function Section({ tone = 'paper', id, heading, label, pad, layout, className = '', children }: SectionProps) {
  return (
    <section
      id={id}
      data-tone={tone}
      data-pad={pad}
      data-layout={layout}
      className={`${styles.section} ${className}`}
      aria-labelledby={heading && `${id}-heading`}
      aria-label={label}
    >
      <div className={styles.inner}>
        {heading && <Heading {...heading} id={`${id}-heading`} />}
        {children}
      </div>
    </section>
  );
}
