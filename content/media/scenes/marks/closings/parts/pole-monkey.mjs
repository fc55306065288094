/** A toque macaque on the crossarm that eats the engineer's lunch out of its wrapper. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [FUR, SHADE, BELLY, SKIN, LINES] = ['#b06a2e', '#84491d', '#f0d3a0', '#e3a97e', '#8a4a26'];
const limb = (d, width) => line(d, ink(width + 5)) + line(d, { width, colour: FUR });

/** Its tail, which hangs behind the crossarm. */
export const tail = (x, y) => {
  const d = placed(x, y)('M-20 0C-44 40 -30 96 -50 138C-62 164 -92 160 -92 138C-92 122 -74 120 -70 134');
  return line(d, ink(16)) + line(d, { width: 10.6, colour: FUR });
};

/** Its seat is at (x, y). */
export function monkey(x, y) {
  const put = placed(x, y, -13, 1.12);
  return (
    solid(put('M-40 6C-58 -34 -44 -84 -6 -92C30 -90 46 -50 40 -12C36 12 -20 24 -40 6z'), FUR, ink(2.6)) +
    area(put('M-40 6C-58 -34 -44 -84 -14 -91C-34 -60 -36 -24 -18 14C-28 14 -36 10 -40 6z'), SHADE) +
    area(put('M-2 -80C24 -74 34 -44 28 -14C8 -18 -8 -46 -2 -80z'), BELLY) +
    limb(put('M-30 -4C-36 14 -24 30 -6 26'), 20) +
    limb(put('M30 -22C56 -30 78 -14 70 10'), 19) +
    // The wrapper in its lap, with rice, curry, a leaf and half an egg.
    solid(put('M-32 -34L20 -52L68 -36L76 8L34 34L-26 18z'), '#fbefd6', ink(2.4)) +
    area(put('M-32 -34L-26 18L-12 22L-18 -26z'), '#cfe2dc') +
    line(put('M20 -52L24 -40M68 -36L58 -30M34 34L30 22'), { width: 2, colour: '#c8a765' }) +
    solid(put('M-14 -18C-12 -38 14 -44 32 -36C56 -38 64 -16 58 -4C46 14 4 14 -14 -18z'), '#fffdf8', ink(1.8)) +
    solid(put('M16 -24C28 -36 56 -28 54 -12C44 -2 20 -6 16 -24z'), '#d9822b', ink(1.8)) +
    solid(put('M-8 -12C-2 -24 14 -20 16 -6C8 2 -4 0 -8 -12z'), '#4f9a5c', ink(1.8)) +
    solid(put(oval(28, 1, 12, 8)), '#fffdf8', ink(1.8)) +
    area(put(oval(28, 1, 6, 4)), '#f0a53a') +
    solid(put('M-14 14C-2 8 16 12 18 22C16 32 -4 36 -16 32z'), SKIN, ink(2)) +
    solid(put('M76 2C68 -4 52 4 50 14C52 24 70 26 78 20z'), SKIN, ink(2)) +
    limb(put('M-28 -66C-50 -48 -46 -22 -22 -20'), 16) +
    solid(put('M-28 -28C-18 -32 -4 -26 -2 -18C-6 -10 -22 -10 -30 -14z'), SKIN, ink(2)) +
    // Head: ears, fur, the whorl on the crown, the face with a full cheek.
    solid(put(`${oval(-38, -120, 10, 12)}${oval(46, -124, 8, 11)}`), SKIN, ink(2.2)) +
    solid(put('M-38 -116C-44 -158 -12 -174 8 -172C36 -172 54 -148 46 -112C40 -88 -28 -84 -38 -116z'), FUR, ink(2.6)) +
    solid(
      put(
        'M-30 -144C-32 -164 -18 -172 -20 -182C-8 -176 -2 -184 8 -186C10 -176 22 -178 30 -172C28 -164 40 -160 42 -148C28 -156 20 -150 8 -152C-8 -154 -18 -150 -30 -144z',
      ),
      SHADE,
      ink(2.2),
    ) +
    solid(
      put(
        'M-24 -128C-24 -146 -4 -148 6 -142C20 -150 40 -142 38 -124C44 -112 46 -92 28 -86C12 -80 -26 -82 -30 -100C-34 -112 -26 -118 -24 -128z',
      ),
      SKIN,
      ink(2.2),
    ) +
    area(put(`${oval(-8, -126, 9, 9.5)}${oval(22, -127, 8, 9.5)}`), DAY.light) +
    line(put(`${oval(-8, -126, 9, 9.5)}${oval(22, -127, 8, 9.5)}`), ink(1.8)) +
    area(put(`${oval(-3, -125, 4.4, 5)}${oval(26, -126, 4.2, 5)}`), DAY.ink) +
    line(put('M-20 -138C-14 -144 -4 -144 1 -139M14 -140C20 -146 30 -145 34 -140'), ink(2.8)) +
    line(put('M4 -112L5 -109M12 -112L13 -109'), { width: 3, colour: LINES }) +
    line(put('M-26 -104C-24 -96 -16 -92 -8 -93'), { width: 2, colour: LINES }) +
    area(put('M2 -98C8 -103 18 -103 24 -98C20 -92 8 -91 2 -98z'), '#7f3b25') +
    // The other hand lifts a morsel to its mouth.
    limb(put('M34 -62C56 -60 58 -84 38 -92'), 15) +
    solid(put('M20 -104C24 -114 42 -112 46 -100C46 -88 34 -82 26 -86C18 -90 16 -98 20 -104z'), SKIN, ink(2)) +
    line(put('M24 -98L34 -98M25 -92L34 -92'), ink(1.6)) +
    solid(put('M8 -102C12 -108 22 -108 24 -100C22 -94 12 -94 8 -102z'), '#fffdf8', ink(1.6))
  );
}
