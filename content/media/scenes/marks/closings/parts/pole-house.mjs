/** A house far below the pole, from above: a hipped roof of tiles, a wall, its shadow. */
import { ink } from '../../daylight.mjs';
import { DEEP_TEAL } from '../../parts/palette.mjs';
import { polygon, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { plan } from './pole-view.mjs';

const FINE = ink(1.8);
const between = ([a, b], [c, d], t) => [a + (c - a) * t, b + (d - b) * t];

/** A house with a hipped roof of `[lit, plain, shade]` tiles: its middle seen at (x, y), `wide` and `deep` in metres. */
export function house(x, y, turn, [wide, deep], [lit, plain, shade], wall = '#f4ecdc') {
  const level = plan(x, y, turn, 0.74);
  const at =
    (z) =>
    ([u, v]) =>
      level(z)(`${u} ${v}`).split(' ').map(Number);
  const corners = (out) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([i, k]) => [i * (wide / 2 + out), k * (deep / 2 + out)]);
  const [foot, top, eaves] = [corners(0).map(at(0)), corners(0).map(at(2.6)), corners(0.5).map(at(2.4))];
  const [a, b] = [
    [-wide / 2 + deep / 2, 0],
    [wide / 2 - deep / 2, 0],
  ].map(at(4));
  const slopes = [
    [eaves[3], eaves[0], a, a, plain],
    [eaves[2], eaves[3], a, b, shade],
    [eaves[1], eaves[2], b, b, lit],
    [eaves[0], eaves[1], b, a, plain],
  ];
  const shadow = corners(0.5).map(([u, v]) => at(0)([u - 1.8, v - 0.5]));
  return (
    area(polygon(shadow), DEEP_TEAL, 'fill-opacity=".4" ') +
    foot.map((p, i) => solid(polygon([p, foot[(i + 1) % 4], top[(i + 1) % 4], top[i]]), wall, FINE)).join('') +
    slopes
      .map(([p, q, r, s, fill]) => {
        const courses = [0.25, 0.5, 0.75].map((t) => polygon([between(p, s, t), between(q, r, t)], false));
        return (
          solid(polygon([p, q, r, s]), fill, ink(2)) +
          line(courses.join(''), { width: 1.4, colour: '#5b2410', opacity: 0.7 })
        );
      })
      .join('') +
    line(polygon([a, b], false), ink(3.4))
  );
}
