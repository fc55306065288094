/** Small lit places far off: a tea factory, a village, a temple, a station with its signal, a harbour light. */
import { AMBER, TEAL } from '../../heroes/parts/valley-blocks.mjs';
import { tree } from '../../heroes/parts/valley-land.mjs';
import { dagoba } from '../../heroes/parts/village-things.mjs';
import { cottage } from '../../parts/hillside.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { box, dot, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { tree as silverOak } from '../../testimonials/parts/tea-garden.mjs';

/** A tea factory: three storeys of windows, a chimney that smokes; (x, y) is its lower left corner. */
export function factory(x, y) {
  const put = placed(x, y);
  const windows = repeat(33, (i) => {
    const [column, storey] = [i % 11, Math.floor(i / 11)];
    return (i * 5) % 7 === 0 ? '' : box(5 + column * 8, -13 - storey * 14, 5, 8);
  });
  const roof = polygon([
    [-5, -45],
    [6, -58],
    [88, -58],
    [99, -45],
  ]);
  return (
    glow(x + 48, y - 22, 78, TEAL, 0.34) +
    hair(put('M76 -96Q70 -108 82 -116Q96 -124 88 -136'), 0.5) +
    solid(put('M72 -50L74 -94L81 -94L83 -50z'), '#0f2a33', pen(1.5)) +
    solid(put(box(94, -30, 28, 30)), '#081720', pen(1.5)) +
    solid(put('M92 -30L108 -39L124 -30z'), '#0b1e28', pen(1.4)) +
    solid(put(box(0, -45, 94, 45)), '#0b1f29', pen(1.8)) +
    solid(put(roof), '#0b1e28', pen(1.8)) +
    hair(put('M2 -50L92 -50M-2 -47L96 -47M0 -17L94 -17M0 -31L94 -31'), 0.6) +
    area(put(windows), TEAL) +
    area(put(box(102, -18, 8, 18)), TEAL) +
    hair(put('M-16 0L136 0'), 0.8)
  );
}

/** A village in a fold of the hill. */
export const village = (x, y) =>
  [
    [0, -12, 1],
    [34, -20, -1],
    [70, -13, 1],
    [18, 6, -1],
    [54, 9, 1],
  ]
    .map(([u, v, side]) => cottage(x + u, y + v, side) + area(box(x + u + side * 5 - 3, y + v - 10, 6, 7), TEAL))
    .join('');

/** The temple on its summit, under a bo tree. */
export const temple = (x, y) =>
  glow(x, y - 26, 74, '#fff3dc', 0.3) +
  thinner(tree(x + 31, y - 4, 0.62) + tree(x - 31, y - 4, 0.44), 0.7) +
  thinner(dagoba(x, y + 1, 0.62), 0.75) +
  dot(x - 20, y - 2, 1.5, '#fff3dc') +
  dot(x + 24, y - 1, 1.5, '#fff3dc');

/** Silver oaks that shade the tea: `[x, y, size]`. */
export const shade = (list) => list.map(([x, y, s]) => thinner(silverOak(x, y, s), 0.55)).join('');

/** A halt of the hill railway: rails on a bank, a platform under its canopy, a semaphore signal; (x, y) its lower left. */
export function station(x, y) {
  const put = placed(x, y);
  const valance = repeat(13, (i) => `L${-6 + i * 7} ${i % 2 ? -23 : -27}`);
  const lights = [8, 26, 56].map((u) => box(u, -16, 10, 10)).join('');
  const ties = repeat(37, (i) => `M${-72 + i * 6} 6L${-74 + i * 6} 10`);
  return (
    glow(x + 40, y - 14, 72, AMBER, 0.36) +
    hair(put(`M-80 6L154 6M-84 10L152 10${ties}`), 0.7) +
    solid(put(box(-20, 0, 120, 5)), '#0f2a33', pen(1.4)) +
    solid(put(box(2, -24, 76, 24)), '#0d2029', pen(1.6)) +
    area(put(`${lights}${box(43, -17, 7, 17)}`), AMBER) +
    solid(put('M-2 -28L12 -42L68 -42L82 -28z'), '#0d2029', pen(1.6)) +
    hair(put('M2 -32L78 -32M7 -37L73 -37'), 0.7) +
    fine(put(`M-6 -27${valance}M-4 -24L-4 0M84 -24L84 0`), 0.85) +
    line(put('M-46 8L-46 -52M-51 -52L-41 -52M-50 -8L-42 -8'), pen(2.2)) +
    solid(put('M-46 -50L-46 -44L-22 -36L-20 -42z'), '#3a2a12', pen(1.5)) +
    line(put('M-28 -44L-30 -39'), pen(1.5)) +
    glow(x - 50, y - 44, 20, '#ffb85a', 0.9) +
    dot(x - 50, y - 44, 2.4, '#fff3dc')
  );
}

/** The light of a harbour on its headland, and its two beams over the water. */
export function lighthouse(x, y) {
  const put = placed(x, y);
  return (
    area(put('M0 -54L-150 -70L-150 -52z'), '#ffd08a', 'fill-opacity=".1" ') +
    area(put('M0 -54L150 -66L150 -46z'), '#ffd08a', 'fill-opacity=".1" ') +
    glow(x, y - 54, 46, '#ffd08a', 0.75) +
    solid(put('M-5 0L-3 -47L3 -47L5 0z'), '#0d2029', pen(1.6)) +
    hair(put('M-4 -14L4 -14M-4 -30L4 -30'), 0.9) +
    solid(put('M-6 -47L6 -47L6 -50L-6 -50z'), '#0f2a33', pen(1.2)) +
    solid(put('M-3 -50L-3 -58L0 -63L3 -58L3 -50z'), AMBER, pen(1.2))
  );
}
