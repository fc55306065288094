import { Icon } from '@/components/ui/Icon';
import { type PagerEntry, positionOf } from '@/lib/pager';
import styles from './Pager.module.scss';

export interface PagerProps {
  entries: PagerEntry[];
  /** Path of the current page. */
  path: string;
  /** Accessible name of the navigation. */
  label: string;
  /** "Viewing", or a line that contains the current page's name. */
  viewing: { label: string };
  previous: string;
  next: string;
}

/** Service pager or product stepper: links to previous, numbered and next pages, and the current page's name (spec 2). */
export function Pager({ entries, path, label, viewing, previous, next }: PagerProps) {
  const position = positionOf(entries, path);
  if (!position) return null;
  const name = entries.find((entry) => entry.path === path)?.name ?? '';
  const step = (to: PagerEntry | undefined, word: string, icon: string) => (
    <a
      className={styles.step}
      {...(to
        ? { href: to.path, 'aria-label': `${word}: ${to.name}` }
        : { role: 'link', 'aria-disabled': true, 'aria-label': word })}
    >
      {icon === 'arrow-left' && <Icon name={icon} size={20} />}
      <span>{word}</span>
      {icon === 'arrow-right' && <Icon name={icon} size={20} />}
    </a>
  );
  return (
    <nav aria-label={label} className={styles.pager} data-tone="ink-2" data-print="off">
      <div className={styles.inner}>
        <p className={styles.viewing}>
          <span>{viewing.label.replace(name, '').trim()}</span> <strong>{name}</strong>
        </p>
        <div className={styles.controls}>
          {step(position.previous, previous, 'arrow-left')}
          <ol role="list">
            {position.entries.map(({ number, entry, current }) => (
              <li key={entry.path}>
                <a
                  href={entry.path}
                  aria-current={current ? 'page' : undefined}
                  aria-label={`${number}: ${entry.name}`}
                >
                  {number}
                </a>
              </li>
            ))}
          </ol>
          {step(position.next, next, 'arrow-right')}
        </div>
      </div>
    </nav>
  );
}
