import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './ButtonLink.module.scss';

export interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** `solid` for the one thing a page asks for, `line` for the second way on, `text` inside cards. */
  look?: 'solid' | 'line' | 'text';
}

export function ButtonLink({ href, children, look = 'solid' }: ButtonLinkProps) {
  return (
    <a href={href} className={styles.button} data-look={look}>
      {children}
      <Icon name="arrow-right" size={20} />
    </a>
  );
}
