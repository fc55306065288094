/** What waits on a plot where someone will build: a frangipani, bricks and tiles, a wheelbarrow, one with a plan. */
import { disc, INK, uprights } from '../../parts/facade.mjs';
import { box, card, fine, hair, pen, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

/** The forks of a tree as `[path, thickness]`, the tips last. */
function forks(x, y, angle, length, depth, seed) {
  const a = (angle * Math.PI) / 180;
  const [u, v] = [round(x + Math.cos(a) * length), round(y - Math.sin(a) * length)];
  const bend = `${round((x + u) / 2 + Math.sin(a) * length * 0.14)} ${round((y + v) / 2 + length * 0.06)}`;
  const limb = { d: `M${x} ${y}Q${bend} ${u} ${v}`, thick: 3 + depth * 2.2, tip: depth ? null : [u, v, angle] };
  if (!depth) return [limb];
  const spread = 27 + 14 * chance(seed);
  const next = (turn, k) =>
    forks(u, v, angle + turn + 10 * (chance(seed + k) - 0.5), length * 0.77, depth - 1, seed * 2 + k);
  return [limb, ...next(spread, 1), ...next(-spread, 2), ...(depth === 2 ? next(-4, 3) : [])];
}

/** A frangipani without leaves: stout forks, a blossom at a few of the tips. */
export function frangipani(x, y, length, seed = 3) {
  const limbs = forks(x, y, 97, length, 4, seed);
  const draw = (more, options) => limbs.map(({ d, thick }) => line(d, { ...options, width: thick + more })).join('');
  const tips = limbs.filter(({ tip }) => tip);
  const blossom = ({ tip: [u, v, angle] }, i) =>
    i % 4 === 1
      ? repeat(5, (k) => solid(placed(u, v, k * 72 - angle)('M0 0C3 -6 7 -7 8 -3C7 0 3 1 0 0z'), '#12343c', pen(1.1)))
      : hair(placed(u, v, 90 - angle)('M-2 0L-7 -8M0 -1L0 -10M2 0L7 -8'), 0.7);
  return draw(2.4, pen(0, 0.9)) + draw(0, { colour: '#0a1c25' }) + tips.map(blossom).join('');
}

/** A stack of bricks, its lower left corner at (x, y), `rows` courses of `count`. */
export const bricks = (x, y, count, rows) =>
  repeat(rows, (r) => {
    const cut = r === rows - 1 ? 2 : 0;
    return repeat(count - cut, (i) =>
      solid(box(x + i * 15 + (r % 2) * 4, y - 8 - r * 8, 15, 8), (i + r) % 3 ? '#0c232c' : '#12333b', pen(1.2, 0.85)),
    );
  });

/** Roof tiles set on edge in rows, as they come from the kiln. */
export const tileStack = (x, y, count, rows) =>
  repeat(rows, (r) =>
    repeat(count - r, (i) =>
      solid(placed(x + i * 6 + r * 3, y - r * 21)('M0 0L2 -20C5 -23 8 -22 9 -19L7 0z'), '#0e2932', pen(1.2, 0.85)),
    ),
  );

/** A wheelbarrow at rest, its wheel to the left; x is the hub, y the ground. */
export function barrow(x, y) {
  const put = placed(x, y);
  return (
    fine(put('M0 -9L72 -35M66 -33L74 -36M30 -18L24 0L31 0M44 -24L48 0L41 0'), 0.95) +
    solid(
      put(
        polygon([
          [2, -40],
          [54, -40],
          [44, -19],
          [15, -16],
        ]),
      ),
      '#0d2a34',
      pen(2),
    ) +
    solid(put('M8 -40C16 -50 24 -54 31 -51C39 -54 46 -47 50 -40z'), '#12333b', pen(1.4)) +
    hair(put('M7 -34L50 -34M17 -43L23 -47M33 -46L40 -44'), 0.6) +
    solid(ring(x, y - 9, 9), '#081720', pen(2.2)) +
    hair(`${ring(x, y - 9, 2.5)}M${x - 7} ${y - 9}h14M${x} ${y - 16}v14`, 0.8)
  );
}

/** One leaf of an iron gate, swung inward: its hinge at (x, y), its free edge at (u, v). */
export function leaf(x, y, u, v, height) {
  const far = height * 0.86;
  const rail = (t) => `M${x} ${round(y - height * t)}L${u} ${round(v - far * t)}`;
  const bars = repeat(6, (i) => {
    const t = i / 5;
    const [a, b] = [round(x + (u - x) * t), round(y + (v - y) * t)];
    return `M${a} ${round(b - 3)}L${a} ${round(b - (height + (far - height) * t) - (i % 2 ? 5 : 1))}`;
  });
  return (
    line(bars, { width: 1.6, colour: INK }) + line(rail(0.12) + rail(0.62) + rail(0.95), { width: 2.4, colour: INK })
  );
}

/** A pier of the wall with its cap, the middle of its foot at (x, y). */
export const pier = (x, y, height, half = 9) =>
  solid(box(x - half, y - height, half * 2, height + 24), '#0c212a', pen(2)) +
  hair(uprights(x - half + 5, x + half - 5, y - height + 8, y - 6, half * 2 - 10), 0.4) +
  solid(box(x - half - 4, y - height - 5, half * 2 + 8, 6), '#12343c', pen(1.8));

/** Someone in a sarong, from behind, a rolled-up plan under the arm. */
export function planner(x, y) {
  const put = placed(x, y, 0, 1.14);
  const roll = placed(17, -46, -64);
  const dark = (d, fill = '#0b222b') => solid(put(d), fill, pen(1.7));
  return (
    dark('M-8 0L-7 -9L-1 -9L-2 0zM3 0L3 -9L9 -9L10 0z') +
    dark('M-12 -40L12 -40C14 -26 13 -14 12 -6L-11 -6C-13 -16 -14 -28 -12 -40z') +
    hair(put('M-9 -16L11 -16M-10 -12L11 -12M3 -38L5 -8'), 0.6) +
    dark('M-14 -60L-19 -44L-18 -29L-14 -28L-13 -43L-9 -56z') +
    dark('M-13 -38L-14 -58C-14 -65 -6 -67 -4 -68L4 -68C6 -67 14 -65 14 -58L13 -38z', '#0f2b34') +
    hair(put('M-8 -64C-3 -61 3 -61 8 -64M0 -61L0 -42'), 0.5) +
    dark(roll(card(-27, -5, 54, 10, 2)), '#12343c') +
    hair(put(roll(`M-2 -4L-2 4M-16 0L-6 0${card(21, -5, 6, 10, 2.9)}`)), 0.9) +
    dark('M13 -60L20 -46L12 -35L8 -38L13 -46L9 -56z', '#0f2b34') +
    area(put('M-4 -65L-4 -73L4 -73L4 -65z'), '#0b222b') +
    dark(disc(0, -77, 7.5))
  );
}

/** A cat on a wall, from behind; its seat at (x, y). */
export const cat = (x, y) =>
  solid(
    placed(x, y)('M-7 0C-9 -8 -6 -14 -4 -16C-6 -19 -5 -22 -5 -26L-2 -23L2 -23L5 -26C5 -22 6 -19 4 -16C6 -14 9 -8 7 0z'),
    '#0b222b',
    pen(1.5),
  ) + fine(placed(x, y)('M6 -1C12 0 13 6 10 12C9 15 11 17 13 16'), 0.95);
