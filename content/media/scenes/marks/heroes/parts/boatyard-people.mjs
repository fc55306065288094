/** Who builds the boats, and what lies about them in the sand; every `put` has its origin at the foot. */
import { disc, lit } from '../../parts/facade.mjs';
import { box, fine, hair, limb, pen, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, glow, line, round } from '../../stage.mjs';

const DARK = '#081820';
const CLOTH = '#10303a';

/** The carpenter on one knee with mallet and chisel, facing right; the origin on the planks under him. */
export const carpenter = (put) =>
  limb(put('M2 -58L-16 -68L-10 -88'), 10, 6.6, DARK) +
  limb(put('M-12 -86L12 -98'), 4, 1.6, DARK) +
  solid(put('M4 -106L15 -110L20 -92L9 -88z'), CLOTH, pen(2)) +
  solid(
    put('M-34 0C-36 -7 -28 -12 -22 -20L-12 -34L8 -36C20 -36 28 -31 29 -22L31 0L20 0L17 -17L3 -11L4 0z'),
    CLOTH,
    pen(2.4),
  ) +
  hair(put('M-24 -6L-6 -24M-14 -4L2 -20M12 -30L22 -22'), 0.7) +
  solid(put('M-13 -33C-16 -46 -12 -58 -2 -64L10 -63C17 -56 15 -43 9 -33C2 -30 -6 -30 -13 -33z'), DARK, pen(2.4)) +
  solid(put(disc(13, -72, 8.4)), DARK, pen(2.2)) +
  solid(put('M4 -74C4 -84 20 -85 22 -75L4 -70L-2 -66z'), CLOTH, pen(1.8)) +
  limb(put('M8 -56L22 -42L37 -36'), 10, 6.6, DARK) +
  line(put('M33 -44L48 -20'), pen(3.4));

/** One who pushes, leaning to the right, hands at (62, -66). */
export function pusher(put) {
  const far = 'M2 -50C14 -44 22 -36 25 -26L17 -4L26 -2L26 2L6 2L12 -24L-2 -34z';
  const near = 'M-12 -48C-18 -36 -26 -28 -34 -18L-48 -2L-40 3L-46 6L-56 -1L-54 -6L-42 -26L-24 -50z';
  const shorts = 'M-18 -58C-22 -46 -28 -38 -34 -30L-21 -18L-4 -34L12 -20L26 -28C24 -40 16 -50 8 -58z';
  const back = 'M-18 -54C-12 -70 2 -84 18 -88C28 -89 32 -80 28 -72C22 -64 12 -58 9 -52C2 -48 -10 -48 -18 -54z';
  return (
    solid(put('M22 -80L44 -74L62 -76L64 -70L44 -66L24 -70z'), DARK, pen(1.9)) +
    solid(put(far), DARK, pen(2)) +
    solid(put(near), DARK, pen(2.2)) +
    solid(put(shorts), DARK, pen(2.3)) +
    lit(put(shorts), 0.2) +
    hair(put('M-10 -54C-12 -44 -18 -34 -24 -26M4 -54C8 -44 14 -36 18 -28'), 0.7) +
    solid(put(back), DARK, pen(2.4)) +
    solid(put(disc(37, -93, 8.6)), DARK, pen(2.2)) +
    solid(put('M28 -94C28 -104 42 -106 46 -96L30 -90z'), '#2a2215', pen(1.8)) +
    solid(put('M12 -84C22 -84 26 -78 29 -72L38 -62L60 -68L63 -62L37 -52C26 -60 16 -68 12 -76z'), DARK, pen(2.2))
  );
}

/** A low trestle under a keel. */
export const trestle = (put) =>
  limb(put('M-10 -20L-18 4M10 -20L18 4M-14 -8L14 -8'), 6, 2.8, '#0f2a33') +
  solid(put(box(-19, -26, 38, 8)), '#14424a', pen(2.2));

/** A plank on two trestles, a saw half-way through it. */
export const sawing = (put) =>
  [-56, 56]
    .map((u) => limb(put(`M${u} -32L${u - 12} 2M${u} -32L${u + 12} 2M${u - 8} -12L${u + 8} -12`), 5.4, 2.4, '#0f2a33'))
    .join('') +
  solid(put('M-104 -40L108 -40L104 -31L-104 -31z'), '#123a43', pen(2.4)) +
  hair(put('M-92 -36L-20 -35M8 -36L92 -35'), 0.7) +
  solid(put('M70 -26L84 -66L96 -62L78 -25z'), '#0d2832', pen(1.9)) +
  solid(put('M82 -66L86 -80C94 -82 102 -78 102 -72L97 -61z'), '#14424a', pen(1.9));

