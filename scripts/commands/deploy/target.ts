import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type ContentProblem, formatProblems } from '@/lib/content/errors';
import { readYamlFile } from '@/lib/content/read';
import { immutableFolders } from '@/lib/headers';
import { inProject } from '../projectFiles';
import { CommandError } from '../terminal';
import type { Step } from './steps';

/** The values become arguments of commands, which would read one that begins with a dash as an option. */
const targetSchema = z.strictObject({
  path: z.string().regex(/^[\w./][\w./-]*$/, 'must be a folder without spaces in its name, such as /srv/site'),
  host: z
    .string()
    .regex(/^[a-z0-9][\w.-]*(@[a-z0-9][\w.-]*)?$/i, 'must look like user@server')
    .optional(),
});
/** The folder that a web server serves, and its machine unless it is this one. */
export type Target = z.infer<typeof targetSchema>;

export function readTarget(): Target {
  const problems: ContentProblem[] = [];
  const target = readYamlFile('deploy.yaml', targetSchema, problems);
  if (!target)
    throw new CommandError(
      formatProblems(problems, 'Nothing was published.', 'the settings'),
      'correct deploy.yaml, then run the command again.',
    );
  return target.host ? target : { path: path.resolve(inProject('.'), target.path) };
}

export const describeTarget = ({ path: site, host }: Target): string =>
  `${host ? `${host}:` : ''}${site} (a web server serves ${site}/current)`;

const onHost = ({ host }: Target, ...command: string[]): string[] => (host ? ['ssh', '--', host, ...command] : command);

const release = (target: Target, words: string, ...args: string[]): Step => ({
  words,
  command: onHost(target, 'sh', '-s', '--', ...args),
  input: fs.readFileSync(path.join(import.meta.dirname, 'release.sh'), 'utf8'),
});

/** Each release is copied beside the live one, then a symbolic link is switched to it. */
export function publishSteps(target: Target, out: string, at: string): Step[] {
  const { path: site, host } = target;
  const name = at.replace(/[:.]/g, '-');
  const incoming = `${site}/releases/.incoming-${name}`;
  const hashed = immutableFolders.map((below) => below.slice(1, -1));
  const copy = host
    ? ['rsync', '-az', `--link-dest=${site}/current/`, '--', `${out}/`, `${host}:${incoming}/`]
    : ['cp', '-R', '--', `${out}/.`, incoming];
  return [
    { words: 'Make the folder of this release', command: onHost(target, 'mkdir', '-p', '--', incoming) },
    { words: 'Copy the site', command: copy },
    release(target, 'Switch to it in one step; the two releases before are kept', 'publish', site, name, ...hashed),
  ];
}

export const backSteps = (target: Target): Step[] => [
  release(target, 'Switch to the release before', 'back', target.path),
];
