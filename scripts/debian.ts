import { execFileSync } from 'node:child_process';

/** Chromium needs `--no-sandbox`, and packages can be installed, only as root. */
export const isRoot = process.getuid?.() === 0;

/**
 * Installs the Debian packages that are missing, without starting their services, and says so.
 *
 * @throws with the command to type where that is not possible: it needs Debian and root
 */
export function installDebian(...packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { env, stdio: 'ignore', timeout: 300_000 });
  try {
    run('dpkg', '-s', ...packages);
    return;
  } catch {
    // At least one is missing, or this is no Debian.
  }
  try {
    if (!isRoot) throw new Error('not root');
    console.log(`Installing Debian packages: ${packages.join(' ')}`);
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  } catch {
    throw new Error(`Missing, and could not be installed. As root on Debian: apt-get install ${packages.join(' ')}`);
  }
}
