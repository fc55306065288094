import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './ButtonLink.module.scss';

export interface ButtonLinkProps {
  id?: string;
  href: string;
  children: ReactNode;
  /** `solid` for the one thing a page asks for, `line` for the second way on, `text` inside cards. */
  look?: 'solid' | 'line' | 'text';
  /** Accessible name where the same words stand on several buttons; it begins with them. */
  label?: string;
}

export function ButtonLink({ id, href, children, look = 'solid', label }: ButtonLinkProps) {
  return (
    <a id={id} href={href} className={styles.button} data-look={look} aria-label={label}>
      {children}
      <Icon name="arrow-right" size={20} />
    </a>
  );
}
