import type { Redirect } from '../../lib/headers';

/** What the emitters need to know of the site. */
export interface HostSite {
  /** Paths of all pages, spelled exactly. */
  pages: readonly string[];
  /** content/redirects.yaml */
  moved: readonly Redirect[];
  /** Host name without https://, such as example.com. */
  domain: string;
}

export const madeBy = 'Made by scripts/hosts from lib/headers.ts. Do not edit: change those and build again.';

/** Alternatives in a regular expression, taken literally: `a|b`. */
export const oneOf = (words: readonly string[]): string => words.map((word) => word.replace(/[.+]/g, '\\$&')).join('|');
