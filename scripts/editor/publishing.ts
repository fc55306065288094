import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { CommandError } from './terminal';

/** How far a command that the form has started has come. */
export interface JobState {
  what: string;
  running: boolean;
  fine: boolean;
  /** What the command has said so far. */
  said: string;
}

export interface Job {
  state: () => JobState;
}

/** What the buttons of the editor's head line run, by their name. */
const commands: Record<string, readonly string[]> = {
  check: ['check'],
  publish: ['deploy'],
  trial: ['deploy', '--', '--samples'],
  back: ['deploy', '--', '--back'],
};

/** Starts one of the editors' commands, as it could be typed in a terminal. */
export function startJob(what: string): Job {
  const command = commands[what];
  if (!command) throw new CommandError(`There is no command “${what}”.`);
  const state: JobState = { what, running: true, fine: false, said: '' };
  const child = spawn('npm', ['run', '--silent', ...command], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      state.said += stripVTControlCharacters(part.toString());
    });
  const end = (fine: boolean) => Object.assign(state, { running: false, fine });
  child.on('error', (error) => {
    state.said += error.message;
    end(false);
  });
  child.on('close', (code) => end(code === 0));
  return { state: () => state };
}
