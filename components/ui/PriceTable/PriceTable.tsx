import { Fragment } from 'react';
import { Table } from '../Table';
import styles from './PriceTable.module.scss';

export interface PriceRow {
  name: string;
  /** What one unit is, such as "per video". */
  unit?: string;
  /** Such as "Best Value". */
  mark?: string;
  /** Formatted for display. */
  price: string;
}

/** Names and prices in two columns. */
export const PriceTable = ({ columns, rows }: { columns?: readonly [string, string]; rows: PriceRow[] }) => (
  <Table
    className={styles.table}
    columns={columns}
    rows={rows.map(({ name, unit, mark, price }) => ({
      key: name,
      cells: [
        <Fragment key={name}>
          {name} {mark && <span className={styles.mark}>{mark}</span>}
          {unit && <small>{unit}</small>}
        </Fragment>,
        price,
      ],
    }))}
  />
);
