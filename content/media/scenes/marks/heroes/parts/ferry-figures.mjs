/** Bodies of the people on the ferry, seen from above the water: clothes, arms with hands, and a shadow on the deck. */
import { DAY, ink } from '../../daylight.mjs';
import { facing, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { head } from './ferry-heads.mjs';

export const [TEAL, DEEP, MINT, RUST, BRICK, HONEY, AMBER, GOLD, CREAM, WHITE, DIM] = [
  '#1f8f90',
  '#0f5f63',
  '#8fd0c8',
  '#c8502a',
  '#8f3714',
  '#f0a53a',
  '#c8762a',
  '#f6c667',
  '#fbefd6',
  '#fffdf8',
  '#cfe2dc',
];

/** A shadow on the planks. */
export const shade = (d, opacity = 0.3) => area(d, '#4a3514', `fill-opacity="${opacity}" `);

/** A bent line through shoulder, elbow and hand, or hip, knee and foot. */
const bent = ([[a, b], [c, d], [e, f]]) => {
  const near = (u, v) => `${round(c + (u - c) * 0.22)} ${round(d + (v - d) * 0.22)}`;
  return `M${a} ${b}L${near(a, b)}Q${c} ${d} ${near(e, f)}L${e} ${f}`;
};

/** Strokes of one fill with one outline round all of them: `[path data, width]`. */
const joined = (put, parts, fill) =>
  parts.map(([d, w]) => line(put(d), { width: w * put.size + 4.8, colour: DAY.ink })).join('') +
  parts.map(([d, w]) => line(put(d), { width: w * put.size, colour: fill })).join('');

const HANDS = {
  fist: [['M2 0L9 0', 15]],
  open: [
    ['M0 0L5 0', 14],
    ['M6 -6L18 -11', 4.6],
    ['M8 -2L21 -4', 4.6],
    ['M8 2L21 3', 4.6],
    ['M6 6L17 9', 4.4],
    ['M1 -5L6 -15', 4.8],
  ],
  point: [
    ['M2 1L8 1', 14],
    ['M8 -4L25 -6', 5],
  ],
};

/** A hand at the end of an arm, which comes from `[u, v]`. */
function hand(put, [x, y], [u, v], [skin, dusk], kind) {
  const own = within(put, x, y, (Math.atan2(y - v, x - u) * 180) / Math.PI);
  own.size = put.size;
  const knuckles = kind === 'fist' ? 'M9 -5L16 -5M10 0L17 0M9 5L16 5M1 -7C6 -10 10 -9 11 -6' : 'M5 -3L9 -2M5 3L9 2';
  return joined(own, HANDS[kind], skin) + line(own(knuckles), { width: 1.4, colour: dusk });
}

/** An arm along shoulder, elbow and hand, with a sleeve down to a share of the way. */
export function arm(put, { at, hand: kind = 'fist', sleeve = 0.5 }, tones, [fill]) {
  const [s, e, h] = at;
  const half = [s[0] + (e[0] - s[0]) * sleeve * 1.5, s[1] + (e[1] - s[1]) * sleeve * 1.5];
  const cloth =
    sleeve > 0.7
      ? [[bent([s, e, [e[0] + (h[0] - e[0]) * 0.7, e[1] + (h[1] - e[1]) * 0.7]]), 18]]
      : [[`M${s.join(' ')}L${half.join(' ')}`, 19]];
  return (
    joined(put, [[bent(at), 12.5]], tones[0]) + hand(put, h, e, tones, kind) + (sleeve ? joined(put, cloth, fill) : '')
  );
}

const TORSO =
  'M-15 -126C-31 -124 -37 -114 -37 -100L-28 -56C-12 -47 16 -47 29 -54L37 -98C37 -112 30 -122 15 -126C8 -119 -8 -119 -15 -126z';
const SIDE = 'M-15 -126C-31 -124 -37 -114 -37 -100L-28 -56C-24 -53 -18 -51 -10 -50C-16 -80 -20 -106 -10 -122z';

/** Legs and what covers them. */
function lower(
  put,
  {
    kind = 'trousers',
    cloth,
    dark,
    feet = [
      [-14, 0],
      [14, 5],
    ],
    shoe = DAY.ink,
  },
  [skin],
) {
  const [[a, b], [c, d]] = feet;
  const foot = (x, y, fill) => solid(put(oval(x + 5, y - 3, 13, 6.6)), fill, ink(1.6));
  const bare = kind === 'trousers' ? 0 : 1;
  const legs =
    foot(a, b, shoe) +
    foot(c, d, shoe) +
    joined(put, [[`M-13 -58L${a} ${b - 8}`, bare ? 12 : 19]], bare ? skin : dark) +
    joined(put, [[`M14 -56L${c} ${d - 8}`, bare ? 12 : 19]], bare ? skin : cloth);
  const skirts = {
    trousers: () => line(put('M-12 -58L13 -56'), { width: 19 * put.size, colour: cloth }),
    shorts: () =>
      joined(
        put,
        [
          [`M-13 -58L${(a - 26) / 2 + 6} -36`, 20],
          ['M-12 -58L14 -56', 20],
          [`M14 -56L${(c + 28) / 2 - 6} -34`, 20],
        ],
        cloth,
      ),
    sarong: () =>
      drape('M-28 -62C-36 -40 -36 -22 -30 -9C-12 -3 16 -1 32 -7C36 -24 34 -44 29 -60z', 'M8 -54C4 -36 8 -18 6 -4', -5),
    dress: () =>
      drape(
        'M-27 -62C-32 -48 -42 -34 -44 -22C-16 -12 20 -12 44 -20C40 -36 33 -48 28 -60z',
        'M-6 -52L-12 -18M12 -52L18 -16',
        -16,
      ),
    saree: () =>
      drape(
        'M-28 -64C-38 -40 -42 -18 -42 0C-16 8 22 9 42 2C40 -22 34 -44 29 -62z',
        'M2 -54C-2 -36 -6 -14 -6 4M12 -54C10 -34 10 -14 12 5M22 -54C22 -34 26 -14 28 3',
        4,
      ),
  };
  const drape = (d, folds, hem) =>
    solid(put(d), cloth, ink(2.4)) +
    area(put(`${d.slice(0, d.indexOf('C', d.indexOf('C') + 1))}L-14 ${hem}C-20 -26 -18 -44 -12 -60z`), dark) +
    line(put(folds), ink(1.6)) +
    line(put(d), ink(2.4));
  return legs + skirts[kind]();
}

/** What puts a figure with its feet at (x, y); m = -1 faces the left. */
export function stand(x, y, { m = 1, size = 1.06, turn = 0 } = {}) {
  const at = placed(x, y, turn, size);
  return Object.assign((d) => at(facing(m)(d)), { size });
}

/** One person with the feet at (x, y); `before` and `after` draw what is under the near arm and over all. */
export function person(
  x,
  y,
  { tones, shirt, legs, look = {}, far, near, after, before, neck = 0, cast = true, ...place },
) {
  const put = stand(x, y, place);
  const top = within(put, (look.back ? 2 : 4) + neck, -150, look.tip ?? 0);
  return (
    (cast ? shade(placed(x, y, 0, put.size)('M14 4C-10 14 -60 16 -96 26C-110 28 -112 18 -98 12L-40 -6z')) : '') +
    (legs ? lower(put, legs, tones) : '') +
    (far ? arm(put, far, tones, [shirt[1]]) : '') +
    solid(put(TORSO), shirt[0], ink(2.5)) +
    area(put(SIDE), shirt[1]) +
    line(put(TORSO), ink(2.5)) +
    (look.back ? '' : area(put('M-11 -124C-6 -112 12 -112 15 -124L10 -128L-8 -128z'), tones[1])) +
    (before ? before(put) : '') +
    head(top, tones, look) +
    (near ? arm(put, near, tones, shirt) : '') +
    (after ? after(put) : '')
  );
}
