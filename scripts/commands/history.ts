/** The content's history in git. Nothing here touches the index or other files of the repository. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { picturesUsed } from '@/lib/content/check/pictures';
import { publishedFile } from '@/lib/content/check/publishedAddresses';
import { picturesFolder } from '@/lib/pictures/presets';
import { inProject } from './projectFiles';
import { CommandError } from './terminal';

/** What the commands and the editor change. */
const folders = ['content', 'public/cards'];

export interface Version {
  commit: string;
  at: string;
  by: string;
  what: string;
}

const foldersHere = () => folders.filter((folder) => fs.existsSync(inProject(folder)));

const git = (args: string[], env: Record<string, string> = {}, input = ''): string =>
  execFileSync('git', args, {
    cwd: inProject('.'),
    input,
    // Git refuses to commit without an e-mail address, which a new computer may lack.
    env: { EMAIL: `${os.userInfo().username}@localhost`, ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: 'pipe',
  });

/** The content as a commit, which is on no branch until `commitSnapshot` is called. */
interface Snapshot {
  commit: string;
  parent: string;
}

/**
 * @param published  text of the file of published addresses, which is written only when publishing has succeeded
 * @returns undefined without a repository
 */
export function snapshot(words: string, published?: string): Snapshot | undefined {
  try {
    const parent = git(['rev-parse', 'HEAD']).trim();
    const env = { GIT_INDEX_FILE: inProject('.cache/editor/index') };
    fs.mkdirSync(inProject('.cache/editor'), { recursive: true });
    git(['read-tree', parent], env);
    git(['add', '--all', '--', ...foldersHere()], env);
    if (published) {
      const blob = git(['hash-object', '-w', '--stdin'], env, published).trim();
      git(['update-index', '--add', '--cacheinfo', `100644,${blob},${publishedFile}`], env);
    }
    const tree = git(['write-tree'], env).trim();
    const files = git(['diff-tree', '-r', '--name-only', parent, tree]).split('\n');
    const named = files.filter((file) => file && !file.includes('/encoded/'));
    if (named.length === 0) return { commit: parent, parent };
    return { commit: git(['commit-tree', tree, '-p', parent, '-m', words, '-m', named.join('\n')]).trim(), parent };
  } catch {
    return undefined;
  }
}

/** Moves the current branch to a snapshot. */
export function commitSnapshot({ commit, parent }: Snapshot): void {
  if (commit === parent) return;
  git(['update-ref', '-m', 'Content', 'HEAD', commit, parent]);
  git(['reset', '--quiet', '--', ...foldersHere()]);
}

/** @returns whether there is a repository */
export function commitContent(words: string): boolean {
  const now = snapshot(words);
  if (now) commitSnapshot(now);
  return now !== undefined;
}

export function versions(file?: string): Version[] {
  try {
    const log = git(['log', '-12', '--format=%H%x09%cI%x09%an%x09%s', '--', ...(file ? [file] : folders)]);
    return log
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [commit = '', at = '', by = '', what = ''] = line.split('\t');
        return { commit, at, by, what };
      });
  } catch {
    return [];
  }
}

/** Commits the content as it is now, then replaces it (or one file) by an earlier version. */
export function restore(version: string, file?: string): void {
  if (!versions(file).some(({ commit: one }) => one === version))
    throw new CommandError('This version is not among the last twelve.');
  const restorePaths = (...paths: string[]) => git(['restore', `--source=${version}`, '--worktree', '--', ...paths]);
  commitContent('Before taking back');
  // A published address stays published, whichever content is restored.
  if (!file) restorePaths(...folders, `:(exclude)${publishedFile}`);
  else {
    restorePaths(file);
    for (const { src } of picturesUsed()) {
      const picture = `${picturesFolder}/${src}`;
      if (!fs.existsSync(inProject(picture)) && git(['ls-tree', version, '--', picture])) restorePaths(picture);
    }
  }
}
