import { styleText } from 'node:util';

export const good = (text: string) => console.log(`${styleText('green', '✓')} ${text}`);
export const bad = (text: string) => console.log(`${styleText('red', '✗')} ${text}`);
export const note = (text: string) => console.log(`${styleText('yellow', 'i')} ${text}`);
export const title = (text: string) => console.log(`\n${styleText('bold', text)}`);
export const next = (text: string) => console.log(`\nNext: ${text}`);

export function list(lines: readonly string[]): void {
  for (const line of lines) console.log(`  ${line.replaceAll('\n', '\n  ')}`);
}

export const step = (n: number, of: number, text: string) => console.log(`${styleText('dim', `[${n}/${of}]`)} ${text}`);

/** A mistake of the user, printed without a stack; `next` says what to do. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly next?: string,
  ) {
    super(message);
  }
}

const systemErrors: Record<string, string> = {
  EACCES: 'cannot be changed: you have no permission',
  EPERM: 'cannot be changed: you have no permission, or another program has it open',
  EBUSY: 'is in use by another program',
  EROFS: 'is on a disk that cannot be written',
  ENOSPC: 'cannot be written: the disk is full',
};

export function readableError(error: unknown): unknown {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const words = path && systemErrors[code];
  return words ? new CommandError(`${path} ${words}.`, 'correct that, then try again.') : error;
}

/** Mistakes of the user are printed as sentences, bugs with their stack. */
export async function attempt(command: () => Promise<unknown>): Promise<boolean> {
  try {
    return (await command()) !== false;
  } catch (thrown) {
    const error = readableError(thrown);
    const { name, message, code, next: todo } = error as CommandError & NodeJS.ErrnoException;
    const isContentError = name === 'ContentError';
    if (isContentError || error instanceof CommandError || String(code).startsWith('ERR_PARSE_ARGS')) bad(message);
    else console.error(error);
    if (todo) next(todo);
    if (isContentError) next('fix the fields named above, then run the command again.');
    return false;
  }
}

export async function run(command: () => Promise<unknown>): Promise<void> {
  if (!(await attempt(command))) process.exitCode = 1;
}
