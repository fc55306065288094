/** How far the curve falls from a point to its next control point, which is a third of a step further. */
function slope(tops: readonly number[], i: number): number {
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
  const point = (steps: number, down: number) => `${(steps * step).toFixed(2)} ${down.toFixed(2)}`;
  return tops
    .map((down, i) => {
      if (i === 0) return `M${point(0, down)}C${point(1 / 3, down + slope(tops, 0))} `;
      const control = `${point(i - 1 / 3, down - slope(tops, i))} ${point(i, down)}`;
      return i === 1 ? control : `S${control}`;
    })
    .join('');
}

/** Distance from the top of a point on the curve of `spline`, which is some steps from its left end. */
export function splineAt(tops: readonly number[], steps: number): number {
  const i = Math.min(Math.floor(steps), tops.length - 2);
  const [from = 0, to = 0] = tops.slice(i, i + 2);
  const t = steps - i;
  const s = 1 - t;
  const [after, before] = [from + slope(tops, i), to - slope(tops, i + 1)];
  return s ** 3 * from + 3 * s ** 2 * t * after + 3 * s * t ** 2 * before + t ** 3 * to;
}