/** Boards that lie on each other. */
export const boards = (put) =>
  repeat(3, (i) =>
    solid(
      put(
        `M${-70 + i * 7} ${-i * 7}L${66 - i * 4} ${-i * 7}L${69 - i * 4} ${-7 - i * 7}L${-67 + i * 7} ${-7 - i * 7}z`,
      ),
      '#0f2e37',
      pen(1.9),
    ),
  ) + hair(put('M-60 -3L20 -3M-50 -11L46 -11M-46 -18L10 -18'), 0.6);

/** Shavings in the sand. */
export const shavings = (x, y, count, seed) =>
  line(
    repeat(count, (i) => {
      const [u, v] = [x + 120 * (chance(seed + i) - 0.5), y + 22 * (chance(seed + i + 40) - 0.5)].map(round);
      return `M${u} ${v}q3 -9 9 -5q4 4 -1 6q-4 0 -3 -4`;
    }),
    pen(1.5, 0.85),
  );

/** A net heaped up with its floats. */
export const netHeap = (put) =>
  solid(
    put('M-58 0C-60 -18 -44 -32 -26 -31C-14 -42 14 -42 24 -32C44 -34 58 -18 60 0C40 7 -40 6 -58 0z'),
    '#12212a',
    pen(2.2),
  ) +
  hair(
    put(
      'M-50 -4C-36 -26 -16 -30 -4 -36M-34 -2C-20 -22 8 -28 22 -32M-14 -2C2 -20 28 -24 42 -26M10 -2C22 -14 40 -18 52 -14M-54 -14C-34 -10 -10 -14 6 -2M-42 -26C-16 -24 14 -16 30 -2M-18 -36C10 -32 36 -20 50 -4',
    ),
    0.6,
  ) +
  solid(put([-44, -18, 12, 40].map((u, i) => disc(u, -6 - (i % 2) * 16, 5.4)).join('')), '#17504f', pen(1.7));

/** A chopping block with an adze in it. */
export const block = (put) =>
  solid(put('M-22 -24C-22 -32 22 -32 22 -24L24 0C12 5 -12 5 -24 0z'), '#0d2832', pen(2.2)) +
  hair(put('M-22 -24C-16 -19 16 -19 22 -24M-12 -16L-13 -2M2 -15L3 0M13 -16L15 -2'), 0.6) +
  limb(put('M-2 -34L34 -74'), 5, 2, '#14424a') +
  solid(put('M-8 -24C-8 -34 -4 -40 2 -42L6 -34C2 -32 0 -28 0 -24z'), '#17504f', pen(1.8));

/** A coil of coir rope. */
export const coil = (put) =>
  repeat(4, (i) =>
    solid(
      put(
        `M${-27 + i} ${-2 - i * 5}C${-29 + i} ${-14 - i * 5} ${29 - i} ${-14 - i * 5} ${27 - i} ${-2 - i * 5}C${25 - i} ${6 - i * 5} ${-25 + i} ${6 - i * 5} ${-27 + i} ${-2 - i * 5}z`,
      ),
      '#0d2832',
      pen(1.7),
    ),
  ) +
  solid(put('M-14 -18C-14 -23 14 -23 14 -18C12 -14 -12 -14 -14 -18z'), '#061219', pen(1.6)) +
  fine(put('M26 0C36 6 46 -4 58 3'), 0.9);

/** A storm lantern that stands in the sand. */
export const stormLantern = (put, [x, y], colour, size) =>
  glow(x, y - 20 * size, round(86 * size), colour, 0.5) +
  fine(put('M-11 -34C-16 -62 16 -62 11 -34')) +
  area(put('M-8 -10C-13 -18 -11 -28 -6 -34L6 -34C11 -28 13 -18 8 -10z'), colour) +
  line(put('M-8 -10C-13 -18 -11 -28 -6 -34L6 -34C11 -28 13 -18 8 -10zM-14 -8L-12 -36M14 -8L12 -36'), pen(1.7)) +
  solid(put('M-13 0L-11 -10L11 -10L13 0z'), '#123640', pen(1.9)) +
  solid(put('M-9 -34L-5 -43L5 -43L9 -34z'), '#123640', pen(1.8));
