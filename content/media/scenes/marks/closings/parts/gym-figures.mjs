/** What the people of the fittrackpro-gym closing share: limbs, a trunk, faces with expression, hair, heads from behind. */
import { DAY, ink } from '../../daylight.mjs';
import { facing, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

export const SKIN = { deep: ['#7d4d26', '#57351c'], warm: ['#96602f', '#6d4225'], light: ['#ab7043', '#7d4f2c'] };
export const HAIR = [DAY.ink, '#7f9a98'];
export const GREY = ['#d3dbd7', '#8b9a96'];

/** What puts a figure with its feet at (x, y); m = -1 faces the left. */
export function figure(x, y, { m = 1, size = 1, turn = 0 } = {}) {
  const at = placed(x, y, turn, size);
  const put = (d) => at(facing(m)(d));
  return Object.assign(put, { size });
}

const path = (points) => `M${points.map((p) => p.join(' ')).join('L')}`;

/** A limb through points, `width` wide. */
export function tube(put, points, width, fill) {
  const d = put(path(points));
  const w = width * put.size;
  return line(d, { width: w + 5, colour: DAY.ink }) + line(d, { width: w, colour: fill });
}

export const hand = (put, [x, y], [skin]) => solid(put(oval(x, y, 9.4, 9.8)), skin, ink(2.2));

/** An arm along shoulder, elbow and hand in a short sleeve, or with `bare` in none. */
export function arm(put, [s, e, h], tones, cloth, bare = false) {
  const mid = [s[0] + (e[0] - s[0]) * 0.62, s[1] + (e[1] - s[1]) * 0.62];
  return (
    tube(put, [s, e, h], 13.5, tones[0]) +
    (bare
      ? ''
      : tube(put, [s, mid], 18.5, cloth) + line(put(path([s, mid])), { width: 18.5 * put.size, colour: cloth })) +
    hand(put, h, tones)
  );
}

/** A leg along hip, knee and ankle, in cloth. */
export const leg = (put, points, cloth, width = 21) => tube(put, points, width, cloth);

/** A shoe at the end of a leg, its toe to the front. */
export const shoe = (put, [x, y], fill = '#fffdf8', turn = 0) => {
  const own = within(put, x, y, turn);
  return (
    solid(own('M-11 -9C-6 -13 4 -12 8 -8C16 -6 24 -4 24 2C24 5 22 6 18 6L-10 6C-14 4 -14 -4 -11 -9z'), fill, ink(2)) +
    line(own('M-11 3L22 3'), { width: 2, colour: '#c8502a' })
  );
};

const TRUNK =
  'M-16 -142C-32 -140 -38 -128 -38 -114L-29 -70C-12 -60 16 -60 30 -68L38 -112C38 -126 30 -138 16 -142C8 -134 -8 -134 -16 -142z';

/** A trunk that faces the lower right, its left side in the shade. */
export const trunk = (put, [fill, shade]) =>
  solid(put(TRUNK), fill, ink(2.5)) +
  area(put('M-16 -142C-32 -140 -38 -128 -38 -114L-29 -70C-24 -66 -18 -64 -10 -63C-16 -92 -20 -120 -10 -138z'), shade) +
  line(put(TRUNK), ink(2.5));

/** Where a head is, above such a trunk. */
export const headOn = (put, tilt = 0, x = 5, y = -163) => within(put, x, y, tilt);

const EYES = {
  open: (put, [u, v]) =>
    area(put(oval(4 + u, 4 + v, 3, 3.9)), DAY.ink) + area(put(oval(18 + u, 3 + v, 2.8, 3.8)), DAY.ink),
  wide: (put, [u, v]) =>
    solid(put(oval(4, 2, 5.6, 6.4)), DAY.light, ink(1.8)) +
    solid(put(oval(19, 1, 5, 6)), DAY.light, ink(1.8)) +
    area(put(oval(4 + u, 2 + v, 2.6, 3.2)), DAY.ink) +
    area(put(oval(19 + u, 1 + v, 2.5, 3.1)), DAY.ink),
  shut: (put) => line(put('M-2 4C1 8 6 8 9 4M14 4C17 8 21 7 23 3'), ink(2.5)),
};

const MOUTHS = {
  smile: (put) => line(put('M3 18C8 24 16 23 20 16'), { width: 2.4, colour: '#4f2d15' }),
  grin: (put) =>
    solid(put('M1 15C8 19 16 18 22 13C22 22 16 27 10 26C5 25 2 21 1 15z'), '#7f3b25', {
      width: 1.8,
      colour: '#4f2d15',
    }) + area(put('M2.5 16.6C8 19.6 16 18.6 21 15C20 19 16 21 10 21C6 20.6 4 19 2.5 16.6z'), DAY.light),
  yawn: (put) =>
    solid(put(oval(12, 19, 6.6, 7.6)), '#5d2517', { width: 1.8, colour: '#4f2d15' }) +
    area(put(oval(12, 23, 4, 2.8)), '#c8502a'),
  small: (put) => solid(put(oval(12, 19, 3.4, 4)), '#5d2517', { width: 1.6, colour: '#4f2d15' }),
};

/** A face that looks to the lower right. */
export const face = (
  put,
  [skin, dusk],
  { eyes = 'open', look = [0, 0], mouth = 'smile', brow = 0, brows = DAY.ink, glasses, moustache } = {},
) =>
  solid(put(oval(-21, 9, 6, 7)), skin, ink(2)) +
  solid(put('M-22 -8C-26 14 -14 29 4 29C20 29 27 14 25 -4C24 -26 -20 -28 -22 -8z'), skin, ink(2.4)) +
  area(put('M-20 8C-14 22 0 26 16 23C12 27 8 29 4 29C-10 29 -18 20 -20 8z'), dusk, 'fill-opacity=".6" ') +
  EYES[eyes](put, look) +
  line(
    put(
      `M-3 ${-4 - brow}C1 ${-7 - brow} 6 ${-7 - brow} 9 ${-5 - brow}M14 ${-6 - brow}C17 ${-8 - brow} 20 ${-7 - brow} 23 ${-5 - brow}`,
    ),
    {
      width: 2.6,
      colour: brows,
    },
  ) +
  line(put('M12 4C14 8 16 11 14 13C12 14 10 13 9 12'), { width: 2, colour: dusk }) +
  (glasses ? line(put(`${oval(4, 5, 8, 7.4)}${oval(19, 4, 6.4, 7.4)}M-4 4L-20 6`), ink(1.8)) : '') +
  MOUTHS[mouth](put) +
  (moustache ? area(put('M12 13C8 11 3 13 0 18C5 19 9 18 12 16C15 18 20 17 23 15C20 11 16 11 12 13z'), moustache) : '');

const CAP_OF_HAIR = 'M-25 8C-34 -22 -14 -34 2 -33C24 -32 32 -12 26 2C22 -8 14 -14 6 -16C-6 -14 -18 -6 -20 8z';
const PARTING = 'M4 -18C-8 -22 -18 -16 -23 -2M6 -20C0 -28 -12 -28 -20 -18M10 -18C18 -16 22 -10 24 -4';

export const hair = {
  short: (put, [fill] = HAIR) =>
    solid(
      put('M-25 6C-32 -22 -14 -33 2 -32C24 -32 31 -14 26 0C20 -9 8 -12 -4 -10C-14 -8 -20 -2 -20 8z'),
      fill,
      ink(1.8),
    ),
  /** Straight from bed. */
  tousled: (put) =>
    area(
      put(
        'M-26 8C-36 2 -34 -8 -30 -12C-40 -20 -30 -30 -24 -27C-26 -40 -10 -42 -6 -35C0 -46 14 -42 12 -35C22 -42 32 -32 27 -24C36 -20 32 -6 26 0C20 -9 8 -12 -4 -10C-14 -8 -20 -2 -20 8z',
      ),
      DAY.ink,
    ),
  bun: (put, [fill, sheen] = HAIR) =>
    solid(put(oval(-20, -25, 15, 14)), fill, ink(2)) +
    solid(put(CAP_OF_HAIR), fill, ink(2)) +
    line(put(PARTING), { width: 1.5, colour: sheen }),
  drawnBack: (put, [fill, sheen] = HAIR) =>
    solid(put(CAP_OF_HAIR), fill, ink(2)) + line(put(PARTING), { width: 1.5, colour: sheen }),
};

/** Little drops that fly off. */
export const drops = (put, places, fill = '#5fb9c4') =>
  places
    .map(([x, y, turn]) => solid(within(put, x, y, turn)('M0 -7C5 0 5 5 0 6C-5 5 -5 0 0 -7z'), fill, ink(1.6)))
    .join('');
