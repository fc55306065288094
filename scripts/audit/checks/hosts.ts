import fs from 'node:fs';
import path from 'node:path';
import { content } from '@/lib/content';
import { checkHost } from '@/tests/hosts/check';
import { type HostCase, lostPage, requestTable } from '@/tests/hosts/table';
import { writeHosts } from '../../hosts/files';
import { hostSite } from '../../hosts/site';
import { precompress } from '../../serve/precompress';
import { type Check, missed } from '../check';
import { engines } from '../engines';

/** A wrong expectation: two things of the answer differ, and a check that can fail finds both. */
const planted: HostCase = { name: 'planted', target: '/about', expect: { status: 404, cache: 'planted' } };

/**
 * Asks every host that can run here for everything in the table of requests (tests/hosts/table.ts). Netlify’s file server
 * is not public; it reads the `_headers` and `_redirects` that run on Cloudflare’s runtime.
 */
export const hosts: Check = {
  name: 'hosts',
  claim: 'every host that can run here gives the answers of the table of requests',
  async run({ root, out, routes, work, progress }) {
    // Some hosts give up root before they read the folder.
    fs.chmodSync(work, 0o755);
    const moved = [...content().redirects, { from: '/old-address', to: '/about' }];
    const site = hostSite([...routes, lostPage], moved, 'localhost');
    writeHosts(site, out, path.join(work, 'configs'));
    await precompress(out, path.join(root, '.cache/compressed-audit'));
    const table = await requestTable(out, routes, moved);
    const problems: string[] = [];
    const notRun: string[] = [];
    const figures: string[] = [];
    for (const [i, { name, prepare, start, exceptions }] of engines.entries()) {
      progress(i + 1, engines.length, name);
      const missing = prepare();
      if (missing) {
        notRun.push(`${name}: ${missing}`);
        continue;
      }
      const own = fs.mkdtempSync(path.join(work, 'host-'));
      const { origin, stop } = await start({ dir: out, site, moved, work: own });
      try {
        const answers = await checkHost(origin, out, table, exceptions);
        const wrong = answers.filter((answer) => answer.problems.length > 0);
        problems.push(...wrong.map((answer) => `${name}: ${answer.name}: ${answer.problems.join('; ')}`));
        figures.push(`${name} ${answers.length - wrong.length} right, ${wrong.length} wrong`);
        const [found] = await checkHost(origin, out, [planted]);
        problems.push(...missed(`the check of ${name}`, found?.problems ?? [], ['status', 'Cache-Control']));
      } finally {
        await stop();
      }
    }
    return { problems, notRun, figures: figures.join(', ') };
  },
};
