import fs from 'node:fs/promises';
import path from 'node:path';
import { publish, switchTo, wholeReleases } from '@/scripts/hosts/release';
import { inProject } from '../../files';
import { DeskError } from '../../terminal';
import type { Export, Plan } from '../plan';

/** The release before the current one, in the order in which they were made; undefined when there is none. */
async function before(site: string): Promise<string | undefined> {
  const current = await fs.realpath(path.join(site, 'current')).catch(() => undefined);
  const releases = await wholeReleases(site);
  return current && releases[releases.indexOf(path.basename(current)) - 1];
}

/** A folder of this machine that a web server serves. */
export function folder({ path: given }: { path: string }, { out }: Export): Plan {
  const site = path.resolve(inProject('.'), given);
  return {
    where: `the folder ${site} (a web server serves ${site}/current)`,
    atOnce: true,
    publish: [
      {
        words: `Copy the site to ${site}/releases, then switch ${site}/current to it; the last three releases are kept`,
        act: () => publish(out, site),
      },
    ],
    back: [
      {
        words: `Switch ${site}/current to the release before`,
        act: async () => {
          const earlier = await before(site);
          if (!earlier)
            throw new DeskError(
              `There is no release before this one in ${site}.`,
              'publish the version that you want with “npm run deploy”.',
            );
          await switchTo(site, earlier);
        },
      },
    ],
  };
}
