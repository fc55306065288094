/** The beach of the boatyard: hills, sea, sand, grass, boats far out. */
import { box, fine, hair, pen, placed, repeat } from '../../parts/shapes.mjs';
import { area, bell, chance, curve, line, round, sample, thousandths } from '../../stage.mjs';

const HORIZON = 404;

/** The edge of the sand: behind the yard, then along the water and towards us. */
const EDGE = [
  [-40, 466],
  [300, 458],
  [620, 446],
  [900, 442],
  [1120, 462],
  [1290, 500],
  [1392, 552],
  [1490, 606],
  [1640, 650],
  [1860, 690],
];

/** The sea, its contour lines closer together the farther they are away. */
export const sea = () =>
  area(box(500, HORIZON, 1320, 340), '#08161d') +
  line(`M500 ${HORIZON}H1820`, pen(1.6, 0.7)) +
  repeat(17, (i) => {
    const y = (x) => HORIZON + 5 + i * 5 + i * i * 0.62 + (0.4 + i * 0.16) * Math.sin(x / (26 + i * 4) + i * 1.7);
    return hair(curve(sample(y, 560, 1820, 16)), thousandths(0.42 - i * 0.012));
  });

/** Low hills at the left that run out into the sea. */
export function headland() {
  const crest = (x) =>
    408 - 82 * bell(x, 200, 190) - 40 * bell(x, -30, 120) - 44 * bell(x, 580, 130) + 2 * Math.sin(x / 28);
  const along = (drop, to) => curve(sample((x) => crest(x) + drop, -20, to));
  return (
    area(`${along(0, 800)}Q780 424 660 450L-20 480z`, '#07161e') +
    fine(along(0, 800), 0.55) +
    repeat(7, (i) => hair(along(8 + i * 10 + i * i * 0.6, 780 - i * 24), thousandths(0.36 - i * 0.03)))
  );
}

/** Sand, its contour lines along the edge of the water. */
export const sand = () =>
  area(`${curve(EDGE)}L1860 1600L-40 1600z`, '#07131a') +
  fine(curve(EDGE), 0.75) +
  hair(curve(EDGE.slice(4).map(([x, y], k) => [x + 16 + 4 * k, y - 3 - (k % 2) * 4])), 0.6) +
  repeat(15, (i) => {
    const drop = 13 + i * 13 + i * i * 0.5;
    const moved = EDGE.map(([x, y], k) => [x - drop * 1.1, y + drop + 4 * Math.sin(k * 1.3 + i * 0.8)]);
    return hair(curve(moved), thousandths(0.36 - i * 0.014));
  });

/** Grass at the foot of a palm. */
export const tuft = (x, y) =>
  area(box(x - 13, y - 3, 26, 8), '#07131a') +
  fine(
    repeat(13, (i) => {
      const u = x - 24 + i * 4;
      return `M${u} ${y + 2}q${round((i - 6) * 0.4)} -8 ${round((i - 6) * 1.3)} ${-round(7 + 10 * chance(x + i))}`;
    }),
    0.75,
  );

/** Boats that fish by lamplight, far out. */
export const fleet = (list) =>
  list
    .map(
      ([x, y]) =>
        hair(`M${x - 9} ${y}L${x + 9} ${y}M${x} ${y}v-9`, 0.7) +
        line(`M${x} ${y - 9}h.1M${x - 3} ${y + 6}h6M${x - 2} ${y + 11}h4`, pen(2.6, 0.8)),
    )
    .join('');

/** Water before a hull that has been pushed in, and before its float. */
export const wash = (x, y) => {
  const put = placed(x, y);
  return (
    area(put('M-64 -2C-20 -12 60 -12 200 -12L260 20L200 40L-10 40z'), '#08161d') +
    fine(put('M-60 0C-40 -10 -14 -12 10 -9C40 -12 70 -9 100 -12C130 -10 160 -13 196 -16'), 0.9) +
    hair(put('M-34 8C0 2 40 6 84 2C120 4 170 -2 230 0M0 18C40 12 90 16 140 12M160 10C190 6 220 10 262 6'), 0.6)
  );
};
