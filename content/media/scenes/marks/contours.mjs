/** Contour lines of a height field, as SVG path data. */

const round = (n) => Math.round(n * 10) / 10;

/** Segments where the field crosses `level` inside one grid cell (marching squares). */
function cellSegments(corners, level) {
  const [a, b, c, d] = corners; // clockwise from the top left: [x, y, height]
  const cross = [];
  for (const [p, q] of [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ]) {
    if (p[2] < level !== q[2] < level) {
      const t = (level - p[2]) / (q[2] - p[2]);
      cross.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
  }
  return cross.length === 4 ? [cross.slice(0, 2), cross.slice(2)] : cross.length === 2 ? [cross] : [];
}

const key = ([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`;

/** Joins loose segments end to end into polylines. */
function join(segments) {
  const ends = new Map();
  const add = (point, i) => ends.set(key(point), [...(ends.get(key(point)) ?? []), i]);
  segments.forEach(([p, q], i) => {
    add(p, i);
    add(q, i);
  });
  const used = new Set();
  const follow = (line) => {
    for (;;) {
      const tip = line.at(-1);
      const next = (ends.get(key(tip)) ?? []).find((i) => !used.has(i));
      if (next === undefined) return line;
      used.add(next);
      const [p, q] = segments[next];
      line.push(key(p) === key(tip) ? q : p);
    }
  };
  return segments.flatMap(([p, q], i) => {
    if (used.has(i)) return [];
    used.add(i);
    const forward = follow([p, q]);
    return [follow(forward.reverse())];
  });
}

/** A polyline drawn through the middles of its edges, so that no grid corner shows. */
function smooth(line) {
  const [first, ...rest] = line;
  let d = `M${round(first[0])} ${round(first[1])}`;
  rest.forEach(([x, y], i) => {
    const after = rest[i + 1];
    d += after
      ? `Q${round(x)} ${round(y)} ${round((x + after[0]) / 2)} ${round((y + after[1]) / 2)}`
      : `L${round(x)} ${round(y)}`;
  });
  return d;
}

/**
 * Contour lines of a field.
 * @param {(x: number, y: number) => number} field height at a point in pixels
 * @param {{ x?: number, y?: number, width: number, height: number, step?: number, levels: number[] }} area pixels
 * @returns {{ level: number, d: string }[]} one path for every level that occurs
 */
export function contours(field, { x = 0, y = 0, width, height, step = 12, levels }) {
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const grid = Array.from({ length: rows + 1 }, (_, j) =>
    Array.from({ length: columns + 1 }, (_, i) => {
      const px = x + i * step;
      const py = y + j * step;
      return [px, py, field(px, py)];
    }),
  );
  return levels.flatMap((level) => {
    const segments = [];
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++)
        segments.push(...cellSegments([grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]], level));
    const d = join(segments)
      .filter((line) => line.length > 6)
      .map(smooth)
      .join('');
    return d ? [{ level, d }] : [];
  });
}

/** `count` evenly spaced levels strictly between `from` and `to`. */
export const spread = (from, to, count) =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * (i + 0.5)) / count);
