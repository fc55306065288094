/** Hands before the panel of a lift, seen from inside the panel: spread, pointing at us, and pressing with the thumb. */
import { ink } from '../../daylight.mjs';
import { finger } from '../../parts/limbs.mjs';
import { solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const PAD = '#dca079';
const lit = (d) => area(d, PAD, 'fill-opacity=".55" ');

/** A palm towards us, its fingers spread towards -y, the thumb on its left; the arm ends at (0, 50). */
export const spreadHand = (put, tones) =>
  [
    [-27, -22, -22, 50, 10],
    [-10, -30, -7, 60, 10.5],
    [9, -29, 8, 57, 10.5],
    [26, -20, 25, 44, 9.5],
  ]
    .map((root) => finger(put, root, tones))
    .join('') +
  finger(put, [-28, 14, -62, 46, 11], tones, false) +
  area(put('M-37 -16C-30 -34 30 -34 36 -12C38 12 30 32 22 52L-20 52C-26 36 -36 18 -37 -16z'), tones[0]) +
  line(put('M-21 51C-23 42 -27 34 -30 29M-37 0C-38 -6 -38 -12 -36 -18M36 -13C38 12 30 32 22 51'), ink(2.2)) +
  lit(put(`${oval(-42, -61, 5, 7)}${oval(-17, -82, 6, 7)}${oval(17, -79, 6, 7)}${oval(43, -55, 5, 6)}`)) +
  lit(put('M-30 -18C-16 -27 18 -27 30 -16C18 -10 -16 -10 -30 -18zM-28 14C-10 6 0 24 -8 44C-20 42 -28 30 -28 14z')) +
  line(put('M-32 0C-16 -10 12 -6 32 -14M-8 44C4 26 -4 6 -26 2'), { width: 1.8, colour: tones[2] });

/** A hand whose forefinger points at us, three fingers curled on its right; the arm is behind it, below on the right. */
export const pointsAtUs = (put, tones) => {
  const curled = (x, y, long) =>
    solid(
      put(
        `M${x - 12} ${y + 12}C${x - 13} ${y - 8} ${x - 8} ${y - 14} ${x} ${y - 14}C${x + 9} ${y - 14} ${x + 13} ${y - 8} ${x + 12} ${y + 12}L${x + 10} ${y + long}C${x + 6} ${y + long + 8} ${x - 6} ${y + long + 8} ${x - 10} ${y + long}z`,
      ),
      tones[0],
      ink(2.2),
    ) +
    line(put(`M${x - 6} ${y + 2}C${x - 2} ${y + 4} ${x + 2} ${y + 4} ${x + 6} ${y + 2}`), {
      width: 1.6,
      colour: tones[2],
    });
  return (
    solid(
      put('M-34 36C-46 8 -40 -30 -8 -34C26 -38 70 -30 76 4C78 34 62 58 40 64C10 70 -22 62 -34 36z'),
      tones[1],
      ink(2.4),
    ) +
    curled(60, 8, 24) +
    curled(38, 2, 32) +
    curled(15, -2, 36) +
    solid(put(oval(-18, -2, 22, 24)), tones[0], ink(2.2)) +
    solid(put(oval(-21, -12, 20.5, 22)), tones[0], ink(2.2)) +
    solid(put(oval(-25, -24, 20, 22)), tones[0], ink(2.6)) +
    lit(put(oval(-25, -20, 13, 14))) +
    line(put('M-32 -26C-30 -32 -20 -32 -18 -26M-34 -19C-30 -28 -20 -28 -16 -19'), { width: 1.5, colour: tones[2] }) +
    area(put('M-37 -38C-32 -45 -18 -45 -13 -38C-20 -41 -30 -41 -37 -38z'), '#e8c09a') +
    solid(put('M-38 48C-46 34 -40 24 -26 24C-8 24 8 22 18 26C26 30 24 42 14 43C2 45 -8 50 -18 58z'), tones[0], ink(2.2))
  );
};

/** The outline of a thumb that points along -y. */
const THUMB = 'M-16 2C-24 -18 -23 -44 -17 -62C-11 -80 13 -80 16 -60C18 -40 18 -20 30 -4';

/** The edges of such a thumb, and on into the hand. */
export const THUMB_EDGES = `${THUMB}C44 -6 64 2 90 24M-16 2C-21 16 -23 34 -20 60`;

/** As much of the hand as lies behind a label that the thumb presses. */
export const THUMB_BEHIND = `${THUMB}L90 60L-30 90L-20 20z`;

/** A fist below such a thumb, its curled fingers towards us; the arm goes on to the lower right from (34, 58). */
export const thumbFist = (put, tones) =>
  area(put('M-10 -6L30 -8C52 2 66 24 62 60L14 76C-8 70 -20 50 -20 20z'), tones[0]) +
  line(put('M28 -8C48 0 58 14 62 36M4 73C-4 68 -12 60 -16 50'), ink(2.4)) +
  solid(put(THUMB), tones[0], ink(2.4)) +
  area(put('M-14 -4L28 -8L34 14L-10 12z'), tones[0]) +
  [0, 1, 2, 3]
    .map((i) => {
      const [x, y] = [[-4, 0, 2, 6][i], 6 + i * 18];
      return solid(
        put(
          `M${x + 30} ${y - 9}L${x - 14} ${y - 10}C${x - 28} ${y - 9} ${x - 28} ${y + 9} ${x - 14} ${y + 10}L${x + 28} ${y + 9}C${x + 36} ${y + 6} ${x + 36} ${y - 5} ${x + 30} ${y - 9}z`,
        ),
        tones[0],
        ink(2.1),
      );
    })
    .join('');
