import { execFileSync } from 'node:child_process';
import { inProject, writeWhole } from './files';
import { CommandError } from './terminal';

/**
 * Puts a content file back to how git has kept it last.
 *
 * @param name  path below content/, without .yaml
 * @returns the day on which it was kept, year-month-day
 * @throws CommandError where the project is no git checkout, or git has never seen the file
 */
export function takeBack(name: string): { day: string } {
  const file = `content/${name}.yaml`;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: inProject('.'), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const kept = git('show', `HEAD:./${file}`);
    writeWhole(file, kept);
    return { day: git('log', '-1', '--format=%cs', '--', file).trim() };
  } catch {
    throw new CommandError('There is nothing to go back to: git has never kept this file.');
  }
}
