/** The posts of the porch, and what stands and lies about it. */
import { TRIM } from '../../parts/facade.mjs';
import { box, fine, hair, pen, placed, ring, solid } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';

/** A turned post with its bracket. */
export const post = (x, foot, m) =>
  solid(box(x - 5, 352, 10, foot - 352), TRIM, pen(2.2)) +
  solid(box(x - 8, 350, 16, 8) + box(x - 8, foot - 16, 16, 16), '#12343d', pen(2)) +
  fine(`M${x - 5} 470H${x + 5}M${x - 5} 476H${x + 5}M${x + m * 5} 384Q${x + m * 8} 362 ${x + m * 30} 358`, 0.8);

/** An anthurium in a pot. */
export const potted = (x, y, s) => {
  const leaves = [-22, -12, 2, 13, 23].map((u, i) => [u, -34 - 7 * (i % 2) - (i === 2 ? 8 : 0)]);
  const blade = ([u, v]) =>
    `M${x + u * s} ${y + v * s - 9 * s}Q${x + u * s + 9 * s} ${y + v * s} ${x + u * s} ${y + v * s + 9 * s}Q${x + u * s - 9 * s} ${y + v * s} ${x + u * s} ${y + v * s - 9 * s}z`;
  return (
    fine(
      leaves.map(([u, v]) => `M${x} ${y - 18 * s}Q${x + u * s * 0.3} ${y + v * s} ${x + u * s} ${y + v * s}`).join(''),
      0.8,
    ) +
    leaves.map((at) => solid(blade(at), '#12383d', pen(1.5))).join('') +
    solid(`M${x - 13 * s} ${y - 20 * s}H${x + 13 * s}L${x + 9 * s} ${y}H${x - 9 * s}z`, '#123640', pen(1.8))
  );
};

/** A dog asleep on the upper step. */
export const dog = (x, y) =>
  solid(
    `M${x - 34} ${y}C${x - 38} ${y - 16} ${x - 22} ${y - 24} ${x - 4} ${y - 22}C${x + 10} ${y - 24} ${x + 16} ${y - 18} ${x + 22} ${y - 17}C${x + 26} ${y - 22} ${x + 34} ${y - 18} ${x + 34} ${y - 12}L${x + 46} ${y - 6}C${x + 48} ${y - 2} ${x + 44} ${y} ${x + 40} ${y}z`,
    '#0d2731',
    pen(2),
  ) +
  fine(
    `M${x + 24} ${y - 16}Q${x + 22} ${y - 6} ${x + 30} ${y - 6}M${x - 8} ${y}Q${x - 26} ${y - 2} ${x - 20} ${y - 14}M${x - 34} ${y}Q${x - 50} ${y} ${x - 46} ${y - 10}`,
    0.8,
  );

/** A closed umbrella that leans by the door. */
export const umbrella = (x, y) => {
  const put = placed(x, y, -9);
  return (
    line(put('M0 -2L0 -92C0 -102 11 -102 11 -93'), pen(2.6)) +
    solid(put('M0 -2L-6 -40L-5 -72L0 -78L5 -72L6 -40z'), '#12383d', pen(1.9)) +
    hair(put('M-2 -72L-1 -10M2 -72L1 -10'), 0.8)
  );
};

/** Slippers, left on the step as is the custom. */
export const slippers = (x, y) =>
  solid(ring(x, y, 8, 3) + ring(x + 20, y, 8, 3), '#0a1c25', pen(1.7)) +
  fine(`M${x} ${y - 3}l5 -3l3 4M${x + 20} ${y - 3}l5 -3l3 4`, 0.9);
