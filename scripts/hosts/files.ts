import fs from 'node:fs';
import path from 'node:path';
import { htaccess } from './apache';
import { nginxConf } from './nginx';
import type { HostSite } from './site';
import { assetsIgnore, headersFile, redirectsFile, wrangler } from './static-files';

/** Files of the published folder by name. */
export const publishedFiles = (site: HostSite): Record<string, string> => ({
  _headers: headersFile(),
  _redirects: redirectsFile(site),
  '.htaccess': htaccess(site),
  '.assetsignore': assetsIgnore(),
});

/**
 * Writes the configuration of every host from lib/headers.ts.
 *
 * @param out  folder of the export, for files that a host reads from there
 * @param configs  folder for files that an administrator copies
 */
export function writeHosts(site: HostSite, out: string, configs: string): void {
  const write = (folder: string, files: Record<string, string>) => {
    fs.mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  };
  write(out, publishedFiles(site));
  write(configs, { 'nginx.conf': nginxConf(site), 'wrangler.jsonc': wrangler(site) });
}
