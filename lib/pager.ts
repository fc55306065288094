/** Entry of the service pager or the product stepper (spec 3, Stepper or pager entry). */
export interface PagerEntry {
  name: string;
  path: string;
}

export interface PagerPosition {
  entries: { number: number; entry: PagerEntry; current: boolean }[];
  /** Undefined for the first entry. */
  previous?: PagerEntry;
  /** Undefined for the last entry. */
  next?: PagerEntry;
}

/**
 * Position of a page among the entries of its pager (spec 2, Service pager and Product stepper).
 *
 * @returns undefined when the path is not one of the entries
 */
export function positionOf(entries: readonly PagerEntry[], path: string): PagerPosition | undefined {
  const index = entries.findIndex((entry) => entry.path === path);
  if (index < 0) return undefined;
  return {
    entries: entries.map((entry, i) => ({ number: i + 1, entry, current: i === index })),
    previous: entries[index - 1],
    next: entries[index + 1],
  };
}
