/** The first and the last week or day that a step names, as in `Week 2: agree the target` or `Days 3–5: build`. */
export function weeksOf(step: string): [first: number, last: number] | undefined {
  const [, first, last = first] = /^(?:Week|Day)s? (\d+)(?:–(\d+))?:/.exec(step) ?? [];
  return first === undefined ? undefined : [Number(first), Number(last)];
}
