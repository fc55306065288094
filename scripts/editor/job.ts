import { execFile } from 'node:child_process';
import { CommandError } from '../commands/terminal';
import { nodeCommand } from '../nodeCommand';

/** How far a command that the form has started has come. */
export interface JobState {
  running: boolean;
  fine: boolean;
  /** What the command has said so far. */
  said: string;
}

/** What the buttons of the editor's head line run: words after `npm run`. */
const commands: Record<string, string[]> = {
  check: ['check'],
  publish: ['deploy'],
  trial: ['deploy', '--', '--samples'],
  back: ['deploy', '--'],
};

/**
 * Starts one of the editors' commands, as it could be typed in a terminal.
 *
 * @param release  moment of the release that is brought back, as an ISO date, or nothing
 * @returns what changes while the command runs
 */
export function startJob(what: string, release: string): JobState {
  const command = commands[what];
  if (!command) throw new CommandError(`There is no command “${what}”.`);
  const state: JobState = { running: true, fine: false, said: '' };
  const words = ['run', '--silent', ...command, ...(release ? [`--release=${release}`] : [])];
  const options = { env: { ...process.env, NO_COLOR: '1' }, maxBuffer: Number.POSITIVE_INFINITY };
  const child = execFile(...nodeCommand('npm', ...words), options, (error) =>
    Object.assign(state, { running: false, fine: !error }),
  );
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: string) => {
      state.said += part;
    });
  return state;
}
