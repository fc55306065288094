/** Parts of people seen to the waist, in a measure of their own: the face is at the origin, the chin at y = 100. */
import { ink } from '../../daylight.mjs';
import { finger, shaded, tapered } from '../../parts/limbs.mjs';
import { mapped, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

/** As `put`, upside down: for the other hand. */
export const flipped = (put) => (d) => put(mapped((u, v) => [u, -v])(d));

export const neck = (put, tones) => solid(put('M-38 60L38 60L44 146C40 178 -40 178 -44 146z'), tones[1], ink(2.2));

const TORSO =
  'M-42 134C-74 144 -116 150 -134 184C-146 240 -142 300 -132 440L132 440C142 300 146 240 134 184C116 150 74 144 42 134C34 172 -34 172 -42 134z';
const SHADE = 'M-90 149C-114 157 -128 168 -134 184C-146 240 -142 300 -132 440L-84 440C-100 320 -104 220 -80 147z';

/** A shirt or a blouse from the neck to below the waist. */
export const torso = (put, cloth, shade) =>
  area(put(TORSO), cloth) + area(put(SHADE), shade) + line(put(TORSO), ink(2.6));

/** The two wings of an open collar. */
export const collar = (put, cloth) =>
  solid(put('M-44 122L0 168L-26 200L-62 138zM44 122L0 168L26 200L62 138z'), cloth, ink(2.2));

/** An arm along `spine` in the sleeve along `sleeve` (points `[x, y, half the width]`); its shade is on the side -1 or 1. */
export const arm = (put, { tones, spine, sleeve, cloth, shade, side = -1 }) =>
  solid(put(tapered(spine)), tones[0], ink(2.4)) +
  area(put(shaded(spine.slice(1), side, 0.38)), tones[1], 'fill-opacity=".55" ') +
  area(put(tapered(sleeve)), cloth) +
  area(put(shaded(sleeve, side, 0.4)), shade) +
  line(put(tapered(sleeve)), ink(2.6));

/** A hand behind a flat thing that lies from x = 0 to the right; the arm ends at (-66, 0). */
export const palm = (put, tones) =>
  area(put('M-70 -19C-46 -28 -20 -36 10 -32L16 32C-12 38 -44 29 -70 19z'), tones[0]) +
  line(put('M-66 -20C-46 -28 -20 -36 10 -32M16 32C-12 38 -44 29 -66 20'), ink(2.4));

/** Its thumb, before the thing. */
export const thumb = (put, tones) =>
  solid(
    put('M-50 -14C-40 -36 -16 -36 2 -27C18 -21 38 -20 46 -11C50 0 40 7 28 5C10 2 -8 4 -20 10'),
    tones[0],
    ink(2.2),
  ) + line(put('M34 -12C40 -11 43 -7 42 -3'), { width: 1.6, colour: tones[2] });

/** The tips of fingers that come round the edge x = 0 of a thing. */
export const tips = (put, tones, count = 4) =>
  repeat(count, (i) => {
    const y = (i - (count - 1) / 2) * 17;
    return solid(
      put(
        `M-8 ${y - 8}L14 ${y - 8}C26 ${y - 7} 26 ${y + 7} 14 ${y + 8}L-8 ${y + 8}C-14 ${y + 7} -14 ${y - 7} -8 ${y - 8}z`,
      ),
      tones[0],
      ink(2),
    );
  });

/** The three folded fingers and the thumb of a hand whose forefinger points along -y. */
export function folded(put, [skin, , crease]) {
  const fold = (x, y, long) =>
    solid(
      put(
        `M${x - 9} ${y + 6}C${x - 11} ${y - 8} ${x - 8} ${y - long} ${x} ${y - long}C${x + 9} ${y - long} ${x + 11} ${y - 8} ${x + 9} ${y + 6}C${x + 5} ${y + 12} ${x - 5} ${y + 12} ${x - 9} ${y + 6}z`,
      ),
      skin,
      ink(2),
    );
  return (
    area(put('M-23 -26L-5 -26L-5 -38L-23 -38z'), skin) +
    fold(4, -18, 20) +
    fold(18, -14, 19) +
    fold(29, -8, 16) +
    solid(put('M-28 -4C-22 -18 -6 -20 12 -12C20 -8 18 4 10 4C-2 4 -10 8 -18 14z'), skin, ink(2)) +
    line(put('M-20 -30C-16 -24 -10 -24 -6 -28'), { width: 1.6, colour: crease })
  );
}

/** A hand that points along -y, its back towards us; the arm ends at (0, 26). */
export const pointingHand = (put, tones) =>
  finger(put, [-14, -30, -4, 66, 9.5], tones) +
  area(put('M-20 26C-30 6 -32 -14 -26 -32L26 -26C34 -12 30 8 17 26z'), tones[0]) +
  line(put('M-20 24C-30 6 -32 -14 -26 -32M30 -14C33 0 28 12 17 25'), ink(2.2)) +
  folded(put, tones);
