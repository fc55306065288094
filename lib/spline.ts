/**
 * Path data of a smooth curve through points at equal distances: a Catmull-Rom spline, which at each point is parallel
 * to the line between the two points beside it.
 *
 * @param tops  distances of the points from the top of the drawing, in its units
 * @param step  distance between two points
 */
export function spline(tops: readonly number[], step: number): string {
  const top = (i: number) => tops[Math.max(0, Math.min(i, tops.length - 1))] ?? 0;
  const point = (right: number, down: number) => `${right.toFixed(2)} ${down.toFixed(2)}`;
  return tops
    .map((down, i) => {
      const rise = (top(i + 1) - top(i - 1)) / 6;
      return i === 0 ? `M${point(0, down)}` : `S${point((i - 1 / 3) * step, down - rise)} ${point(i * step, down)}`;
    })
    .join('');
}
