/** Hands of the boat-plank closing: one laid flat on a plank, one that holds its edge; where points of the picture lie for a person. */
import { ink } from '../../daylight.mjs';
import { finger } from '../../parts/limbs.mjs';
import { solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

/** Gives points of the picture as points of one placed at (x, y), turned and sized so. */
export const localTo = (x, y, turn, size) => (u, v) => {
  const a = (-turn * Math.PI) / 180;
  const [p, q] = [(u - x) / size, (v - y) / size];
  return [p * Math.cos(a) - q * Math.sin(a), p * Math.sin(a) + q * Math.cos(a)];
};

/** The back of a hand laid flat, its fingers towards -y, the thumb on its right; the arm ends at (0, 46). */
export const flatHand = (put, tones) =>
  finger(put, [26, 16, 54, 46, 11.5], tones, false) +
  [
    [-26, -18, -16, 46, 9.5],
    [-10, -28, -5, 60, 10.5],
    [9, -29, 5, 64, 10.5],
    [26, -20, 15, 54, 10],
  ]
    .map((root) => finger(put, root, tones))
    .join('') +
  area(put('M-36 -16C-30 -32 30 -34 37 -14C40 8 28 28 19 44C10 54 -10 54 -19 44C-28 28 -38 10 -36 -16z'), tones[0]) +
  line(put('M-12 50C-26 36 -38 10 -36 -18M37 -16C40 -6 40 0 38 6M26 34C22 42 18 47 12 50'), ink(2.4)) +
  line(
    put(
      'M-30 -14C-26 -20 -20 -20 -17 -15M-14 -22C-10 -28 -4 -28 -2 -23M4 -23C8 -29 14 -29 17 -23M22 -15C25 -20 31 -18 33 -13',
    ),
    {
      width: 1.7,
      colour: tones[2],
    },
  );

/** The part of a hand behind the lower edge of a thing that it holds; the arm ends at (0, 46). */
export const heldBehind = (put, tones) =>
  [
    [-27, -20, -12, 50, 10],
    [-9, -26, -4, 58, 10.5],
    [10, -26, 4, 58, 10.5],
    [28, -20, 12, 48, 10],
  ]
    .map((root) => finger(put, root, tones))
    .join('') +
  solid(
    put('M-16 50C-34 30 -42 4 -37 -18C-28 -30 28 -30 38 -18C42 6 32 30 18 50C8 58 -8 58 -16 50z'),
    tones[0],
    ink(2.4),
  ) +
  line(put('M-4 40C6 30 16 18 22 -2M-10 10C6 4 24 -4 34 -6'), { width: 1.8, colour: tones[2] });

/** Its thumb, before the thing. */
export const thumbBefore = (put, tones) =>
  area(put('M-24 44C-40 26 -42 4 -32 -18C-28 -40 -24 -62 -8 -66C8 -66 8 -48 4 -32C0 -12 4 6 10 24z'), tones[0]) +
  line(put('M-25 42C-40 26 -42 4 -32 -18C-28 -40 -24 -62 -8 -66C8 -66 8 -48 4 -32C0 -12 4 6 8 18'), ink(2.4)) +
  line(put('M-19 -52C-17 -60 -6 -62 -1 -54M-26 -22C-20 -26 -10 -26 -4 -22'), { width: 1.7, colour: tones[2] });
