import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inProject } from '../../files';
import type { Export, Plan, Step } from '../plan';

/** A page that leads on. GitHub Pages cannot send a redirect; search engines take this for a permanent one. */
const leadOn = (to: string, domain: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>This page has moved</title><link rel="canonical" href="https://${domain}${to}"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p>This page has moved to <a href="${to}">${to}</a>.</p></body></html>\n`;

/** Empties a folder except for git's own. */
function clear(folder: string): void {
  for (const name of fs.readdirSync(folder))
    if (name !== '.git') fs.rmSync(path.join(folder, name), { recursive: true });
}

/** GitHub Pages from a branch: each release is one commit, so every earlier one can be brought back. */
export function githubPages(
  { repository, branch }: { repository: string; branch: string },
  { out, domain, moved, stamp }: Export,
): Plan {
  const work = inProject('.cache/github-pages');
  const git = (words: string, ...rest: string[]): Step => ({ words, command: ['git', ...rest], cwd: work });
  const fetch: Step[] = [
    {
      words: 'Make a fresh working folder',
      act: () => {
        fs.rmSync(work, { recursive: true, force: true });
        fs.mkdirSync(work, { recursive: true });
      },
    },
    git('Begin', 'init', '--quiet', '--initial-branch', branch),
    git('Name the repository', 'remote', 'add', 'origin', repository),
    {
      words: `Fetch the branch ${branch} as it is published now (none yet is fine)`,
      act: () => {
        if (
          spawnSync('git', ['fetch', '--quiet', '--depth', '20', 'origin', branch], { cwd: work, stdio: 'ignore' })
            .status === 0
        )
          spawnSync('git', ['reset', '--quiet', '--hard', 'FETCH_HEAD'], { cwd: work });
      },
    },
  ];
  const author = ['-c', 'user.name=Site', '-c', `user.email=site@${domain}`];
  const commit = (message: string) =>
    git('Note this release', ...author, 'commit', '--quiet', '--allow-empty', '--message', message);
  const push = git('Publish it in one step', 'push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
  return {
    where: `GitHub Pages, ${repository}, branch ${branch}`,
    atOnce: true,
    publish: [
      ...fetch,
      {
        words: 'Put the export in its place, with a page at every address that has moved',
        act: () => {
          clear(work);
          fs.cpSync(out, work, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
          for (const { from, to } of moved)
            fs.writeFileSync(path.join(work, `${from.slice(1)}.html`), leadOn(to, domain));
          fs.writeFileSync(path.join(work, '.nojekyll'), '');
          if (!domain.endsWith('.github.io')) fs.writeFileSync(path.join(work, 'CNAME'), `${domain}\n`);
        },
      },
      git('Take in every file', 'add', '--all', '--force'),
      commit(`Release ${stamp}`),
      push,
    ],
    back: [
      ...fetch,
      git('Take the release before', 'read-tree', '-u', '--reset', 'HEAD~1'),
      commit('Back to the release before'),
      push,
    ],
  };
}
