/** The brass scoop, the glass jar, the grains that fall from one into the other, and the slip with the question. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, repeat, shine, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, glow, line } from '../../stage.mjs';

const [BRASS, DULL, SHINE] = ['#eeb24a', '#b5721a', '#ffeec2'];

/** A grain at (x, y): teal from the left, amber from the right, white between. */
const grain = (x, y, turn, tint, size = 1) =>
  solid(placed(x, y, turn, size)('M-6 0C-4 -5 4 -5 6 0C4 5 -4 5 -6 0z'), tint, { width: 1.4, colour: '#5c3c0c' });

const TINTS = ['#8fe3d3', '#fffdf2', '#ffd27a', '#fff3c9', '#f0a53a'];

/** The scoop about the end of its handle; its mouth is 156 further along x. */
export const handle = (put) =>
  solid(put('M-128 -9L-6 -10L-6 10L-128 9C-140 6 -140 -6 -128 -9z'), BRASS, ink(2.6)) +
  area(put('M-120 1L-6 2L-6 9L-120 7z'), DULL) +
  solid(put('M-16 -15C-12 -18 0 -18 4 -15L4 15C0 18 -12 18 -16 15z'), DULL, ink(2.4));

/** The bowl behind what it holds, and the heap. */
export function bowlBack(put) {
  const load = repeat(96, (i) => {
    const u = 18 + 128 * chance(i);
    const v = -16 - 36 * Math.sin((Math.PI * (u - 4)) / 156) * chance(i + 50);
    const [x, y] = put(`${u} ${v}`).split(' ').map(Number);
    return grain(x, y, 180 * chance(i + 9), TINTS[Math.floor(chance(i + 20) * 5)]);
  });
  return (
    solid(put('M2 -20C20 -44 120 -42 156 -22C130 -8 30 -6 2 -20z'), '#8a5514', ink(2.6)) +
    area(put('M12 -21C30 -50 66 -56 96 -46C122 -38 140 -28 150 -21C120 -8 40 -8 12 -21z'), '#f4c76a') +
    load
  );
}

/** The side of the bowl towards us. */
export const bowlFront = (put) =>
  solid(put('M0 -18C-6 0 2 26 26 36C60 48 110 30 158 -22C128 -8 34 -6 0 -18z'), BRASS, ink(2.8)) +
  area(put('M2 0C4 20 14 32 30 37C62 46 108 28 150 -14C108 14 60 26 26 18C14 14 6 8 2 0z'), DULL) +
  line(put('M16 -2C50 6 96 4 132 -8'), { width: 4, colour: SHINE });

/** Grains on their way from (x, y) down to `foot`. */
export const stream = (x, y, foot) =>
  repeat(64, (i) => {
    const t = (i + chance(i)) / 64;
    const wide = 24 - 10 * Math.sin(Math.PI * Math.min(1, t * 1.1));
    const u = x - 6 + 14 * Math.sqrt(t) + (chance(i + 70) - 0.5) * wide * 1.5;
    const tint = u < x ? TINTS[i % 3 ? 0 : 1] : TINTS[i % 3 ? 2 : 3];
    return grain(u, y + (foot - y) * t, 60 + 60 * chance(i + 5), i % 4 ? tint : '#ffffff', 0.95);
  });

/** The light where the grains fall: teal from the left, amber from the right, white where they meet. */
export const brightness = (x, y) =>
  glow(x - 78, y + 4, 150, '#7ff0dc', 0.42) +
  glow(x + 84, y + 2, 160, '#ffb54a', 0.6) +
  glow(x, y, 128, '#fff6da', 0.95) +
  glow(x + 1, y, 84, '#ffffff', 1);

const JAR =
  'M-42 -64C-40 -50 40 -50 42 -64C54 -54 56 -44 56 -28L56 58C56 74 50 80 38 80L-38 80C-50 80 -56 74 -56 58L-56 -28C-56 -44 -54 -54 -42 -64z';

/** What is in the jar already, and its glass; `put` is at its middle. */
export function jar(put) {
  const load = repeat(70, (i) => {
    const [u, v] = [-46 + 92 * chance(i + 3), 72 - 44 * chance(i + 33) * (1 - 0.3 * Math.abs(chance(i + 3) - 0.5))];
    const [x, y] = put(`${u} ${v}`).split(' ').map(Number);
    return grain(x, y, 180 * chance(i), TINTS[Math.floor(chance(i + 21) * 5)]);
  });
  return (
    area(put(JAR), '#e9fbf6', 'fill-opacity=".5" ') +
    area(
      put('M-52 36C-30 18 0 10 14 12C30 14 44 26 52 36L52 60C52 72 48 76 38 76L-38 76C-48 76 -52 72 -52 60z'),
      '#f0bd5e',
    ) +
    load +
    line(put(JAR), ink(3)) +
    shine('glass', put('M-46 -30C-46 -38 -42 -44 -36 -48L-28 -48C-34 -40 -36 -32 -36 -22L-36 50L-46 50z'), 0.9, 0.25) +
    line(put('M46 -26L46 30'), { width: 4, colour: '#ffd9a0', opacity: 0.9 })
  );
}

/** The mouth of the jar: its far edge and its near edge. */
export const mouthBack = (put) => solid(put(oval(0, -76, 44, 12)), '#bfe3da', ink(2.4));
export const mouthFront = (put) =>
  line(put('M-44 -76C-44 -60 44 -60 44 -76L44 -68C44 -52 -44 -52 -44 -68z'), ink(2.4)) +
  area(put('M-44 -76C-44 -60 44 -60 44 -76L44 -68C44 -52 -44 -52 -44 -68z'), '#dff4ee', 'fill-opacity=".9" ');

/** A slip of paper with a question mark drawn by hand, its middle at the origin. */
export const slip = (put) =>
  area(placed(-9, 10)(put('M-66 -84L66 -88L68 82L-64 86z')), DAY.ink, 'fill-opacity=".3" ') +
  solid(put('M-66 -84L66 -88L68 82L-64 86z'), '#fff4dc', ink(2.8)) +
  area(put('M-66 -84L-44 -85L-42 85L-64 86z'), DAY.teal, 'fill-opacity=".6" ') +
  line(put('M-28 -38C-30 -68 26 -74 28 -42C28 -18 0 -16 -2 10'), { width: 14, colour: '#b5471b' }) +
  area(put(oval(-3, 36, 9.5)), '#b5471b');
