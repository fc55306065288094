/** Tools of the trades that store and mend, for a shop cabinet: each `put` has its origin on the floor of a compartment, in the middle. */
import { disc } from '../../parts/facade.mjs';
import { box, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const BRASS = '#5a4318';
const WOOD = '#241b0e';

/** A slatted crate, its foot at the origin of `put`. */
const crate = (put, w, h) =>
  area(put(box(-w / 2, -h, w, h)), '#0c0a07') +
  repeat(3, (i) => solid(put(box(-w / 2, -h + i * (h / 3) + 1, w, h / 3 - 4)), WOOD, pen(1.7))) +
  solid(put(box(-w / 2, -h, 8, h)), '#33270f', pen(1.7)) +
  solid(put(box(w / 2 - 8, -h, 8, h)), '#33270f', pen(1.7)) +
  area(put([-h + 8, -8].map((v) => disc(-w / 2 + 4, v, 1.4) + disc(w / 2 - 4, v, 1.4)).join('')), '#ffd08a');

/** The store: crates with a tally board, and a sack that hangs from a hook scale. */
export function stock(put) {
  const at =
    (u, v, turn = 0) =>
    (d) =>
      put(placed(u, v, turn)(d));
  const slate = at(50, -122, 5);
  const gate = (u, v, n) =>
    `${repeat(n, (i) => `M${u + i * 5} ${v}L${u + i * 5} ${v + 13}`)}${n === 4 ? `M${u - 3} ${v + 11}L${u + 18} ${v + 2}` : ''}`;
  const tally =
    gate(-29, -22, 4) +
    gate(-3, -22, 4) +
    gate(-29, -3, 4) +
    gate(-3, -3, 2) +
    gate(-29, 16, 4) +
    gate(-3, 16, 4) +
    gate(21, 16, 1);
  const sack =
    'M-50 -62C-58 -70 -36 -70 -42 -60C-24 -52 -14 -34 -18 -16C-20 -8 -72 -8 -74 -16C-78 -34 -68 -52 -50 -62z';
  const needle = 'M-46 -140L-38 -154';
  return (
    solid(slate('M-42 -34L42 -34L42 36L-42 36z'), WOOD, pen(2.2)) +
    solid(slate('M-36 -28L36 -28L36 30L-36 30z'), '#0b171b', pen(1.6)) +
    line(slate(tally), { width: 1.9, colour: '#ffe2b0', opacity: 0.9 }) +
    crate(at(52, -46), 76, 42) +
    crate(at(44, -2), 92, 44) +
    line(put('M-46 -224L-46 -172'), pen(2.4)) +
    fine(put('M-46 -172C-54 -172 -54 -162 -46 -162C-38 -162 -38 -172 -46 -172z'), 1) +
    solid(put(disc(-46, -138, 25)), '#33270f', pen(2.4)) +
    solid(put(disc(-46, -138, 18)), '#100e0a', pen(1.6)) +
    hair(
      put(
        repeat(11, (i) => {
          const a = Math.PI * (0.85 + i * 0.13);
          return `M${round(-46 + 13 * Math.cos(a))} ${round(-138 + 13 * Math.sin(a))}L${round(-46 + 17 * Math.cos(a))} ${round(-138 + 17 * Math.sin(a))}`;
        }),
      ),
      1,
    ) +
    line(put(needle), pen(2)) +
    line(put('M-46 -113L-46 -104M-46 -104C-36 -98 -38 -84 -46 -84C-52 -84 -54 -88 -53 -92'), pen(2.6)) +
    fine(put('M-46 -86L-50 -64M-46 -86L-42 -64'), 0.9) +
    solid(put(sack), '#2a2413', pen(2.3)) +
    hair(
      put(
        'M-52 -60C-46 -57 -44 -57 -40 -60M-60 -48C-64 -38 -66 -28 -64 -18M-34 -50C-28 -38 -26 -28 -28 -18M-46 -52L-46 -36',
      ),
      0.7,
    )
  );
}

/** A spark plug upright: cap, ribbed porcelain, nut, thread and the bent electrode. */
const sparkPlug = (put) =>
  solid(put('M-5 -92L-5 -104L5 -104L5 -92z'), BRASS, pen(1.6)) +
  solid(
    put(
      'M-8 -92L8 -92L8 -86L10 -84L8 -80L10 -76L8 -72L10 -68L11 -46L-11 -46L-10 -68L-8 -72L-10 -76L-8 -80L-10 -84L-8 -86z',
    ),
    '#4a4636',
    pen(1.8),
  ) +
  hair(put('M-8 -80L8 -80M-8 -72L8 -72M-5 -64L-5 -50'), 0.9) +
  solid(put('M-17 -46L17 -46L19 -42L19 -32L17 -28L-17 -28L-19 -32L-19 -42z'), BRASS, pen(1.8)) +
  fine(put('M-7 -46L-7 -28M7 -46L7 -28'), 0.8) +
  solid(put('M-11 -28L11 -28L11 -10L-11 -10z'), '#33270f', pen(1.7)) +
  hair(put(repeat(4, (i) => `M-12 ${-24 + i * 4}L12 ${-26 + i * 4}`)), 1) +
  line(put('M0 -10L0 -6M10 -10L10 -1L-2 -1'), pen(2.2));

/** A double-ended spanner along its length, open jaws to the left, a ring to the right. */
const spanner = (put, s = 1) => {
  const jaw =
    'M-58 -7C-62 -16 -72 -20 -82 -17L-92 -12L-80 -7C-76 -4 -76 4 -80 7L-92 12L-82 17C-72 20 -62 16 -58 7L54 6C60 18 86 18 88 0C86 -18 60 -18 54 -6z';
  const own = (d) => put(placed(0, 0, 0, s)(d));
  return (
    solid(own(jaw), '#3f3418', pen(2)) +
    solid(own('M72 -8L79 -4L79 4L72 8L65 4L65 -4z'), '#0d0b08', pen(1.6)) +
    hair(own('M-48 0L46 0M-48 -3L46 -3'), 0.6)
  );
};

/** The workshop: a hub cap against the back, spanners on hooks, a spanner and a spark plug before it. */
export function workshop(put) {
  const hub = (r) => put(disc(-24, -80, r));
  const slot = (i) => {
    const a = (i * Math.PI) / 5;
    const p = (r, da) => [round(-24 + r * Math.cos(a + da)), round(-80 + r * Math.sin(a + da))];
    return polygon([p(31, -0.16), p(50, -0.2), p(50, 0.2), p(31, 0.16)]);
  };
  const nut = (i) =>
    disc(round(-24 + 17 * Math.cos(i * 1.257 + 0.6)), round(-80 + 17 * Math.sin(i * 1.257 + 0.6)), 2.6);
  return (
    fine(put('M46 -174L92 -174'), 0.9) +
    [56, 71, 84].map((u, i) => spanner((d) => put(placed(u, -142 + i * 5, 90)(d)), [0.4, 0.33, 0.26][i])).join('') +
    solid(hub(61), '#1f1b12', pen(2.6)) +
    fine(hub(56), 0.8) +
    solid(put(repeat(10, slot)), '#080705', pen(1.6)) +
    solid(hub(26), '#33270f', pen(2)) +
    solid(hub(8), BRASS, pen(1.7)) +
    area(put(repeat(5, nut)), '#ffd08a') +
    spanner((d) => put(placed(-16, -15, 5, 0.72)(d))) +
    sparkPlug((d) => put(placed(66, -1, 0, 0.9)(d)))
  );
}
