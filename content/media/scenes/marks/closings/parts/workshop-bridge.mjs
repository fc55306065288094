/** Joined: a bridge of planks and a pipe between two neighbouring roofs; their owners meet in the middle. */
import { ink } from '../../daylight.mjs';
import { placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { dog } from './puzzled-dog.mjs';
import { person, SKIN } from './workshop-figures.mjs';
import {
  AMBER,
  alongA,
  alongB,
  BRICK,
  block,
  CREAM,
  cast,
  castBy,
  DEEP,
  from,
  GOLD,
  HONEY,
  LIT,
  level,
  MINT,
  RUST,
  TEAL,
  WHITE,
} from './workshop-iso.mjs';

const p = from(842, 264);
const SIZE = 96;
const HIGH = 124;
/** Where the second house begins, along a. */
const NEXT = 254;
const [NEAR, FAR] = [72, 26];

/** A house with a flat roof, from a = `a` on. */
function house(a, [light, shade, floor], shutters) {
  const q = (u, v, z = 0) => p(u + a, v, z);
  const left = alongA(q, SIZE);
  const right = alongB(q, SIZE);
  const windowOn = (put, u, v, fill) =>
    solid(put(`M${u} ${v}L${u + 30} ${v}L${u + 30} ${v + 42}L${u} ${v + 42}z`), '#1c3338', ink(2)) +
    solid(
      put(
        `M${u} ${v}L${u - 12} ${v + 2}L${u - 12} ${v + 44}L${u} ${v + 42}zM${u + 30} ${v}L${u + 42} ${v + 2}L${u + 42} ${v + 44}L${u + 30} ${v + 42}z`,
      ),
      fill,
      ink(2),
    );
  return (
    castBy(q, [0, 0], [SIZE, SIZE], HIGH) +
    block(q, [0, 0, 0], [SIZE, SIZE, HIGH], [floor, shade, light], 2.6) +
    windowOn(left, 32, 52, shutters) +
    solid(right('M20 0L54 0L54 76L20 76z'), shutters, ink(2.2)) +
    line(right('M37 2L37 74M24 40L50 40'), ink(1.6)) +
    solid(level(q, HIGH)(`M8 8L${SIZE - 8} 8L${SIZE - 8} ${SIZE - 8}L8 ${SIZE - 8}z`), floor, ink(1.6)) +
    block(q, [0, 0, HIGH], [8, SIZE, HIGH + 22], [WHITE, shade, light], 2) +
    block(q, [0, 0, HIGH], [SIZE, 8, HIGH + 22], [WHITE, shade, light], 2)
  );
}

/** The low front of the roof, drawn after what stands on it. */
const parapet = (a, [light, shade]) => {
  const q = (u, v, z = 0) => p(u + a, v, z);
  return block(q, [0, SIZE - 8, HIGH], [SIZE, SIZE, HIGH + 16], [WHITE, shade, light], 2);
};

const pot = ([x, y], leaf) => {
  const put = placed(x, y);
  return (
    repeat(5, (i) =>
      solid(placed(x, y - 16, -70 + i * 35)('M0 0C-9 -14 -7 -30 0 -38C7 -30 9 -14 0 0z'), leaf, ink(1.6)),
    ) +
    solid(put('M-15 -18L15 -18L11 4C6 8 -6 8 -11 4z'), RUST, ink(2)) +
    solid(put(oval(0, -18, 15, 6)), BRICK, ink(1.8))
  );
};

/** A tank for water on the first roof; its pipe goes along the bridge. */
const tank = ([x, y]) => {
  const put = placed(x, y);
  return (
    solid(put('M-24 -46L24 -46L24 -2C16 10 -16 10 -24 -2z'), DEEP, ink(2.4)) +
    area(put('M4 -40L22 -42L22 -2C18 4 10 7 4 7z'), TEAL) +
    line(put('M-24 -30C-12 -20 12 -20 24 -30M-24 -14C-12 -4 12 -4 24 -14'), ink(1.6)) +
    solid(put(oval(0, -46, 24, 11)), LIT, ink(2.2)) +
    solid(put(oval(0, -49, 9, 4.4)), MINT, ink(1.8))
  );
};

/** Planks, their posts and ropes, and the pipe below them. */
function bridge() {
  const planks = 9;
  const step = (NEXT - SIZE) / planks;
  const posts = [SIZE + 6, (SIZE + NEXT) / 2, NEXT - 6];
  const rope = (b) => {
    const [s, m, e] = posts.map((a) => p(a, b, HIGH + 44));
    return `M${s.join(' ')}Q${(s[0] + m[0]) / 2} ${(s[1] + m[1]) / 2 + 14} ${m.join(' ')}Q${(m[0] + e[0]) / 2} ${(m[1] + e[1]) / 2 + 14} ${e.join(' ')}`;
  };
  const pipe = polygon([p(SIZE, NEAR + 8, HIGH - 24), p(NEXT, NEAR + 8, HIGH - 24)], false);
  const side = (b) =>
    posts
      .map(
        (a) =>
          line(polygon([p(a, b, HIGH), p(a, b, HIGH + 46)], false), ink(7)) +
          line(polygon([p(a, b, HIGH), p(a, b, HIGH + 46)], false), { width: 3.4, colour: HONEY }),
      )
      .join('') +
    line(rope(b), ink(4.6)) +
    line(rope(b), { width: 2, colour: GOLD });
  return {
    rear: () =>
      cast(
        level(p)(
          `M${SIZE - 60} ${FAR + 70}L${NEXT - 60} ${FAR + 70}L${NEXT - 60} ${NEAR + 70}L${SIZE - 60} ${NEAR + 70}z`,
        ),
      ) +
      repeat(planks, (i) =>
        block(
          p,
          [SIZE + i * step, FAR, HIGH - 8],
          [SIZE + (i + 1) * step - 2, NEAR, HIGH],
          [i % 2 ? '#f0cd8c' : '#e0b36a', '#8a5524', '#c98f45'],
          1.8,
        ),
      ) +
      side(FAR),
    front: () =>
      side(NEAR) +
      line(pipe, ink(13)) +
      line(pipe, { width: 8, colour: LIT }) +
      [SIZE + 30, NEXT - 34]
        .map((a) => line(polygon([p(a, NEAR + 8, HIGH - 32), p(a, NEAR + 8, HIGH - 16)], false), ink(6)))
        .join(''),
  };
}

const her = () => {
  const [x, y] = p(SIZE + 20, 48, HIGH);
  return person(x, y, {
    aloft: true,
    tones: SKIN.warm,
    shirt: [TEAL, DEEP],
    legs: { sarong: true, cloth: HONEY, shade: AMBER },
    top: 'bun',
    near: [
      [-28, -108],
      [-14, -72],
      [10, -66],
    ],
    over: (put) =>
      solid(put('M-18 -128L-4 -124C6 -98 22 -76 34 -60L28 -54C6 -66 -10 -96 -18 -128z'), GOLD, ink(2)) +
      line(put('M-10 -124C0 -98 14 -76 30 -60'), { width: 3, colour: RUST }),
  });
};

const him = () => {
  const [x, y] = p(NEXT - 20, 48, HIGH);
  return person(x, y, {
    aloft: true,
    m: -1,
    back: true,
    tones: SKIN.deep,
    shirt: [CREAM, '#d9c79a'],
    legs: { sarong: true, cloth: RUST, shade: BRICK },
    far: [
      [28, -112],
      [36, -116],
      [36, -120],
    ],
    near: [
      [-26, -106],
      [-38, -80],
      [-28, -58],
    ],
    over: (put) => line(put('M-2 -124L-2 -56'), { width: 1.8, colour: '#b99b62' }),
  });
};

/** His hand in hers. */
function handshake() {
  const [[x, y], [u, v]] = [p(SIZE + 20, 48, HIGH), p(NEXT - 20, 48, HIGH)];
  const [hx, hy] = [(x + u) / 2, (y + v) / 2 - 84];
  const sleeve = (d, fill, width) => line(d, ink(width + 5)) + line(d, { width, colour: fill });
  return (
    sleeve(`M${u - 30} ${v - 108}L${hx + 2} ${hy}`, SKIN.deep[0], 13) +
    sleeve(`M${u - 26} ${v - 110}L${u - 34} ${v - 104}`, CREAM, 19) +
    sleeve(`M${x + 30} ${y - 106}L${hx - 2} ${hy}`, SKIN.warm[0], 13) +
    sleeve(`M${x + 28} ${y - 108}L${x + 33} ${y - 104}`, TEAL, 19) +
    solid(oval(hx, hy, 12, 11), SKIN.warm[0], ink(2.2)) +
    line(
      `M${hx + 1} ${hy - 8}L${hx + 9} ${hy - 4}M${hx - 1} ${hy - 2}L${hx + 8} ${hy + 2}M${hx - 2} ${hy + 4}L${hx + 5} ${hy + 7}`,
      ink(1.6),
    )
  );
}

const FIRST = ['#d9efe6', '#94c7ba', '#e6d9b4'];
const SECOND = ['#fbe3b0', '#d9a24e', '#ecd09a'];

export function joinedRoofs() {
  const { rear, front } = bridge();
  return (
    house(0, FIRST, TEAL) +
    tank(p(34, 44, HIGH)) +
    house(NEXT, SECOND, RUST) +
    rear() +
    her() +
    him() +
    handshake() +
    front() +
    parapet(0, FIRST) +
    pot(p(NEXT + 74, 34, HIGH), '#5fae9f') +
    pot(p(NEXT + 50, 66, HIGH), '#8cc4a8') +
    parapet(NEXT, SECOND) +
    dog(902, 484, 0.42)
  );
}
