import { addresses, immutable, immutableFolders, notFoundPage, permanent, securityHeaders } from '../../lib/headers';
import { type HostSite, madeBy } from './site';

/**
 * `_headers` of Cloudflare and Netlify. No header is under two patterns, because Netlify joins the values; pages keep the
 * hosts' own Cache-Control, which equals that of lib/headers.ts.
 */
export function headersFile(): string {
  const block = (pattern: string, headers: readonly (readonly [string, string])[]) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    `# ${madeBy}`,
    block('/*', securityHeaders),
    ...immutableFolders.map((folder) => block(`${folder}*`, [['Cache-Control', immutable]])),
  ].join('\n\n')}\n`;
}

/**
 * `_redirects` of Cloudflare and Netlify. Both are case-sensitive, so the likely spellings are listed: lower case, upper
 * case, a capital first letter, each bare, with a slash and with .html. Cloudflare serves 404.html at /404 with status
 * 200; the last lines redirect from there to an address without a page.
 */
export function redirectsFile({ pages, moved }: HostSite): string {
  const exact = new Set(pages);
  const rules = new Map<string, string>();
  for (const { path, to } of addresses(pages, moved)) {
    const first = path.slice(0, 2).toUpperCase() + path.slice(2);
    for (const spelling of [path, path.toLowerCase(), path.toUpperCase(), first])
      for (const from of [spelling, `${spelling}/`, `${spelling}.html`]) if (!exact.has(from)) rules.set(from, to);
  }
  for (const end of ['', '/', '.html']) rules.set(notFoundPage + end, '/page-not-found');
  return `# ${madeBy}\n${[...rules].map(([from, to]) => `${from} ${to} ${permanent}\n`).join('')}`;
}

/** Files that Cloudflare need not upload, because it compresses itself. */
export const assetsIgnore = (): string => `# ${madeBy}\n*.br\n*.gz\n.htaccess\n.release\n`;

/** Workers static assets: no script runs, so requests are free. */
export const wrangler = ({ domain }: HostSite): string =>
  `// ${madeBy}\n${JSON.stringify(
    {
      name: domain.replace(/[^a-z0-9]+/g, '-'),
      compatibility_date: '2026-04-01',
      assets: { directory: '../../out', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
      routes: [{ pattern: domain, custom_domain: true }],
    },
    null,
    2,
  )}\n`;
