/**
 * Writes the configuration of every host from one source, lib/headers.ts.
 *
 *   npx tsx scripts/hosts/write.ts
 *
 * What a host reads from the published folder goes into out/, everything else into .cache/hosts/ (see README.md).
 * Runs after the export is finished and before scripts/compress.ts.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { content } from '../../lib/content';
import { routes } from '../../lib/routes';
import { siteOrigin } from '../../lib/siteUrl';
import { writeHosts } from './files';
import { hostSite } from './site';

const root = fileURLToPath(new URL('../../', import.meta.url));
const all = content();
const pages = routes(all).map((route) => route.path);
const site = hostSite(pages, all.redirects, new URL(siteOrigin()).hostname);
const count = writeHosts(site, path.join(root, 'out'), path.join(root, '.cache/hosts'));
console.log(`${count} host files for ${pages.length} pages`);
