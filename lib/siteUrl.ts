import { content } from './content';

/** Language of the site and value of `<html lang>`. */
export const language = 'en-GB';

/**
 * Origin of the site without a trailing slash: NEXT_PUBLIC_SITE_URL, or else the domain in content/company.yaml.
 *
 * @throws when NEXT_PUBLIC_SITE_URL is not a bare https (or local http) address
 */
export function siteOrigin(): string {
  const given = process.env.NEXT_PUBLIC_SITE_URL || content().company.domain.value;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const local = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (!url || !(url.protocol === 'https:' || local) || url.pathname !== '/' || url.search || url.hash)
    throw new Error(
      `The site's address must look like https://www.example.com, but it is “${given}”. Correct NEXT_PUBLIC_SITE_URL, or domain in content/company.yaml.`,
    );
  return url.origin;
}

/**
 * Absolute URL of a page or file. No URL has a trailing slash and home is the bare origin, as in the canonical URLs that
 * Next writes.
 *
 * @param path  starts with a slash, such as `/about` or `/cards/home.jpg`
 */
export const absoluteUrl = (path: string): string => `${siteOrigin()}${path === '/' ? '' : path}`;

/** Base name of the files that belong to a page: `/about` → `about`, `/` → `home`. */
const pageName = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/** URL path of the page's social card. */
export const cardPath = (path: string): string => `/cards/${pageName(path)}.jpg`;

/** URL path of the page's Markdown alternate: `/about` → `/about.md`, `/` → `/index.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
