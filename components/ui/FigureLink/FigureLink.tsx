import type { ReactNode } from 'react';
import { content } from '@/lib/content';
import styles from './FigureLink.module.scss';

interface FigureLinkProps {
  href: string;
  /** Whether to mark it as a sample, which once in a hero is enough. */
  sample?: boolean;
  children: ReactNode;
}

/** A price or a result with a link to where it is explained. */
export function FigureLink({ href, sample, children }: FigureLinkProps) {
  return (
    <span className={styles.figure}>
      <a href={href}>
        {children}
        {sample && <small data-sample=""> {content().words.sample}</small>}
      </a>
    </span>
  );
}
