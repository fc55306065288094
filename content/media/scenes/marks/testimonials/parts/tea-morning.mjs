/** Tea: terraces of Nuwara Eliya as the sun comes up in a pass; pluckers at work, the factory awake, a lorry on its way. */
import { DAY, daylight } from '../../daylight.mjs';
import { dot, fine, firm, polygon, relief } from '../../parts/shapes.mjs';
import { area, bell, chance, curve, glow, HEIGHT, sample, WIDTH } from '../../stage.mjs';
import { road } from './tea-garden.mjs';
import { oak, plucker, row } from './tea-plants.mjs';
import { hill, mist, rings, SHADE, tints } from './tea-terraces.mjs';
import { cast, factory, lineRooms, lorry, yard } from './tea-works.mjs';

const SUN = [880, 350];
const MEET = 900;
const WORKS = [1006, 497];

const down = (f) => `${curve(sample(f))}L${WIDTH + 20} ${HEIGHT}L-20 ${HEIGHT}z`;

/** The sky, the contour lines of its light, and the sun. */
const sky = () =>
  glow(...SUN, 330, '#f59e2c', 0.55) +
  rings(SUN, [96, 136, 184, 240, 306, 384, 474]) +
  glow(...SUN, 120, '#ffffff', 0.9) +
  dot(...SUN, 60, '#ffffff');

/** Far ranges, pale as the air before them. */
function ranges() {
  const far = (x) =>
    376 -
    120 * bell(x, 590, 150) -
    60 * bell(x, 430, 110) -
    96 * bell(x, 1240, 190) -
    130 * bell(x, 1520, 150) +
    4 * Math.sin(x / 37);
  return (
    area(down(far), DAY.paper) +
    area(down(far), SHADE, 'fill-opacity="0.5" ') +
    fine(curve(sample(far)), 0.55) +
    relief(6, (x, i) => far(x) + 13 + i * 15, 0.4)
  );
}

/** The spur that we stand on: rows along its contour lines, which turn away from us at the right. */
function spur() {
  const near = (x) => 0.6 + 0.4 * bell(x, 680, 520);
  const top = (x) => 594 + 86 * (1 - bell(x, 560, 520)) - 16 * bell(x, 1660, 200);
  const at = (drop) => (x) => top(x) + drop * near(x) + 0.03 * drop * Math.sin(x / 120 + drop / 60);
  const bushes = (drop, size, seed) => row(at(drop), (x) => size * near(x), seed);
  const before = (x, drop) => at(drop)(x);
  return (
    area(
      down((x) => top(x) + 4),
      DAY.ink,
    ) +
    bushes(0, 24, 3) +
    bushes(18, 29, 9) +
    bushes(39, 35, 19) +
    plucker(1070, before(1070, 74), 0.52, -1, 9) +
    plucker(678, before(678, 70), 0.5, 1, 14) +
    oak(548, before(548, 76), 1.25, 5) +
    bushes(65, 42, 21) +
    plucker(814, before(814, 108), 0.66, 1, -5) +
    oak(486, before(486, 110), 1.5, 15) +
    bushes(97, 50, 31) +
    plucker(952, before(952, 152), 0.82, -1, 3) +
    bushes(135, 60, 47) +
    bushes(181, 72, 59) +
    bushes(236, 86, 67) +
    bushes(302, 104, 73)
  );
}

/** A silver oak with its long shadow, away from the sun. */
function shading(x, y, s, seed) {
  const far = [x + (x - SUN[0]) * 0.5 * s, y + (y - SUN[1]) * 0.5 * s];
  const ground = polygon([
    [x - 2, y],
    [x + 2, y],
    [far[0] + 5, far[1]],
    [far[0] - 5, far[1] + 1],
  ]);
  return cast(ground) + oak(x, y, s, seed);
}

/** The factory in its yard, and the road from there in hairpin bends down the hill. */
function descent() {
  const way = road(
    (y) => 1340 + 0.6 * (y - 490) + 80 * Math.sin((y - 505) / 17),
    (y) => 34 + 0.3 * (y - 490),
    490,
    676,
  );
  const level = yard(...WORKS);
  return (
    firm(level, 0.9) +
    area(way.outline, DAY.light) +
    fine(way.edges, 0.9) +
    area(level, DAY.light) +
    factory(...WORKS) +
    lorry(1388, 612.5, 11, 0.66)
  );
}

/** The whole picture. */
export function tea() {
  return daylight(
    tints(MEET, 520) +
      sky() +
      ranges() +
      hill({ x: 620, y: 560, wide: 430, high: 260, deep: 50, levels: 17, seed: 2, m: -1, strength: 0.5 }) +
      hill({ x: 1200, y: 640, wide: 560, high: 360, deep: 60, levels: 23, seed: 5, m: 1, strength: 0.5 }) +
      [1000, 1012, 1018, 1036, 1070, 1082]
        .map((x, i) => oak(x, 360 - 0.46 * (x - 1000), 0.16 + 0.05 * chance(i + 4), i))
        .join('') +
      mist(560, 1300, 470, 30, 1) +
      mist(1240, 1660, 452, 22, 3) +
      hill({ x: 450, y: 640, wide: 380, high: 190, deep: 60, levels: 13, seed: 1, m: -1, bushes: 3 }) +
      hill({ x: 1196, y: 620, wide: 460, high: 160, deep: 70, levels: 11, seed: 4, m: 1, folded: false, bushes: 3 }) +
      descent() +
      lineRooms(610, 566, 0.62) +
      shading(1312, 524, 0.46, 3) +
      shading(1356, 531, 0.36, 6) +
      shading(946, 540, 0.4, 8) +
      [816, 832, 876].map((x, i) => oak(x, 594, 0.26 + 0.05 * chance(i), i + 20)).join('') +
      mist(380, 1010, 590, 30, 5) +
      mist(860, 1340, 640, 26, 2) +
      spur(),
    { meet: MEET, top: 100 },
  );
}
