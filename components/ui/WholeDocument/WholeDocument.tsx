import { Icon } from '@/components/ui/Icon';
import type { WholeDocument as WholeDocumentContent } from '@/content/schema/fields';
import styles from './WholeDocument.module.scss';

/** All parts of a document of which the section shows a page or a summary. */
export function WholeDocument({ label, parts }: WholeDocumentContent) {
  return (
    <details className={styles.whole}>
      <summary>
        {label}
        <Icon name="plus" />
      </summary>
      <ol role="list">
        {parts.map(({ title, points }) => (
          <li key={title}>
            <h3>{title}</h3>
            {points.map((point) => (
              <p key={point}>{point}</p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
