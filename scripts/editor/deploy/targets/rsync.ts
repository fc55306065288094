import fs from 'node:fs/promises';
import path from 'node:path';
import { isImmutable } from '@/lib/headers';
import { publicFiles } from '@/scripts/serve/release';
import type { Export, Plan } from '../plan';

/** List of the hashed files that a release brought itself, so that the next one can keep them for pages still open. */
const ownList = '.hashed';

/** Where a release is filled; only a whole one gets its own name. */
const incoming = (stamp: string) => `releases/.incoming-${stamp}`;

/** Makes `current` lead to a release in one step. A link left over from a switch that was broken off is replaced. */
const switchTo = (release: string) => [`ln -sfn "releases/${release}" current.new`, 'mv -T current.new current'];

/** A hashed file of the release before, `$f`, joins the new one in `$next`. */
const carry = [
  'if [ ! -e "$next/$f" ] && [ -e "current/$f" ]',
  'then mkdir -p "$(dirname "$next/$f")"',
  'ln "current/$f" "$next/$f"',
  'fi',
].join('; ');

/** Runs on the server: keeps the hashed files of the release before, names the release, switches to it, keeps three. */
const switchScript = (site: string, stamp: string) =>
  [
    `cd ${site}`,
    `next=${incoming(stamp)}`,
    `if [ -f current/${ownList} ]; then while read -r f; do ${carry}; done < current/${ownList}; fi`,
    `mv -T "$next" releases/${stamp}`,
    ...switchTo(stamp),
    // `ls` leaves out names that begin with a dot.
    'ls -1 releases | sort | head -n -3 | while read -r old; do rm -rf "releases/$old"; done',
    "find releases -maxdepth 1 -name '.incoming-*' -exec rm -rf {} +",
  ].join(' && ');

/** Runs on the server: switches to the whole release before the current one. */
const backScript = (site: string) =>
  [
    `cd ${site}`,
    'now=$(basename "$(readlink current)")',
    'earlier=$(ls -1 releases | sort | grep -B1 -x "$now" | head -n 1)',
    'if [ -z "$earlier" ] || [ "$earlier" = "$now" ]; then echo "There is no release before this one."; exit 1; fi',
    ...switchTo('$earlier'),
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
      { words: 'Make the folder of this release', command: ['ssh', server, `mkdir -p ${site}/${incoming(stamp)}`] },
      {
        words: 'Send what changed',
        command: [
          'rsync',
          '-az',
          '--delete',
          `--link-dest=${site}/current/`,
          `${out}/`,
          `${server}:${site}/${incoming(stamp)}/`,
        ],
      },
      { words: 'Switch to it in one step', command: ['ssh', server, switchScript(site, stamp)] },
    ],
    back: [{ words: 'Switch to the release before', command: ['ssh', server, backScript(site)] }],
  };
}
