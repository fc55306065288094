/** The night desk of agents-in-use: the rack of pigeonholes with a cat in it, the birds that sort letters, lamp, window. */
import { box, card, facing, fine, hair, pen, placed, repeat, ring, solid, stars, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { paperBird } from './reception.mjs';

const [LEFT, TOP, CELL] = [190, 52, 102];
const DARK = '#0a1922';
const WOOD = '#0e232c';
const AMBER = '#f59e2c';
const GOLD = '#ffd08a';
const MINT = '#5eead4';

/** What lies in the pigeonholes, row by row: k a key, l letters, c the cat. */
const ROWS = ['.kl.lk..', '..l..kl.', '.c......', '..l.....'];

/** The middle of a pigeonhole. */
const hole = (column, row) => [LEFT + CELL * (column + 0.5), TOP + CELL * (row + 0.5)];

const key = (put) =>
  line(put(`M0 -40L0 -28${oval(0, -18, 9)}M0 -9L0 20M0 8L10 8M0 17L10 17`), pen(3)) +
  solid(put('M-8 -12L-26 4L-18 24L-4 16z'), '#3a2810', { width: 2, colour: AMBER });

const letters = (put) =>
  solid(placedIn(put, -8, 40, -9)(box(-14, -62, 26, 62)), '#0f3a40', pen(2)) +
  solid(placedIn(put, 12, 40, 9)(box(-14, -54, 26, 54)), '#123640', pen(2)) +
  fine(placedIn(put, 12, 40, 9)('M-8 -42L6 -42M-8 -32L2 -32'));

const placedIn = (put, ...place) => within(put, ...place);

/** The hotel's cat, asleep where a letter should be; its tail hangs out. */
const cat = (put) =>
  solid(put('M-43 42C-46 6 -24 -14 4 -14C34 -14 46 12 44 42z'), '#1d2f33', pen(2.6)) +
  solid(put('M30 36C40 40 44 52 40 66C36 80 24 78 26 68C28 60 24 50 14 44z'), '#1d2f33', pen(2.4)) +
  solid(
    put('M-44 18L-42 -10L-28 2C-22 0 -14 0 -8 2L6 -10L8 18C8 36 -6 42 -18 42C-32 42 -44 36 -44 18z'),
    '#24393d',
    pen(2.6),
  ) +
  line(put('M-36 18C-32 24 -26 24 -23 18M-13 18C-10 24 -4 24 0 18M-20 27L-16 27M-18 28L-18 31'), pen(2.4)) +
  hair(put('M14 -4C18 4 18 12 16 18M26 0C30 8 30 16 28 22M-48 28L-30 28M-6 28L14 28'), 0.8);

const CONTENT = { k: key, l: letters, c: cat };

function pigeonhole(column, row, kind) {
  const put = placed(...hole(column, row));
  return (
    area(put(box(-45, -45, 90, 90)), DARK) +
    area(put('M-45 -45L45 -45L45 45L32 30L-32 30L-32 -30z'), '#061018') +
    hair(put('M-45 45L-32 30L45 30M-32 30L-32 -45'), 0.5) +
    (CONTENT[kind]?.(put) ?? '') +
    line(put(box(-45, -45, 90, 90)), pen(1.8, 0.75))
  );
}

/** The rack, and drawers below it. */
export const rack = () =>
  solid(box(LEFT - 12, TOP - 12, 840, 590), WOOD, pen(2.6)) +
  ROWS.map((row, r) => [...row].map((kind, c) => pigeonhole(c, r, kind)).join('')).join('') +
  repeat(8, (i) => {
    const [x] = hole(i, 0);
    return line(box(x - 45, 472, 90, 66), pen(1.8, 0.6)) + line(ring(x, 505, 7), pen(2, 0.8));
  }) +
  solid('M162 22L1038 22L1018 40L182 40z', '#132d36', pen(2.6));

/** A sealed letter about its own middle. */
export const envelope = (put, fill, edge, seal) =>
  solid(put(box(-40, -26, 80, 52)), fill, edge) +
  line(put('M-40 -26L0 6L40 -26'), edge) +
  (seal ? solid(put(oval(0, 4, 10)), seal, edge) : '');

const TONES = { teal: ['#0f4a4e', '#0a2c33', MINT], amber: ['#4a3312', '#2a1e10', GOLD] };

/** A sorting bird at (x, y), a letter in its beak; m = -1 flies to the right. */
function sorter([x, y], turn, size, m, kind) {
  const own = placed(x, y, turn, size);
  const put = (d) => own(facing(m)(d));
  const [light, shade, colour] = TONES[kind];
  const edge = { width: 2.2, colour };
  return envelope(within(put, -150, -12, -8, 0.95), '#0a1d26', edge) + paperBird(put, [light, shade], edge);
}

/** A dotted way. */
const way = (d, colour) => line(d, { width: 4.4, colour, opacity: 0.9, extra: 'stroke-dasharray="0.1 13" ' });

/** The birds that need nobody, each on its way to a pigeonhole. */
export const sorters = () =>
  way('M-10 190C60 150 130 150 190 176', MINT) +
  way('M-10 470C70 480 150 440 204 400', MINT) +
  way('M1210 120C1140 60 1060 50 990 74', GOLD) +
  way('M1210 330C1160 330 1120 300 1086 268', GOLD) +
  sorter([236, 190], 8, 0.5, -1, 'teal') +
  sorter([252, 392], -14, 0.44, -1, 'teal') +
  sorter([956, 92], -4, 0.46, 1, 'amber') +
  sorter([1040, 236], 12, 0.52, 1, 'amber');

const FRONDS = [
  'M0 0C-6 -34 -30 -58 -66 -60C-46 -44 -28 -20 0 0z',
  'M0 0C14 -34 40 -54 74 -48C50 -36 26 -18 0 0z',
  'M0 0C-26 -18 -58 -8 -74 34C-48 16 -24 8 0 0z',
  'M0 0C26 -18 60 -8 76 30C48 16 26 8 0 0z',
  'M0 0C-18 12 -34 40 -30 78C-16 50 -6 28 0 0z',
  'M0 0C20 12 36 42 30 80C16 52 6 28 0 0z',
];

/** The wall by night, a window on the left with a palm and the moon. */
export const room = () =>
  repeat(9, (i) => hair(`M${1044 + i * 22} -10V600`, 0.2)) +
  solid(box(-30, 70, 166, 420), '#07202a', pen(2.6)) +
  stars(8, [0, 172, 130, 84], 1.6) +
  solid(ring(96, 132, 26), '#1d4a4e', pen(2)) +
  line('M16 488C34 420 46 370 52 312', { width: 13 }) +
  line('M16 488C34 420 46 370 52 312', { width: 8, colour: '#0b1d27' }) +
  FRONDS.map((d) => solid(placed(52, 312)(d), '#0c3037', pen(2))).join('') +
  area(placed(52, 312)(oval(-10, 14, 10) + oval(10, 16, 10)), '#7a4310') +
  line('M54 70V490M-30 250H136', pen(3)) +
  solid(box(-30, 490, 182, 16), WOOD, pen(2.4));

/** A house gecko on the wall, which waits for moths by the lamp. */
export const gecko = (x, y) => {
  const put = placed(x, y, 20, 0.78);
  const legs = 'M-8 -14L-26 -24L-30 -34M8 -14L26 -22L34 -16M-8 22L-26 34L-24 44M8 22L26 30L36 26';
  return (
    line(put(legs), { width: 4, colour: GOLD }) +
    solid(
      put(
        'M0 -46C12 -46 14 -32 8 -22C14 -8 14 14 8 28C6 52 -6 72 -26 82C-10 66 -6 46 -8 28C-14 14 -14 -8 -8 -22C-14 -32 -12 -46 0 -46z',
      ),
      '#2a1e10',
      { width: 2.6, colour: GOLD },
    ) +
    area(put(oval(-6, -36, 2.4) + oval(6, -36, 2.4)), GOLD)
  );
};

/** The lamp on the counter. */
export const lamp = (x, y) => {
  const put = placed(x, y);
  return (
    glow(x, y - 150, 260, AMBER, 0.55) +
    solid(put('M-44 0C-40 -16 40 -16 44 0z'), '#2a1e10', pen(2.6)) +
    line(put('M0 -12L0 -112'), pen(6)) +
    area(put('M-40 -208L40 -208L76 -112L-76 -112z'), '#c98324') +
    area(put('M-10 -208L40 -208L76 -112L0 -112z'), GOLD, 'fill-opacity=".55" ') +
    line(put('M-40 -208L40 -208L76 -112L-76 -112z'), { width: 3, colour: GOLD }) +
    line(put('M44 -112L44 -76'), { width: 2, colour: GOLD }) +
    area(put(oval(44, -70, 6)), GOLD)
  );
};

/** The counter, its front in panels. */
export const counter = (y) =>
  solid(box(-20, y, 1260, 46), '#10252e', pen(2.8)) +
  hair(`M-20 ${y + 16}H1220M-20 ${y + 30}H1220`, 0.5) +
  area(box(-20, y + 46, 1260, 160), '#07131b') +
  repeat(7, (i) => line(card(-84 + i * 200, y + 66, 168, 160, 4), pen(2, 0.6)));

/** A bell to ring for someone. */
export const bell = (x, y) => {
  const put = placed(x, y);
  return (
    solid(put('M-44 0L-40 -10L40 -10L44 0z'), DARK, pen(2.4)) +
    solid(put('M-36 -12C-36 -54 36 -54 36 -12z'), '#3a2810', pen(2.8)) +
    line(put('M-24 -18C-22 -34 -12 -40 -4 -41'), pen(2.4)) +
    solid(put('M-6 -44L-6 -54L6 -54L6 -44z'), '#3a2810', pen(2.2))
  );
};
