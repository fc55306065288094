import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './ButtonLink.module.scss';

interface ButtonLinkProps {
  id?: string;
  href: string;
  children: ReactNode;
  /** `solid` for the primary action, `line` for a secondary one, `text` inside cards. */
  look?: 'solid' | 'line' | 'text';
  /** Accessible name if several buttons have the same text or it opens another site; it starts with that text. */
  label?: string;
}

export function ButtonLink({ id, href, children, look = 'solid', label }: ButtonLinkProps) {
  const isOutside = href.startsWith('https:');
  return (
    <a
      id={id}
      href={href}
      className={styles.button}
      data-look={look}
      aria-label={label}
      {...(isOutside && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      <Icon name={isOutside ? 'external' : 'arrow-right'} size={20} />
    </a>
  );
}
