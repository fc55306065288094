import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../Heading/Heading';
import { Picture } from '../Picture';
import styles from './Section.module.scss';

export interface SectionProps {
  tone?: 'paper' | 'paper-2' | 'ink' | 'ink-2';
  /** Anchor and base of the heading's id. */
  id: string;
  heading?: Omit<HeadingProps, 'id'>;
  /** Name for assistive technology where there is no heading. */
  label?: string;
  /** `strip` halves the padding: a row of links or logos needs less room than words. */
  pad?: 'strip';
  className?: string;
  /** `off` leaves the section out on paper. */
  print?: 'off';
  /** Picture behind the whole section, below content/media/pictures. */
  ground?: string;
  children: ReactNode;
}

/** The one shell of every section: tone, padding, width, heading and anchor. */
export function Section({
  tone = 'paper',
  id,
  heading,
  label,
  pad,
  className = '',
  print,
  ground,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      data-tone={tone}
      data-pad={pad}
      data-print={print}
      className={`${styles.section} ${className}`}
      aria-labelledby={heading && `${id}-heading`}
      aria-label={heading ? undefined : label}
    >
      {ground && <Picture className={styles.ground} src={ground} alt="" sizes="100vw" />}
      <div className={styles.inner}>
        {heading && <Heading {...heading} id={`${id}-heading`} />}
        {children}
      </div>
    </section>
  );
}
