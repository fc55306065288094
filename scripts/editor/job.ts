import { execFile } from 'node:child_process';
import { CommandError } from '../commands/terminal';
import { nodeCommand } from '../nodeCommand';

export interface JobState {
  running: boolean;
  fine: boolean;
  output: string;
}

/** Arguments of scripts/commands/cli.ts for the buttons of the toolbar. */
const commands: Record<string, string[]> = {
  publish: ['deploy'],
  trial: ['deploy', '--samples'],
  back: ['deploy', '--back'],
  new: ['new', '--'],
  rename: ['rename', '--'],
  remove: ['remove', '--'],
};

/** @returns the state, which is updated while the command runs */
export function startJob(what: string, more: string[]): JobState {
  const command = commands[what];
  if (!command) throw new CommandError(`There is no command “${what}”.`);
  const state: JobState = { running: true, fine: false, output: '' };
  const cli = nodeCommand('tsx', 'scripts/commands/cli.ts', ...command, ...more);
  const options = { env: { ...process.env, NO_COLOR: '1' }, maxBuffer: Number.POSITIVE_INFINITY };
  const child = execFile(...cli, options, (error) => Object.assign(state, { running: false, fine: !error }));
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: string) => {
      state.output += part;
    });
  return state;
}
