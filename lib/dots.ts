/**
 * A path that a dash of no length with round ends turns into dots, one unit apart, in columns from the left with `rows`
 * dots in each. A dash at the very end of a line is not drawn, so each line is a little longer.
 */
export const dotColumns = (count: number, rows: number): string =>
  Array.from(
    { length: Math.ceil(count / rows) },
    (_, i) => `M${i + 0.5} .5v${Math.min(rows, count - i * rows) - 0.9}`,
  ).join('');
