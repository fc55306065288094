/** The head of the export manager who tastes, three-quarter to the right: a bun with a pencil in it, lips at the spoon. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { GOLD, SHEEN } from '../../parts/palette.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

export const [SKIN, DUSK, CREASE] = TONES.warm;

const FACE =
  'M40 -82C56 -72 64 -52 64 -30C64 -22 60 -16 60 -8C61 4 67 10 67 24C66 44 60 60 52 72C42 88 30 97 14 95C-8 92 -32 74 -46 54C-58 38 -64 20 -66 0L-60 -60C-30 -92 10 -96 40 -82z';
const HAIR =
  'M63 -36C74 -72 54 -112 4 -113C-52 -114 -94 -74 -94 -18C-94 22 -84 50 -64 64C-58 52 -58 38 -62 24L-60 -4C-52 -16 -46 -22 -42 -34C-34 -58 -4 -78 30 -80C50 -78 58 -58 63 -36z';
const STRANDS =
  'M30 -96C-10 -96 -52 -74 -68 -20M24 -88C-8 -84 -40 -66 -54 -28M34 -104C-16 -112 -66 -90 -82 -24M-76 -2C-76 22 -72 38 -66 50M38 -94C52 -86 60 -70 63 -52';

/** The coil of hair, a pencil through it. */
const bun = (put) =>
  solid(put('M-140 26L-133 16L-34 82L-41 92z'), '#f0a53a', ink(2)) +
  solid(put('M-140 26L-133 16L-145 8L-152 18z'), '#b5471b', ink(2)) +
  area(put(oval(-88, 60, 38, 35)), DAY.ink) +
  line(put('M-118 54C-112 32 -80 24 -62 44M-114 74C-102 46 -72 48 -60 68M-98 88C-92 64 -72 62 -64 76'), {
    width: 1.6,
    colour: SHEEN,
  });

/** Her head: one brow up, eyes on the tablet, cheeks drawn in. */
export function head() {
  const put = placed(330, 165);
  const dark = (d, width, colour = CREASE) => line(put(d), { width, colour });
  return (
    bun(put) +
    solid(put(FACE), SKIN, ink(2.4)) +
    area(
      put(
        'M52 72C42 88 30 97 14 95C-8 92 -32 74 -46 54C-58 38 -64 20 -66 0L-58 -20C-56 16 -40 48 -16 64C6 78 32 82 52 72z',
      ),
      DUSK,
      'fill-opacity=".55" ',
    ) +
    // Eyes.
    area(put('M-20 -6C-12 -18 6 -20 18 -6C8 2 -10 4 -20 -6z'), DAY.light) +
    area(put('M40 -7C44 -17 54 -18 59 -9C54 0 45 1 40 -7z'), DAY.light) +
    area(put(oval(7, -9, 6.4, 7.6) + oval(53, -9.5, 5, 6.8)), DAY.ink) +
    dark('M-23 -4C-14 -19 6 -21 20 -6', 3.6, DAY.ink) +
    dark('M39 -6C44 -18 54 -19 59 -11', 3.6, DAY.ink) +
    dark('M-26 -32C-14 -46 4 -48 18 -40', 4.6, DAY.ink) +
    dark('M40 -35C46 -41 53 -40 59 -34', 4.4, DAY.ink) +
    // Nose and mouth.
    dark('M35 -2C40 8 49 16 52 25C53 32 46 35 40 33M31 35C27 33 26 27 29 23', 2.2) +
    area(put('M22 56C25 47 32 46 37 49C42 46 49 48 51 56C49 66 43 72 37 72C29 72 24 66 22 56z'), '#8c3d2a') +
    dark('M6 32C10 42 12 54 8 64', 2) +
    dark('M60 38C58 44 58 48 59 52', 1.8) +
    area(put(oval(30, -54, 4.6)), '#b5471b') +
    area(put(HAIR), DAY.ink) +
    line(put(STRANDS), { width: 1.6, colour: SHEEN, opacity: 0.9 }) +
    line(put('M34 -84C8 -84 -24 -72 -40 -46'), { width: 3.2, colour: '#c9d4d0' }) +
    solid(put('M-62 -10C-76 -18 -84 -2 -78 14C-74 26 -66 32 -60 28z'), SKIN, ink(2)) +
    dark('M-66 -2C-74 -4 -74 8 -68 16', 1.8) +
    solid(put('M-68 34L-78 52L-58 52z') + put(oval(-68, 34, 4)), GOLD, ink(1.6))
  );
}
