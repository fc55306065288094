/** Who looks up from the ground: schoolchildren who point, a dog; and egrets that fly between. */
import { DAY, ink } from '../../daylight.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, HONEY } from '../../parts/palette.mjs';
import { facing, placed, repeat, solid, spot } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { lean } from './pole-view.mjs';

const SKINS = ['#8a5629', '#9a6238', '#ab7043'];

/** A child in a white uniform whose face is turned up to us; `m` says with which arm it points. */
export function child(x, y, { m = 1, girl = false, skin = 0, size = 1, bag = BRIGHT_RUST }) {
  const at = placed(x, y, lean(x, y) * 0.7, size);
  const put = (d) => at(facing(m)(d));
  const tone = SKINS[skin];
  const plaits = 'M-15 -50C-24 -46 -26 -38 -24 -30M15 -50C24 -46 26 -38 24 -30';
  return (
    area(put('M-12 2L-52 6L-50 -8L-10 -10z'), DEEP_TEAL, 'fill-opacity=".4" ') +
    solid(put('M-9 -8L-10 3L-2 3L-1 -8zM9 -8L10 3L2 3L1 -8z'), DAY.ink, ink(1.6)) +
    solid(put('M-17 -30L-24 -14L-17 -10L-11 -24z'), tone, ink(1.8)) +
    solid(put('M-14 -32C-8 -36 8 -36 14 -32L16 -18L18 -6L-18 -6L-16 -18z'), '#fffdf8', ink(2)) +
    area(
      put(girl ? 'M-17 -12L17 -12L18 -6L-18 -6z' : 'M-17 -16L17 -16L18 -6L-18 -6z'),
      girl ? '#cfe2dc' : BRIGHT_TEAL,
    ) +
    line(put('M-17 -30L-15 -8'), { width: 5, colour: bag }) +
    area(put('M-3 -34L3 -34L4 -18L0 -14L-4 -18z'), BRIGHT_TEAL) +
    (girl
      ? line(put(plaits), ink(6.5)) + line(put('M-26 -32L-21 -30M22 -30L26 -32'), { width: 6, colour: BRIGHT_RUST })
      : '') +
    solid(put(oval(0, -50, 17, 17.5)), DAY.ink, ink(1.6)) +
    solid(
      put('M-14 -48C-14 -58 -8 -61 0 -59C8 -61 14 -58 14 -48C14 -38 8 -33 0 -33C-8 -33 -14 -38 -14 -48z'),
      tone,
      ink(1.8),
    ) +
    area(put(oval(-5.5, -49, 3.4, 3.8) + oval(5.5, -49, 3.4, 3.8)), '#fffdf8') +
    area(put(oval(-5, -50, 2, 2.3) + oval(6, -50, 2, 2.3)), DAY.ink) +
    line(put('M-9 -55L-3 -56M3 -56L9 -55'), ink(1.8)) +
    area(put(oval(0, -40, 3.4, 3.6)), '#7f3b25') +
    solid(put('M10 -33L22 -48L28 -66L31 -66L32 -58L28 -44L16 -24z'), tone, ink(1.8)) +
    line(put('M28 -66L31 -78'), ink(5.2)) +
    line(put('M28 -66L31 -78'), { width: 2.6, colour: tone }) +
    solid(put('M9 -32L19 -44L26 -37L15 -23z'), '#fffdf8', ink(1.8))
  );
}

/** A dog that sits and looks up, its tongue out. */
export function dog(x, y, size = 1) {
  const put = placed(x, y, lean(x, y) * 0.8, size);
  return (
    area(put('M-14 2L-54 6L-50 -10L-10 -14z'), DEEP_TEAL, 'fill-opacity=".4" ') +
    line(put('M14 -2C28 -2 34 -12 28 -20'), ink(8)) +
    line(put('M14 -2C28 -2 34 -12 28 -20'), { width: 4.4, colour: '#d58a3c' }) +
    solid(put('M-15 2C-22 -10 -14 -26 -8 -32L8 -32C14 -26 22 -10 15 2z'), '#d58a3c', ink(2)) +
    area(put('M-6 -28L6 -28L8 -2L-8 -2z'), '#fbefd6') +
    solid(put('M-11 -14L-12 4L-4 4L-3 -12zM11 -14L12 4L4 4L3 -12z'), '#d58a3c', ink(1.8)) +
    solid(put('M-13 -40C-24 -42 -26 -30 -20 -24L-12 -30zM13 -40C24 -42 26 -30 20 -24L12 -30z'), '#8f5420', ink(1.8)) +
    solid(put('M-14 -38C-14 -50 14 -50 14 -38C14 -28 8 -20 0 -20C-8 -20 -14 -28 -14 -38z'), '#d58a3c', ink(2)) +
    solid(put(oval(0, -38, 6.5, 9)), '#fbefd6', ink(1.5)) +
    area(put(oval(0, -43, 4, 3)), DAY.ink) +
    area(put(oval(-8, -34, 2.2, 2.6) + oval(8, -34, 2.2, 2.6)), DAY.ink) +
    solid(put('M-2 -30L3 -30L3 -22C1 -20 -1 -20 -2 -22z'), BRIGHT_RUST, ink(1.2)) +
    line(put('M-10 -22L10 -22'), { width: 4, colour: BRIGHT_TEAL })
  );
}

