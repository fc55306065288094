/** What both people of the balance picture are made of: their tones, an open hand, a laced shoe. */

import { DAY, ink } from '../../daylight.mjs';
import { finger } from '../../parts/limbs.mjs';
import { solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

/** Skin, its shade, its lines. */
export const FAIR = ['#f6cfae', '#dba27a', '#9c5a36'];
export const TAN = ['#eebd93', '#cc8f63', '#8c4e2b'];

/** An open hand, its wrist at the origin, its fingers spread towards -y; the thumb is on its left. */
export const openHand = (put, tones) =>
  [
    [-10, -24, -16, 25, 5],
    [-2, -28, -3, 29, 5],
    [7, -26, 9, 27, 5],
    [13, -20, 24, 21, 4.6],
  ]
    .map((one) => finger(put, one, tones, false))
    .join('') +
  solid(put('M-11 -6C-18 -12 -28 -20 -32 -28C-33 -35 -25 -36 -21 -31C-17 -26 -12 -22 -8 -20z'), tones[0], ink(2.2)) +
  area(put('M-11 9C-11 -4 -17 -18 -14.5 -26L12 -28C18 -22 19 -6 11 9z'), tones[0]) +
  line(put('M-11.5 6C-11.5 0 -12 -4 -13 -8M18 -18C18 -8 14 -2 11.5 6'), ink(2.2));

/** A shoe from the front, toe to the left, its sole on y = 0 and its heel below x = 14. */
export const shoe = (put, fill, lace) =>
  solid(put('M-12 -32L20 -32C24 -22 25 -12 24 -6L-42 -6C-44 -16 -30 -20 -22 -24z'), fill, ink(2.4)) +
  solid(put('M-43 -7L25 -7L24 0L-42 0C-45 -2 -45 -5 -43 -7z'), DAY.light, ink(2)) +
  line(put('M-20 -25L-12 -16M-13 -29L-4 -20M-6 -31L2 -24'), { width: 2.6, colour: lace });
