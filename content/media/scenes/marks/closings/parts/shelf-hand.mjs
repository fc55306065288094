/** A hand that reaches over a box towards us, its fingers on the side that we see, and what is printed on such boxes. */
import { DAY, ink } from '../../daylight.mjs';
import { box, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const NAIL = '#e0b08c';

/** The points `[x, y, half the width]` along a limb, from numbers in a row. */
export const along = (...numbers) =>
  Array.from({ length: numbers.length / 3 }, (_, i) => numbers.slice(i * 3, i * 3 + 3));

/** The back of the hand behind the box, whose upper edge is y = 0; the wrist is at (0, -74). */
export const handBehind = (put, [skin, dusk]) =>
  area(put('M-34 -84C-40 -62 -62 -44 -66 -16L-62 30L62 30L64 -14C58 -44 38 -62 34 -84z'), skin) +
  area(put('M-34 -84C-40 -62 -62 -44 -66 -16L-62 30L-36 30C-36 -10 -22 -40 -16 -84z'), dusk, 'fill-opacity=".5" ') +
  line(put('M-34 -84C-40 -62 -62 -44 -66 -16M64 -14C58 -44 38 -62 34 -84'), ink(2.6)) +
  line(put('M-12 -54C-18 -44 -24 -34 -28 -24M8 -56C6 -44 4 -34 2 -24M24 -52C26 -42 28 -34 30 -26'), {
    width: 2,
    colour: dusk,
  });

/** Its fingers and, on the left, the thumb, before the box. */
export function fingersOver(put, [skin, dusk, crease]) {
  const one = (x, long, turn) => {
    const own = within(put, x, -12, turn);
    return (
      solid(
        own(`M-16 -8C-20 -26 20 -26 16 -8L15 ${long - 14}C15 ${long + 6} -13 ${long + 6} -14 ${long - 14}z`),
        skin,
        ink(2.4),
      ) +
      area(
        own(`M-16 -8C-18 -18 -10 -22 -4 -22L-5 ${long - 4}C-12 ${long - 4} -14 ${long - 10} -14 ${long - 14}z`),
        dusk,
        'fill-opacity=".4" ',
      ) +
      area(
        own(
          `M-8 ${long - 18}C-8 ${long - 28} 10 ${long - 28} 10 ${long - 18}L9 ${long - 7}C5 ${long - 1} -4 ${long - 1} -7 ${long - 7}z`,
        ),
        NAIL,
      ) +
      line(own(`M-7 ${long * 0.42}C-3 ${long * 0.48} 5 ${long * 0.48} 9 ${long * 0.42}M-6 2C-2 5 4 5 8 2`), {
        width: 1.8,
        colour: crease,
      })
    );
  };
  return (
    solid(
      put(
        'M-50 -20C-86 -10 -98 34 -86 66C-78 86 -48 92 -32 84C-22 76 -26 64 -38 62C-52 60 -58 52 -56 40C-54 24 -48 10 -38 0z',
      ),
      skin,
      ink(2.4),
    ) +
    area(put('M-46 68C-36 66 -28 70 -30 77C-34 83 -46 83 -54 80C-58 76 -54 70 -46 68z'), NAIL) +
    one(-40, 64, 5) +
    one(-6, 74, 1) +
    one(27, 68, -3) +
    one(57, 54, -8)
  );
}

/** A box with a triangle of warning, its upper edge from -w / 2 to w / 2 at y = 0. */
export const warned = (put, w, h) =>
  solid(put(`M${w / 2} 0L${w / 2 + 22} -14L${w / 2 + 22} ${h - 20}L${w / 2} ${h}z`), '#7d2f12', ink(2.6)) +
  solid(put(`M${-w / 2} 0L${24 - w / 2} -14L${w / 2 + 22} -14L${w / 2} 0z`), '#dd6a42', ink(2.6)) +
  solid(put(box(-w / 2, 0, w, h)), '#c8502a', ink(2.8)) +
  area(put(box(-w / 2, 0, w * 0.14, h)), '#8f3714') +
  area(put(box(-w / 2, h * 0.38, w, h * 0.5)), DAY.light) +
  line(put(`M${-w / 2} ${h * 0.38}L${w / 2} ${h * 0.38}M${-w / 2} ${h * 0.88}L${w / 2} ${h * 0.88}`), ink(2.2)) +
  solid(put(`M4 ${h * 0.42}L44 ${h * 0.83}L-36 ${h * 0.83}z`), '#f5b93a', ink(3.4)) +
  line(put(`M4 ${h * 0.54}L4 ${h * 0.68}M4 ${h * 0.76}L4 ${h * 0.761}`), ink(7));

/** A box with an hourglass on it; `left` is the share of the sand that has still to fall. */
export function dated(put, w, h, [fill, dark, light], left) {
  const glass = within(put, 0, h * 0.56, 0, h / 150);
  const level = 6 + 28 * left;
  return (
    solid(put(`M${w / 2} 0L${w / 2 - 26} -24L${-w / 2 - 26} -24L${-w / 2} 0z`), light, ink(2.4)) +
    solid(put(`M${-w / 2} 0L${-w / 2 - 26} -24L${-w / 2 - 26} ${h - 30}L${-w / 2} ${h}z`), dark, ink(2.4)) +
    solid(put(box(-w / 2, 0, w, h)), fill, ink(2.6)) +
    area(put(box(-w / 2 + 8, h * 0.2, w - 16, h * 0.72)), DAY.light) +
    area(
      glass(`M${-level * 0.7} ${-level}L${level * 0.7} ${-level}L2 -4L0 0L-2 -4z`),
      left > 0.15 ? '#f0a53a' : '#c8502a',
    ) +
    area(
      glass(
        `M-24 40L-24 ${40 - 26 * (1 - left)}C-10 ${28 - 26 * (1 - left)} 10 ${28 - 26 * (1 - left)} 24 ${40 - 26 * (1 - left)}L24 40z`,
      ),
      '#f0a53a',
    ) +
    line(glass('M-26 -38C-26 -16 -4 -8 -4 0C-4 8 -26 16 -26 38M26 -38C26 -16 4 -8 4 0C4 8 26 16 26 38'), ink(2.8)) +
    line(glass('M-34 -42L34 -42M-34 42L34 42'), ink(6)) +
    repeat(left > 0.9 ? 0 : 1, () => line(glass('M0 0L0 24'), { width: 2.4, colour: '#f0a53a' }))
  );
}
