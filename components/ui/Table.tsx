import type { ReactNode } from 'react';

interface TableRow {
  key: string;
  /** The first cell is the heading of the row. */
  cells: readonly ReactNode[];
}

interface TableProps {
  id?: string;
  /** Accessible name, unless the heading above suffices. */
  label?: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  /** Whether the cells carry their heading in `data-label`, for narrow screens without a head. */
  labelled?: boolean;
  /** Whether the rows are a strip of cards on phones, which scrolls by keyboard, too. */
  strip?: boolean;
  className?: string;
}

/** The headings of the columns. */
export const TableHead = ({ columns }: { columns: readonly string[] }) => (
  <thead role="rowgroup">
    <tr role="row">
      {columns.map((column) => (
        <th key={column} role="columnheader" scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
);

/**
 * A table with a heading for each row and column. The roles are explicit because browsers drop those
 * of rows that a style sheet shows as blocks on phones.
 */
export function Table({ id, label, columns, rows, labelled, strip, className }: TableProps) {
  return (
    <table id={id} role="table" className={className} aria-label={label}>
      <TableHead columns={columns} />
      <tbody role="rowgroup" tabIndex={strip ? 0 : undefined}>
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key} role="row">
            <th role="rowheader" scope="row">
              {head}
            </th>
            {cells.map((cell, i) => (
              <td key={i} role="cell" data-label={labelled ? columns[i + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
