/** The land of the valley: the far range, the hill of the mast, the steps of the town, its roads, and how it all fades. */
import { veil } from '../../parts/roadside.mjs';
import { box, fine, firm, hair, repeat } from '../../parts/shapes.mjs';
import { area, bell, curve, line, sample } from '../../stage.mjs';
import { ribbon } from './valley-blocks.mjs';
import { HORIZON } from './valley-harbour.mjs';

export const WIDE = 1800;
export const TALL = 1012.5;

/** Where the land falls to the harbour. */
const shore = (x, middle, width) => 1 / (1 + Math.exp((middle - x) / width));

export const along = (f, from = -20, to = WIDE + 20) => curve(sample(f, from, to));

/** Crests from far to near: the hill with the mast, then the steps of the valley on which the town stands. */
const CRESTS = [
  (x) =>
    470 -
    232 * bell(x, 1010, 230) -
    120 * bell(x, 560, 260) -
    60 * bell(x, 60, 240) +
    190 * shore(x, 1400, 34) +
    5 * Math.sin(x / 60),
  (x) => 545 - 70 * bell(x, 900, 260) - 30 * bell(x, 420, 200) + 70 * shore(x, 1420, 26) + 4 * Math.sin(x / 80),
  (x) => 640 - 26 * bell(x, 860, 240) + 22 * bell(x, 300, 300) + 4 * Math.sin(x / 110),
  (x) => 742 - 16 * bell(x, 850, 260) + 5 * Math.sin(x / 120 + 1),
  (x) => 868 - 20 * bell(x, 1700, 260) + 6 * Math.sin(x / 140 + 2),
  (x) => 1040 + 4 * Math.sin(x / 150),
];
const FILLS = ['#0a1c26', '#091a24', '#081822', '#08161f', '#07131b'];

/** The k-th of these terraces, in contour lines down to the next; 0 is the hill, with a firm crest. */
export function terraceOf(crests, k, count, fill) {
  const [f, next] = [crests[k], crests[k + 1]];
  const between = (t) => along((x) => f(x) + (next(x) - f(x)) * t);
  return (
    area(`${between(0)}L${WIDE + 20} 1040L-20 1040z`, fill) +
    (k ? fine(between(0), 0.4) : firm(between(0), 0.9)) +
    repeat(count, (i) => hair(between((i + 1) / (count + 1)), 0.3))
  );
}

/** One step of the valley; 0 is the hill. */
export const step = (k) => terraceOf(CRESTS, k, k ? 6 : 11, FILLS[k]);

/** The far range, which falls to the sea. */
export function range() {
  const peaks = (x) => 106 * bell(x, 330, 190) + 140 * bell(x, 720, 150) + 118 * bell(x, 1230, 120);
  const crest = (x) => Math.min(HORIZON + 2, 366 - peaks(x) - 30 * bell(x, 1400, 70) + 5 * Math.sin(x / 36));
  const edge = `${along(crest, -20, 1500)}Q1420 380 1300 560`;
  const folds = repeat(9, (i) =>
    hair(
      along((x) => crest(x) + 14 + i * 16, -20, 1500),
      0.3 - i * 0.02,
    ),
  );
  return (
    `<clipPath id="land"><path d="${edge}L-20 560z"/></clipPath>` +
    area(`${edge}L-20 560z`, '#0a1c25') +
    `<g clip-path="url(#land)">${folds}</g>` +
    fine(edge, 0.6)
  );
}

/** Rows of numbers from text: `1,2 3,4`. */
export const rows = (text) => text.split(' ').map((row) => row.split(',').map(Number));

/** The roads, each point with its width: past the fields to the mast, to the harbour, a lane, and from our hillside. */
const ROADS = [
  '1206,668,30 1080,686,26 960,676,22 870,640,18 832,596,14 808,542,12 828,474,10 900,424,9 1040,408,8 1124,388,7 1112,362,6 1020,350,5 962,328,5 984,300,4 1036,286,4 1044,264,3 1034,244,3',
  '1224,666,32 1350,692,30 1450,680,26 1496,644,22 1490,606,19 1482,571,17',
  '1236,878,30 1380,894,34 1540,884,32 1690,914,34 1830,926,36',
  '960,1040,96 1050,950,74 1190,900,58 1262,856,48 1240,796,40 1196,748,34 1216,690,32 1224,650,30',
].map((text) => ribbon(rows(text)));

/** The place about the tower. */
const CIRCLE = 'M1152 652Q1152 632 1226 632Q1300 632 1300 652Q1300 674 1226 674Q1152 674 1152 652z';

/** Ribbons of road and a place in one piece: all edges lie below all fills, so that junctions stay open. */
export const paved = (ribbons, options, place = '') =>
  line(ribbons.map(({ edges }) => edges).join('') + place, options) +
  area(ribbons.map(({ outline }) => outline).join('') + place, '#0e2730');

export const roads = () => paved(ROADS, { width: 3.6, opacity: 0.85 }, CIRCLE);

const OUT = [
  [0, 0],
  [1, 1],
];

/** The picture sinks into the page at the left, under the heading. */
const west = veil('west', 'x2="1"', box(0, 0, 880, TALL), [
  [0, 1],
  [0.3, 0.86],
  [1, 0],
]);

/** The picture sinks into the page at the left, the foot and the top. */
export const fade = () =>
  west +
  veil('south', 'x2="0" y2="1"', box(0, 880, WIDE, 140), OUT) +
  veil('north', 'x1="0" y1="1" x2="0" y2="0"', box(0, 0, WIDE, 200), OUT);
