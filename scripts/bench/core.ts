import { parseArgs } from 'node:util';

/** What every benchmark reads from its command line. */
export function benchArguments(): { words: string[]; runs: number } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '3' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is “${values.runs}”; it must be 1 or more.`);
  return { words: positionals, runs };
}

/** The middle of some figures, or halfway between the two in the middle; NaN without any. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low, high] = [sorted[middle - 1] ?? Number.NaN, sorted[middle] ?? Number.NaN];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

/** Prints the goals that were missed, if any, and lets the command fail for them. */
export function finish(missed: readonly string[]): void {
  console.log(missed.length > 0 ? `\nMissed:\n${missed.map((goal) => `- ${goal}`).join('\n')}` : '\nAll goals hold.');
  process.exitCode = missed.length > 0 ? 1 : 0;
}
