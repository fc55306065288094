import type { ReactNode } from 'react';
import { content } from '@/lib/content';
import { ButtonLink } from '../ButtonLink/ButtonLink';
import styles from './PriceLink.module.scss';

interface PriceLinkProps {
  href: string;
  sample?: boolean;
  children: ReactNode;
}

/** A price with a link to where it is explained. */
export function PriceLink({ href, sample, children }: PriceLinkProps) {
  return (
    <span className={styles.price}>
      <ButtonLink href={href} look="text">
        {children}
      </ButtonLink>
      {sample && <span data-sample="">{content().words.sample}</span>}
    </span>
  );
}
