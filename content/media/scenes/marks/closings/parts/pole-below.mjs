/** What stands far below the pole: her van with its doors open, her ladder, the long shadow. */
import { DAY, ink } from '../../daylight.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, HONEY } from '../../parts/palette.mjs';
import { box, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { onPole } from './pole-top.mjs';
import { plan } from './pole-view.mjs';

const FINE = ink(1.8);
const between = ([a, b], [c, d], t) => [a + (c - a) * t, b + (d - b) * t];

/** Sides between two levels of a plan. */
const sides = (level, points, low, high, fill) =>
  points
    .map(([u, v], i) => {
      const [p, q] = points[(i + 1) % points.length];
      return solid(`${level(low)(`M${u} ${v}L${p} ${q}`)}${level(high)(`L${p} ${q}L${u} ${v}`)}z`, fill, FINE);
    })
    .join('');

/** Her van, its rear doors open to the left, reels and a tool box inside, cones behind it. */
export function van(x, y, turn) {
  const level = plan(x, y, turn, 0.86);
  const body = [
    [-2.3, -0.95],
    [2.3, -0.95],
    [2.6, -0.6],
    [2.6, 0.6],
    [2.3, 0.95],
    [-2.3, 0.95],
  ];
  const outline = polygon(body);
  const door = (k) =>
    solid(
      `${level(0.4)(`M-2.3 ${0.95 * k}L-3 ${1.75 * k}`)}${level(2)(`L-3 ${1.75 * k}L-2.3 ${0.95 * k}`)}z`,
      '#e6ece8',
      FINE,
    );
  const cone = (u, v) => {
    const p = level(0)(`${u} ${v}`).split(' ').map(Number);
    return (
      solid(placed(...p)('M-7 4L7 4L2 -14L-2 -14z'), BRIGHT_RUST, ink(1.6)) +
      line(placed(...p)('M-4 -4L4 -4'), { width: 3, colour: '#fffdf8' })
    );
  };
  return (
    area(level(0)(polygon(body.map(([u, v]) => [u - 0.9, v - 0.4]))), DEEP_TEAL, 'fill-opacity=".45" ') +
    [-1.5, 1.5].map((u) => solid(level(0.3)(box(u - 0.4, -1.08, 0.8, 0.3)), DAY.ink, FINE)).join('') +
    sides(level, body, 0.3, 1.9, '#cfe2dc') +
    solid(`${level(0.4)('M-2.3 -0.9L-2.3 0.9')}${level(1.9)('L-2.3 0.9L-2.3 -0.9')}z`, '#14424a', FINE) +
    door(1) +
    solid(level(1.9)(outline), '#e9efe6', ink(2.2)) +
    area(level(1.9)('M-2.2 -0.3L1.1 -0.3L1.1 0.3L-2.2 0.3z'), BRIGHT_TEAL) +
    solid(level(1.9)('M1.3 -0.8L2.1 -0.72L2.1 0.72L1.3 0.8z'), '#16343c', FINE) +
    line(
      level(2.1)('M-1.9 -0.7L0.9 -0.7M-1.9 0.7L0.9 0.7M-1.6 -0.8L-1.6 0.8M-0.4 -0.8L-0.4 0.8M0.7 -0.8L0.7 0.8'),
      ink(2.4),
    ) +
    solid(level(2.2)(box(-1.7, 0.3, 2.5, 0.22)), HONEY, ink(1.6)) +
    door(-1) +
    cone(-4.1, 0.9) +
    cone(-4.2, -0.9)
  );
}

/** Her ladder, from the verge to the side of the pole. */
export function ladder() {
  const [foot, top] = [
    [
      [688, 930],
      [708, 937],
    ],
    [onPole(0.63, -2.5), onPole(0.63, -0.8)],
  ];
  const rail = (i) => polygon([foot[i], top[i]], false);
  const rungs = repeat(11, (k) => {
    const t = (k + 0.6) / (18 - k * 0.7);
    return polygon([between(foot[0], top[0], t), between(foot[1], top[1], t)], false);
  });
  return (
    line(rungs, ink(5)) +
    line(rungs, { width: 2.4, colour: '#f0cd8c' }) +
    [0, 1].map((i) => line(rail(i), ink(7)) + line(rail(i), { width: 3.8, colour: '#f0cd8c' })).join('')
  );
}

/** The shadow of the pole, of its crossarm and of her, on the ground to the left. */
export const longShadow = () =>
  area(
    'M748 918L334 868L325 892L315 890L322 867L296 864L297 856L323 859L332 832L342 834L335 861L352 863C352 852 362 850 368 856C366 846 372 838 384 840C396 842 400 850 398 858C408 854 420 858 420 868L428 872L750 910z',
    DEEP_TEAL,
    'fill-opacity=".5" ',
  );
