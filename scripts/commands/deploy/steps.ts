import { spawnSync } from 'node:child_process';
import { nodeCommand } from '../../nodeCommand';
import { inProject } from '../projectFiles';
import { CommandError, list, step } from '../terminal';

export interface Step {
  words: string;
  command: readonly string[];
  input?: string;
}

/** Only the last lines of a failed step's output are shown, because they say why it failed. */
const maxLines = 30;

export function runSteps(steps: readonly Step[]): void {
  for (const [i, { words, command, input }] of steps.entries()) {
    step(i + 1, steps.length, words);
    const [program = '', ...args] = command;
    const { error, status, stdout, stderr } = spawnSync(...nodeCommand(program, ...args), {
      cwd: inProject('.'),
      env: process.env,
      input,
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      stdio: [input === undefined ? 'inherit' : 'pipe', 'pipe', 'pipe'],
    });
    if (status === 0) continue;
    const output = error ? `“${program}” does not run: is it installed?` : `${stdout}${stderr}`;
    const lines = output.trim().split('\n').slice(-maxLines);
    list(lines);
    throw new CommandError(
      `“${words}” failed: ${lines.at(-1)}`,
      'the lines above say why. It is safe to publish again.',
    );
  }
}
