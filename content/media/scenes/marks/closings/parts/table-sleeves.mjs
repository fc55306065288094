/** What the arms of `table-hands.mjs` wear: bangles, a watch, sleeves. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const GOLD = '#f0b64a';

/** Bangles: rings of gold and glass round the wrist, seen as bands. */
export const bangles = (put) =>
  repeat(5, (i) => solid(put(card(-34 - i * 13, -33 - i, 9, 66 + i * 2, 4)), i % 2 ? '#17757a' : GOLD, ink(2)));

/** A watch: its strap of leather, its face a circle. */
export const watch = (put) =>
  solid(put(box(-52, -33, 26, 67)), '#2b1a10', ink(2)) +
  solid(put(card(-62, -23, 46, 46, 23)), '#e8b04c', ink(2.6)) +
  area(put(card(-55, -16, 32, 32, 16)), DAY.light) +
  line(put('M-39 -10L-39 0L-31 5'), ink(2.6));

/** A sleeve that begins `from` the wrist, with a hem that is `deep` wide, and ends out of sight. */
export function sleeve(put, from, deep, [cloth, shade, hem], out = 420) {
  const [x, end] = [-from, -from - deep];
  return (
    solid(put(`M${end} -58L-${out} -74L-${out} 76L${end} 58z`), cloth, ink(3)) +
    area(put(`M${end} 20L-${out} 26L-${out} 76L${end} 58z`), shade) +
    solid(
      put(`M${x} -54C${x + 7} -20 ${x + 7} 22 ${x} 56L${end} 61C${end + 7} 24 ${end + 7} -24 ${end} -61z`),
      hem,
      ink(3),
    ) +
    line(put(`M${x - deep / 2} -55C${x - deep / 2 + 7} -20 ${x - deep / 2 + 7} 22 ${x - deep / 2} 57`), ink(1.6)) +
    line(put(`M${end - 14} -34L${end - 70} -44M${end - 10} 4L${end - 90} -4M${end - 16} 36L${end - 60} 44`), ink(2))
  );
}

/** The border of a sari's sleeve: a gold band, and dots along it. */
export const border = (put, x) =>
  solid(
    put(`M${x} -62C${x + 6} -22 ${x + 6} 24 ${x} 64L${x - 9} 65C${x - 3} 24 ${x - 3} -22 ${x - 9} -63z`),
    GOLD,
    ink(1.8),
  ) +
  area(
    repeat(9, (i) => put(oval(x + 15 - Math.abs(i - 4), -48 + i * 12.4, 3.6))),
    GOLD,
  );
