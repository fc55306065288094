/** What Cloudflare and Netlify read from the export, made from lib/headers.ts. */
import fs from 'node:fs';
import path from 'node:path';
import {
  addresses,
  immutable,
  immutableFolders,
  notFoundPage,
  permanent,
  type Redirect,
  securityHeaders,
} from '@/lib/headers';

/**
 * No header is under two patterns, because Netlify joins the values; pages keep the hosts' own Cache-Control, which
 * equals that of lib/headers.ts.
 */
function headersFile(): string {
  const block = (pattern: string, headers: readonly (readonly [string, string])[]) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  const cached = immutableFolders.map((folder) => block(`${folder}*`, [['Cache-Control', immutable]]));
  return [block('/*', securityHeaders), ...cached].join('\n');
}

/**
 * Both hosts are case-sensitive, so the likely spellings are listed: lower case, upper case, a capital first letter, each
 * bare, with a slash and with .html. Cloudflare serves 404.html at /404 with status 200; the last lines redirect from
 * there to an address without a page.
 */
function redirectsFile(pages: readonly string[], moved: readonly Redirect[]): string {
  const exact = new Set(pages);
  const rules = new Map<string, string>();
  for (const { path: from, to } of addresses(pages, moved)) {
    const capital = from.slice(0, 2).toUpperCase() + from.slice(2);
    for (const spelling of [from, from.toLowerCase(), from.toUpperCase(), capital])
      for (const end of ['', '/', '.html']) if (!exact.has(spelling + end)) rules.set(spelling + end, to);
  }
  for (const end of ['', '/', '.html']) rules.set(notFoundPage + end, '/page-not-found');
  return [...rules].map(([from, to]) => `${from} ${to} ${permanent}\n`).join('');
}

/**
 * @param pages  paths of all pages, spelled exactly
 * @param moved  content/redirects.yaml
 * @param out  folder of the export
 */
export function writeHosts(pages: readonly string[], moved: readonly Redirect[], out: string): void {
  fs.writeFileSync(path.join(out, '_headers'), headersFile());
  fs.writeFileSync(path.join(out, '_redirects'), redirectsFile(pages, moved));
  // Cloudflare compresses by itself.
  fs.writeFileSync(path.join(out, '.assetsignore'), '*.br\n*.gz\n.release\n');
}
