/**
 * Publishes a finished export to a folder of this machine without a gap, for nginx, Caddy, Apache or `npm start`.
 *
 *   npx tsx scripts/hosts/publish.ts /srv/site
 *
 * The server's root is `/srv/site/current`, a link that is switched in one step. Hashed files of earlier releases are
 * kept for 30 days, so that a page that was opened before the switch still finds its scripts and pictures.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { publish } from './release';

const site = process.argv[2];
if (!site) {
  console.error('Where to? Give the folder that holds `current`, such as: npx tsx scripts/hosts/publish.ts /srv/site');
  process.exit(1);
}
const out = fileURLToPath(new URL('../../out', import.meta.url));
console.log(`Published ${await publish(out, path.resolve(site))}`);
