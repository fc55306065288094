import styles from './UnitBars.module.scss';

/** The numbers before and after as two rows of cells, one cell for each. */
export function UnitBars({ before, after }: { before: number; after: number }) {
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${Math.max(before, after)} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 2H${before}`} />
      <path d={`M0 8H${after}`} />
    </svg>
  );
}
