/** The hill town opposite the window of About's closing: crests, trees, a lane, and fourteen houses with somebody at work. */
import { DAY } from '../../daylight.mjs';
import { box, fine, firm, hair, pen, placed, relief, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../../stage.mjs';
import { home } from './hill-homes.mjs';

export const VIEW = { x: 500, y: 150, w: 1000, h: 382 };

const WALLS = ['#d7ebe4', '#f2e6cc', '#f6d9a4'];
const ROOFS = ['#1f7d7a', '#b5622a', '#16414a', '#c98a3a'];
const CLOTHS = ['#f2b84a', '#f4ead2', '#6fc9bd', '#e08a3c'];

/** The fourteen houses: x, y and size, which way each person looks, kind. */
export const HOMES = [
  [1010, 262, 0.5, 1, 'gable'],
  [1150, 254, 0.5, -1, 'long'],
  [884, 302, 0.54, 1, 'long'],
  [1052, 336, 0.58, 1, 'verandah'],
  [1222, 330, 0.58, -1, 'gable'],
  [1340, 306, 0.54, -1, 'storeys'],
  [664, 314, 0.54, 1, 'storeys'],
  [532, 340, 0.58, 1, 'long'],
  [704, 376, 0.54, 1, 'gable'],
  [1160, 420, 0.68, -1, 'long'],
  [1392, 390, 0.66, -1, 'verandah'],
  [600, 416, 0.66, 1, 'verandah'],
  [1254, 480, 0.76, -1, 'gable'],
  [584, 520, 0.8, 1, 'long'],
].map(([x, y, s, m, kind], i) => ({
  x,
  y,
  s,
  m,
  kind,
  wall: x < 800 ? WALLS[0] : WALLS[1 + (i % 2)],
  roof: ROOFS[i % 4],
  cloth: CLOTHS[(i * 3) % 4],
}));

/** Crests outside, from far to near. */
const CRESTS = [
  (x) => 222 - 46 * bell(x, 560, 130) - 30 * bell(x, 1500, 90) + 6 * Math.sin(x / 60),
  (x) => 290 - 88 * bell(x, 1110, 230) - 10 * Math.sin(x / 90) - 26 * bell(x, 620, 120),
  (x) => 366 - 44 * bell(x, 1100, 260) + 5 * Math.sin(x / 70),
  (x) => 452 - 14 * bell(x, 1100, 260) + 5 * Math.sin(x / 80),
  () => 580,
];
const FILLS = ['#eef1e2', '#dceadb', '#c9e0cf', '#b8d6c2'];

const along = (f) => curve(sample(f, VIEW.x - 20, VIEW.x + VIEW.w + 20, 10));

/** A round tree, its left half in shade. */
function tree(x, y, r) {
  const put = placed(x, y, 0, r / 20);
  return (
    line(put('M0 0L0 -16'), { width: 3, colour: DAY.ink }) +
    solid(
      put('M-18 -14C-28 -26 -16 -44 0 -46C16 -44 28 -26 18 -14C8 -8 -8 -8 -18 -14z'),
      x < 1040 ? '#5fae96' : '#a9b66a',
      pen(1.5),
    ) +
    area(
      put('M-18 -14C-28 -26 -16 -44 -2 -46C-12 -34 -12 -22 -4 -11C-10 -10 -14 -11 -18 -14z'),
      x < 1040 ? '#2f8077' : '#7d8b3c',
    )
  );
}

/** A lane that winds up between the houses. */
function lane() {
  const d =
    'M760 600C700 560 760 510 850 500C960 486 1000 480 1120 470C1240 456 1240 440 1150 434C1020 424 960 400 1010 372C1060 352 1180 360 1190 338C1196 318 1090 318 1010 312C960 306 980 282 1030 260';
  return line(d, { width: 10, opacity: 0.8 }) + line(d, { width: 7, colour: '#faf0d9' });
}

/** The hill town outside. */
export function view() {
  const { x, y, w, h } = VIEW;
  const ground = CRESTS.slice(0, -1).map((f, k) => {
    const next = CRESTS[k + 1];
    const fold = (i) => along((u) => f(u) + (k ? ((next(u) - f(u)) * (i + 1)) / 6 : 12 + i * 13));
    return (
      area(`${along(f)}L1600 600L400 600z`, FILLS[k]) +
      (k > 1 ? fine : firm)(along(f), 0.7) +
      repeat(5, (i) => hair(fold(i), 0.34))
    );
  });
  const trees = [
    [590, 306, 13],
    [620, 318, 12],
    [760, 318, 15],
    [830, 322, 13],
    [974, 300, 11],
    [1120, 270, 10],
    [1290, 300, 12],
    [1316, 352, 15],
    [1410, 330, 14],
    [1492, 330, 15],
    [1140, 348, 13],
    [1400, 468, 20],
    [1456, 488, 24],
    [500, 500, 24],
    [900, 448, 17],
    [482, 416, 18],
    [1140, 456, 17],
  ];
  return (
    `<clipPath id="pane"><path d="${box(x, y, w, h)}"/></clipPath><g clip-path="url(#pane)">` +
    `${relief(3, (u, i) => 166 + i * 24 + 8 * Math.sin(u / 120 + i), 0.4)}${glow(1420, 176, 190, '#fff6df', 0.9)}` +
    `${ground.join('')}${lane()}${trees.map((at) => tree(...at)).join('')}${HOMES.map(home).join('')}</g>`
  );
}
