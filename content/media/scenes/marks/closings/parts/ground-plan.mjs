/** A house that is only planned: strings and pegs on the ground, its outline above them, the light in which it lies. */
import { INK } from '../../parts/facade.mjs';
import { box, placed, ring } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

/** A point of the ground plan: `u` pixels beside the middle, `t` its share of the depth. */
const plan = (middle, u, t) => [middle + u * (1 - 0.24 * t), round(574 - 66 * t)];

/** Strings along the walls to come, each past its corners, and a peg at each end. */
export function pegs(middle) {
  const strings = [
    [-178, 0.1, 186, 0.1],
    [-186, 0.9, 186, 0.9],
    [-164, -0.04, -164, 1.05],
    [164, -0.04, 164, 1.05],
    [40, 0.1, 40, 0.9],
    [40, 0.5, 164, 0.5],
  ].map(([a, s, b, t]) => [plan(middle, a, s), plan(middle, b, t)]);
  const stakes = strings.flat().map(([x, y]) => `M${round(x)} ${y + 5}v-13`);
  const drawn = strings.map(([[x, y], [u, v]]) => `M${round(x)} ${y - 5}L${round(u)} ${v - 5}`);
  return line(drawn.join(''), { width: 1.6, colour: INK }) + line(stakes.join(''), { width: 3.4, colour: INK });
}

/** The house to come, in dashed lines on the back string: its walls, and two roofs, for its form is not decided. */
export function idea(middle) {
  const [[left, y], [right]] = [plan(middle, -164, 0.9), plan(middle, 164, 0.9)];
  const put = placed(middle, y - 6);
  const half = (right - left) / 2;
  const dashed = (d, pattern, width = 2.4) =>
    line(put(d), { width, opacity: 0.95, extra: `stroke-dasharray="${pattern}" ` });
  const walls = `M${-half} 0L${-half} -92M${half} 0L${half} -92`;
  const hipped = `M${-half - 26} -88L${-half + 52} -150L${half - 52} -150L${half + 26} -88z`;
  const gabled = `M${-half - 14} -78L-34 -182L${half + 14} -58`;
  const openings = `${box(-96, -66, 52, 40)}${box(-14, -70, 34, 70)}${box(56, -66, 40, 40)}`;
  return dashed(walls, '9 7') + dashed(hipped, '11 8') + dashed(gabled, '3 7', 2.2) + dashed(openings, '4 6', 1.6);
}

/** Light of the lamp on the ground, white-hot within, without a rim. */
export function pool(middle) {
  const stops = [
    [0, 1],
    [0.6, 1],
    [0.77, 0.7],
    [0.9, 0.22],
    [1, 0],
  ].map(([offset, share]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${share}"/>`);
  return `<radialGradient id="pool">${stops.join('')}</radialGradient>${area(ring(middle, 550, 258, 70), 'url(#pool)')}`;
}
