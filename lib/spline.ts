/** How far the curve rises from a point to each of its two control points, a third of the way to its neighbours. */
function rise(tops: readonly number[], i: number): number {
  const top = (at: number) => tops[Math.max(0, Math.min(at, tops.length - 1))] ?? 0;
  return (top(i + 1) - top(i - 1)) / 6;
}

/**
 * Path data of a smooth curve through points at equal distances: a Catmull-Rom spline, which at each point is parallel
 * to the line between the two points beside it.
 *
 * @param tops  distances of the points from the top of the drawing, in its units
 * @param step  distance between two points
 */
export function spline(tops: readonly number[], step: number): string {
  const point = (right: number, down: number) => `${right.toFixed(2)} ${down.toFixed(2)}`;
  return tops
    .map((down, i) =>
      i === 0 ? `M${point(0, down)}` : `S${point((i - 1 / 3) * step, down - rise(tops, i))} ${point(i * step, down)}`,
    )
    .join('');
}

/** The distance from the top of a point on the curve of {@link spline}, at a distance from its left end in steps. */
export function splineAt(tops: readonly number[], steps: number): number {
  const i = Math.min(Math.floor(steps), tops.length - 2);
  const [from = 0, to = 0] = tops.slice(i, i + 2);
  const t = steps - i;
  const s = 1 - t;
  return (
    s ** 3 * from + 3 * s ** 2 * t * (from + rise(tops, i)) + 3 * s * t ** 2 * (to - rise(tops, i + 1)) + t ** 3 * to
  );
}
