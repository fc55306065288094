/** What lies beyond the fishing harbour: clouds, sails on the horizon, the shore with palms, the headland with its stupa. */
import { DAY, ink } from '../../daylight.mjs';
import { box, fine, hair, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, bell, chance, curve, round } from '../../stage.mjs';
import { along, HORIZON } from './harbour-place.mjs';

/** The outline of a bank of cloud, flat below. */
export const cloud = (x, y, wide) =>
  placed(
    x,
    y,
    0,
    wide,
  )('M0 0C0.03 -0.04 0.16 -0.05 0.24 -0.03C0.3 -0.1 0.56 -0.1 0.62 -0.04C0.74 -0.07 0.94 -0.05 1 0z');

export const clouds = area(
  cloud(420, 350, 230) + cloud(640, 312, 210) + cloud(786, 346, 180) + cloud(180, 272, 170),
  '#fbf4e4',
);

/** A coconut palm: ink before the sky, its upper fronds in a tint. */
function palm(x, y, height, lean, fill) {
  const [u, v, reach] = [x + lean, y - height, height * 0.46];
  const foot = height * 0.035;
  const frond = (degrees, i) => {
    const a = (degrees * Math.PI) / 180;
    const long = reach * (0.88 + 0.24 * chance(i + x));
    const at = (t) => [u + long * t * Math.cos(a), v - long * t * (Math.sin(a) * 0.8 + 0.3) + long * 0.74 * t * t];
    const comb = repeat(11, (k) => {
      const [p, q] = at(1 - k / 11);
      const drop = long * (0.06 + 0.28 * Math.sin((Math.PI * (k + 1)) / 12));
      return `L${round(p + drop * 0.4 * Math.cos(a))} ${round(q + drop)}L${round(p)} ${round(q + drop * 0.34)}`;
    });
    return `${curve([0, 0.25, 0.5, 0.75, 1].map(at))}${comb}z`;
  };
  const bent = (side) => `${round(x + lean * 0.12 + side * 0.6)} ${round(y - height * 0.5)}`;
  const trunk = `M${round(x - foot)} ${y}Q${bent(-foot)} ${round(u - foot * 0.4)} ${v}L${round(u + foot * 0.4)} ${v}Q${bent(foot)} ${round(x + foot)} ${y}z`;
  return (
    area([162, 18, 128, 50, 106].map(frond).join('') + trunk, DAY.ink) +
    solid([202, -20, 178, 2, 148, 34].map((degrees, i) => frond(degrees, i + 7)).join(''), fill, pen(1.3)) +
    solid(
      [-0.07, 0.03, 0.1].map((n, i) => ring(u + n * reach, v + 5 + i, round(height / 34))).join(''),
      '#f0a53a',
      ink(1.2),
    )
  );
}

/** A small house far off: a white front under a roof of tiles. */
const cottage = ([x, y, s]) => {
  const put = placed(x, y, 0, s);
  return (
    solid(put(box(-9, -9, 18, 9)), DAY.light, pen(1.2)) +
    solid(put('M-12 -9L-7 -17L7 -17L12 -9z'), '#c27a3e', pen(1.2)) +
    area(put(box(-2, -6, 4, 6)), DAY.ink)
  );
};

/** The white stupa on its terraces. */
const stupa = (x, y, s) => {
  const put = placed(x, y, 0, s);
  return (
    solid(put(box(-58, -8, 116, 10)), '#e2c48c', pen(1.5)) +
    solid(put(box(-33, -16, 66, 9)), DAY.light, pen(1.6)) +
    solid(put('M-25 -16C-29 -38 -14 -50 0 -50C14 -50 29 -38 25 -16z'), DAY.light, pen(2)) +
    area(put('M25 -16C29 -38 14 -50 2 -50C16 -42 18 -28 14 -16z'), '#eccb90') +
    solid(put(box(-8, -59, 16, 10)), DAY.light, pen(1.6)) +
    solid(put('M-6 -59L-1 -92L1 -92L6 -59z'), '#f0a53a', pen(1.5))
  );
};

/** The headland across the bay: the stupa on its top, trees and a few houses at its foot. */
export const headland = (() => {
  const crest = (x) => 400 - 96 * bell(x, 1085, 118) - 62 * bell(x, 1230, 110) - 30 * bell(x, 930, 70);
  const folds = repeat(5, (i) =>
    hair(
      along((x) => crest(x) + 13 + i * 14 + 3 * Math.sin(x / 34 + i), 780),
      0.5,
    ),
  );
  const trees = repeat(22, (i) => {
    const x = 872 + i * 15.6 + 5 * chance(i);
    return ring(x, Math.min(397, crest(x) + 40 + 16 * chance(i + 4)), round(8 + 7 * chance(i + 9)), 8);
  });
  return (
    area(`${along(crest, 780)}V420H780z`, '#f3dcae') +
    area(`${along((x) => crest(x) + 30 + 5 * Math.sin(x / 23), 860)}V420H860z`, '#e5bf80') +
    folds +
    area(trees, '#b98a48') +
    area('M800 398C840 397 860 390 900 392H1220V420H800z', '#b98a48') +
    fine(along(crest, 780), 0.95) +
    stupa(1085, 307, 0.5) +
    [
      [1018, 388, 0.9],
      [1088, 389, 0.9],
      [1136, 384, 1],
      [1170, 377, 0.9],
    ]
      .map(cottage)
      .join('')
  );
})();

/** The shore behind the jetty, with its palms. */
export const coast = (() => {
  const crest = (x) => 404 - 34 * bell(x, -10, 190) - 8 * Math.sin(x / 40) + 40 * Math.max(0, (x - 290) / 110) ** 2;
  const folds = repeat(3, (i) =>
    hair(
      along((x) => crest(x) + 11 + i * 12 + 2 * Math.sin(x / 30 + i), -20, 400),
      0.6,
    ),
  );
  return (
    area(`${along(crest, -20, 400)}V460H-20z`, '#6fb5aa') +
    folds +
    fine(along(crest, -20, 400), 0.95) +
    palm(30, 396, 118, 14, '#2f8781') +
    palm(152, 416, 134, -10, '#2f8781') +
    palm(322, 420, 102, 18, '#3f9f98')
  );
})();

/** A boat that fishes beyond the bay, under sail. */
const farBoat = (x) =>
  area(`M${x - 7} ${HORIZON - 2}H${x + 7}L${x + 4} ${HORIZON + 2}H${x - 4}z`, DAY.ink) +
  area(`M${x} ${HORIZON - 3}L${x + 1} ${HORIZON - 17}L${x + 8} ${HORIZON - 4}z`, '#c9792c');
export const farBoats = [712, 768, 868].map(farBoat).join('');
