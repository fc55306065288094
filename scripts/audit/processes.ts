import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
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

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

export interface Running {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * Starts a server in a process group of its own and waits until it answers.
 *
 * @param seconds  how long to wait for the first answer
 * @throws with the end of what the server printed when it does not come up
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  port: number,
  options: { cwd?: string; env?: Record<string, string>; seconds?: number } = {},
): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let ended = false;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (said = (said + chunk).slice(-4000)));
  const exit = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      said += String(error);
      ended = true;
      resolve();
    });
    child.once('exit', () => {
      ended = true;
      resolve();
    });
  });
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid && !ended) process.kill(-child.pid, name);
    } catch {
      // It has gone already.
    }
  };
  // Nothing may outlive this run, however it ends.
  const killed = () => signal('SIGKILL');
  process.once('exit', killed);
  const stop = async () => {
    process.off('exit', killed);
    signal('SIGTERM');
    const timer = setTimeout(() => signal('SIGKILL'), 3000);
    await exit;
    clearTimeout(timer);
  };
  const until = Date.now() + (options.seconds ?? 15) * 1000;
  while (!ended && Date.now() < until) {
    const answer = await fetch(`${origin}/about`).catch(() => undefined);
    if (answer) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await stop();
  throw new Error(`${command} did not answer: ${said.trim().split('\n').slice(-6).join(' | ')}`);
}
