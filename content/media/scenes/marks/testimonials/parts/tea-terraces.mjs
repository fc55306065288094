/** Tea country by day as contour lines draw it: hills in terraces, mist in the valleys, light in the air. */
import { DAY } from '../../daylight.mjs';
import { fine, pen, repeat } from '../../parts/shapes.mjs';
import { area, curve, line, round, TAU, thousandths } from '../../stage.mjs';

/** The shade of things, teal at left and amber at right; `tints` puts it into a picture. */
const SHADE = 'url(#shade)';

const stop = (at, colour) => `<stop offset="${at}" stop-color="${colour}"/>`;
const across = (id, meet, spread, colours) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${meet - spread}" y1="0" x2="${meet + spread}" y2="0">` +
  `${colours.map((colour, i) => stop([0, 0.42, 0.58, 1][i], colour)).join('')}</linearGradient>`;
export const tints = (meet, spread) => across('shade', meet, spread, ['#a9d8d1', DAY.teal, DAY.amber, '#f2cb8c']);

const points = (count, at) => Array.from({ length: count + 1 }, (_, i) => at(i / count));
const joined = (...lines) => `${lines.map((one, i) => curve(one).replace('M', i ? 'L' : 'M')).join('')}z`;

/**
 * A hill whose terraces are its contour lines; `m` is the side away from the sun, 1 for the right. A spur in front casts
 * shade too if it is `folded`. With `bushes` a dotted row stands on each terrace, that many pixels thick.
 */
export function hill({ x, y, wide, high, deep, levels, seed, m, folded = true, bushes = 0, strength = 0.7 }) {
  const at = (t, a) => {
    const r = (1 + 0.08 * Math.sin(3 * a + seed) + 0.05 * Math.sin(5 * a + seed * 2 + 2 * t)) * (1 - t) ** 0.7;
    return [x + wide * r * Math.cos(a), y - high * t + deep * r * Math.sin(a)];
  };
  // The angles at which the skyline cuts a terrace: where it reaches farthest to each side.
  const end = (t, side) => {
    const angles = points(24, (u) => (side > 0 ? -0.3 + 0.9 * u : Math.PI + 0.3 - 0.9 * u));
    return angles.reduce((best, a) => (side * at(t, a)[0] > side * at(t, best)[0] ? a : best));
  };
  const skyline = (side) => points(40, (t) => at(t, end(t, side)));
  const arc = (t, from = end(t, -1), to = end(t, 1)) => points(60, (u) => at(t, from + (to - from) * u));
  const crest = (t) => (m > 0 ? 0.36 : 0.64) * Math.PI + 0.05 * Math.sin(6 * t + seed) - m * 0.2 * t;
  const gully = (t) => crest(t) + m * (0.46 + 0.05 * Math.sin(5 * t));
  const outline = joined(skyline(-1), skyline(1).toReversed(), arc(0).toReversed());
  const dark = joined(
    points(40, (t) => at(t, crest(t))),
    skyline(m).toReversed(),
    arc(0, end(0, m), crest(0)),
  );
  const spur = joined(
    points(30, (t) => at(t * 0.9, gully(t * 0.9))),
    points(30, (t) => at((1 - t) * 0.9, gully((1 - t) * 0.9) + m * 0.42 * t ** 0.9)),
  );
  const terraces = repeat(levels, (i) => {
    const t = i / levels;
    const edge = curve(arc(t, end(t, -1) - 0.1, end(t, 1) + 0.1));
    const size = bushes * (1 - 0.4 * t);
    const dashes = `stroke-dasharray="0.1 ${round(size * 2.3)}" transform="translate(0 ${round(-size * 0.8)})" `;
    return (
      line(edge, pen(1.2, thousandths(strength * 0.75))) +
      (bushes ? line(edge, { ...pen(round(size), thousandths(strength * 0.85)), extra: dashes }) : '')
    );
  });
  const top = curve([...skyline(-1), ...skyline(1).toReversed()]);
  return (
    area(outline, DAY.paper) + area(dark, SHADE) + (folded ? area(spur, SHADE) : '') + terraces + fine(top, strength)
  );
}

/** Mist that lies in a valley, from one side to the other, thin at both ends. */
export function mist(from, to, y, thick, seed, share = 0.92) {
  const edge = (m) =>
    points(40, (u) => {
      const half = thick * Math.sin(Math.PI * u) ** 0.8 * (0.66 + 0.34 * Math.sin(9 * u + seed + m));
      return [from + (to - from) * u, y + m * half * (m > 0 ? 0.7 : 1) + 5 * Math.sin(6 * u + seed)];
    });
  return area(joined(edge(-1), edge(1).toReversed()), DAY.light, `fill-opacity="${share}" `);
}

/** Contour lines of the light in the air, about the sun. */
export const rings = ([x, y], radii) =>
  radii
    .map((r, i) => {
      const ring = points(64, (u) => {
        const far = r * (1 + 0.035 * Math.sin(3 * TAU * u + i * 0.5) + 0.02 * Math.sin(5 * TAU * u - i * 0.7));
        return [x + far * 1.12 * Math.cos(TAU * u), y + far * 0.94 * Math.sin(TAU * u)];
      });
      return line(curve(ring), pen(1.2, thousandths(0.5 - i * 0.055)));
    })
    .join('');
