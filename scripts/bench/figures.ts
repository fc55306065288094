/** The middle of some figures, or the higher of the two in the middle; NaN without any. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Prints the goals that were missed, if any, and lets the command fail for them. */
export function finish(missed: readonly string[]): void {
  console.log(missed.length > 0 ? `\nMissed:\n${missed.map((goal) => `- ${goal}`).join('\n')}` : '\nAll goals hold.');
  process.exitCode = missed.length > 0 ? 1 : 0;
}
