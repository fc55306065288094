import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './ButtonLink.module.scss';

interface ButtonLinkProps {
  id?: string;
  href: string;
  children: ReactNode;
  /** `solid` for the primary action, `line` for a secondary one, `text` inside cards. */
  look?: 'solid' | 'line' | 'text';
  /** Accessible name if several buttons have the same text, with which it starts. */
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
