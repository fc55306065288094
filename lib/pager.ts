/** Entry of the service pager or the product stepper (spec 3, Stepper or pager entry). */
export interface PagerEntry {
  name: string;
  path: string;
}

export interface PagerPosition {
  /** The numbered entries: all of a short list of pages, the nearest of a long one. */
  nearby: { number: number; entry: PagerEntry; current: boolean }[];
  /** Undefined at the first entry. */
  previous?: PagerEntry;
  /** Undefined at the last entry. */
  next?: PagerEntry;
}

/** Eight numbers fit into one row of a phone. A list of thousands of pages must not be printed on each of them. */
const mostNumbered = 8;

/**
 * Where a page stands among its neighbours (spec 2, Service pager and Product stepper).
 *
 * @returns undefined when the path is not one of the entries
 */
export function positionOf(entries: readonly PagerEntry[], path: string): PagerPosition | undefined {
  const index = entries.findIndex((entry) => entry.path === path);
  if (index < 0) return undefined;
  const from = Math.max(0, Math.min(index - mostNumbered / 2, entries.length - mostNumbered));
  const nearby = entries
    .slice(from, from + mostNumbered)
    .map((entry, i) => ({ number: from + i + 1, entry, current: from + i === index }));
  return { nearby, previous: entries[index - 1], next: entries[index + 1] };
}
