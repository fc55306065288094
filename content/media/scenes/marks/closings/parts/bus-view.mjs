/** The view of the which-bus closing, from a balcony: places on the ground, upright blocks at any angle, long shadows to the left. */
import { DAY, ink } from '../../daylight.mjs';
import { mapped, polygon, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

/** How much the ground is foreshortened, and how much what stands on it. */
const FLAT = 0.62;
const TALL = 0.86;

/** The middle of the traffic island. */
export const CENTRE = [680, 356];

/** Where [along, across, up] lies for a thing at (x, y) that heads for `degrees`: 0 is to the right, 90 towards us. */
export const heading = (x, y, degrees) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (u, v, z = 0) => [x + u * cos - v * sin, y + (u * sin + v * cos) * FLAT - z * TALL];
};

/** What the low sun at the right casts on the ground. */
export const cast = (d, share = 0.3) => area(d, '#123a40', `fill-opacity="${share}" `);

/** The shadow of an upright outline whose foot is at (x, y). */
export const castUpright = (x, y, s, m = 1) => mapped((u, v) => [x + u * m * s * 0.8 + v * s * 1.35, y - v * s * 0.5]);

/** Faces of an outline on the ground, raised from z to h, that we see. */
function faces(p, plan, z, h) {
  const [foot, head] = [z, h].map((up) => plan.map(([u, v]) => p(u, v, up)));
  const next = (list, i) => list[(i + 1) % list.length];
  const turn = Math.sign(foot.reduce((sum, [x, y], i) => sum + x * next(foot, i)[1] - next(foot, i)[0] * y, 0));
  return {
    head,
    seen: foot
      .map((corner, i) => ({ i, dx: next(foot, i)[0] - corner[0], dy: next(foot, i)[1] - corner[1] }))
      .filter(({ dx }) => -dx * turn > 0)
      .map(({ i, dy }) => ({ d: polygon([foot[i], next(foot, i), next(head, i), head[i]]), sunny: dy * turn > 0 })),
  };
}

/** A block on any outline `[u, v]`: colours of its top, its sunny and its shady sides. */
export function prism(p, plan, [z, h], [top, sunny, shady], width = 2.2) {
  const { head, seen } = faces(p, plan, z, h);
  return (
    seen.map((side) => solid(side.d, side.sunny ? sunny : shady, ink(width))).join('') +
    solid(polygon(head), top, ink(width))
  );
}

/** The shadow of such a block. */
export function prismShadow(p, plan, h, share) {
  const foot = plan.map(([u, v]) => p(u, v));
  const away = foot.map(([x, y]) => [x - h * 1.25, y + h * 0.42]);
  return cast(polygon(hull([...foot, ...away])), share);
}

/** The smallest convex outline round points. */
function hull(points) {
  const sorted = [...points].sort(([a, b], [c, d]) => a - c || b - d);
  const half = (list) => {
    const kept = [];
    const outside = ([a, b], [c, d], [x, y]) => (c - a) * (y - b) - (d - b) * (x - a) <= 0;
    for (const point of list) {
      while (kept.length > 1 && outside(kept.at(-2), kept.at(-1), point)) kept.pop();
      kept.push(point);
    }
    return kept;
  };
  return [...half(sorted).slice(0, -1), ...half(sorted.reverse()).slice(0, -1)];
}

/** A rectangle between two corners on the ground. */
export const rect = (a, b, e, f) => [
  [a, b],
  [e, b],
  [e, f],
  [a, f],
];

/** What draws on the upright wall between two places on the ground: path data along it and up. */
export const wall = (p, [a, b], [e, f]) => {
  const long = Math.hypot(e - a, f - b);
  return mapped((s, z) => p(a + ((e - a) * s) / long, b + ((f - b) * s) / long, z));
};

/** Whether we see that wall, the outside being to the right of the way from the first place to the second. */
export const isSeen = (p, a, b) => p(...b)[0] < p(...a)[0];

/** Places on a cubic curve with the tangent there, in ground measures. */
const along = (from, over, under, to, t) => {
  const mix = (i) =>
    (1 - t) ** 3 * from[i] + 3 * t * (1 - t) ** 2 * over[i] + 3 * t * t * (1 - t) * under[i] + t ** 3 * to[i];
  return [mix(0), mix(1)];
};

/** A way along four points in the picture: its place and its heading at each `t`, and its outline, so many ground pixels to each side. */
export function way(...points) {
  const place = (t) => along(...points, t);
  const turn = (t) => {
    const [[a, b], [c, d]] = [place(t - 0.01), place(t + 0.01)];
    return (Math.atan2((d - b) / FLAT, c - a) * 180) / Math.PI;
  };
  const at = (t, aside = 0) => heading(...place(t), turn(t))(0, aside);
  const edge = (aside, n = 24) => Array.from({ length: n + 1 }, (_, i) => at(i / n, aside));
  return {
    at,
    turn,
    middle: polygon(edge(0).slice(5), false),
    outline: (half) => polygon([...edge(-half), ...edge(half).reverse()]),
  };
}

/** A stroke so wide, with an outline. */
export const limb = (put, d, width, fill, edge = 4) =>
  line(put(d), { width: round(width + edge), colour: DAY.ink }) + line(put(d), { width: round(width), colour: fill });
