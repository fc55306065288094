/** Entry of the service pager or the product stepper (spec 3, Stepper or pager entry). */
export interface SequenceEntry {
  name: string;
  path: string;
}

export interface SequencePosition {
  /** From 0. */
  index: number;
  current: SequenceEntry;
  /** Undefined at the first entry. */
  previous?: SequenceEntry;
  /** Undefined at the last entry. */
  next?: SequenceEntry;
}

/**
 * Where a path stands in a sequence of pages (spec 2, Service pager and Product stepper).
 *
 * @returns undefined when the path is not part of the sequence
 */
export function positionOf(entries: readonly SequenceEntry[], path: string): SequencePosition | undefined {
  const index = entries.findIndex((entry) => entry.path === path);
  const current = entries[index];
  return current && { index, current, previous: entries[index - 1], next: entries[index + 1] };
}
