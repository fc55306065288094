/** What a check found. */
export interface Outcome {
  /** Each thing that is wrong, with its place. None: the check has passed. */
  problems: string[];
  /** What was measured, in a few words for the closing table. */
  figures?: string;
  /** Why the check, or a part of it, could not be run on this machine. */
  notRun?: string[];
}

/** The finished export, ready to be looked at. */
export interface Place {
  /** Folder of the repository, with a slash at the end. */
  root: string;
  /** A copy of the export, which a check may change. */
  out: string;
  /** Where the export is served, without a slash at the end. */
  origin: string;
  /** Paths of all pages in the order of the sitemap. */
  routes: readonly string[];
  /** Scratch folder, removed at the end. */
  work: string;
  /** Shows how far a check is: `step` of `of`. */
  progress: (step: number, of: number, what: string) => void;
}

/** One slow check of the whole site. */
export interface Check {
  name: string;
  /** One line: what is so when it passes. */
  claim: string;
  run: (place: Place) => Outcome | Promise<Outcome>;
}

/** An address that no page has. */
export const nowhere = '/no-such-page';

/**
 * A checker that cannot fail proves nothing: on a page with planted defects it has to name each of them.
 *
 * @param found  what the checker said about the planted page
 * @returns a problem for each defect that it missed
 */
export function missed(checker: string, found: readonly string[], planted: readonly (string | RegExp)[]): string[] {
  return planted
    .filter((defect) => !found.some((text) => (typeof defect === 'string' ? text.includes(defect) : defect.test(text))))
    .map((defect) => `${checker} is blind: it did not find the planted defect ${defect}`);
}

/** The same problem on many pages, listed once with the first three of them. */
export function gather(problems: readonly { where: string; what: string }[]): string[] {
  const places = new Map<string, string[]>();
  for (const { where, what } of problems) places.set(what, [...(places.get(what) ?? []), where]);
  return [...places].map(([what, where]) => {
    const rest = where.length > 3 ? ` and ${where.length - 3} more` : '';
    return `${what}  [${where.slice(0, 3).join(', ')}${rest}]`;
  });
}
