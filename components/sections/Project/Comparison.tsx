import type { Work } from '@/content/schema/work';
import { content } from '@/lib/content';
import styles from './Comparison.module.scss';

interface ComparisonProps {
  rows: NonNullable<Work['measured']['result']['compared']>;
  /** The value of a full row; the highest of all without it. */
  whole?: number;
}

/** A row for each value, drawn as a bar, or for each pair of values before and after, drawn as two points. */
export function Comparison({ rows, whole }: ComparisonProps) {
  const { to } = content().words.project;
  const most = whole ?? Math.max(...rows.flatMap(({ values }) => values));
  return (
    <ul role="list" className={styles.rows}>
      {rows.map(({ label, values: [before = 0, after], stressed }) => (
        <li key={label} data-stressed={stressed}>
          <span>{label}</span>
          <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 .5H${most}`} data-axis="" />
            <path d={`M${after ?? 0} .5H${before}`} data-bar={after === undefined || undefined} />
            {after !== undefined && <path d={`M${before} .5h0M${after} .5h0`} data-points="" />}
          </svg>
          <b>{after === undefined ? before : `${before} ${to} ${after}`}</b>
        </li>
      ))}
    </ul>
  );
}
