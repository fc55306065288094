import { execFileSync } from 'node:child_process';

/**
 * Installs the Debian packages that are not here yet. Services are not started by it.
 *
 * @throws with what to do when that is not possible: it needs Debian, and root
 */
export function installDebian(...packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, [...args, ...packages], { env, stdio: 'ignore', timeout: 300_000 });
  try {
    run('dpkg', '-s');
  } catch {
    try {
      execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends');
    } catch {
      throw new Error(`Missing, and could not be installed. As root on Debian: apt-get install ${packages.join(' ')}`);
    }
  }
}
