/** The grocery in the mirror: its boarded wall, shelves of goods that bow, and a floor of tiles. */
import { across, DAY, ink } from '../../daylight.mjs';
import {
  BRICK,
  BRIGHT_RUST,
  BRIGHT_TEAL,
  CREAM,
  DEEP_TEAL,
  GOLD,
  HONEY,
  MARIGOLD,
  MINT,
  TEAL,
} from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { bowed, bowedBox, bulge } from './mirror-lens.mjs';

const on = (x, y, size = 1) => {
  const at = placed(x, y, 0, size);
  return (d) => bulge(at(d));
};

const BASE = 356;
const ROWS = [BASE, 384, 420, 466, 524, 598, 700, 840];

const wall = () =>
  across('wall', ['#8fc9c2', '#b9dcd0', '#e9e3c2', '#f7dfa8', '#f0c274', '#d99a4c'], 0, 1440) +
  area('M-20 -20L1460 -20L1460 620L-20 620z', 'url(#wall)') +
  line(
    repeat(22, (i) => bowed(`M${-240 + i * 90} -220L${-240 + i * 90} ${BASE}`)),
    { width: 1.4, opacity: 0.3 },
  );

/** A corner of a tile as path data: its place across and its row. */
const corner = (i, row) => `${720 + (i * 74 * (ROWS[row] + 260)) / (BASE + 260)} ${ROWS[row]}`;

const floor = () => {
  const tiles = repeat(7, (row) =>
    repeat(34, (k) => {
      const i = k - 17;
      if ((i + row) % 2) return '';
      return bowed(`M${corner(i, row)}L${corner(i + 1, row)}L${corner(i + 1, row + 1)}L${corner(i, row + 1)}z`);
    }),
  );
  const edges = repeat(7, (row) => bowed(`M${corner(-17, row)}L${corner(17, row)}`));
  return (
    across('light-tiles', ['#cfeae2', '#e6f0dc', '#fbefd0', '#f9dca0', '#f0c47c'], 0, 1440) +
    across('dark-tiles', ['#3f9c98', '#63ada0', '#c98f5a', '#c2683a', '#a84a24'], 0, 1440) +
    area(bowedBox(-700, BASE, 2840, 700), 'url(#light-tiles)') +
    area(tiles, 'url(#dark-tiles)') +
    line(edges, { width: 1.4, colour: DAY.ink, opacity: 0.5 }) +
    solid(bowedBox(-700, BASE - 16, 2840, 16), '#8a5a2c', ink(2))
  );
};

const GOODS = {
  jar: (put, fill) =>
    solid(put(card(-21, -54, 42, 54, 9)), '#f1f6ec', ink(2)) +
    area(put(card(-17, -38, 34, 34, 6)), fill) +
    area(
      put(`${oval(-7, -26, 4)}${oval(6, -18, 4)}${oval(-4, -12, 4)}${oval(8, -30, 4)}`),
      CREAM,
      'fill-opacity=".7" ',
    ) +
    solid(put(card(-17, -64, 34, 12, 4)), DAY.ink, ink(1.6)) +
    line(put('M-13 -44L-13 -14'), { width: 3, colour: DAY.light }),
  bottle: (put, fill) =>
    solid(put('M-13 0L13 0L13 -42C13 -52 5 -54 5 -62L5 -78L-5 -78L-5 -62C-5 -54 -13 -52 -13 -42z'), fill, ink(2)) +
    area(put(box(-12, -34, 24, 20)), CREAM) +
    area(put(oval(0, -24, 5)), fill),
  tin: (put, fill) =>
    solid(put(box(-19, -50, 38, 50)), fill, ink(2)) +
    area(put(box(-18, -37, 36, 24)), CREAM) +
    area(put(oval(0, -25, 8)), fill) +
    line(put('M-19 -44L19 -44'), ink(1.6)),
  packet: (put, fill) =>
    solid(put('M-20 0L20 0L19 -50L22 -60L-22 -60L-19 -50z'), fill, ink(2)) +
    solid(put(oval(0, -26, 11, 13)), GOLD, ink(1.6)) +
    line(put('M-19 -50L19 -50'), ink(1.4)),
  soap: (put, fill) =>
    [0, 1, 2].map((r) => solid(put(box(-26, -18 * r - 18, 52, 18)), [fill, CREAM, fill][r], ink(1.8))).join('') +
    line(put('M-14 -9L14 -9M-14 -27L14 -27M-14 -45L14 -45'), { width: 3, colour: DAY.ink, opacity: 0.35 }),
};

/** Boards with the goods that stand on each, `[kind, fill, flat x]`. */
const SHELVES = [
  [36, 330, 1560],
  [128, 330, 1560],
  [222, 330, 1560],
  [312, 330, 1560],
];
const KINDS = ['jar', 'bottle', 'tin', 'jar', 'soap', 'bottle', 'packet', 'tin', 'jar', 'packet'];
const FILLS = [BRIGHT_RUST, TEAL, MARIGOLD, MINT, HONEY, DEEP_TEAL, BRICK, BRIGHT_TEAL];

const shelf = ([y, from, to], row) =>
  area(bowedBox(from, y + 10, to - from, 16), DAY.ink, 'fill-opacity=".16" ') +
  repeat(Math.floor((to - from) / 52), (i) =>
    GOODS[KINDS[(i * 3 + row * 4 + (i % 4)) % KINDS.length]](
      on(from + 30 + i * 52, y),
      FILLS[(i * 5 + row * 3) % FILLS.length],
    ),
  ) +
  solid(bowedBox(from - 8, y, to - from + 16, 11), '#d8a763', ink(2.2));

/** The dusk of a shop without current: teal by the door, brown at the other end, lifted about the till and on the floor by the lamp. */
export const dusk = () =>
  across('dusk', ['#0d5660', '#0d4a56', '#4a3a1c', '#6a3410', '#6a3410'], 0, 1440) +
  area(box(-20, -20, 1480, 640), 'url(#dusk)', 'fill-opacity=".28" ') +
  glow(450, 330, 420, '#fffbe6', 0.42) +
  glow(1074, 470, 260, '#ffc45e', 0.6);

/** All behind the people. */
export const room = () =>
  wall() +
  solid(bowedBox(316, -200, 1260, BASE + 190), '#7b4a22', ink(2.4)) +
  across('back', ['#2c6f70', '#5b6b52', '#8a5a2c', '#7a3f18'], 300, 1300) +
  area(bowedBox(326, -200, 1240, BASE + 186), 'url(#back)') +
  SHELVES.map(shelf).join('') +
  floor();
