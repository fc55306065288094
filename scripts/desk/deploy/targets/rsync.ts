import fs from 'node:fs/promises';
import path from 'node:path';
import { isImmutable } from '@/lib/headers';
import { publicFiles } from '@/scripts/serve/release';
import type { Export, Plan } from '../plan';

/** List of the hashed files that a release brought itself, so that the next one can keep them for pages still open. */
const ownList = '.hashed';

/** Runs on the server: keeps the hashed files of the release before, switches the link in one step, keeps three. */
const switchScript = (site: string, stamp: string) =>
  [
    `cd ${site}`,
    `if [ -f current/${ownList} ]; then while read -r f; do if [ ! -e "releases/${stamp}/$f" ] && [ -e "current/$f" ]; then mkdir -p "$(dirname "releases/${stamp}/$f")"; ln "current/$f" "releases/${stamp}/$f"; fi; done < current/${ownList}; fi`,
    `ln -s releases/${stamp} current.new`,
    'mv -T current.new current',
    'ls -1 releases | sort | head -n -3 | while read -r old; do rm -rf "releases/$old"; done',
  ].join(' && ');

const backScript = (site: string) =>
  [
    `cd ${site}`,
    'now=$(basename "$(readlink current)")',
    'earlier=$(ls -1 releases | sort | grep -B1 -x "$now" | head -n 1)',
    '{ [ "$earlier" != "$now" ] || { echo "There is no release before this one."; exit 1; }; }',
    'ln -s "releases/$earlier" current.new',
    'mv -T current.new current',
    'echo "current is now $earlier"',
  ].join(' && ');

/** Another machine over ssh: the same folders as `folder`, filled by rsync, which sends only what changed. */
export function rsync({ server, path: site }: { server: string; path: string }, { out, stamp }: Export): Plan {
  return {
    where: `${server}:${site} (a web server there serves ${site}/current)`,
    atOnce: true,
    publish: [
      {
        words: 'Note which files have names that change with their content',
        act: async () => {
          const own = (await publicFiles(out)).filter(isImmutable).map((name) => name.slice(1));
          await fs.writeFile(path.join(out, ownList), own.map((name) => `${name}\n`).join(''));
        },
      },
      { words: 'Make the folder of this release', command: ['ssh', server, `mkdir -p ${site}/releases/${stamp}`] },
      {
        words: 'Send what changed',
        command: [
          'rsync',
          '-az',
          '--delete',
          `--link-dest=${site}/current/`,
          `${out}/`,
          `${server}:${site}/releases/${stamp}/`,
        ],
      },
      { words: 'Switch to it in one step', command: ['ssh', server, switchScript(site, stamp)] },
    ],
    back: [{ words: 'Switch to the release before', command: ['ssh', server, backScript(site)] }],
  };
}
