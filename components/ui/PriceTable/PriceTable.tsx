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

/** Names and prices in two columns; column headings are optional where the heading above suffices. */
export function PriceTable({ columns, rows }: { columns?: readonly [string, string]; rows: PriceRow[] }) {
  return (
    <table className={styles.table}>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ name, unit, mark, price }) => (
          <tr key={name}>
            <th scope="row">
              {name} {mark && <span className={styles.mark}>{mark}</span>}
              {unit && <small>{unit}</small>}
            </th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
