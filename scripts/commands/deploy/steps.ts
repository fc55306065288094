import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nodeCommand } from '../../nodeCommand';
import { inProject } from '../projectFiles';
import { CommandError, list, step } from '../terminal';

/** One command of a publishing, run in the project folder. */
export interface Step {
  words: string;
  command: readonly string[];
  /** What the command reads. */
  input?: string;
}

/** How one host is published to. Visitors see either the whole old or the whole new site at every moment. */
export interface Plan {
  /** Where the site goes, in words. */
  where: string;
  publish: Step[];
  /** Prints the release that `back` brings, or nothing; missing where only the host's own client knows. */
  before?: Step;
  /** Brings back an earlier release. */
  back: Step[];
  /** How many releases can be live again, with the live one. */
  kept: number;
}

const quoted = (word: string) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** A command as it could be typed. */
const typed = ({ command, input }: Step): string =>
  `$ ${command.map(quoted).join(' ')}${input === undefined ? '' : ' < scripts/commands/deploy/release.sh'}`;

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => ['', '.exe', '.cmd'].some((end) => fs.existsSync(path.join(folder, program + end))));

/** Runs a command; `said` is where its words go. */
const run = ({ command: [program = '', ...args], input }: Step, said: 'pipe' | 'inherit') =>
  spawnSync(...nodeCommand(program, ...args), {
    cwd: inProject('.'),
    env: process.env,
    input,
    encoding: 'utf8',
    stdio: [input === undefined ? 'inherit' : 'pipe', said, said],
  });

/** @throws CommandError naming a program that the steps need and that is not here */
export function needPrograms(steps: readonly Step[]): void {
  const missing = steps.map(({ command }) => command[0] ?? '').find((program) => !isInstalled(program));
  if (missing)
    throw new CommandError(
      `The program “${missing}” is not installed. Nothing was published.`,
      `install it (Debian: apt-get install ${missing === 'ssh' ? 'openssh-client' : missing}), then run the command again.`,
    );
}

/**
 * Runs a command and returns what it printed.
 *
 * @throws CommandError when the command fails
 */
export function ask(question: Step): string {
  const { status, stdout, stderr } = run(question, 'pipe');
  if (status !== 0)
    throw new CommandError(
      `“${question.words}” failed: ${stderr.trim()}`,
      `check the target in deploy.yaml, then try again.`,
    );
  return stdout.trim();
}

/**
 * Does the steps, or with `dry` says only what they would be.
 *
 * @throws CommandError at the first step that fails, saying that the steps after it were not done
 */
export function runSteps(steps: readonly Step[], dry = false): void {
  for (const [i, each] of steps.entries()) {
    step(i + 1, steps.length, each.words);
    if (dry) list([typed(each)]);
    else if (run(each, 'inherit').status !== 0)
      throw new CommandError(
        `“${each.words}” failed. ${i + 1 < steps.length ? 'The steps after it were not done.' : ''}`.trim(),
        'read the lines above: they say why. Then run the command again; publishing twice does no harm.',
      );
  }
}
