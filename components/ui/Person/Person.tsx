import type { ReactNode } from 'react';
import { memberNamed } from '@/lib/team';
import { Picture } from '../Picture';
import styles from './Person.module.scss';

interface PersonProps {
  /** Short name of somebody in the team. */
  slug: string;
  className?: string;
  children: ReactNode;
}

/** A portrait from the team beside words about that person. */
export function Person({ slug, className = '', children }: PersonProps) {
  const member = memberNamed(slug);
  return (
    <div className={`${styles.person} ${className}`}>
      {member && <Picture src={member.picture.src} alt="" sizes="5rem" />}
      <p>{children}</p>
    </div>
  );
}
