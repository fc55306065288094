/** The upper median; NaN without values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Prints the missed goals and sets the exit code. */
export function finish(missed: readonly string[]): void {
  console.log(missed.length > 0 ? `\nMissed:\n${missed.map((goal) => `- ${goal}`).join('\n')}` : '\nAll goals hold.');
  process.exitCode = missed.length > 0 ? 1 : 0;
}
