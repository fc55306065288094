import { content } from '@/lib/content';
import styles from './SectionLinks.module.scss';

interface SectionLinksProps {
  /** Ids of the sections, in the order of the page. */
  ids: readonly (keyof ReturnType<typeof content>['words']['sections']['names'])[];
}

/** Links to the sections of a long page, in view below the header of a phone. */
export function SectionLinks({ ids }: SectionLinksProps) {
  const { label, names } = content().words.sections;
  return (
    <nav aria-label={label} className={styles.sections} data-tone="ink" data-print="off">
      <ul role="list">
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{names[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
