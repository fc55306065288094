import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nodeCommand } from '../../nodeCommand';
import { inProject } from '../projectFiles';
import { CommandError, list, step } from '../terminal';

/** One command of a deployment, run in the project folder. */
export interface Step {
  words: string;
  command: readonly string[];
  /** Standard input of the command. */
  input?: string;
}

/** How one host is published to. Every plan replaces the site atomically. */
export interface Plan {
  /** The destination as the user knows it. */
  where: string;
  publish: Step[];
  /** Prints the release that `back` brings back, or nothing; missing where only the host's own client knows. */
  previous?: Step;
  back: Step[];
  /** How many releases the host keeps, the live one included. */
  kept: number;
}

const quoted = (word: string) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

const asTyped = ({ command, input }: Step): string =>
  `$ ${command.map(quoted).join(' ')}${input === undefined ? '' : ' < scripts/commands/deploy/release.sh'}`;

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => ['', '.exe', '.cmd'].some((end) => fs.existsSync(path.join(folder, program + end))));

/** Lines of a failed step's output that are shown: its end says why. */
const mostLines = 30;

const run = ({ command: [program = '', ...args], input }: Step) =>
  spawnSync(...nodeCommand(program, ...args), {
    cwd: inProject('.'),
    env: process.env,
    input,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: [input === undefined ? 'inherit' : 'pipe', 'pipe', 'pipe'],
  });

/** @throws CommandError naming a program that is not installed */
export function requirePrograms(steps: readonly Step[]): void {
  const missing = steps.map(({ command }) => command[0] ?? '').find((program) => !isInstalled(program));
  if (missing)
    throw new CommandError(
      `The program “${missing}” is not installed. Nothing was published.`,
      `install it (Debian: apt-get install ${missing === 'ssh' ? 'openssh-client' : missing}), then run the command again.`,
    );
}

/**
 * @returns what the command printed
 * @throws CommandError when it fails
 */
export function ask(question: Step): string {
  const { status, stdout, stderr } = run(question);
  if (status !== 0)
    throw new CommandError(
      `“${question.words}” failed: ${stderr.trim()}`,
      `check the target in deploy.yaml, then try again.`,
    );
  return stdout.trim();
}

/**
 * Runs the steps, or with `dry` only prints them.
 *
 * @throws CommandError at the first step that fails
 */
export function runSteps(steps: readonly Step[], dry = false): void {
  for (const [i, each] of steps.entries()) {
    step(i + 1, steps.length, each.words);
    if (dry) list([asTyped(each)]);
    else {
      const { status, stdout, stderr } = run(each);
      if (status === 0) continue;
      list(`${stdout}${stderr}`.trim().split('\n').slice(-mostLines));
      throw new CommandError(
        `“${each.words}” failed. ${i + 1 < steps.length ? 'The steps after it were not done.' : ''}`.trim(),
        'read the lines above: they say why. Then run the command again; publishing twice does no harm.',
      );
    }
  }
}
