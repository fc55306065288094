import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { copyPackages } from '../../scratch';
import type { Check } from '../check';

export const reproducible: Check = {
  name: 'reproducible',
  claim: 'two clean builds of one commit, in two folders, are the same byte for byte',
  run({ root, work, progress }) {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
    const commit = git('rev-parse', '--short', 'HEAD');
    const [one, other] = ['one', 'another-place'].map((name, i) => {
      progress(i + 1, 2, `build of ${commit}`);
      const folder = path.join(work, name);
      git('clone', '--quiet', '--local', root, folder);
      copyPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
      execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'pipe' });
      fs.renameSync(path.join(folder, 'out'), `${folder}-out`);
      fs.rmSync(folder, { recursive: true });
      return `${folder}-out`;
    }) as [string, string];
    const { stdout } = spawnSync('diff', ['-rq', one, other], { encoding: 'utf8' });
    const open = git('status', '--porcelain') ? ' (changes that are not committed were left out)' : '';
    return { problems: stdout.split('\n').filter(Boolean), figures: `commit ${commit}${open}` };
  },
};
