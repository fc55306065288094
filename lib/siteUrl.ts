import { content } from './content';

/** Language of all words on the site; also the value of `<html lang>`. */
export const language = 'en-GB';

/**
 * Where the site lives, without a slash at the end: NEXT_PUBLIC_SITE_URL, or else the domain in content/company.yaml.
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
 * Full address of a page or file. The one rule for slashes: no address ends in one, home is the bare origin.
 * Next writes canonical addresses the same way.
 *
 * @param path  starts with a slash, such as `/about` or `/cards/home.jpg`
 */
export const absoluteUrl = (path: string): string => `${siteOrigin()}${path === '/' ? '' : path}`;

/** File name that stands for a page: `/about` → `about`, `/` → `home`. */
export const pageName = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/** Address of the page's social card. */
export const cardPath = (path: string): string => `/cards/${pageName(path)}.jpg`;

/** Address of the page as Markdown, its Markdown alternate: `/about` → `/about.md`, `/` → `/index.md`. */
export const markdownPath = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
