/** Beyond the veranda of the careers hero: hills, paddy, the hedge with its gate, the swept yard, palms, bananas. */

import { DAY } from '../../daylight.mjs';
import { bananas, cast, kingCoconut, LEAF } from '../../parts/garden-plants.mjs';
import { blob, box, dot, fine, hair, pen, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, chance, curve, line, round, sample } from '../../stage.mjs';

const SAND = '#fdf3dd';
const along = (f) => curve(sample(f, 790, 1730, 10));

/** Crests of the hills, paler the further away, with their contour lines. */
function hills() {
  const crests = [
    (x) => 372 - 92 * bell(x, 1400, 120) - 50 * bell(x, 1560, 120) - 40 * bell(x, 960, 120),
    (x) => 402 - 84 * bell(x, 1040, 150) - 30 * bell(x, 1640, 120) + 5 * Math.sin(x / 50),
    (x) => 436 - 40 * bell(x, 1660, 190) - 16 * bell(x, 860, 110) + 4 * Math.sin(x / 43),
  ];
  return crests
    .map((f, i) => {
      const folds = repeat(6, (k) =>
        hair(
          along((x) => f(x) + 9 + k * (9 + k)),
          0.42 - k * 0.05,
        ),
      );
      return area(`${along(f)}L1730 700L790 700z`, ['#edf3e6', '#d6eade', '#b9dac9'][i]) + fine(along(f), 0.8) + folds;
    })
    .join('');
}

/** Paddy in steps between the hills and the hedge. */
function paddy() {
  const bund = (i) => (x) => 452 + i * 12 + 5 * Math.sin(x / (70 + i * 9) + i * 1.7);
  return [0, 1, 2, 3]
    .map((i) => area(`${along(bund(i))}L1730 700L790 700z`, i % 2 ? '#e6eebd' : '#d3e6b4') + hair(along(bund(i)), 0.7))
    .join('');
}

/** A clipped hedge between two places, with blossoms. */
function hedge(from, to) {
  const count = Math.round((to - from) / 16);
  const tops = Array.from({ length: count + 1 }, (_, i) => [
    round(from + (i * (to - from)) / count),
    round(494 + (i % 2 ? 7 : -3) - 5 * chance(i + from)),
  ]);
  const inside = (i, seed) => [
    round(from + 10 + (to - from - 20) * chance(i + seed)),
    round(506 + 34 * chance(i * 3 + seed)),
  ];
  const sprigs = repeat(count * 2, (i) => {
    const [x, y] = inside(i, 9);
    return `M${x} ${y}l4 -6l4 6`;
  });
  const blossoms = repeat(Math.round(count / 2), (i) => dot(...inside(i, from + 40), 3, i % 3 ? DAY.light : '#e08a3c'));
  return (
    solid(blob([...tops, [to, 548], [from, 548]]), LEAF[0], pen(1.9, 0.85)) +
    hair(sprigs, 0.55) +
    blossoms +
    cast(
      polygon([
        [from - 26, 552],
        [to - 4, 552],
        [to - 8, 545],
        [from, 545],
      ]),
    )
  );
}

/** The gap in the hedge: two posts with holes for the poles that close it at night. */
const gate = () =>
  area(box(1420, 474, 10, 80) + box(1512, 474, 10, 80), DAY.ink) +
  [1425, 1517].map((x) => [488, 508, 528].map((y) => dot(x, y, 2.2, DAY.amber)).join('')).join('');

/** The swept yard, marks of the broom on it, and the path to the gate. */
function yard() {
  const way = 'M1432 550L1510 550C1520 600 1590 650 1620 700L1300 700C1390 650 1424 600 1432 550z';
  const marks = repeat(18, (i) => {
    const [x, y] = [round(1100 + 570 * chance(i + 5)), round(580 + 96 * chance(i + 41))];
    return `M${x} ${y}q22 -9 44 0M${x + 5} ${y + 5}q18 -7 36 0`;
  });
  return (
    area(box(790, 540, 940, 160), SAND) +
    hair(marks, 0.5) +
    area(way, '#f3d9a8') +
    hair('M1432 550C1424 600 1390 650 1300 700M1510 550C1520 600 1590 650 1620 700', 0.8)
  );
}

/** A neighbour's house across the paddy: tiles, a door in the shade of its own veranda. */
const house = (x, y) =>
  solid(box(x, y - 24, 70, 24), DAY.light, pen(1.6)) +
  area(box(x + 6, y - 22, 58, 7) + box(x + 30, y - 18, 11, 18), '#3d7c76') +
  solid(box(x + 11, y - 15, 11, 9) + box(x + 49, y - 15, 11, 9), DAY.amber, pen(1.2)) +
  solid(`M${x - 8} ${y - 22}L${x + 10} ${y - 46}L${x + 60} ${y - 46}L${x + 78} ${y - 22}z`, '#d2854a', pen(1.8)) +
  hair(`M${x - 2} ${y - 30}H${x + 72}M${x + 4} ${y - 38}H${x + 66}`, 0.8);

/** Egrets on their way to the paddy. */
const egrets = () =>
  fine('M1196 306q8 -9 14 -1q8 -7 15 0M1232 290q7 -8 12 -1q7 -6 13 0M1240 320q6 -7 10 -1q6 -5 11 0', 0.8);

/** Thin areca palms at the edge of the paddy. */
const arecas = () =>
  [
    [1112, 486, 142],
    [1136, 482, 112],
    [1384, 488, 96],
    [1404, 486, 124],
  ]
    .map(([x, y, h]) => {
      const top = y - h;
      const blades = [-62, 62, -40, 40, -16, 16].map((u) => {
        const tip = `${round(x + u * 0.56)} ${round(top + Math.abs(u) * 0.34 - 8)}`;
        return `M${x} ${top}Q${x + u * 0.3} ${top - 24} ${tip}Q${round(x + u * 0.22)} ${top - 9} ${x} ${top}z`;
      });
      const trunk = line(`M${x} ${y}L${x} ${top}`, { width: 3.4, colour: DAY.ink });
      return trunk + solid(blades.join(''), '#5fae9f', pen(1.4, 0.9));
    })
    .join('');

/** The king coconut of the home garden, moved to a place of its own. */
export const palm = (x, y, s) =>
  `<g transform="translate(${x} ${y}) scale(${s}) translate(-1056 -416)">${kingCoconut()}</g>`;

/** All land in the door, from the hills to the edge of the veranda. */
export const land = () =>
  hills() +
  egrets() +
  paddy() +
  house(1020, 474) +
  arecas() +
  hedge(790, 1422) +
  hedge(1520, 1740) +
  yard() +
  gate() +
  palm(894, 573, 1.34) +
  bananas(1702, 640, 1.12, 4);
