/** Palms and banana plants of the home garden by day, and the flat shadows that they cast. */
import { DAY } from '../daylight.mjs';
import { area, chance, curve, round } from '../stage.mjs';
import { fine, hair, pen, placed, repeat, ring, solid } from './shapes.mjs';

export const SHADE = '#94bfa9';
export const LEAF = ['#a8d6c4', '#c4dfb9'];

/** A flat shadow on the ground, to the left: the sun stands on the right. */
export const cast = (d) => area(d, SHADE);

/** A clump of banana plants with a bunch of fruit. */
export function bananas(x, y, s, seed) {
  const leaf = (turn, long, fill) => {
    const own = placed(x, y - 118 * s, turn, s * long);
    const veins = repeat(8, (i) => {
      const wide = round(17 * Math.sin(Math.PI * (0.2 + i * 0.09)));
      const v = -18 - i * 11;
      return `M${wide + 2} ${v - 8}L1 ${v}L${-wide} ${v - 8}`;
    });
    return (
      solid(own('M0 0C24 -24 32 -76 6 -132C-26 -84 -26 -28 0 0z'), fill, pen(2)) +
      hair(own(veins), 0.55) +
      fine(own('M0 6Q4 -60 6 -128'))
    );
  };
  const put = placed(x, y, 0, s);
  const stem = 'M-15 0C-10 -40 -9 -80 -7 -122L9 -122C11 -80 12 -40 16 0z';
  return (
    cast(put('M0 2L-150 16L-230 12L-150 4L-20 -6z')) +
    [-84, 82, -52].map((turn, i) => leaf(turn, 0.9 + 0.2 * chance(seed + i), LEAF[0])).join('') +
    solid(put(stem), '#d8e3b4', pen(2.2)) +
    hair(put('M-6 -2C-3 -40 -2 -80 0 -118M6 -2C6 -40 5 -80 4 -118')) +
    [52, -18, 20].map((turn, i) => leaf(turn, 1 + 0.16 * chance(seed + i + 9), LEAF[1])).join('')
  );
}

/** A frond: its rib bends down, its leaflets make a jagged edge. */
function frond([x, y], degrees, reach, fill) {
  const a = (degrees * Math.PI) / 180;
  const at = (t) => [x + reach * t * Math.cos(a), y - reach * t * (Math.sin(a) * 0.8 + 0.3) + reach * 0.72 * t * t];
  const comb = Array.from({ length: 12 }, (_, k) => {
    const [u, v] = at(1 - k / 12);
    const drop = reach * (0.06 + 0.26 * Math.sin((Math.PI * (k + 1)) / 13));
    return `L${round(u + drop * 0.4 * Math.cos(a))} ${round(v + drop)}L${round(u)} ${round(v + drop * 0.34)}`;
  }).join('');
  const rib = curve([0, 0.25, 0.5, 0.75, 1].map(at));
  return solid(`${rib}${comb}z`, fill, pen(1.5, 0.85)) + fine(rib, 0.9);
}

/** A palm: its trunk bends by `lean`. */
function palmTree(x, y, height, lean, reach, fill) {
  const top = [x + lean, y - height];
  const foot = reach * 0.075;
  const bent = (side) => `${round(x + lean * 0.12 + side * 0.6)} ${round(y - height * 0.5)}`;
  const trunk = `M${round(x - foot)} ${y}Q${bent(-foot)} ${round(top[0] - foot * 0.45)} ${top[1]}L${round(top[0] + foot * 0.45)} ${top[1]}Q${bent(foot)} ${round(x + foot)} ${y}z`;
  return (
    [162, 18, 134, 46, 112, 70]
      .map((degrees, i) => frond(top, degrees, reach * (0.86 + 0.2 * chance(i + x)), fill[0]))
      .join('') +
    solid(trunk, DAY.ink, pen(1.6)) +
    [200, -20, 176, 4, 146, 34]
      .map((degrees, i) => frond(top, degrees, reach * (0.86 + 0.2 * chance(i + x + 7)), fill[1]))
      .join('')
  );
}

/** Palms in the valley behind the hedge. */
export const valleyPalms = () =>
  palmTree(676, 356, 164, -14, 64, ['#7fb9ac', '#98cbbb']) + palmTree(1536, 356, 150, 18, 58, ['#c9b57c', '#dcc890']);

/** A king coconut with its fruit. */
export function kingCoconut() {
  const nuts = [-13, 12, 0, 6]
    .map((u, i) => solid(ring(1014 + u, 238 + (i % 2) * 7, 8, 9), '#eda23c', pen(1.6)))
    .join('');
  return (
    cast('M1060 414L880 434L856 430L900 424L1052 411z') +
    palmTree(1056, 416, 190, -42, 116, ['#3f8d84', '#5fae9f']) +
    nuts
  );
}

/** The king coconut with its foot at (x, y), `s` times as large, mirrored below 0. */
export const palmAt = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)}) translate(-1056 -414)">${kingCoconut()}</g>`;
