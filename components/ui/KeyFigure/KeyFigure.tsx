import type { ReactNode } from 'react';
import { content } from '@/lib/content';
import styles from './KeyFigure.module.scss';

interface KeyFigureProps {
  /** Address of what explains it, unless its own page does. */
  href?: string;
  /** Whether to mark it as a sample; one mark in a hero is enough. */
  sample?: boolean;
  children: ReactNode;
}

/** A price or a result on a line of its own. */
export function KeyFigure({ href, sample, children }: KeyFigureProps) {
  const Text = href ? 'a' : 'b';
  return (
    <span className={styles.figure}>
      <Text href={href}>
        {children}
        {sample && <small data-sample=""> {content().words.sample}</small>}
      </Text>
    </span>
  );
}
