import { dot, fine, firm, hair, placed, repeat } from '../parts/shapes.mjs';
import { palm } from '../parts/street.mjs';
import { area, chance, curve, glow, line, round, sample, stage } from '../stage.mjs';
import { house } from './parts/house.mjs';

const HUB = 7;
const bell = (x, at, width) => Math.exp(-(((x - at) / width) ** 2));

/** Heights of the hillside: its ridge, four terraces on which houses stand, and the lower edge. */
const TERRACES = [
  (x) => 356 - 150 * bell(x, 1030, 330) - 22 * Math.sin(x / 120),
  (x) => 420 - 82 * bell(x, 1010, 380) - 6 * Math.sin(x / 90),
  (x) => 512 - 52 * bell(x, 1000, 400) + 6 * Math.sin(x / 130),
  (x) => 640 - 34 * bell(x, 1000, 420) + 8 * Math.sin(x / 150 + 1),
  (x) => 796 - 12 * bell(x, 1000, 420) + 8 * Math.sin(x / 170 + 2),
  (x) => 900 + 6 * Math.sin(x / 160),
];

/** The fourteen: x, terrace, size, side of the window, storeys, half the ridge of the roof. */
const HOUSES = [
  [894, 1, 0.66, 1, 2, 34],
  [1112, 1, 0.68, -1, 1, 0],
  [716, 2, 0.78, 1, 1, 44],
  [880, 2, 0.76, -1, 1, 40],
  [1238, 2, 0.8, -1, 1, 44],
  [552, 3, 0.94, 1, 2, 34],
  [776, 3, 0.92, -1, 1, 0],
  [1000, 3, 1.36, 1, 1, 52],
  [1222, 3, 0.92, -1, 1, 44],
  [1424, 3, 0.94, -1, 2, 34],
  [566, 4, 1.1, 1, 1, 46],
  [772, 4, 1.1, 1, 1, 0],
  [1246, 4, 1.1, -1, 1, 46],
  [1450, 4, 1.1, -1, 1, 0],
].map(([x, level, size, side, storeys, ridge], i) => {
  const put = placed(x, TERRACES[level](x) + 10 * size, 0, size);
  const hot = i === HUB;
  const window = { u: hot ? 14 : side * 22, v: (1 - storeys) * 62 - 15, w: hot ? 74 : 58, h: hot ? 50 : 44 };
  return { put, side, storeys, ridge, window, hot, seed: i, east: x > 1000 };
});

/** Which windows are joined. */
const TIES = '0-1 0-2 2-3 3-7 2-5 1-4 3-4 4-7 4-9 5-6 6-7 7-8 8-9 7-11 11-12 10-11 12-13';

/** A dotted arc of light from one window to another. */
function tie(pair) {
  const [[x, y], [u, v]] = pair.split('-').map((i) => {
    const { put, window } = HOUSES[i];
    return put(`${window.u} ${window.v - window.h}`)
      .split(' ')
      .map(Number);
  });
  // A steep arc leans outward, a flat one rises.
  const lean = Math.abs(u - x) < Math.abs(v - y) ? 0.3 * Math.abs(v - y) * Math.sign(x + u - 2000) : 0;
  const lift = lean ? 20 : 26 + 0.3 * Math.hypot(u - x, v - y);
  const d = `M${x} ${y}Q${round((x + u) / 2 + lean)} ${round(Math.min(y, v) - lift)} ${u} ${v}`;
  const ends = repeat(2, (i) => `M${[x, u][i]} ${[y, v][i]}l0.1 0`);
  return line(d, { width: 3, extra: 'stroke-dasharray="0.1 7.5" ' }) + line(ends, { width: 6.4 });
}

/** The hillside from the ridge down, in contour lines and rows of tea. */
const hillside = () =>
  TERRACES.slice(0, -1)
    .map((f, k) => {
      const next = TERRACES[k + 1];
      const between = (t) => curve(sample((x) => f(x) + (next(x) - f(x)) * t));
      const tea = { width: 2.4 + k * 0.8, opacity: 0.3, extra: `stroke-dasharray="0.1 ${8 + 2 * k}" ` };
      return (
        area(`${between(0)}L1640 1000L-20 1000z`, ['#0a1b25', '#091923', '#081720', '#07141c', '#060f17'][k]) +
        (k ? fine(between(0), 0.55) : firm(between(0), 0.95)) +
        repeat(5, (i) => hair(between((i + 1) / 6), 0.32)) +
        line(between(0.42), tea) +
        line(between(0.75), tea)
      );
    })
    .join('');

/** Points from text. */
const route = (text) => text.split(' ').map((point) => point.split(',').map(Number));

/** A footpath in steps. */
const path = (points, width) => {
  const d = curve(points);
  const butt = 'style="stroke-linecap:butt" ';
  return (
    line(d, { width: width + 4, opacity: 0.6, extra: butt }) +
    line(d, { width, colour: '#0b222c' }) +
    line(d, { width, opacity: 0.4, extra: `${butt}stroke-dasharray="1.6 9" ` })
  );
};

/** About us: fourteen people, no office: a hill village at night, in each lit window one at work, all of them joined. */
export default function about() {
  const far = (x) =>
    330 - 90 * bell(x, 560, 150) - 60 * bell(x, 720, 90) - 96 * bell(x, 1480, 170) + 8 * Math.sin(x / 40);
  const range = area(`${curve(sample(far))}L1640 900L-20 900z`, '#081a22') + fine(curve(sample(far)), 0.6);
  const folds = repeat(4, (i) => hair(curve(sample((x) => far(x) + 18 + i * 20)), 0.3 - i * 0.05));
  const stars = repeat(26, (i) =>
    dot(round(410 + 1180 * chance(i)), round(122 + 130 * chance(i + 60)), 1.5, '#cfe9e6'),
  );
  const lane = (k, from, to) =>
    path(
      sample((x) => TERRACES[k](x) + 4 + k * 2, from, to),
      4 + k * 1.5,
    );
  const lanes = lane(1, 890, 1120) + lane(2, 700, 1250) + lane(3, 550, 1430) + lane(4, 560, 1460);
  const up = path(route('1128,622 1134,560 1120,490 1020,440 990,392 1020,340'), 8);
  const crest = path(route('1020,340 1036,310 1014,276 1022,240 1036,191'), 6);
  const down = path(route('990,900 1060,820 1030,760 930,716 925,660 938,616'), 20);
  const palms = palm(620, 505, 140, -10, 66) + palm(1352, 505, 136, 12, 66) + palm(970, 352, 84, 8, 38);
  const middle = palm(664, 632, 140, -8, 66) + palm(1322, 632, 140, 8, 66);
  const front = palm(868, 800, 140, -22, 72) + palm(1130, 806, 150, 18, 76);
  const lit = HOUSES.map(house);
  const light = glow(1020, 560, 250, '#ffffff', 0.62);
  const village =
    lit.slice(0, 5).join('') +
    palms +
    middle +
    light +
    lit.slice(5, 10).join('') +
    glow(1020, 560, 170, '#ffffff', 0.1) +
    front +
    lit.slice(10).join('');
  return stage(
    stars + range + folds + hillside() + lanes + up + crest + down + village + TIES.split(' ').map(tie).join(''),
    { meet: 1000, top: 112 },
  );
}
