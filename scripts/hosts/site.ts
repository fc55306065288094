import type { Redirect } from '../../lib/headers';

export interface HostSite {
  /** Paths of all pages, spelled exactly. */
  pages: readonly string[];
  /** content/redirects.yaml */
  moved: readonly Redirect[];
  /** Host name without https://, such as example.com. */
  domain: string;
}

export const madeBy = 'Made by scripts/hosts from lib/headers.ts. Do not edit: change those and build again.';

/** A regular expression that matches one of the texts: `a|b`. */
export const oneOf = (words: readonly string[]): string => words.map((word) => word.replace(/[.+]/g, '\\$&')).join('|');
