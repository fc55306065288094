/** The thief: a house crow on the back of the bench, in its beak the paper bag with the customer's buns. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const GREY = '#8d9a98';

/** The bag, hung by its crumpled neck from the origin. */
const bag = (put) =>
  solid(
    put('M-12 0C-6 4 6 4 14 -2L12 14C24 28 32 52 30 82C10 90 -16 88 -32 82C-34 54 -24 28 -10 14z'),
    '#e3b878',
    ink(2.4),
  ) +
  area(put('M-10 14C-24 28 -34 54 -32 82C-24 84 -18 86 -10 87C-18 60 -12 30 -2 14z'), '#b98448') +
  line(put('M-10 14C-2 18 6 18 12 14M4 22L8 40M-2 24L-6 36'), ink(1.8));

/** A house crow that looks to the right, its feet 76 below the origin. */
export const houseCrow = (put) =>
  line(put('M-4 50L-6 74M18 50L20 74M-18 76L8 76M8 76L34 76'), ink(5)) +
  area(put('M-10 28L-62 92L-46 96L-40 104L4 52z'), DAY.ink) +
  area(put('M44 -62C58 -44 56 -20 48 4C42 34 24 56 2 58C-22 58 -36 40 -32 14C-28 -16 -6 -44 14 -62z'), DAY.ink) +
  area(put('M12 -66C20 -78 52 -76 54 -52C58 -34 54 -20 48 -8C28 -6 4 -12 -8 -30C-2 -46 4 -58 12 -66z'), GREY) +
  area(put('M10 -74C16 -96 50 -100 58 -76C60 -66 56 -54 48 -50C32 -46 16 -54 10 -74z'), DAY.ink) +
  area(put('M54 -84C70 -84 84 -78 90 -66L60 -64z'), DAY.ink) +
  area(put('M50 -58L86 -52C78 -46 66 -44 54 -48z'), DAY.ink) +
  area(put(oval(42, -76, 6)), DAY.light) +
  area(put(oval(44, -76, 3)), DAY.ink) +
  line(put('M-24 20C-12 34 2 38 18 30M-28 6C-12 22 6 26 24 16M-42 70L-18 44M-30 80L-6 54'), {
    width: 2,
    colour: '#5d7f86',
  });

export const crow = () => houseCrow(placed(28, 508)) + bag(placed(106, 446, -2, 0.92));
