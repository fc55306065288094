import { type Address, addresses, type Redirect } from '../../lib/headers';

/** What the emitters need to know of the site. */
export interface HostSite {
  /** Paths of all pages, spelled exactly. */
  pages: readonly string[];
  addresses: readonly Address[];
  /** Host name without https://, such as example.com. */
  domain: string;
}

/**
 * Gathers what the emitters need.
 *
 * @param pages  paths of all pages, spelled exactly
 * @param moved  content/redirects.yaml
 * @param domain  host name without https://
 */
export function hostSite(pages: readonly string[], moved: readonly Redirect[], domain: string): HostSite {
  return { pages, addresses: addresses(pages, moved), domain };
}

export const madeBy = 'Made by scripts/hosts from lib/headers.ts. Do not edit: change those and build again.';

/** Alternatives in a regular expression, taken literally: `a|b`. */
export const oneOf = (words: readonly string[]): string => words.map((word) => word.replace(/[.+]/g, '\\$&')).join('|');
