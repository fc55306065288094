/** What the editors' commands print: a tick, a cross or a note, and always what to do next. */
import { styleText } from 'node:util';

export const good = (text: string) => console.log(`${styleText('green', '✓')} ${text}`);
export const bad = (text: string) => console.log(`${styleText('red', '✗')} ${text}`);
export const note = (text: string) => console.log(`${styleText('yellow', 'i')} ${text}`);
export const title = (text: string) => console.log(`\n${styleText('bold', text)}`);
export const next = (text: string) => console.log(`\nNext: ${text}`);

/** Lines below a heading, indented. */
export function list(lines: readonly string[]): void {
  for (const line of lines) console.log(`  ${line.replaceAll('\n', '\n  ')}`);
}

/** `count(1, 'picture')` → "1 picture"; `count(3, 'picture')` → "3 pictures". */
export const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** A step of long work: said when it begins, with its number; on a terminal the line stays while it runs. */
export const step = (n: number, of: number, text: string) => console.log(`${styleText('dim', `[${n}/${of}]`)} ${text}`);

/** A mistake of the person at the command, told without a stack. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly next?: string,
  ) {
    super(message);
  }
}

/**
 * Runs a command: mistakes of the person are told in words, everything else is a fault of ours and keeps its stack.
 *
 * @returns false when the command said so, or failed
 */
export async function attempt(command: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await command()) !== false;
  } catch (error) {
    const { name, message, code, next: todo } = error as CommandError & NodeJS.ErrnoException;
    const isWords =
      error instanceof CommandError || name === 'ContentError' || String(code).startsWith('ERR_PARSE_ARGS');
    if (isWords) bad(message);
    else console.error(error);
    if (todo) next(todo);
    if (name === 'ContentError') next('fix the fields named above, then run the command again.');
    return false;
  }
}

/** Runs a command as the whole of a process, which fails with it. */
export async function run(command: () => Promise<unknown>): Promise<void> {
  if (!(await attempt(command))) process.exitCode = 1;
}
