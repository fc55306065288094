/** A toque macaque on the railing, with a key that does not fit. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { key } from './first-figures.mjs';

const [FUR, SHADE, BELLY, SKIN, LINES] = ['#b06a2e', '#84491d', '#f0d3a0', '#e3a97e', '#8a4a26'];

const limb = (put, d, width = 15) => line(put(d), ink(width + 5)) + line(put(d), { width, colour: FUR });

/** Its seat is at (x, y). */
export function monkey(x, y) {
  const put = placed(x, y, 0, 1.06);
  return (
    line(put('M16 4C28 30 24 58 32 84C38 104 58 104 62 88C64 76 50 72 46 82'), ink(13)) +
    line(put('M16 4C28 30 24 58 32 84C38 104 58 104 62 88C64 76 50 72 46 82'), { width: 8, colour: FUR }) +
    // The arm that scratches its head.
    limb(put, 'M-12 -74C-36 -84 -44 -110 -26 -132') +
    solid(put('M-30 0C-44 -34 -36 -82 -6 -92C22 -90 34 -54 32 -20C30 -6 20 2 6 2z'), FUR, ink(2.4)) +
    area(put('M-30 0C-44 -34 -36 -82 -12 -91C-24 -66 -26 -30 -14 2z'), SHADE) +
    area(put('M12 -80C28 -70 32 -44 29 -22C18 -22 8 -40 12 -80z'), BELLY) +
    solid(
      put('M-18 2C-30 -20 -14 -46 12 -42C32 -38 36 -22 30 -6L40 0C48 4 46 12 36 12L4 12C-8 12 -14 8 -18 2z'),
      FUR,
      ink(2.4),
    ) +
    line(put('M28 12L30 6M36 12L37 6'), ink(1.8)) +
    // Head: ear, fur, the whorl on the crown, face.
    solid(put(oval(-24, -116, 9, 11)), SKIN, ink(2.2)) +
    solid(
      put('M-26 -112C-32 -146 0 -160 18 -150C40 -142 42 -116 34 -98C26 -82 -2 -80 -16 -92C-22 -98 -25 -104 -26 -112z'),
      FUR,
      ink(2.4),
    ) +
    solid(
      put(
        'M-14 -132C-16 -150 -4 -158 -6 -166C4 -162 8 -168 14 -170C14 -162 24 -164 28 -160C26 -154 34 -150 36 -142C26 -148 22 -140 12 -142C4 -146 -6 -140 -14 -132z',
      ),
      SHADE,
      ink(2),
    ) +
    solid(
      put(
        'M-6 -122C-6 -136 8 -138 16 -134C28 -140 40 -132 38 -118C42 -106 40 -90 26 -88C12 -86 2 -94 2 -104C-4 -108 -6 -114 -6 -122z',
      ),
      SKIN,
      ink(2),
    ) +
    area(put(oval(8, -122, 6, 7)), DAY.light) +
    area(put(oval(28, -123, 5.6, 7)), DAY.light) +
    line(put(`${oval(8, -122, 6, 7)}${oval(28, -123, 5.6, 7)}`), ink(1.6)) +
    area(put(oval(10.5, -119, 3.2, 3.6) + oval(30, -120, 3.2, 3.6)), DAY.ink) +
    line(put('M0 -134C4 -138 10 -138 14 -134M22 -136C28 -142 34 -140 37 -135'), ink(2.6)) +
    line(put('M19 -109L20 -106M25 -109L26 -106'), { width: 2.4, colour: LINES }) +
    line(put('M10 -97C16 -101 26 -101 34 -97'), { width: 2.4, colour: LINES }) +
    // The hand on its head, and the key.
    solid(
      put('M-32 -128C-36 -140 -26 -148 -18 -144C-10 -140 -8 -134 -12 -128C-18 -122 -28 -122 -32 -128z'),
      SKIN,
      ink(2),
    ) +
    line(put('M-24 -144L-20 -134M-17 -143L-15 -134'), ink(1.6)) +
    key(placed(x + 22, y - 72, 0, 0.9), 'clover', '#8fd0c8', 54) +
    line(placed(x + 62, y - 74)('M-8 -16L-16 -28M3 -18L1 -33'), ink(2.6)) +
    limb(put, 'M-4 -70C-4 -44 20 -40 36 -58', 14) +
    solid(put('M32 -64C32 -74 42 -80 50 -74C56 -68 54 -56 46 -53C38 -51 34 -56 32 -64z'), SKIN, ink(2)) +
    line(put('M54 -68L46 -67M53 -61L46 -60'), ink(1.6))
  );
}
