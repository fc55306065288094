import { createInterface } from 'node:readline/promises';
import type { z } from 'zod';
import { problemFromIssue } from '@/lib/content/errors';
import { bad, CommandError } from './terminal';

/** A question of a command. Its answer may come as `--name=…` instead. */
interface Question {
  name: string;
  words: string;
  /** Taken when the answer is empty. A question without it must be answered. */
  fallback?: string;
  /** Words for an answer that will not do, or undefined. */
  wrong: (answer: string) => string | undefined;
}

/** Holds an answer to the rules of the field that it is for. */
export const fits =
  (field: z.ZodType) =>
  (answer: string): string | undefined => {
    const [issue] = field.safeParse(answer).error?.issues ?? [];
    const { found, allowed } = issue ? problemFromIssue('', answer, issue) : {};
    return issue && `Found ${found}; allowed is ${allowed}.`;
  };

/**
 * The answer to a question: as a flag of its name gives it, else asked again and again until it will do.
 *
 * @throws CommandError for a flag that will not do, and without a terminal for an answer that is missing
 */
export async function answer(
  { name, words, fallback, wrong }: Question,
  given: Record<string, string | undefined>,
): Promise<string> {
  const reader = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
  const asked = () =>
    reader?.question(`${words}${fallback ? ` [${fallback}]` : ''}: `).catch(() => {
      // Ctrl+C, or Ctrl+D on an empty line.
      throw new CommandError('\nStopped. Nothing was written.');
    });
  try {
    while (true) {
      const text = (given[name] ?? (await asked()) ?? '').trim() || (fallback ?? '');
      const problem = text === '' ? `${words}: an answer is needed (--${name}=…).` : wrong(text);
      if (!problem) return text;
      if (given[name] !== undefined || !reader) throw new CommandError(problem, `give it as --${name}=…`);
      bad(problem);
    }
  } finally {
    reader?.close();
  }
}
