import { Icon } from '@/components/ui/Icon';
import styles from './Pager.module.scss';

/** Entry of the service pager or the product stepper (spec 3, Stepper or pager entry). */
interface PagerEntry {
  name: string;
  path: string;
}

interface PagerProps {
  entries: PagerEntry[];
  /** Path of the current page. */
  path: string;
  /** Accessible name of the navigation. */
  label: string;
  /** Before the current page's name. */
  viewing: string;
  previous: string;
  next: string;
}

/** Attributes of the link to the previous or the next page; at the ends it is disabled. */
const stepLink = (to: PagerEntry | undefined, word: string) =>
  to
    ? { href: to.path, 'aria-label': `${word}: ${to.name}` }
    : { role: 'link', 'aria-disabled': true, 'aria-label': word };

/** Service pager or product stepper: links to previous, numbered and next pages, and the current page's name (spec 2). */
export function Pager({ entries, path, label, viewing, previous, next }: PagerProps) {
  const index = entries.findIndex((entry) => entry.path === path);
  const [before, after] = [entries[index - 1], entries[index + 1]];
  return (
    <nav aria-label={label} className={styles.pager} data-tone="paper" data-print="off">
      <div className={styles.inner}>
        <p className={styles.viewing}>
          {/* The words of the service pager have no colon (spec 2), those of the products have one. */}
          <span data-colon={viewing.endsWith(':') ? undefined : ''}>{viewing}</span>{' '}
          <strong>{entries[index]?.name}</strong>
        </p>
        <div className={styles.controls}>
          <a className={styles.step} {...stepLink(before, previous)}>
            <Icon name="arrow-left" size={20} />
            <span>
              {previous} {before && <small>{before.name}</small>}
            </span>
          </a>
          <ol role="list">
            {entries.map((entry, i) => (
              <li key={entry.path}>
                <a
                  href={entry.path}
                  aria-current={i === index ? 'page' : undefined}
                  aria-label={`${i + 1}: ${entry.name}`}
                >
                  {i + 1}
                </a>
              </li>
            ))}
          </ol>
          <a className={styles.step} {...stepLink(after, next)}>
            <span>
              {next} {after && <small>{after.name}</small>}
            </span>
            <Icon name="arrow-right" size={20} />
          </a>
        </div>
      </div>
    </nav>
  );
}
