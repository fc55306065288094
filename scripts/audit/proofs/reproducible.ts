import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../filesBelow';
import { copyPackages } from '../../scratch';
import type { Proof } from '../proof';

/** Digest of every file below a folder, by its path. */
async function digests(folder: string): Promise<Map<string, string>> {
  const names = await filesBelow(folder);
  const digest = (name: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(folder, name)))
      .digest('hex');
  return new Map(names.map((name) => [name, digest(name)]));
}

/** What differs between two exports, one text a file. */
function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].sort().flatMap((name) => {
    if (!one.has(name) || !other.has(name)) return [`${name} is in one build only`];
    return one.get(name) === other.get(name) ? [] : [`${name} differs`];
  });
}

/** Builds in a folder, without any cache. */
const build = (folder: string) =>
  new Promise<void>((done, failed) => {
    let said = '';
    const child = spawn('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said = (said + chunk).slice(-4000);
      });
    child.once('error', failed);
    child.once('exit', (status) =>
      status === 0
        ? done()
        : failed(new Error(`the build ended with ${status}: ${said.trim().split('\n').slice(-4).join(' | ')}`)),
    );
  });

export const reproducible: Proof = {
  name: 'reproducible',
  claim: 'two clean builds of one commit, in two folders, are the same byte for byte',
  minutes: 8,
  async run({ root, work, progress }) {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    let commit: string;
    try {
      commit = git('rev-parse', '--short', 'HEAD');
    } catch {
      return { problems: [], notRun: ['this folder is not a git repository'] };
    }
    const open = git('status', '--porcelain') ? ' (changes that are not committed were left out)' : '';
    const builds: Map<string, string>[] = [];
    for (const [i, name] of ['one', 'another-place'].entries()) {
      const folder = path.join(work, name);
      progress(i, 2, `build of ${commit}`);
      execFileSync('git', ['clone', '--quiet', '--local', root, folder], { stdio: 'ignore' });
      copyPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      await build(folder);
      builds.push(await digests(path.join(folder, 'out')));
      fs.rmSync(folder, { recursive: true, force: true });
    }
    const [one, other] = builds as [Map<string, string>, Map<string, string>];
    const planted = new Map(one).set('index.html', 'planted').set('planted.txt', '');
    const blind =
      differences(one, planted).length === 2
        ? []
        : ['the comparison is blind: it did not find two planted differences'];
    const problems = [...blind, ...differences(one, other)];
    return { problems, figures: `${one.size} files of commit ${commit}${open}` };
  },
};
