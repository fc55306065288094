/** The hill of the village: its terraces, the tea above them, the road to the temple on top. */
import { fine, hair, repeat } from '../../parts/shapes.mjs';
import { area, bell, curve, line } from '../../stage.mjs';
import { bushes } from './land.mjs';
import { ribbon } from './valley-blocks.mjs';
import { along, paved, rows, terraceOf, WIDE } from './valley-ground.mjs';

/** Crests from far to near: the hill, its terraces, the lane at its foot. */
const CRESTS = [
  (x) =>
    500 -
    304 * bell(x, 1420, 350) -
    46 * bell(x, 1716, 120) -
    26 * bell(x, 1150, 110) -
    74 * bell(x, 560, 240) +
    5 * Math.sin(x / 60),
  (x) => 486 - 140 * bell(x, 1400, 400) - 22 * bell(x, 480, 220) + 4 * Math.sin(x / 80),
  (x) => 588 - 56 * bell(x, 1400, 420) + 5 * Math.sin(x / 100),
  (x) => 690 - 24 * bell(x, 1360, 420) + 5 * Math.sin(x / 120 + 1),
  (x) => 800 - 10 * bell(x, 1300, 420) + 5 * Math.sin(x / 130 + 2),
  (x) => 912 + 6 * Math.sin(x / 150),
  () => 1040,
];
const FILLS = ['#0a1c26', '#091a24', '#081822', '#08161f', '#07131b', '#060f17'];

/** Between two crests: 0 at the k-th, 1 at the next. */
const between = (k, t) => (x) => CRESTS[k](x) + (CRESTS[k + 1](x) - CRESTS[k](x)) * t;

/** One terrace of the hill; 0 is its top. */
export const terrace = (k) => terraceOf(CRESTS, k, k ? 5 : 7, FILLS[k]);

/** Ranges behind the hill. */
export function range() {
  const crest = (x) =>
    470 - 150 * bell(x, 330, 210) - 130 * bell(x, 800, 170) - 190 * bell(x, 1760, 210) + 6 * Math.sin(x / 36);
  return (
    area(`${along(crest)}L${WIDE + 20} 700L-20 700z`, '#0a1a23') +
    fine(along(crest), 0.5) +
    repeat(7, (i) =>
      hair(
        along((x) => crest(x) + 15 + i * 17),
        0.28 - i * 0.03,
      ),
    )
  );
}

/** Tea on both shoulders of the hill: k, share of the way down, from, to, width of a bush. */
const TEA = rows(
  '1,0.06,815,1080,15 1,0.24,815,1075,17 1,0.42,815,1000,19 1,0.6,815,990,21 1,0.04,1590,1830,16 1,0.22,1600,1830,18 1,0.4,1626,1830,20',
);
export const tea = () =>
  TEA.map(([k, t, from, to, wide], i) => bushes((x) => between(k, t)(x) + wide * 0.4, from, to, wide, 40 + i * 9)).join(
    '',
  );

/** Rows too far off to tell one bush from the next. */
export const farTea = () =>
  repeat(4, (i) =>
    line(along(between(0, 0.3 + i * 0.2), 1120 - 50 * i, 1720 + 30 * i), {
      width: 3 + i * 0.6,
      opacity: 0.34,
      extra: `stroke-dasharray="0.1 ${9 + i}" `,
    }),
  );

/** The road with its hairpins up to the temple; the lane at the foot, to both sides. Each point with its width. */
const ROADS = [
  '1070,1040,104 1150,962,76 1264,900,58 1330,848,48 1310,790,41 1196,754,35 1112,716,30 1122,664,26 1230,634,24 1380,630,23 1530,612,21 1604,566,17 1556,508,14 1420,478,12 1262,468,10 1190,436,8 1232,396,7 1360,366,6 1452,334,5 1446,296,4.4 1404,262,4 1421,213,3.4',
  '1290,884,40 1420,914,40 1560,926,40 1700,922,38 1830,926,38',
  '1240,914,46 1130,908,30 1000,896,22 880,894,17 760,904,14 600,896,12 420,904,10 240,894,8 60,902,6 -30,900,6',
].map((text) => ribbon(rows(text)));

export const roads = () => paved(ROADS, { width: 3.2, opacity: 0.8 });

/** A footpath in steps. */
export const steps = (text, width) => {
  const d = curve(rows(text));
  const butt = 'style="stroke-linecap:butt" ';
  return (
    line(d, { width: width + 3, opacity: 0.6, extra: butt }) +
    line(d, { width, colour: '#0b222c' }) +
    line(d, { width, opacity: 0.45, extra: `${butt}stroke-dasharray="1.5 6" ` })
  );
};
