/** Knocking-off time on a building site, from far below: a supervisor on a scaffold, workers on ladders, crows, a low sun. */
import { ink } from '../../daylight.mjs';
import { BRICK, BRIGHT_RUST, CREAM, DEEP_TEAL, GLASS, GOLD, HONEY, ROOM, TEAL } from '../../parts/palette.mjs';
import { box, faded, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, curve, glow, line, sample } from '../../stage.mjs';
import { climber, crow, supervisor } from './month-workers.mjs';

/** Uprights lean together as they rise: where one that stands at x is at the height y. */
const up = (x, y) => [850 + (x - 850) * (0.62 + 0.38 * (y / 600)), y];
const POLES = [798, 888, 984];
const LEVELS = [222, 336, 462, 592];

function sky() {
  const stops = ['#9fd3ca', '#d9ead6', '#fdf0c8', '#fbd184', '#f2a654'];
  const clouds = repeat(9, (i) =>
    line(curve(sample((x) => 60 + i * 58 + 14 * Math.sin(x / 62 + i * 1.3), 620, 1040, 12)), {
      width: 1.8,
      colour: i < 4 ? TEAL : '#b8742a',
      opacity: 0.4,
    }),
  );
  return (
    `<linearGradient id="sky" x2="0" y2="1">${stops.map((c, i) => `<stop offset="${i / 4}" stop-color="${c}"/>`).join('')}</linearGradient>` +
    area(box(620, -20, 420, 640), 'url(#sky)') +
    clouds +
    glow(730, 418, 230, '#fff6d6', 0.95) +
    `<circle cx="732" cy="420" r="46" fill="#fffdf0" stroke="${HONEY}" stroke-width="4"/>`
  );
}

/** Hills, roofs, and palms against the sky at the foot. */
function town() {
  const palm = (x, y, s) => {
    const put = placed(x, y, 0, s);
    const fronds =
      'M0 -70C-14 -88 -34 -84 -42 -66M0 -70C-22 -76 -36 -62 -34 -46M0 -70C-4 -92 18 -98 30 -86M0 -70C18 -84 38 -74 40 -56M0 -70C16 -70 26 -58 24 -44';
    return line(put('M0 0C6 -24 4 -48 0 -70'), ink(5)) + line(put(fronds), { width: 7, colour: ROOM });
  };
  return (
    area(`${curve(sample((x) => 548 + 16 * Math.sin(x / 44), 620, 1040, 10))}L1040 620L620 620z`, '#d79a50') +
    palm(716, 560, 0.9) +
    palm(790, 566, 0.7) +
    solid(
      `${curve(sample((x) => 574 + 9 * Math.sin(x / 30 + 2), 620, 1040, 10))}L1040 620L620 620z`,
      DEEP_TEAL,
      ink(2.6),
    )
  );
}

/** The building: a frame of concrete, walls of brick that grow in it. */
function building() {
  const quad = (x, w, top, foot) => polygon([up(x, top), up(x + w, top), up(x + w, foot), up(x, foot)]);
  const courses = (top, foot) =>
    repeat(Math.floor((foot - top) / 15), (j) => {
      const y = top + 15 * (j + 1);
      const joints = repeat(6, (i) =>
        polygon([up(890 + i * 34 + (j % 2) * 17, y - 15), up(890 + i * 34 + (j % 2) * 17, y)], false),
      );
      return polygon([up(880, y), up(1080, y)], false) + joints;
    });
  const wall = (top, foot) =>
    solid(quad(880, 220, top, foot), '#cf7d4a', ink(2.8)) + line(courses(top, foot), { width: 1.6, colour: BRICK });
  const slab = (y) =>
    solid(quad(868, 260, y, y + 20), '#cdbf9e', ink(2.8)) + area(quad(868, 260, y + 11, y + 20), '#93a295');
  const bars = [884, 896, 1012, 1024].map((x) => polygon([up(x, 250), up(x, 170)], false)).join('');
  return (
    line(bars, { width: 3.4, colour: '#7a4a22' }) +
    solid(quad(876, 30, 236, 620) + quad(1004, 32, 236, 620), '#b9b294', ink(2.8)) +
    wall(392, 470) +
    wall(478, 620) +
    area(quad(912, 90, 286, 350), GLASS, 'fill-opacity=".32" ') +
    slab(350) +
    slab(470)
  );
}

/** Poles, planks from below, and braces. */
function scaffold() {
  const pole = (x, top) => polygon([up(x, top), up(x, 620)], false);
  const poles = POLES.map((x, i) => pole(x, [176, 196, 150][i])).join('');
  const back = [840, 930].map((x) => pole(x, 222)).join('');
  const rail = (y) => polygon([up(782, y), up(1002, y)], false);
  const rails =
    rail(192) +
    LEVELS.slice(1)
      .map((y) => rail(y - 56))
      .join('');
  const braces = [0, 1, 2].map((i) => polygon([up(798, LEVELS[i + 1]), up(888, LEVELS[i])], false)).join('');
  const plank = (y) =>
    area(polygon([up(774, y), up(1008, y), up(1000, y + 20), up(786, y + 20)]), ROOM, 'fill-opacity=".75" ') +
    solid(polygon([up(774, y), up(1008, y), up(1008, y + 8), up(774, y + 8)]), HONEY, ink(2.4));
  const steel = (d, w) => line(d, ink(w + 4)) + line(d, { width: w, colour: '#dfe9e4' });
  return (
    line(back, { width: 5, colour: GLASS }) +
    LEVELS.map(plank).join('') +
    line(braces, ink(6)) +
    line(braces, { width: 2.6, colour: '#8fb5ae' }) +
    steel(rails, 3) +
    steel(poles, 5)
  );
}

/** A ladder from its foot to its top, wider where it is nearer. */
function ladder([x, y, w], [u, v, t]) {
  const at = (k, m) => [x + (u - x) * k + m * (w + (t - w) * k), y + (v - y) * k];
  const rungs = repeat(17, (i) => polygon([at(i / 17, -1), at(i / 17, 1)], false));
  const rails = [-1, 1].map((m) => polygon([at(0, m), at(1, m)], false)).join('');
  return (
    line(rungs, ink(5.4)) +
    line(rungs, { width: 2.4, colour: GOLD }) +
    line(rails, ink(8)) +
    line(rails, { width: 4, colour: GOLD })
  );
}

export const upTheScaffold = () =>
  sky() +
  town() +
  building() +
  ladder([934, 470, 17], [922, 222, 12]) +
  climber(placed(928, 372, 3, 0.7), { helmet: '#fffdf8', shirt: TEAL, vest: false, tiffin: true }) +
  scaffold() +
  supervisor(placed(872, 222, 0, 0.98)) +
  ladder([736, 640, 26], [818, 196, 12]) +
  climber(placed(790, 330, 10, 0.72), { helmet: HONEY, shirt: CREAM, m: -1 }) +
  climber(placed(762, 478, 10, 1.02), { helmet: TEAL, shirt: BRIGHT_RUST, vest: false, tiffin: true }) +
  crow(placed(962, 150, 0, 0.5), false) +
  faded(0.9, crow(placed(712, 302, -8, 0.4)) + crow(placed(976, 64, 4, 0.36)));

/** The crow that carries off the strip of paper. */
export const tapeThief = () => crow(placed(778, 116, -6, 0.86));
