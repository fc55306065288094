/** The bread of the platform-and-devops closing, and the table on which it cools. */
import { ink } from '../../daylight.mjs';
import { box, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A loaf, round on top, with three cuts; (x, y) is the middle of its foot. */
export function loaf(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    solid(put('M-42 0C-54 -8 -54 -34 -40 -42C-20 -52 20 -52 40 -42C54 -34 54 -8 42 0z'), '#e0993f', ink(2.4)) +
    area(put('M-42 0C-54 -8 -54 -34 -40 -42C-34 -45 -28 -47 -22 -48C-38 -36 -38 -12 -26 0z'), '#b9691f') +
    line(put('M-24 -20C-20 -28 -14 -34 -8 -38M0 -20C4 -28 10 -34 16 -38M24 -20C27 -27 31 -31 35 -34'), {
      width: 3.6,
      colour: '#7b4112',
    }) +
    line(put('M-20 -19C-16 -27 -10 -33 -4 -37M4 -19C8 -27 14 -33 20 -37M28 -19C31 -26 34 -30 38 -33'), {
      width: 2.4,
      colour: '#fbe3b4',
    })
  );
}

/** A tray of `count` loaves from x on. */
const tray = (x, y, count) =>
  area(
    `M${x - 20} ${y + 16}L${x + count * 96 - 8} ${y + 16}L${x + count * 96 - 40} ${y + 30}L${x - 70} ${y + 30}z`,
    '#a8743a',
    'fill-opacity=".5" ',
  ) +
  repeat(count, (i) => loaf(x + 40 + i * 96, y + 2, 0.98)) +
  solid(
    `M${x - 20} ${y - 8}L${x + count * 96 + 4} ${y - 8}L${x + count * 96 - 6} ${y + 18}L${x - 10} ${y + 18}z`,
    '#17757a',
    ink(2.6),
  ) +
  line(`M${x - 14} ${y - 1}L${x + count * 96 - 2} ${y - 1}`, { width: 2, colour: '#8fd0c8' });

/** The table, its left end free, and two trays, one like the other. */
export const table = () =>
  area(box(532, 824, 940, 90), '#0b2a30') +
  solid(box(538, 820, 36, 90), '#7b4f22', pen(2.6)) +
  solid(box(522, 806, 950, 26), '#b98746', pen(2.6)) +
  solid('M548 740L1460 740L1460 806L504 806z', '#f0cd93', pen(2.8)) +
  hair('M540 756L1460 756M524 780L1460 780', 0.45) +
  solid(box(498, 800, 970, 18), '#c8944e', pen(2.6)) +
  tray(590, 766, 3) +
  tray(938, 766, 3);
