/** Entry of the service pager or the product stepper (spec 3, Stepper or pager entry). */
export interface SequenceEntry {
  name: string;
  path: string;
}

export interface SequencePosition {
  /** Those that are numbered: all of a short sequence, the nearest of a long one. */
  nearby: { number: number; entry: SequenceEntry; current: boolean }[];
  /** Undefined at the first entry. */
  previous?: SequenceEntry;
  /** Undefined at the last entry. */
  next?: SequenceEntry;
}

/** So many fit into one row of a phone; a page of a sequence of thousands must not list them all. */
const mostNumbered = 8;

/**
 * Where a path stands in a sequence of pages (spec 2, Service pager and Product stepper).
 *
 * @returns undefined when the path is not part of the sequence
 */
export function positionOf(entries: readonly SequenceEntry[], path: string): SequencePosition | undefined {
  const index = entries.findIndex((entry) => entry.path === path);
  if (index < 0) return undefined;
  const from = Math.max(0, Math.min(index - mostNumbered / 2, entries.length - mostNumbered));
  const nearby = entries
    .slice(from, from + mostNumbered)
    .map((entry, i) => ({ number: from + i + 1, entry, current: from + i === index }));
  return { nearby, previous: entries[index - 1], next: entries[index + 1] };
}
