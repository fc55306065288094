/** Heads and small bodies of the which-bus closing, seen from above; each faces the lower right, or with m = -1 the lower left. */
import { DAY, ink } from '../../daylight.mjs';
import { facing, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { cast, castUpright, limb } from './bus-view.mjs';

/** Skin, its shade, its lines. */
export const SKINS = {
  deep: ['#7d4d26', '#57351c', '#3f2410'],
  warm: ['#96602f', '#6d4225', '#4f2d15'],
  light: ['#ab7043', '#7d4f2c', '#5b3519'],
};

const MOUTHS = {
  smile: (put) => line(put('M2 15C7 22 16 21 19 13'), { width: 2.2, colour: '#4f2d15' }),
  laugh: (put) =>
    solid(put('M0 12C7 15 15 14 20 10C20 20 14 25 9 24C4 24 0 19 0 12z'), '#7f3b25', ink(1.5)) +
    area(put('M2 13C8 16 14 15 18 12C17 17 12 18 9 18C6 18 3 16 2 13z'), DAY.light),
  puzzled: (put) => line(put('M4 19C8 15 13 18 18 15'), { width: 2.2, colour: '#4f2d15' }),
};

/** A face that looks to the lower right; `gaze` moves the eyes. */
export const face = (
  put,
  [skin, dusk],
  { mouth = 'smile', brow = DAY.ink, gaze = [0, 0], glasses = false, lift = 0 } = {},
) => {
  const [u, v] = gaze;
  return (
    solid(put('M-24 -8C-27 14 -14 29 4 29C20 29 28 14 26 -4C26 -28 -20 -30 -24 -8z'), skin, ink(2.2)) +
    area(put('M-23 2C-22 20 -10 29 4 29C9 29 13 28 16 26C0 24 -12 16 -15 -2z'), dusk, 'fill-opacity=".6" ') +
    solid(put(oval(-21, 4, 5.4, 7)), skin, ink(1.8)) +
    area(put(oval(4, 1, 5, 5.4)) + put(oval(18, 0, 4.4, 5.2)), DAY.light) +
    area(put(oval(5 + u, 1 + v, 2.8, 3.4)) + put(oval(18.5 + u, v, 2.6, 3.3)), DAY.ink) +
    line(put(`M-3 ${-8 - lift}C1 ${-12 - lift} 6 ${-11 - lift} 9 -8M14 -8C17 -11 21 -11 24 -8`), {
      width: 2.4,
      colour: brow,
    }) +
    line(put('M12 1C15 6 17 8 14 10C12 11 10 10 9 9'), { width: 1.9, colour: dusk }) +
    (glasses ? line(put(`${oval(4, 1, 8, 7.6)}${oval(19, 1, 6.6, 7.4)}M-4 0L-20 2`), ink(1.7)) : '') +
    MOUTHS[mouth](put)
  );
};

export const HAIR = {
  short: (put, fill = DAY.ink) =>
    area(put('M-25 6C-33 -24 -14 -37 2 -36C24 -36 32 -16 27 -4C20 -14 8 -18 -4 -15C-14 -12 -19 -4 -19 6z'), fill),
  bun: (put, fill = DAY.ink, sheen = '#7f9a98') =>
    solid(put(oval(-23, -20, 14, 13)), fill, ink(1.8)) +
    solid(
      put('M-25 6C-33 -24 -14 -37 2 -36C24 -36 33 -14 27 0C24 -12 14 -18 6 -20C-6 -18 -18 -8 -19 6z'),
      fill,
      ink(1.8),
    ) +
    line(put('M4 -22C-8 -24 -18 -18 -22 -4M8 -23C0 -31 -12 -31 -20 -22'), { width: 1.4, colour: sheen }),
  plaits: (put) =>
    HAIR.short(put) +
    line(put('M-20 8C-28 20 -30 30 -27 42M25 2C32 14 34 26 32 38'), { width: 7, colour: DAY.ink }) +
    solid(put(oval(-27, 42, 5)) + put(oval(32, 38, 5)), '#f6c667', ink(1.2)),
};

/** One who stands and waits: a shirt or dress, arms as shoulder, elbow and hand; the foot at (x, y), 150 high at size 1. */
export function passer(x, y, s, { m = 1, skin, top, shade, legs, hair = 'short', mouth, arms, gaze }) {
  const own = placed(x, y, 0, s);
  const put = (d) => own(facing(m)(d));
  const head = (d) => put(placed(4, -122, 0, 1)(d));
  const body = 'M-14 -98C-28 -96 -33 -86 -33 -74L-27 -38C-10 -30 14 -30 28 -37L33 -74C33 -86 26 -96 14 -98z';
  return (
    cast(castUpright(x, y, s, m)(`${body}M-22 -40L-20 0L22 0L22 -40zM-20 -122L0 -150L26 -120L4 -96z`)) +
    limb(put, 'M-12 -38L-13 -8', 15 * s, legs, 4) +
    limb(put, 'M13 -38L14 -6', 15 * s, legs, 4) +
    solid(put(oval(-9, -3, 12, 6)) + put(oval(19, -1, 12, 6)), DAY.ink, ink(1.2)) +
    (arms[0] ? limb(put, arms[0], 11 * s, SKINS[skin][0], 4) : '') +
    solid(put(body), top, ink(2.2)) +
    area(put('M-14 -98C-28 -96 -33 -86 -33 -74L-27 -38C-22 -35 -16 -34 -10 -33C-18 -54 -20 -76 -10 -96z'), shade) +
    face(head, SKINS[skin], { mouth, gaze }) +
    HAIR[hair](head) +
    (arms[1]
      ? limb(put, arms[1], 11 * s, SKINS[skin][0], 4) +
        solid(put(oval(...arms[1].split(/[ML ]/).slice(-2).map(Number), 8)), SKINS[skin][0], ink(1.8))
      : '')
  );
}

/** Two who wait at the bus stand: one reads, one is late. */
export const STUDENT = {
  skin: 'light',
  top: '#fffdf8',
  shade: '#cfe2dc',
  legs: '#23505a',
  hair: 'plaits',
  arms: ['M-30 -84L-44 -62L-20 -54', 'M30 -84L44 -62L20 -52'],
};
export const LATE = {
  skin: 'deep',
  top: '#f6c667',
  shade: '#dd9c3c',
  legs: '#2d6f8e',
  mouth: 'puzzled',
  gaze: [2, -2],
  arms: ['M-30 -84L-46 -60L-36 -42', 'M30 -84L56 -100L44 -128'],
};

export const KITE_BOY = {
  skin: 'warm',
  top: '#f0a53a',
  shade: '#c8762a',
  legs: SKINS.warm[0],
  mouth: 'laugh',
  gaze: [2, -2],
  arms: ['M-30 -84L-48 -96L-40 -122', 'M30 -84L52 -104L44 -134'],
};

export const PICKER = {
  skin: 'deep',
  top: '#c8502a',
  shade: '#8f3714',
  legs: '#1f8f90',
  hair: 'bun',
  gaze: [1, 2],
  arms: ['M-30 -84L-36 -62L-8 -46', 'M30 -84L52 -64L44 -42'],
};
