/** The land about a crossroads on a saddle of the hills: range, sea, terraces of tea, and the ways that cross it. */
import { ribbon } from '../../heroes/parts/valley-blocks.mjs';
import { rows } from '../../heroes/parts/valley-ground.mjs';
import { clipped, fine, firm, hair, pen, repeat } from '../../parts/shapes.mjs';
import { area, bell, chance, curve, line, round, sample } from '../../stage.mjs';

export const WIDTH = 1440;
const SEA = 396;

const along = (f, from = -20, to = WIDTH + 20) => curve(sample(f, from, to, 10));

const range = (x) =>
  404 -
  104 * bell(x, 560, 110) -
  70 * bell(x, 330, 150) -
  40 * bell(x, 120, 120) -
  126 * bell(x, 965, 95) -
  60 * bell(x, 790, 90) +
  4 * Math.sin(x / 31);
const coast = (x) => 416 - 22 * bell(x, 1304, 34) + 40 * bell(x, 1236, 26) + 2 * Math.sin(x / 30);
const estate = (x) => 486 - 116 * bell(x, 690, 150) - 60 * bell(x, 450, 150) - 34 * bell(x, 200, 160);
// Its top is levelled for the temple.
const sacred = (x) =>
  Math.max(294, 520 - 196 * bell(x, 1120, 92) - 74 * bell(x, 1196, 74) - 66 * bell(x, 1032, 66) + 4 * Math.sin(x / 27));
const fore = (x) => 512 - 22 * bell(x, 830, 110) - 26 * bell(x, 1240, 120) + 10 * bell(x, 1000, 90);
const brow = (x) => 556 - 12 * bell(x, 700, 160) - 10 * bell(x, 1300, 160) + 3 * Math.sin(x / 47);

/** A hill under a crest: contour lines down to the next crest, and rows of tea among them. */
function hill(f, below, { fill, from = -20, to = WIDTH + 20, count = 8, tea = [], strong = 0.8 }) {
  const level = (t, a = from, b = to) => along((x) => f(x) + (below(x) - f(x)) * t, a, b);
  const plants = tea.map(([t, a, b, size]) =>
    line(level(t, a, b), {
      width: size,
      opacity: 0.36,
      extra: `stroke-dasharray="0.1 ${round(size * 2.2)}" `,
    }),
  );
  return (
    area(`${level(0)}L${to} 700L${from} 700z`, fill) +
    line(level(0), pen(2.2, strong)) +
    repeat(count, (i) => hair(level((i + 1) / (count + 1)), 0.3)) +
    plants.join('')
  );
}

/** The range, and the sea where it ends. */
export function distance() {
  const swell = repeat(5, (i) =>
    hair(
      along((x) => SEA + 4 + i * i * 1.1 + i * 2 + 0.8 * Math.sin(x / 17 + i), 1180, 1460),
      0.34,
    ),
  );
  const folds = repeat(6, (i) =>
    hair(
      along((x) => range(x) + 13 + i * 14, -20, 1180),
      0.26 - i * 0.03,
    ),
  );
  return (
    area(`M1100 ${SEA}H1460V520H1100z`, '#0a1d25') +
    line(`M1100 ${SEA}H1460`, pen(1.6, 0.6)) +
    swell +
    area(`${along(range, -20, 1180)}L1180 600L-20 600z`, '#0a1c26') +
    fine(along(range, -20, 1180), 0.5) +
    folds
  );
}

/** The coast plain and the hills, the farthest first. */
export const hills = () =>
  hill(coast, (x) => fore(x) + 20, { fill: '#09181f', from: 1200, count: 6, strong: 0.55 }) +
  hill(estate, (x) => fore(x) + 6, {
    fill: '#091a24',
    to: 1010,
    count: 9,
    tea: [
      [0.14, 618, 780, 3],
      [0.25, 600, 800, 3.2],
      [0.8, 560, 640, 4],
      [0.9, 545, 700, 4.4],
    ],
  }) +
  hill(sacred, (x) => fore(x) + 10, {
    fill: '#091a24',
    from: 900,
    to: 1330,
    count: 13,
    strong: 0.9,
    tea: [
      [0.25, 1060, 1112, 2.8],
      [0.32, 1140, 1200, 3],
      [0.46, 1030, 1098, 3.2],
      [0.53, 1160, 1230, 3.2],
      [0.68, 1000, 1076, 3.6],
      [0.75, 1130, 1250, 3.6],
      [0.89, 1100, 1180, 4],
    ],
  });

/** The low hill before them. */
export const foreland = () => hill(fore, brow, { fill: '#08161f', count: 3, strong: 0.6 });

const FAR = [
  '676,580,14 700,548,12 718,530,10 752,518,9 762,506,7.6 730,492,6.4 680,478,5.6 654,465,4.8 684,454,4.2 712,447,4',
  '740,523,7 786,528,6 838,526,4.4',
  '1000,580,14 1008,552,12 1024,528,9 1074,506,8 1130,478,6.6 1166,446,5.6 1120,416,4.8 1092,386,4.2 1136,354,3.6 1146,332,3.2 1128,310,3 1120,295,2.6',
  '1322,590,26 1350,552,20 1356,532,14 1318,514,10 1262,503,8 1216,500,7',
  '1318,514,8 1348,494,6 1330,470,5 1292,446,4 1316,424,3.4 1302,398,2.6',
].map((text) => ribbon(rows(text)));
const NEAR = [
  '1000,900,400 1000,760,300 1000,700,240 1002,650,176 1004,612,104 1003,586,60 1002,562,32 1004,540,20',
  '1010,680,120 1056,632,104 1120,602,80 1196,580,60 1270,562,42 1330,540,32 1350,520,28',
  '990,680,120 944,628,96 886,602,74 820,586,52 752,570,34 704,548,24 690,530,18',
].map((text) => ribbon(rows(text)));

/** All edges lie below all fills, so that junctions stay open. */
const ways = (list, width, fill) =>
  line(list.map(({ edges }) => edges).join(''), { width, opacity: 0.85 }) +
  area(list.map(({ outline }) => outline).join(''), fill);
export const farWays = () => ways(FAR, 2, '#0f2d36');

/** The ground we stand on, in contour lines, with the ways that part on it. */
export function crossroads() {
  const level = (t) => along((x) => brow(x) + (800 - brow(x)) * t);
  const tufts = repeat(70, (i) => {
    const [x, t] = [560 + 860 * chance(i * 3 + 4), 0.04 + 0.4 * chance(i * 7 + 1)];
    const [y, tall] = [brow(x) + 240 * t, 4 + 16 * t];
    return `M${round(x - tall / 2)} ${round(y - tall * 0.7)}L${round(x)} ${round(y)}l1 ${round(-tall)}m-1 ${round(tall)}l${round(tall / 2)} ${round(-tall * 0.8)}`;
  });
  const ruts = 'M960 800C966 720 976 672 960 648M1040 800C1034 720 1026 672 1046 640C1074 614 1130 600 1200 584';
  return (
    area(`${level(0)}L1460 900L-20 900z`, '#07131b') +
    firm(level(0), 0.85) +
    repeat(7, (i) => hair(level(((i + 1) / 7) ** 1.5), 0.34 - i * 0.03)) +
    hair(tufts, 0.6) +
    clipped('saddle', `${level(0)}L1460 900L-20 900z`, ways(NEAR, 3, '#0d252e') + hair(ruts, 0.26))
  );
}
