/** A shop house in Galle Fort by day: its left half is finished, its right half bare lime wash; and a worker. */
import { DAY, ink } from '../../daylight.mjs';
import { arch, disc, tiles } from '../../parts/facade.mjs';
import { SKIN } from '../../parts/palette.mjs';
import { box, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { AMBER, BRICK, TEAL } from './green-kites.mjs';

const [LEFT, RIGHT, EAVES, FLOOR, FOOT] = [222, 1218, 146, 354, 566];
const [LIME, STONE, CREAM, LEAF, WOOD] = ['#f6ecd6', '#efe0bd', '#fbe3b4', '#17757a', '#d9a866'];

export const shade = (d, share = 0.28) => area(d, '#123c44', `fill-opacity="${share}" `);

/** Courses of tiles, the ridge, the place that still shows its battens. */
function roof() {
  const gap = 'M938 92L1052 92L1062 108L1096 108L1108 126L962 126L956 108L944 108z';
  return (
    solid('M286 76L1154 76L1264 142L176 142z', BRICK, ink(2.6)) +
    area('M1040 76L1154 76L1264 142L1100 142z', '#cf8640') +
    line(tiles([286, 1154, 76], [176, 1264, 142], 5), { width: 1.4, colour: '#6b3d10' }) +
    area(gap, DAY.ink) +
    line('M948 98H1050M958 110H1090M966 120H1100', { width: 3, colour: WOOD }) +
    line('M966 92l14 34M990 92l18 34M1014 92l22 34M1038 92l26 34', { width: 2, colour: '#a8672c' }) +
    solid(box(278, 69, 884, 9) + box(170, 141, 1100, 8), '#6b3d10', ink(2))
  );
}

/** Bare lime wash, the ochre that has come as far as the roller, and the chalk grid with two plumb lines. */
function walls() {
  const ochre = 'M222 146H650V200H676V316Q670 324 664 317Q657 326 650 320V354H632V566H222z';
  const grid = repeat(10, (i) => `M${822 + i * 40} 176V532M800 ${196 + i * 34}H${RIGHT}`);
  const bobs = 'M936 322L944 322L945 331L940 343L935 331zM1076 512L1084 512L1085 521L1080 533L1075 521z';
  return (
    solid(box(LEFT, EAVES, RIGHT - LEFT, FOOT - EAVES), LIME, ink(2.6)) +
    area(ochre, '#efbf6b') +
    area(box(650, 200, 26, 64), '#dba048') +
    area(box(LEFT, 532, 410, 34), '#2a8a86') +
    area(box(808, 532, RIGHT - 808, 34), '#e6d3a9') +
    fine(`M${LEFT} 532H632M808 532H${RIGHT}`) +
    hair(grid, 0.2) +
    solid(`${bobs}M940 ${EAVES}V322M1080 ${FLOOR}V512`, DAY.ink, ink(1.4))
  );
}

// An opening as it is drawn on the wall, its foot in the middle at the origin.
const PLAN =
  box(-30, -104, 60, 104) +
  [-26, 4].map((u) => box(u, -98, 22, 42) + box(u, -48, 22, 42)).join('') +
  'M0 18L0 -158M-52 -104L52 -104M9 -113L26 -123M5 -117L15 -134M-9 -113L-26 -123M-5 -117L-15 -134';

function drawn(x, y) {
  const put = placed(x, y);
  return fine(arch(x, y, 60, 138), 0.8) + line(put(PLAN) + arch(x, y, 78, 148), pen(1.3, 0.62));
}

/** One leaf of louvres, 30 wide, its lower left corner at the origin. */
const LOUVRES = repeat(16, (i) => `M5 ${-97 + (i + (i > 7) * 2) * 5.4}L25 ${-97 + (i + (i > 7) * 2) * 5.4}`);
export const leaf = (put) =>
  solid(put(box(0, -104, 30, 104)), LEAF, ink(1.8)) + line(put(LOUVRES), { width: 1.5, colour: '#6cc0b4' });

/** A window with its surround, its carved fanlight and sill; `inside` is what open leaves show, `hung` where they are. */
function opening(x, y, hung = [-30, 0], inside = '') {
  const petal = 'M0 -8C-6 -14 -5 -22 0 -27C5 -22 6 -14 0 -8z';
  const petals = [72, 36, 0, -36, -72].map((turn) => placed(x, y - 106, turn)(petal));
  return (
    solid(arch(x, y, 80, 150), STONE, ink(1.8)) +
    area(arch(x, y, 60, 138), DAY.ink) +
    inside +
    area(petals.join('') + disc(x, y - 110, 4), CREAM) +
    hung.map((u) => leaf(placed(x + u, y))).join('') +
    shade(`M${x - 42} ${y + 6}H${x + 44}L${x + 30} ${y + 17}H${x - 50}z`) +
    solid(box(x - 46, y, 92, 7), STONE, ink(1.8))
  );
}

/** A clay pot of bougainvillea. */
function pot(x, y, size) {
  const put = placed(x, y, 0, size);
  const flowers = [-14, -34, 6, -44, 14, -30, -4, -28].map((n, i, all) => (i % 2 ? '' : disc(n, all[i + 1], 3.6)));
  return (
    area(put(disc(-8, -26, 11) + disc(9, -28, 10) + disc(1, -38, 10) + disc(-12, -36, 6)), '#2f8f80') +
    area(put(flowers.join('')), '#f7d58d') +
    solid(put('M-12 -18L12 -18L8 0L-8 0z'), '#b5672a', ink(1.5))
  );
}

/** The cat in the open window, its tail down over the sill. */
function cat(x, y) {
  const body =
    'M-14 0C-17 -11 -14 -22 -8 -29C-11 -33 -11 -37 -9 -40L-9 -49L-4 -44L4 -44L9 -49L9 -40C11 -37 11 -33 8 -29C14 -22 17 -11 14 0z';
  return (
    area(box(x - 30, y - 104, 60, 104), '#bfe3da') +
    area(`M${x - 30} ${y - 104}H${x + 30}V${y - 88}L${x - 30} ${y - 64}z`, '#5fa9a1') +
    area(placed(x + 4, y)(body), DAY.ink)
  );
}

/** The shop under its awning: tins and bottles on the counter, lamps over it. */
function shop() {
  const stripe = (i) => `M${240 + i * 21} 372h21L${251 + i * 23} 414v8a11.5 8 0 0 1 -23 0v-8z`;
  const goods = (x, high, wide = 15) => [0, 66, 132].map((u) => box(x + u, 496 - high, wide, high)).join('');
  return (
    solid(box(246, 404, 216, 130), DAY.ink, ink(5)) +
    area(goods(260, 22) + goods(257, 25, 21), AMBER) +
    area(goods(282, 28), '#5fb0a6') +
    area(goods(304, 27) + goods(308, 40, 7), CREAM) +
    solid(box(249, 496, 210, 35), LEAF, { width: 5, colour: LEAF }) +
    line('M318 404V528M390 404V528', { width: 5, colour: LEAF }) +
    shade('M224 422L482 422L470 446L224 450z', 0.42) +
    repeat(11, (i) => solid(stripe(i), i % 2 ? '#f7ecd2' : TEAL, ink(1.5))) +
    shade(box(229, 414, 251, 6))
  );
}

/** The doorway, solid ink, and the new door on its way into it: the one white thing. */
function doorway() {
  const put = placed(722, 563, 2.6);
  const panels = [-38, 6].map((u) => box(u, -156, 32, 58) + box(u, -84, 32, 70)).join('');
  return (
    solid(box(626, 358, 188, FOOT - 358), STONE, ink(2)) +
    area(box(638, 370, 164, FOOT - 370), DAY.ink) +
    area(put(box(-49, -170, 98, 170)), '#ffffff') +
    line(put(panels), { width: 1.8, colour: '#2a8a86' }) +
    area(put(disc(-43, -96, 3.4)), DAY.ink)
  );
}

export const limeHouse = () =>
  walls() +
  [290, 570].map((x) => opening(x, 330)).join('') +
  opening(430, 330, [-62, 32], cat(430, 330)) +
  line('M422 327C398 326 404 354 412 356', ink(4.4)) +
  opening(720, 330, [-30]) +
  opening(570, 532) +
  [870, 1010, 1150].map((x) => drawn(x, 330) + drawn(x, 532)).join('') +
  shop() +
  doorway() +
  solid(box(LEFT, FLOOR, RIGHT - LEFT, 9), STONE, ink(1.6)) +
  shade(`M${LEFT} ${EAVES}H${RIGHT}V166L${LEFT} 174z`, 0.34) +
  [264, 290, 316, 552].map((x) => pot(x, 330, 0.52)).join('') +
  [242, 478, 502, 610].map((x) => pot(x, FOOT, x === 502 ? 1.1 : 0.85)).join('') +
  roof();

/** A worker from behind in a sarong, his feet at the origin. */
export const worker = (put, sarong, shirt, arms, cap = DAY.ink) =>
  line(put(`M-8 0L-8 -14M9 0L8 -14${arms}`), { width: 4.8, colour: SKIN }) +
  solid(put('M-16 -8L-14 -48L14 -48L17 -8z'), sarong, ink(1.5)) +
  solid(put('M-14 -44L-17 -68C-15 -82 15 -82 17 -68L14 -44z'), shirt, ink(1.5)) +
  solid(put(disc(0, -87, 9.6)), DAY.ink, { width: 2.6, colour: SKIN }) +
  solid(put('M-10.5 -89C-11 -103 11 -103 10.5 -89C5 -86 -5 -86 -10.5 -89z'), cap, ink(1.2));
