/** The telephone of the ai-agents closing: so quiet that a mynah has built on it, and sleeps. */
import { DAY, ink } from '../../daylight.mjs';
import { BRICK } from '../../parts/palette.mjs';
import { placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const [RED, LIT] = ['#c8502a', '#ffd9a0'];
const STRAW = ['#e9b45a', '#c98a35', '#f6d58c', '#9a6420'];

/** A desk telephone with a dial, without its receiver. */
export function dialSet(put) {
  const holes = repeat(10, (i) => {
    const a = ((i * 30 + 100) * Math.PI) / 180;
    return put(oval(Math.round(27 * Math.cos(a)), Math.round(-38 + 19 * Math.sin(a)), 5.4, 4.4));
  });
  return (
    solid(put('M-64 -84L64 -84L104 -6C106 6 98 12 88 12L-88 12C-98 12 -106 6 -104 -6z'), RED, ink(2.8)) +
    area(put('M-64 -84L-40 -84L-66 12L-88 12C-98 12 -106 6 -104 -6z'), BRICK) +
    line(put('M-64 -84L64 -84L104 -6C106 6 98 12 88 12L-88 12C-98 12 -106 6 -104 -6z'), ink(2.8)) +
    solid(put(oval(0, -38, 46, 35)), DAY.paper, ink(2.6)) +
    solid(put(oval(0, -38, 38, 28)), '#f0b23e', ink(2)) +
    area(holes, DAY.ink) +
    solid(put(oval(0, -38, 11, 8.4)), DAY.paper, ink(2)) +
    line(put('M70 -74L96 -18'), { width: 3, colour: LIT }) +
    solid(put('M-56 -98L-44 -98L-40 -82L-58 -82zM44 -98L56 -98L58 -82L40 -82z'), BRICK, ink(2))
  );
}

/** Its receiver, as it lies on the rest. */
export const receiver = (put) =>
  solid(
    put(
      'M-112 -88C-118 -114 -98 -124 -70 -120C-34 -114 34 -114 70 -120C98 -124 118 -114 112 -88C108 -74 70 -74 62 -88C44 -98 -44 -98 -62 -88C-70 -74 -108 -74 -112 -88z',
    ),
    RED,
    ink(2.8),
  ) +
  area(put('M-112 -88C-118 -114 -98 -124 -78 -121C-96 -112 -98 -96 -84 -80C-98 -76 -110 -80 -112 -88z'), BRICK) +
  line(put('M76 -114C94 -116 106 -110 106 -98'), { width: 3, colour: LIT });

/** The telephone with its cord and its shadow. */
function telephone(put) {
  const coil = repeat(9, (i) => {
    const [x, y] = [106 + i * 1.2, -66 + i * 7.4];
    return `M${x} ${y}C${x + 17} ${y - 5} ${x + 19} ${y + 9} ${x + 4} ${y + 8}`;
  });
  return (
    area(put('M96 6L-20 22L-200 22L-100 0z'), '#a8743a', 'fill-opacity=".5" ') +
    line(put(`M108 -84C120 -82 122 -74 107 -68${coil}M122 0C124 12 104 12 98 4`), ink(4)) +
    dialSet(put) +
    receiver(put)
  );
}

/** Straws of the nest: i-th of a few dozen, laid about its rim. */
function nest(put) {
  const straw = (i) => {
    const r = (k) => {
      const x = Math.sin((i + 1) * 127.1 + k * 311.7) * 43758.5453;
      return x - Math.floor(x);
    };
    const [x, y, long, turn] = [
      -58 + 116 * r(1),
      -126 + 22 * r(2),
      34 + 34 * r(3),
      (r(4) - 0.5) * 50 + (r(1) - 0.5) * 40,
    ];
    const own = placed(x, y, turn);
    return line(put(own(`M${-long / 2} 4C${-long / 4} -3 ${long / 4} -3 ${long / 2} 4`)), {
      width: 3,
      colour: STRAW[i % 4],
    });
  };
  return (
    solid(
      put('M-84 -134C-80 -106 -50 -98 0 -98C50 -98 80 -106 84 -134C60 -124 -60 -124 -84 -134z'),
      '#b97a2c',
      ink(2.4),
    ) +
    repeat(46, straw) +
    line(
      put('M-80 -128L-104 -140M-74 -120L-100 -116M78 -128L102 -142M72 -116L98 -110M-52 -102L-66 -86M50 -102L60 -90'),
      { width: 3, colour: '#9a6420' },
    )
  );
}

/** The mynah, asleep in the nest, its head sunk on its breast. */
function mynah(put) {
  return (
    solid(put('M48 -136C74 -146 100 -154 122 -172L128 -160C112 -140 84 -124 56 -122z'), '#2a1c14', ink(2)) +
    area(put('M112 -164L122 -172L128 -160L118 -154z'), DAY.light) +
    solid(
      put(
        'M-66 -128C-76 -164 -60 -196 -28 -202C10 -206 52 -184 70 -146C74 -130 60 -116 40 -114L-40 -114C-54 -114 -62 -118 -66 -128z',
      ),
      '#6b4426',
      ink(2.6),
    ) +
    solid(put('M-8 -176C24 -182 58 -164 78 -138C56 -124 20 -128 2 -146C-6 -156 -10 -166 -8 -176z'), '#4a2d18', ink(2)) +
    area(put('M30 -142C44 -138 58 -138 70 -142C60 -130 42 -128 28 -134z'), DAY.light) +
    line(put('M8 -162C26 -164 46 -156 58 -146M6 -152C18 -150 30 -146 38 -140'), { width: 1.8, colour: '#a5764a' }) +
    solid(
      put(
        'M-64 -146C-80 -158 -88 -184 -76 -204C-64 -222 -34 -224 -20 -206C-8 -190 -10 -166 -24 -152C-36 -142 -52 -140 -64 -146z',
      ),
      DAY.ink,
      ink(2.4),
    ) +
    area(
      put('M-66 -190C-58 -200 -42 -200 -34 -190C-38 -178 -46 -172 -56 -174C-62 -178 -66 -184 -66 -190z'),
      '#f5b93a',
    ) +
    line(put('M-62 -188C-56 -180 -46 -180 -40 -188'), ink(3.4)) +
    solid(put('M-68 -180C-78 -178 -90 -168 -98 -154C-86 -152 -72 -156 -60 -166z'), '#f5b93a', ink(2.2)) +
    line(put('M-96 -155C-84 -160 -74 -166 -64 -173'), ink(1.8)) +
    line(put('M-22 -208C-10 -194 -8 -176 -14 -162'), { width: 2.6, colour: LIT })
  );
}

/** Telephone, nest and sleeper; (x, y) is the middle of the foot. */
export function quietPhone(x, y, s) {
  const put = placed(x, y, 0, s);
  return telephone(put) + mynah(put) + nest(put);
}
