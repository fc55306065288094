import fs from 'node:fs';
import path from 'node:path';
import { apacheConf, htaccess, notFoundAsis } from './apache';
import { caddyfile } from './caddy';
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront';
import { nginxConf } from './nginx';
import type { HostSite } from './site';
import { assetsIgnore, headersFile, netlifyToml, redirectsFile, wrangler } from './static-files';

/** Files that must lie in the published folder, by name. */
export const publishedFiles = (site: HostSite): Record<string, string> => ({
  _headers: headersFile(),
  _redirects: redirectsFile(site),
  '.htaccess': htaccess(site),
  '.assetsignore': assetsIgnore(),
  // Tells GitHub Pages to publish folders that begin with an underscore.
  '.nojekyll': '',
});

/** Files that the person who sets up a host takes away, by name. */
export const hostConfigs = (site: HostSite, notFoundPage: string): Record<string, string> => ({
  'nginx.conf': nginxConf(site),
  Caddyfile: caddyfile(site),
  'apache.conf': apacheConf(site),
  'not-found.asis': notFoundAsis(notFoundPage),
  'wrangler.jsonc': wrangler(site),
  'netlify.toml': netlifyToml(),
  'cloudfront-function.js': cloudfrontFunction(site),
  'cloudfront-headers.json': cloudfrontHeaders(site),
});

/** Writes both sets; returns how many files. */
export function writeHosts(site: HostSite, out: string, configs: string): number {
  const notFound = path.join(out, '404.html');
  const page = fs.existsSync(notFound) ? fs.readFileSync(notFound, 'utf8') : '';
  let count = 0;
  for (const [folder, files] of [
    [out, publishedFiles(site)],
    [configs, hostConfigs(site, page)],
  ] as const) {
    fs.mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      fs.writeFileSync(path.join(folder, name), text);
      count++;
    }
  }
  return count;
}
