import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { immutableFolders } from '@/lib/headers';
import { inProject } from '../projectFiles';
import type { Settings } from './settings';
import type { Plan, Step } from './steps';

/** The hosts' own clients in the one version that is used, which runs on Node 20. npx fetches them when they are needed. */
const clientVersions = { wrangler: '4.86.0', 'netlify-cli': '23.9.5' } as const;

/** Begins a command of a host's own client. */
export const client = (name: keyof typeof clientVersions) => ['npx', '--yes', `${name}@${clientVersions[name]}`];

/** Name of the folder of a release that is published at this moment, an ISO date. */
const folderName = (at: string) => at.replace(/[:.]/g, '-');

/** How releases are switched, for the shell of the machine with the web server. */
const releaseScript = path.join(path.dirname(fileURLToPath(import.meta.url)), 'release.sh');

/**
 * A folder that a web server serves, on this machine or, reached over ssh, on another one. Each release is copied beside
 * the one that is served, then a link is switched to it in one step.
 *
 * @param site  full path of the folder
 * @param host  user@server, for another machine
 * @param out  the finished export
 * @param at  moment of the publishing, as an ISO date
 * @param earlier  moment of the release that is brought back; without it, the one before the live one
 */
export function folder(site: string, host: string | undefined, out: string, at: string, earlier?: string): Plan {
  const name = folderName(at);
  const wanted = earlier === undefined ? [] : [folderName(earlier)];
  const there = (...command: string[]): string[] => (host === undefined ? command : ['ssh', '--', host, ...command]);
  const release = (words: string, ...args: string[]): Step => ({
    words,
    command: there('sh', '-s', '--', ...args),
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
      { words: 'Make the folder of this release', command: there('mkdir', '-p', '--', incoming) },
      { words: 'Copy the site', command: copy },
      release('Switch to it in one step; the two releases before are kept', 'publish', site, name, ...hashed),
    ],
    before: release('Ask which release is there', 'before', site, ...wanted),
    back: [release('Switch to the earlier release', 'back', site, ...wanted)],
    kept: 3,
  };
}

/** A host whose own client publishes and takes back; the new release takes over when all of it is there. */
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
 * How to publish to the chosen target.
 *
 * @param at  moment of the publishing, as an ISO date
 * @param earlier  moment of the release that is brought back; without it, the one before the live one
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
