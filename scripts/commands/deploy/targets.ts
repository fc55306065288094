import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { immutableFolders } from '@/lib/headers';
import { inProject } from '../projectFiles';
import type { Settings } from './settings';
import type { Plan, Step } from './steps';

/** Pinned versions of the hosts' clients that run on Node 20; npx downloads them on first use. */
const clientVersions = { wrangler: '4.86.0', 'netlify-cli': '23.9.5' } as const;

export const client = (name: keyof typeof clientVersions) => ['npx', '--yes', `${name}@${clientVersions[name]}`];

/** @param at  time of publishing, as an ISO date */
const folderName = (at: string) => at.replace(/[:.]/g, '-');

const releaseScript = path.join(path.dirname(fileURLToPath(import.meta.url)), 'release.sh');

/**
 * A folder that a web server serves, on this machine or over ssh. Each release is copied beside the live one, then a
 * symbolic link is switched to it atomically.
 *
 * @param site  full path of the folder
 * @param host  user@server, for another machine
 * @param out  the finished export
 * @param at  time of publishing, as an ISO date
 * @param earlier  time of the release to bring back; the previous one by default
 */
export function folder(site: string, host: string | undefined, out: string, at: string, earlier?: string): Plan {
  const name = folderName(at);
  const earlierFolder = earlier === undefined ? [] : [folderName(earlier)];
  const onHost = (...command: string[]): string[] => (host === undefined ? command : ['ssh', '--', host, ...command]);
  const release = (words: string, ...args: string[]): Step => ({
    words,
    command: onHost('sh', '-s', '--', ...args),
    input: fs.readFileSync(releaseScript, 'utf8'),
  });
  const incoming = `${site}/releases/.incoming-${name}`;
  const copy =
    host === undefined
      ? ['cp', '-R', '--', `${out}/.`, incoming]
      : ['rsync', '-az', `--link-dest=${site}/current/`, '--', `${out}/`, `${host}:${incoming}/`];
  const hashed = immutableFolders.map((below) => below.slice(1, -1));
  return {
    where: `${host === undefined ? '' : `${host}:`}${site} (a web server serves ${site}/current)`,
    publish: [
      { words: 'Make the folder of this release', command: onHost('mkdir', '-p', '--', incoming) },
      { words: 'Copy the site', command: copy },
      release('Switch to it in one step; the two releases before are kept', 'publish', site, name, ...hashed),
    ],
    previous: release('Ask which release is there', 'before', site, ...earlierFolder),
    back: [release('Switch to the earlier release', 'back', site, ...earlierFolder)],
    kept: 3,
  };
}

/** A host whose own client uploads and rolls back atomically. */
const hosted = (where: string, publish: string[], back: string[]): Plan => ({
  where,
  publish: [{ words: 'Upload what has changed', command: publish }],
  back: [{ words: 'Bring back the release that was live before', command: back }],
  kept: 2,
});

/** Cloudflare Workers static assets. */
function cloudflare(name: string): Plan {
  const config = ['--config', '.cache/hosts/wrangler.jsonc', '--name', name];
  const back = ['rollback', '--name', name, '--message', 'Back to the version before', '--yes'];
  const wrangler = client('wrangler');
  return hosted(`Cloudflare, as “${name}”`, [...wrangler, 'deploy', ...config], [...wrangler, ...back]);
}

function netlify(site: string, out: string): Plan {
  const publish = ['deploy', '--prod', '--no-build', '--dir', out, '--site', site];
  const back = ['api', 'rollbackSiteDeploy', '--data', JSON.stringify({ site_id: site })];
  const cli = client('netlify-cli');
  return hosted(`Netlify, site ${site}`, [...cli, ...publish], [...cli, ...back]);
}

/**
 * @param at  time of publishing, as an ISO date
 * @param earlier  time of the release to bring back; the previous one by default
 */
export function planFor(settings: Settings, at: string, earlier?: string): Plan {
  const out = inProject('out');
  switch (settings.target) {
    case 'folder':
      return folder(path.resolve(inProject('.'), settings.folder.path), undefined, out, at, earlier);
    case 'server':
      return folder(settings.server.path, settings.server.host, out, at, earlier);
    case 'cloudflare':
      return cloudflare(settings.cloudflare.name);
    case 'netlify':
      return netlify(settings.netlify.site, out);
  }
}
