import type { ReactNode } from 'react';
import { content } from '@/lib/content';
import styles from './PriceLink.module.scss';

interface PriceLinkProps {
  href: string;
  /** Whether to mark it as a sample, which once in a hero is enough. */
  sample?: boolean;
  children: ReactNode;
}

/** A price with a link to where it is explained. */
export function PriceLink({ href, sample, children }: PriceLinkProps) {
  return (
    <span className={styles.price}>
      <a href={href}>{children}</a>
      {sample && <small data-sample="">{content().words.sample}</small>}
    </span>
  );
}
