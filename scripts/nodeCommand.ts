import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

const packages: Record<string, string> = {
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli',
  tsx: 'tsx/cli',
};

/** The script behind `npm` or `npx`: where the running npm is, else beside Node. */
function npmScript(name: string): string | undefined {
  const bin = path.dirname(process.execPath);
  return [
    path.dirname(process.env.npm_execpath ?? ''),
    path.join(bin, 'node_modules/npm/bin'),
    path.join(bin, '../lib/node_modules/npm/bin'),
  ]
    .map((folder) => path.join(folder, `${name}-cli.js`))
    .find((file) => fs.existsSync(file));
}

/**
 * Runs `npm`, `npx` and the executables of packages with Node itself: on Windows they are batch files, which Node does
 * not start without a shell. Other programs stay as they are.
 *
 * @returns program and arguments for `spawn` and `execFile`
 */
export function nodeCommand(program: string, ...args: string[]): [program: string, args: string[]] {
  const entry = packages[program];
  const script = entry ? resolve(entry) : /^np[mx]$/.test(program) ? npmScript(program) : undefined;
  return script ? [process.execPath, [script, ...args]] : [program, args];
}
