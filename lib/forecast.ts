interface Errors {
  rule: number;
  model: number;
}

/**
 * The mean errors of a simple rule and of a model over a span of weeks, in the unit of the errors.
 *
 * @param span  first and last week, counted from 1
 */
export function meanErrors(weeks: readonly Errors[], { from, to }: { from: number; to: number }): Errors {
  const counted = weeks.slice(from - 1, to);
  const mean = (of: keyof Errors) => counted.reduce((sum, week) => sum + week[of], 0) / counted.length;
  return { rule: mean('rule'), model: mean('model') };
}
