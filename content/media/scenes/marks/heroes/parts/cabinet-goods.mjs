/** Tools of the trades that sell, store and mend, for the shop cabinet: each `put` has its origin on the floor of a compartment, in the middle. */
import { DAY, ink } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { BRASS, BRIGHT_RUST, BRIGHT_TEAL } from '../../parts/palette.mjs';
import { box, card, polygon, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const DEEP = '#17605f';
const CREAM = '#fbf1dc';
const STEEL = '#c9d8d4';

/** The shop: a till with round keys, amounts as bars in its window, and a crank. */
export function shop(put) {
  const keys = [-86, -68, -50].map((v, row) => [0, 1, 2, 3].map((i) => disc(-33 + i * 22, v, 7 + row * 0.4)));
  return (
    line(put('M52 -72L65 -72L65 -92'), ink(7)) +
    line(put('M52 -72L65 -72L65 -90'), { width: 3, colour: STEEL }) +
    solid(put(disc(65, -96, 6.5)), DAY.ink, ink(1)) +
    solid(put(box(-14, -124, 28, 20)), '#8a3219', ink(2)) +
    solid(put(card(-52, -162, 104, 42, 9)), BRASS, ink(2.4)) +
    area(put(card(-43, -154, 86, 26, 4)), '#10303a') +
    area(put(box(-35, -146, 14, 10) + box(-15, -146, 30, 10) + box(21, -146, 14, 10)), '#ffe2ad') +
    solid(
      put('M-60 -34L-52 -98C-50 -108 -44 -112 -36 -112L36 -112C44 -112 50 -108 52 -98L60 -34z'),
      BRIGHT_RUST,
      ink(2.6),
    ) +
    line(put('M-43 -102L43 -102'), { width: 2.4, colour: '#f0926a' }) +
    solid(put(keys.flat().join('')), CREAM, ink(1.8)) +
    area(put([1, 2].map((row) => disc(33, -86 + row * 18, 7)).join('')), BRASS) +
    line(put([1, 2].map((row) => disc(33, -86 + row * 18, 7)).join('')), ink(1.8)) +
    solid(put(card(-66, -36, 132, 36, 4)), '#8a3219', ink(2.6)) +
    line(put(box(-58, -29, 116, 22)), { width: 1.4, colour: '#d9825c' }) +
    solid(put(card(-16, -22, 32, 9, 4)), BRASS, ink(1.6))
  );
}

const cross = (u, v, r) => {
  const k = r * 0.36;
  return box(u - k, v - r, k * 2, r * 2) + box(u - r, v - k, r * 2, k * 2);
};

/** A bottle with a label, its foot from -64 to -4. */
export const bottle = (put, sign = BRIGHT_RUST) =>
  solid(put(box(-46, -160, 24, 22)), CREAM, ink(2)) +
  solid(
    put('M-44 -140L-24 -140L-24 -130C-6 -124 -4 -116 -4 -104L-4 0L-64 0L-64 -104C-64 -116 -62 -124 -44 -130z'),
    DEEP,
    ink(2.4),
  ) +
  line(put('M-56 -106L-56 -10'), { width: 4, colour: '#5fb8ad' }) +
  solid(put(card(-48, -104, 40, 52, 3)), CREAM, ink(1.8)) +
  area(put(cross(-28, -78, 14)), sign);

export const pestle = (put) => solid(put('M-6 10L-7 -72C-12 -90 12 -90 7 -72L6 10z'), '#e8d3ac', ink(2.2));

/** A mortar, the middle of its foot at 17. */
export const mortar = (put) =>
  solid(put('M-34 -60L68 -60C68 -32 52 -16 36 -12L40 0L-6 0L-2 -12C-18 -16 -34 -32 -34 -60z'), DAY.light, ink(2.6)) +
  area(put('M40 -57L66 -57C65 -32 50 -17 34 -13L37 -2L14 -2C36 -14 42 -34 40 -57z'), '#dfd2b8') +
  solid(put(card(-38, -68, 110, 13, 5)), DAY.light, ink(2.4)) +
  line(put('M-22 -44C-20 -34 -14 -26 -6 -21'), { width: 3, colour: '#8fcac0' });

/** The pharmacy: a mortar with its pestle before a bottle. */
export const pharmacy = (put) => bottle(put) + pestle(within(put, 22, -64, 26)) + mortar(within(put, -4, 0));

/** A slatted crate, its foot at the origin of `put`. */
export const crate = (put, w, h) =>
  solid(put(box(-w / 2, -h, w, h)), '#6b4119', ink(2.2)) +
  repeat(3, (i) => solid(put(box(-w / 2, -h + i * (h / 3) + 2, w, h / 3 - 5)), '#a8652a', ink(1.4))) +
  solid(put(box(-w / 2, -h, 9, h) + box(w / 2 - 9, -h, 9, h)), '#d29a55', ink(1.6));

export const nut = (put, [x, y]) =>
  solid(put(disc(x, y, 17)), '#df7426', ink(2)) +
  solid(
    put(
      `M${x - 7} ${y - 13}L${x} ${y - 20}L${x + 7} ${y - 13}C${x + 3} ${y - 10} ${x - 3} ${y - 10} ${x - 7} ${y - 13}z`,
    ),
    '#2f8f6a',
    ink(1.4),
  ) +
  line(put(`M${x - 10} ${y + 2}C${x - 11} ${y - 3} ${x - 9} ${y - 6} ${x - 7} ${y - 7}`), {
    width: 2.6,
    colour: '#ffc07a',
  });

/** King coconuts on a scale with a dial. */
export function scale(put) {
  const [u, v] = [22, -62];
  const ticks = repeat(8, (i) => {
    const a = (i * Math.PI) / 4;
    const p = (r) => `${round(u + r * Math.cos(a))} ${round(v + r * Math.sin(a))}`;
    return `M${p(19)}L${p(24)}`;
  });
  return (
    solid(put('M-20 0L-12 -20L56 -20L64 0z'), DEEP, ink(2.4)) +
    [
      [-4, -134],
      [48, -134],
      [22, -146],
    ]
      .map((place) => nut(put, place))
      .join('') +
    solid(put(box(14, -118, 16, 22)), STEEL, ink(2)) +
    solid(put('M-30 -130L74 -130C70 -112 54 -110 44 -110L0 -110C-10 -110 -26 -112 -30 -130z'), STEEL, ink(2.4)) +
    solid(put(card(-14, -100, 72, 82, 16)), BRIGHT_TEAL, ink(2.6)) +
    solid(put(disc(u, v, 29)), DAY.light, ink(2.4)) +
    line(put(ticks), ink(1.8)) +
    line(put(`M${u} ${v}L${u + 12} ${v - 14}`), { width: 3.2, colour: BRIGHT_RUST }) +
    area(put(disc(u, v, 4.4)), DAY.ink)
  );
}

/** The store: crates, and the scale. */
export const stock = (put) => crate(within(put, -32, -70), 60, 56) + crate(within(put, -28, 0), 82, 68) + scale(put);

/** A spanner along its length: open jaws to the left, a ring to the right. */
export const spanner = (put) =>
  solid(
    put(
      'M-56 -9C-60 -20 -72 -25 -84 -21L-96 -15L-82 -9C-77 -5 -77 5 -82 9L-96 15L-84 21C-72 25 -60 20 -56 9L54 8C60 23 90 23 92 0C90 -23 60 -23 54 -8z',
    ),
    STEEL,
    ink(2.4),
  ) +
  solid(put('M73 -10L82 -5L82 5L73 10L64 5L64 -5z'), DAY.ink, ink(1)) +
  line(put('M-46 0L44 0'), { width: 3, colour: '#8fb0ab' });

/** A wheel about its hub. */
export function wheel(put, [u, v]) {
  const whole = (r) => put(disc(u, v, r));
  const point = (r, a) => [u + r * Math.cos(a), v + r * Math.sin(a)];
  const slot = (i) => {
    const a = (i * Math.PI) / 3 + 0.3;
    return polygon([point(17, a - 0.2), point(32, a - 0.26), point(32, a + 0.26), point(17, a + 0.2)]);
  };
  const tread = repeat(30, (i) => polygon([point(57, i * 0.2094), point(63, i * 0.2094 + 0.06)], false));
  return (
    solid(whole(63), '#22343e', ink(2.6)) +
    line(put(tread), { width: 2.4, colour: '#6f8b90' }) +
    line(whole(51), { width: 2, colour: '#4d6c6e' }) +
    solid(whole(41), BRIGHT_RUST, ink(2.4)) +
    solid(whole(35), CREAM, ink(1.8)) +
    area(put(repeat(6, slot)), DAY.ink) +
    solid(whole(11), BRASS, ink(2))
  );
}

/** The workshop: a wheel, and a spanner that leans against it. */
export const workshop = (put) => wheel(put, [-8, -63]) + spanner(within(put, 45, -84, -80, 0.86));
