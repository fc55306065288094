import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { bad, CommandError } from './terminal';

/** A question of a command. Its answer may come as `--name=…` instead. */
export interface Question {
  name: string;
  words: string;
  /** Taken when the answer is empty. A question without it must be answered. */
  fallback?: string;
  /** Words for an answer that will not do, or undefined. */
  wrong?: (answer: string) => string | undefined | Promise<string | undefined>;
}

/** Flags of the command line by name, and the words without dashes. */
export function flags(
  names: readonly string[],
  argv: readonly string[],
): { values: Record<string, string | undefined>; words: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    return { values: values as Record<string, string | undefined>, words: positionals };
  } catch (error) {
    throw new CommandError(
      (error as Error).message,
      `these flags are known: ${names.map((name) => `--${name}`).join(' ')}`,
    );
  }
}

/**
 * Asks what the flags do not answer.
 *
 * @throws CommandError for a flag that will not do, and without a terminal for an answer that is missing
 */
export async function answers(
  questions: readonly Question[],
  given: Record<string, string | undefined>,
): Promise<Record<string, string>> {
  const result: Record<string, string> = {};
  const terminal = process.stdin.isTTY === true;
  const reader = terminal ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    for (const { name, words, fallback, wrong } of questions) {
      for (;;) {
        const flag = given[name];
        const asked =
          flag ??
          (await reader?.question(`${words}${fallback === undefined ? '' : ` [${fallback}]`}: `).catch(() => {
            // Ctrl+C, or Ctrl+D on an empty line.
            throw new CommandError('\nStopped. Nothing was written.');
          })) ??
          '';
        const answer = asked.trim() || fallback;
        const problem = answer === undefined ? `${words}: an answer is needed (--${name}=…).` : await wrong?.(answer);
        if (answer !== undefined && !problem) {
          result[name] = answer;
          break;
        }
        if (flag !== undefined || !reader) throw new CommandError(problem ?? '', `give it as --${name}=…`);
        bad(problem ?? '');
      }
    }
  } finally {
    reader?.close();
  }
  return result;
}
