import { Icon } from '@/components/ui/Icon';
import type { Work } from '@/content/schema/work';
import styles from './WholeScope.module.scss';

/** All parts of a scope, below its first page. */
export function WholeScope({ label, parts }: NonNullable<Work['scope']>) {
  return (
    <details className={styles.scope}>
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
