import type { ReactNode } from 'react';

export interface TableRow {
  key: string;
  /** The first cell is the heading of the row. */
  cells: readonly ReactNode[];
}

interface TableProps {
  /** Optional where the heading above suffices. */
  columns?: readonly string[];
  rows: readonly TableRow[];
  /** Index of the first column whose cells carry their heading in `data-label`, for narrow screens without a head. */
  labelled?: number;
  className?: string;
}

/** The headings of the columns. */
export const TableHead = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

/** A table with a heading for each row and, as a rule, for each column. */
export function Table({ columns, rows, labelled = Number.POSITIVE_INFINITY, className }: TableProps) {
  return (
    <table className={className}>
      {columns && <TableHead columns={columns} />}
      <tbody>
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              <td key={i} data-label={i + 1 >= labelled ? columns?.[i + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
