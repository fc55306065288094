/** A mouse that looks up out of a sack of cardamom, a pod in its paws. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [FUR, SHADE, PINK] = ['#a08d7c', '#6f6054', '#e5a58f'];

/** The middle of its chest is at (x, y); it faces up and to the right. */
export function mouse(x, y, size) {
  const put = placed(x, y, 0, size);
  return (
    solid(put('M-40 44C-46 6 -30 -18 0 -18C30 -18 44 6 40 44z'), FUR, ink(2.4)) +
    area(put('M-40 44C-46 6 -30 -18 -8 -18C-24 0 -26 24 -20 44z'), SHADE, 'fill-opacity=".7" ') +
    area(put('M-8 44C-12 16 -2 4 8 4C20 4 26 18 24 44z'), '#d9cbb6') +
    solid(put(oval(-26, -60, 20, 22)), FUR, ink(2.4)) +
    area(put(oval(-25, -58, 12, 14)), PINK) +
    solid(
      put(
        'M-34 -30C-34 -54 -14 -66 8 -62C26 -60 42 -50 56 -44C62 -42 62 -34 56 -31C44 -20 24 -8 4 -8C-20 -8 -34 -14 -34 -30z',
      ),
      FUR,
      ink(2.4),
    ) +
    area(
      put('M-34 -30C-34 -40 -30 -48 -24 -54C-28 -34 -14 -18 12 -9C-18 -6 -34 -14 -34 -30z'),
      SHADE,
      'fill-opacity=".6" ',
    ) +
    solid(put(oval(6, -66, 17, 20)), FUR, ink(2.4)) +
    area(put(oval(8, -63, 10, 13)), PINK) +
    area(put(oval(26, -44, 6.4, 7.4)), DAY.ink) +
    area(put(oval(28.4, -47, 2.3)), '#ffffff') +
    solid(put(oval(58, -38, 5.4, 5)), PINK, ink(1.8)) +
    line(put('M52 -30C44 -26 38 -24 34 -25'), ink(1.8)) +
    line(put('M44 -32L66 -22M44 -30L60 -14M46 -40L72 -44'), ink(1.2)) +
    solid(put('M-6 16C2 2 30 0 40 12C32 26 6 28 -6 16z'), '#9cc25f', ink(2.2)) +
    line(put('M0 16C12 10 26 9 36 12M2 18C14 20 26 18 34 14'), { width: 1.6, colour: '#47702f' }) +
    solid(put('M-14 8C-8 2 2 4 4 10C4 16 -4 20 -12 18z'), PINK, ink(1.8)) +
    solid(put('M46 6C40 0 30 2 28 8C28 14 36 18 44 16z'), PINK, ink(1.8))
  );
}

/** Its tail over the rim of the sack, from (x, y) down. */
export const tail = (x, y) => {
  const d = `M${x} ${y}C${x - 14} ${y + 6} ${x - 20} ${y + 24} ${x - 8} ${y + 42}C${x} ${y + 56} ${x - 8} ${y + 72} ${x - 22} ${y + 70}`;
  return line(d, ink(9)) + line(d, { width: 4.6, colour: PINK });
};
