import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Whether a command can be found. */
export function hasCommand(name: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => fs.existsSync(`${folder}/${name}`));
}

/**
 * Installs Debian packages when they are missing. Services are not started by it.
 *
 * @returns why it did not work, or undefined
 */
export function installDebian(packages: readonly string[], present: () => boolean): string | undefined {
  if (present()) return undefined;
  const names = packages.join(' ');
  if (process.getuid?.() !== 0 || !hasCommand('apt-get'))
    return `not installed; as root on Debian: apt-get install ${names}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore', timeout: 180_000 });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      stdio: 'ignore',
      timeout: 300_000,
    });
  } catch (error) {
    return `apt-get install ${names} failed: ${String(error).split('\n')[0]}`;
  }
  return present() ? undefined : `apt-get install ${names} did not bring it`;
}
