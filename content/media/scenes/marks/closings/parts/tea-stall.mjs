/** Both sides of the veranda: a courier's bicycle and a crow at the left, the stall with kettle and jars at the right. */
import { DAY, ink } from '../../daylight.mjs';
import { CEMENT } from '../../heroes/parts/veranda.mjs';
import { roadster } from '../../heroes/parts/veranda-yard.mjs';
import { box, card, fine, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { glass } from './tea-table.mjs';
import { cast } from './tea-veranda.mjs';

/** The courier's bag on the carrier. */
const bag = (put) =>
  solid(put('M-46 -62L-40 -2C-39 4 39 4 40 -2L46 -62z'), '#d98a35', ink(2.4)) +
  area(put('M-46 -62L-40 -2C-39 2 -26 3 -14 3L-18 -62z'), '#a9621f') +
  solid(put('M-48 -66L48 -66L46 -34C30 -28 -30 -28 -46 -34z'), '#eea43f', ink(2.4)) +
  line(put('M-24 -64L-22 -22M24 -64L22 -22'), ink(5)) +
  line(put('M-20 -66C-14 -80 14 -80 20 -66'), ink(4));

/** A house crow on the wall, its head cocked; the origin is between its feet. */
function crow(put) {
  return (
    line(put('M-3 -12L-5 0M7 -12L8 0M-12 0L16 0'), ink(2.6)) +
    area(put('M-12 -24L-46 -4L-38 0L-32 4L2 -12z'), DAY.ink) +
    area(put('M20 -60C30 -50 30 -38 26 -28C22 -14 12 -8 0 -8C-14 -8 -20 -18 -17 -30C-14 -44 -2 -56 6 -62z'), DAY.ink) +
    area(put('M4 -62C10 -68 26 -66 28 -54C29 -46 27 -42 24 -38C14 -38 2 -40 -4 -48C-2 -54 0 -58 4 -62z'), '#8d9a98') +
    area(put('M4 -66C6 -78 24 -82 29 -70C31 -64 28 -58 24 -56C16 -54 6 -58 4 -66z'), DAY.ink) +
    area(put('M27 -74C36 -74 44 -70 48 -64L26 -62z'), DAY.ink) +
    area(put(oval(21, -70, 3)), DAY.light) +
    area(put(oval(22, -70, 1.6)), DAY.ink) +
    line(put('M-12 -24C-4 -16 4 -16 12 -22'), { width: 1.6, colour: '#5d7f86' })
  );
}

/** Left of the table. */
export const corner = () =>
  cast('M150 566L400 566L340 588L40 588z') +
  roadster(206, 572, 1.86).replaceAll(CEMENT, 'none') +
  bag(placed(206, 454)) +
  crow(placed(478, 418, 0, 0.9));

/** A jar with a lid; (x, y) is the middle of its foot. */
const jar = (x, y, fill) =>
  solid(card(x - 17, y - 44, 34, 44, 6), '#dff0ea', ink(2)) +
  area(card(x - 13, y - 30, 26, 27, 4), fill) +
  solid(box(x - 14, y - 53, 28, 10), '#c8602a', ink(2)) +
  line(`M${x + 11} ${y - 38}L${x + 11} ${y - 8}`, { width: 2, colour: DAY.light });

/** The kettle on its stove, steam over the spout. */
const kettle = (put) =>
  line(put('M-26 -92C-34 -106 -14 -112 -24 -128M-34 -88C-46 -100 -30 -108 -40 -120'), {
    width: 2.6,
    colour: DAY.light,
  }) +
  solid(put('M-34 0L-30 -16L30 -16L34 0z'), '#3a2a20', ink(2.2)) +
  area(put('M-18 -5L-14 -12L-8 -6L-2 -13L4 -6L10 -12L16 -5z'), '#f0a53a') +
  line(put('M-24 -62C-22 -96 26 -96 28 -62'), ink(6)) +
  solid(put('M-28 -38L-44 -72L-35 -75L-18 -52z'), '#cfd9d4', ink(2.2)) +
  solid(put('M-36 -18C-40 -40 -28 -62 0 -64C28 -62 40 -40 36 -18z'), '#e3ebe6', ink(2.4)) +
  area(put('M-36 -18C-40 -40 -28 -62 -8 -63C-22 -50 -24 -34 -18 -18z'), '#9fb5b0') +
  solid(put('M-13 -62C-10 -70 10 -70 13 -62z'), '#cfd9d4', ink(2)) +
  area(put(oval(0, -71, 4)), DAY.ink);

const JARS = ['#d98a35', '#f6d08a', '#8a4f26', '#5fae86', '#eea43f', '#f6e6c4'];

/** The stall: a dark room, shelves of jars, a counter. */
export const stall = () =>
  cast('M1206 548L1460 548L1460 566L1120 566z') +
  solid(box(1206, 150, 260, 396), '#12404a', ink(2.6)) +
  area('M1206 150L1300 150L1260 546L1206 546z', '#0d2f38') +
  solid(box(1222, 262, 250, 9), '#c58a46', ink(2)) +
  repeat(4, (i) => jar(1300 + i * 44, 262, JARS[i])) +
  repeat(3, (i) => glass(1372 + i * 26, 352, 1.1)) +
  kettle(placed(1290, 354)) +
  solid(box(1212, 366, 260, 182), '#b5793a', ink(2.6)) +
  area(box(1214, 368, 44, 178), '#8a5a2c') +
  solid(box(1276, 392, 74, 112) + box(1368, 392, 100, 112), '#c98f4e', ink(2)) +
  area(box(1278, 394, 10, 108) + box(1370, 394, 10, 108), '#8a5a2c') +
  solid(box(1198, 352, 270, 16), '#f0cd93', ink(2.6)) +
  fine('M1212 520L1460 520', 0.6);
