import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inProject } from '../files';
import { DeskError, list, step } from '../terminal';

/** One thing that publishing does: a program with its arguments, or a piece of our own work. */
export interface Step {
  words: string;
  command?: readonly string[];
  /** Folder in which the command runs; the project folder when missing. */
  cwd?: string;
  act?: () => unknown;
}

/** How one host is published to. */
export interface Plan {
  /** Where the site goes, in words. */
  where: string;
  /** True when visitors see either the whole old or the whole new site at every moment. */
  atOnce: boolean;
  publish: Step[];
  /** Brings the release before back, or says why that cannot be done. */
  back: Step[] | string;
}

/** What every host needs to know. */
export interface Export {
  /** Folder of the finished export. */
  out: string;
  /** Host name of the site, without https://. */
  domain: string;
  moved: readonly { from: string; to: string }[];
  /** Moment of this publishing; names the release. */
  stamp: string;
}

const quoted = (word: string) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** A command as it could be typed. */
export const typed = (command: readonly string[]): string => command.map(quoted).join(' ');

const onPath = (program: string): boolean =>
  [inProject('node_modules/.bin'), ...(process.env.PATH ?? '').split(path.delimiter)].some(
    (folder) => folder !== '' && fs.existsSync(path.join(folder, program)),
  );

/** A host's own client: the one that is installed, else npm's for this one run. */
export const client = (program: string, npmPackage: string): string[] =>
  onPath(program) ? [program] : ['npx', '--yes', npmPackage];

const howToInstall: Record<string, string> = {
  aws: 'install the AWS client (https://aws.amazon.com/cli/), run “aws configure”, then publish again.',
  rsync: 'install rsync (Debian: apt-get install rsync; macOS: brew install rsync), then publish again.',
  ssh: 'install an ssh client (Debian: apt-get install openssh-client), then publish again.',
  git: 'install git (https://git-scm.com), then publish again.',
};

/** Names the programs that the steps need and that are not here. */
function missingPrograms(steps: readonly Step[]): string[] {
  const programs = new Set(steps.flatMap(({ command }) => (command ? [command[0] as string] : [])));
  return [...programs].filter((program) => !onPath(program));
}

export function tellSteps(steps: readonly Step[]): void {
  for (const [i, { words, command, cwd }] of steps.entries()) {
    step(i + 1, steps.length, words);
    if (command) list([`$ ${typed(command)}${cwd ? `   (in ${cwd})` : ''}`]);
  }
}

/** @throws DeskError at the first step that fails, saying that the steps after it were not done */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const [missing] = missingPrograms(steps);
  if (missing)
    throw new DeskError(`The program “${missing}” is not installed. Nothing was published.`, howToInstall[missing]);
  const env = { ...process.env, PATH: `${inProject('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}` };
  for (const [i, { words, command, cwd, act }] of steps.entries()) {
    step(i + 1, steps.length, words);
    if (command) {
      const [program = '', ...rest] = command;
      const { status, error } = spawnSync(program, rest, { cwd: cwd ?? inProject('.'), stdio: 'inherit', env });
      if (status !== 0)
        throw new DeskError(
          `“${words}” failed${error ? ` (${error.message})` : ` with code ${status}`}. ${i + 1 < steps.length ? 'The steps after it were not done.' : ''}`,
          'read the lines above: they are the host’s own words. Then run the command again; publishing twice does no harm.',
        );
    }
    await act?.();
  }
}
