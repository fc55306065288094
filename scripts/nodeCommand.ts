import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const packages: Record<string, string> = {
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli',
  tsx: 'tsx/cli',
};

/**
 * Runs the executables of packages with Node itself: on Windows they are batch files, which Node does not start without a
 * shell. Other programs stay as they are.
 *
 * @returns program and arguments for `spawn` and `execFile`
 */
export function nodeCommand(program: string, ...args: string[]): [program: string, args: string[]] {
  const entry = packages[program];
  return entry ? [process.execPath, [resolve(entry), ...args]] : [program, args];
}