/** An egret on the wing, from above, its shadow far below on the left. */
const egret = (x, y, turn, size) => {
  const d =
    'M0 -22L3 -10C16 -20 34 -18 48 -6C34 -6 20 0 6 6L3 22L-3 22L-6 6C-20 0 -34 -6 -48 -6C-34 -18 -16 -20 -3 -10z';
  const put = placed(x, y, turn, size);
  return (
    area(placed(x - 60, y + 40, turn, size * 0.7)(d), DEEP_TEAL, 'fill-opacity=".35" ') +
    solid(put(d), '#eef3ea', ink(2)) +
    area(put('M-3 -10C-16 -20 -34 -18 -48 -6C-34 -10 -18 -8 -4 2z'), '#cfe2dc') +
    solid(put('M-2 -20L0 -34L2 -20z'), HONEY, ink(1.6)) +
    line(put('M-2 22L-2 32M2 22L2 32'), ink(1.8))
  );
};

export const egrets = () =>
  [
    [152, 588, 62, 0.8],
    [226, 640, 54, 1],
    [96, 660, 70, 0.9],
  ]
    .map((bird) => egret(...bird))
    .join('');

/** A harvester with a straw hat, a sheaf in the arms. */
export const harvester = (x, y, cloth, size = 1) => {
  const put = placed(x, y, lean(x, y) * 0.8, size);
  return (
    area(put('M-10 4L-44 8L-42 -4L-8 -8z'), DEEP_TEAL, 'fill-opacity=".4" ') +
    solid(put('M-8 -6L-9 6L-2 6L0 -4L3 6L10 6L8 -6z'), SKINS[0], ink(1.6)) +
    solid(put('M-14 -26C-6 -32 8 -32 14 -26L12 -2L-12 -2z'), cloth, ink(1.8)) +
    solid(put('M-20 -22L16 -10L24 -20L22 -2L-16 -14z'), '#f6e3a0', ink(1.6)) +
    solid(put('M-15 -26L-19 -14L-8 -10L-7 -16zM15 -26L19 -12L8 -6L7 -12z'), SKINS[1], ink(1.6)) +
    solid(put(oval(0, -36, 15, 12)), '#f0d28a', ink(2)) +
    solid(put(oval(0, -40, 7.5, 6)), '#d9a559', ink(1.6))
  );
};

/** A buffalo from above, an egret on its back. */
export const buffalo = (x, y, turn, size = 1) => {
  const put = placed(x, y, turn, size);
  return (
    area(put('M-34 12L38 8L10 34L-52 34z'), DEEP_TEAL, 'fill-opacity=".45" ') +
    solid(
      put('M-40 0C-40 -20 -10 -20 14 -15C24 -14 32 -12 40 -9L58 -7L58 7L40 9C32 12 24 14 14 15C-10 20 -40 20 -40 0z'),
      '#37504f',
      ink(2),
    ) +
    line(put('M46 -7C46 -22 34 -30 22 -27M46 7C46 22 34 30 22 27'), ink(6)) +
    line(put('M46 -7C46 -22 34 -30 22 -27M46 7C46 22 34 30 22 27'), { width: 3, colour: '#cfdcd6' }) +
    line(put('M-36 0L20 0M-40 2C-50 4 -54 10 -56 16'), ink(2)) +
    solid(put('M-22 -4C-14 -10 -4 -8 0 -2L10 -4L0 4C-8 8 -18 6 -22 -4z'), '#eef3ea', ink(1.6))
  );
};

/** Sheaves set out in rows on cut fields, each `[x, y, turn, count]`. */
export const sheaves = (rows) =>
  rows
    .map(([x, y, turn, count]) =>
      repeat(count, (i) => {
        const put = placed(...spot(placed(x, y, turn), i * 26, (i % 2) * 3), lean(x, y), 0.9);
        return (
          area(put('M-6 2L-24 6L-22 -4L-4 -4z'), DEEP_TEAL, 'fill-opacity=".35" ') +
          solid(put('M-5 4L-3 -4L-9 -14L-2 -12L0 -16L3 -12L9 -14L3 -4L5 4z'), '#f6e3a0', ink(1.5)) +
          line(put('M-4 -3L4 -3'), { width: 2.4, colour: BRIGHT_RUST })
        );
      }),
    )
    .join('');
