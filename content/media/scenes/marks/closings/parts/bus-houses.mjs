/** Houses, the doorway of one of them, and the bus stand of the which-bus closing, seen from above. */
import { DAY, ink } from '../../daylight.mjs';
import { CREAM, GLASS, HONEY, TEAL } from '../../parts/palette.mjs';
import { polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { heading, prism, prismShadow, rect, wall } from './bus-view.mjs';

/** Roofs and walls: sunny slope, shady slope, sunny wall, shady wall, shutters. */
const COATS = {
  teal: ['#3fb0aa', '#1f8f90', '#eaf3e6', '#b9d9cf', '#c8502a'],
  deep: ['#2b9795', '#17757a', '#fbefd6', '#c7d8c6', '#f0a53a'],
  mint: ['#8fd0c8', '#5fb3ac', '#fff6df', '#cfdcc4', '#17757a'],
  amber: ['#f0a53a', '#c8762a', '#fff6df', '#e3cf9f', '#17757a'],
  rust: ['#dd6f3c', '#b5471b', '#fdeccb', '#dcc79c', '#1f8f90'],
  gold: ['#f6c667', '#dd9c3c', '#fdf2d8', '#e0c48e', '#c8502a'],
};

/** A house with a gabled roof; the ridge runs along its length, which heads for `turn` degrees. */
export function house(x, y, { coat, l = 62, w = 46, h = 56, rise = 38, turn = 32, onWall = () => '' }) {
  const p = heading(x, y, turn);
  const [sunny, shady, bright, dim, shutter] = COATS[coat];
  const o = 10;
  const eave = h - 6;
  const ridge = [-l - o, l + o].map((u) => p(u, 0, h + rise));
  const slope = (m) => [ridge[0], ridge[1], p(l + o, m * (w + o), eave), p(-l - o, m * (w + o), eave)];
  const courses = (m) =>
    [0.25, 0.5, 0.75]
      .map((t) =>
        polygon(
          [-l - o, l + o].map((u) => p(u, m * (w + o) * t, h + rise - (rise + 6) * t)),
          false,
        ),
      )
      .join('') +
    repeat(9, (i) => {
      const u = -l - o + ((2 * l + 2 * o) * (i + 0.5)) / 9;
      return polygon([p(u, 0, h + rise), p(u, m * (w + o), eave)], false);
    });
  const front = wall(p, [-l, w], [l, w]);
  const gable = wall(p, [l, w], [l, -w]);
  const pane = (put, s, z) =>
    solid(put(`M${s - 10} ${z}L${s + 10} ${z}L${s + 10} ${z + 22}L${s - 10} ${z + 22}z`), GLASS, ink(1.6)) +
    solid(
      put(
        `M${s - 18} ${z - 1}L${s - 10} ${z}L${s - 10} ${z + 22}L${s - 18} ${z + 23}zM${s + 10} ${z}L${s + 18} ${z - 1}L${s + 18} ${z + 23}L${s + 10} ${z + 22}z`,
      ),
      shutter,
      ink(1.6),
    );
  return (
    prismShadow(p, rect(-l, -w, l, w), h + rise * 0.8) +
    prism(p, rect(-l, -w, l, w), [0, h], [dim, bright, dim]) +
    solid(polygon([p(l, w, h), p(l, -w, h), p(l, 0, h + rise)]), bright, ink(2)) +
    pane(gable, w, 16) +
    (onWall(front, l, p) || pane(front, l * 0.5, 14) + pane(front, l * 1.5, 14)) +
    solid(polygon(slope(-1)), sunny, ink(2.2)) +
    line(courses(-1), { width: 1.1, colour: DAY.ink, opacity: 0.3 }) +
    solid(polygon(slope(1)), shady, ink(2.2)) +
    line(courses(1), { width: 1.1, colour: DAY.ink, opacity: 0.4 }) +
    line(polygon(ridge, false), ink(5)) +
    line(polygon(ridge, false), { width: 2.4, colour: sunny })
  );
}

/** The doorway in a wall (path data along it and up), about `s` along, with its step. */
export const doorway = (put, s) =>
  solid(put(`M${s - 30} 0L${s + 30} 0L${s + 30} 90L${s - 30} 90z`), '#17757a', ink(2.2)) +
  solid(put(`M${s - 23} 0L${s + 23} 0L${s + 23} 82L${s - 23} 82z`), '#fbe3ac', ink(1.8)) +
  area(put(`M${s - 23} 0L${s + 23} 0L${s + 23} 24L${s - 23} 24z`), HONEY) +
  solid(put(`M${s + 23} 0L${s + 50} -12L${s + 50} 70L${s + 23} 82z`), '#1f8f90', ink(2)) +
  solid(put(`M${s + 29} 40L${s + 44} 33L${s + 44} 60L${s + 29} 69z`), '#8fd0c8', ink(1.4)) +
  repeat(2, (i) =>
    solid(
      put(
        `M${s - 32 - i * 5} ${-i * 7}L${s + 32 + i * 5} ${-i * 7}L${s + 32 + i * 5} ${-8 - i * 7}L${s - 32 - i * 5} ${-8 - i * 7}z`,
      ),
      CREAM,
      ink(1.8),
    ),
  );

/** The shelter of the bus stand: a roof on posts, a bench. */
export function shelter(x, y, turn) {
  const p = heading(x, y, turn);
  const post = (u, v) => line(polygon([p(u, v), p(u, v, 84)], false), ink(5));
  return (
    prismShadow(p, rect(-54, -20, 54, 24), 88, 0.26) +
    prism(p, rect(-56, -22, 56, 26), [0, 5], [CREAM, '#dcc79c', '#c9b78c']) +
    post(-48, -16) +
    post(48, -16) +
    prism(p, rect(-40, -12, 40, 2), [12, 17], ['#f0a53a', '#c8762a', '#a35c1c']) +
    post(-48, 20) +
    post(48, 20)
  );
}

/** Its roof, drawn after those who wait below it. */
export const shelterRoof = (x, y, turn) => {
  const p = heading(x, y, turn);
  return (
    prism(p, rect(-60, -26, 60, 14), [84, 92], ['#3fb0aa', TEAL, '#0f5f63']) +
    line(
      repeat(7, (i) => polygon([p(-44 + i * 15, -26, 92), p(-44 + i * 15, 14, 92)], false)),
      { width: 1.5, colour: '#0f5f63' },
    )
  );
};
