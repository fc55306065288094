import { content } from '@/lib/content';
import styles from './SectionLinks.module.scss';

interface SectionLinksProps {
  /** Ids of the sections, in the order of the page; those without a name in content/interface.yaml have no link. */
  ids: readonly string[];
}

/** Links to the sections of a long page, in view below the header of a phone. */
export function SectionLinks({ ids }: SectionLinksProps) {
  const { label, names } = content().words.sections;
  const nameOf: Partial<Record<string, string>> = names;
  return (
    <nav aria-label={label} className={styles.sections} data-tone="ink" data-print="off">
      <ul role="list">
        {ids
          .filter((id) => nameOf[id])
          .map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{nameOf[id]}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
