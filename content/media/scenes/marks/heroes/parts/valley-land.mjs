/** What stands on the hillside above the town: the mango trial with its glass house, trees, the mast. */
import { box, card, dot, fine, firm, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, glow, line, round } from '../../stage.mjs';
import { at, lamplight } from './valley-blocks.mjs';

/** A round tree from its foot. */
const crowned = (x, y, s) =>
  fine(`M${x} ${y}V${round(y - 12 * s)}`) +
  solid(
    placed(x, y, 0, s)('M-17 -16C-22 -26 -12 -38 0 -37C12 -38 22 -26 17 -16C12 -8 -12 -8 -17 -16z'),
    '#0d2a2e',
    pen(1.5, 0.9),
  );

/** A tree of the town. */
export const tree = (x, y, s) =>
  crowned(x, y, s) + hair(placed(x, y, 0, s)('M-10 -18Q-8 -26 -2 -24M0 -16Q6 -22 12 -20M-4 -31Q2 -34 8 -30'), 0.6);

/** A tree of the trial, whose fruit is counted. */
function mangoTree(x, y, s, seed) {
  const fruit = (i) => {
    const [u, v] = [(chance(seed + i) - 0.5) * 22, 14 + chance(seed + i * 7) * 16];
    return dot(round(x + u * s), round(y - v * s), round(1.7 * s), '#ffdda6');
  };
  return crowned(x, y, s) + repeat(5, fruit);
}

/** Research: a glass house and the mango trial, trees in rows down the slope. */
export function trial(x, y) {
  const put = placed(x, y);
  const rows = repeat(3, (r) =>
    repeat(5, (i) => mangoTree(x + 150 + i * 34 - r * 22, y - 36 + r * 27, 0.78 + r * 0.1, r * 31 + i * 5)),
  );
  const furrows = repeat(3, (r) => `M${x + 130 - r * 24} ${y - 35 + r * 27}H${x + 304 - r * 22}`);
  const arch = 'M0 0L0 -26Q4 -52 34 -54Q64 -52 68 -26L68 0z';
  const hoop = (deep) => {
    const [u, v] = at(0, 0, deep);
    return `M${u + 34} ${v - 54}Q${u + 64} ${v - 52} ${u + 68} ${v - 26}L${u + 68} ${v}`;
  };
  const skin = 'M34 -54Q64 -52 68 -26L68 0L123 -33L123 -59Q119 -85 89 -87z';
  return (
    area(put(skin), '#1a4f52') +
    line(put(skin), pen(1.8)) +
    fine(
      put(
        [18, 36, 55, 74, 92].map(hoop).join('') +
          polygon(
            [
              [68, -26],
              [123, -59],
            ],
            false,
          ),
      ),
      0.6,
    ) +
    solid(put(arch), '#4fb5a8', pen(2)) +
    fine(put('M24 0L24 -32L44 -32L44 0M34 -32L34 -54M0 -26L68 -26'), 0.9) +
    hair(furrows, 0.5) +
    rows
  );
}

/** A lattice mast with its dishes, its foot at x, y. */
export function mast(x, y, height) {
  const half = (t) => 3 + 15 * (1 - t);
  const braces = repeat(8, (i) => {
    const [a, b] = [half(i / 8), half((i + 1) / 8)].map(round);
    const [v, w] = [round(y - (height * i) / 8), round(y - (height * (i + 1)) / 8)];
    return `M${x - a} ${v}L${x + b} ${w}M${x + a} ${v}L${x - b} ${w}M${x - b} ${w}H${x + b}`;
  });
  return (
    hair(braces, 0.7) +
    firm(`M${x - 18} ${y}L${x - 3} ${y - height}M${x + 18} ${y}L${x + 3} ${y - height}M${x} ${y - height}v-22`, 0.9) +
    solid(card(x - 17, y - height + 18, 12, 15, 6), '#10303a', pen(1.6)) +
    solid(card(x + 7, y - height + 34, 11, 14, 5.5), '#10303a', pen(1.6)) +
    solid(box(x + 26, y - 15, 24, 15), '#0d242e', pen(1.6)) +
    glow(x, y - height - 24, 40, lamplight(x), 0.7) +
    dot(x, y - height - 24, 2.6, '#e9fffa')
  );
}
