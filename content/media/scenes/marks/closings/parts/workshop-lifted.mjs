/** Replaced while in use: a house on jacks, its owner at her tea, and a new foundation that is pushed below it. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { person, SKIN } from './workshop-figures.mjs';
import {
  AMBER,
  alongA,
  alongB,
  block,
  boards,
  bricks,
  CREAM,
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

const p = from(563, 222);
const SIZE = 186;
const FLOOR = 84;

/** A screw jack below the floor. */
const jack = (a, b) => {
  const [x, top] = p(a, b, FLOOR - 12);
  const [, foot] = p(a, b, 0);
  return (
    solid(`M${x - 7} ${top}L${x + 7} ${top}L${x + 7} ${foot - 16}L${x - 7} ${foot - 16}z`, '#e2e8e0', ink(2)) +
    line(
      repeat(6, (i) => `M${x - 7} ${top + 9 + i * 8}L${x + 7} ${top + 4 + i * 8}`),
      ink(1.8),
    ) +
    solid(
      `M${x - 9} ${foot - 24}L${x + 9} ${foot - 24}L${x + 20} ${foot + 4}C${x + 8} ${foot + 10} ${x - 8} ${foot + 10} ${x - 20} ${foot + 4}z`,
      RUST,
      ink(2.2),
    ) +
    line(`M${x - 2} ${foot - 26}L${x + 24} ${foot - 36}`, ink(4.4))
  );
};

/** The new foundation, of teal bricks, on rollers. */
const foundation = () =>
  [60, 120, 180, 226].map((a) => block(p, [a, 34, 0], [a + 12, 152, 9], ['#d9a24e', '#8a5524', AMBER], 1.8)).join('') +
  block(p, [34, 40, 9], [240, 146, 64], [MINT, DEEP, TEAL], 2.6) +
  bricks(alongB(p, 240), [40, 9], [146, 64], 14, 32) +
  bricks(alongA(p, 146), [34, 9], [240, 64], 14, 32);

/** The room: two walls of boards, a window, a picture that hangs askew. */
function room() {
  const inner = alongB(p, 0);
  const rear = alongA(p, 0);
  const [low, high] = [FLOOR, FLOOR + 132];
  return (
    block(p, [-6, -6, FLOOR - 12], [SIZE + 6, SIZE + 6, FLOOR], ['#e9c78a', '#8a5524', '#c98f45'], 2.6) +
    boards(p, FLOOR, [0, 0], [SIZE, SIZE], 9) +
    solid(
      inner(
        `M0 ${low}L${SIZE} ${low}L${SIZE} ${low + 46}L150 ${low + 60}L128 ${low + 98}L84 ${low + 104}L60 ${high}L0 ${high}z`,
      ),
      '#f3c680',
      ink(2.6),
    ) +
    line(inner(repeat(5, (i) => `M${24 + i * 24} ${low + 4}L${24 + i * 24} ${low + 88 - i * 8}`)), {
      width: 1.4,
      colour: '#9a6d33',
    }) +
    solid(
      rear(`M0 ${low}L${SIZE} ${low}L${SIZE} ${low + 70}L160 ${low + 92}L130 ${low + 96}L118 ${high}L0 ${high}z`),
      '#dca257',
      ink(2.6),
    ) +
    line(rear(repeat(6, (i) => `M${22 + i * 25} ${low + 4}L${22 + i * 25} ${low + 84}`)), {
      width: 1.4,
      colour: '#8a5524',
    }) +
    solid(rear(`M36 ${low + 44}L84 ${low + 44}L84 ${low + 104}L36 ${low + 104}z`), '#bfe3da', ink(2.4)) +
    solid(
      rear(
        `M14 ${low + 42}L36 ${low + 44}L36 ${low + 104}L14 ${low + 108}zM84 ${low + 44}L106 ${low + 42}L106 ${low + 108}L84 ${low + 104}z`,
      ),
      TEAL,
      ink(2.2),
    ) +
    line(inner(`M44 ${low + 112}L30 ${low + 94}M44 ${low + 112}L66 ${low + 88}`), ink(1.6)) +
    solid(inner(`M26 ${low + 92}L68 ${low + 82}L62 ${low + 48}L20 ${low + 58}z`), WHITE, ink(2.2)) +
    area(inner(`M26 ${low + 62}L36 ${low + 78}L44 ${low + 68}L50 ${low + 74}L58 ${low + 55}z`), LIT)
  );
}

/** A small table with the teapot. */
function table() {
  const [x, y] = p(148, 46, FLOOR + 42);
  const put = placed(x, y);
  return (
    block(p, [142, 40, FLOOR], [154, 52, FLOOR + 38], ['#8a5524', '#5f3a18', '#8a5524'], 1.8) +
    solid(put(oval(0, 2, 36, 19)), '#8a5524', ink(2)) +
    solid(put(oval(0, -3, 36, 19)), '#f0cd8c', ink(2.2)) +
    line(put('M15 -22C28 -26 30 -8 16 -8'), ink(7)) +
    line(put('M15 -22C28 -26 30 -8 16 -8'), { width: 3.4, colour: WHITE }) +
    solid(put('M-16 -12L-32 -26L-27 -30L-10 -18z'), WHITE, ink(2)) +
    solid(put('M-18 -14C-20 -34 18 -34 18 -14C18 2 -18 2 -18 -14z'), WHITE, ink(2.2)) +
    solid(put(oval(0, -27, 11, 5)), MINT, ink(1.8)) +
    solid(put(oval(0, -32, 4)), RUST, ink(1.6))
  );
}

/** The grandmother in her chair, a cup at her lips. */
function grandmother() {
  const [x, y] = p(72, 96, FLOOR);
  const put = placed(x, y + 22);
  const chair =
    area(put('M-60 -20L20 -30L50 -6L-20 4z'), '#8a5524', 'fill-opacity=".5" ') +
    solid(put('M-48 -44L-42 -132C-38 -142 8 -152 16 -142L20 -50z'), '#8a5524', ink(2.6)) +
    line(put(repeat(4, (i) => `M${-36 + i * 13} -128L${-34 + i * 13} -56`)), { width: 2, colour: '#d9a24e' });
  return (
    chair +
    person(x, y + 22, {
      aloft: true,
      tones: SKIN.light,
      shirt: [RUST, '#8f3714'],
      hair: ['#d3dbd7', '#8b9a96'],
      brows: '#8b9a96',
      top: 'bun',
      colours: ['#d3dbd7', '#8b9a96'],
      glasses: true,
      shut: true,
      far: [
        [30, -110],
        [52, -84],
        [42, -66],
      ],
      over: (own) =>
        solid(
          own('M-30 -62C-36 -44 -30 -34 -14 -30L24 -16L22 14L60 14C64 -10 64 -30 56 -42C46 -56 26 -62 30 -60z'),
          TEAL,
          ink(2.4),
        ) +
        area(own('M-30 -62C-36 -44 -30 -34 -14 -30L24 -16L22 14L34 14L34 -22C10 -34 -14 -42 -16 -56z'), DEEP) +
        solid(own('M18 -128L34 -118C26 -96 6 -74 -24 -58L-30 -64C-8 -78 10 -100 18 -128z'), LIT, ink(2)) +
        line(own('M26 -120C18 -98 0 -78 -26 -62'), { width: 3, colour: GOLD }) +
        solid(own(oval(40, 12, 14, 7)), DAY.ink, ink(1)),
    }) +
    solid(put(oval(45, -70, 17, 7)), WHITE, ink(1.8)) +
    solid(put('M14 -134L38 -132C38 -120 32 -114 26 -114C18 -114 14 -122 14 -134z'), WHITE, ink(2)) +
    line(put('M26 -146C20 -154 32 -158 26 -168M38 -144C34 -152 44 -156 40 -164'), { width: 2.6, colour: '#fffdf8' }) +
    arm(put)
  );
}

/** The arm that holds the cup. */
const arm = (put) => {
  const [d, sleeve] = [put('M-30 -110L-18 -76L20 -114'), put('M-30 -110L-22 -88')];
  return (
    line(d, ink(18)) +
    line(d, { width: 13, colour: SKIN.light[0] }) +
    line(sleeve, ink(23)) +
    line(sleeve, { width: 18, colour: RUST }) +
    solid(put(oval(22, -119, 9, 9)), SKIN.light[0], ink(2))
  );
};

/** He pushes with both hands, his weight behind them. */
function pusher() {
  const [x, y] = p(288, 104);
  return person(x, y, {
    m: -1,
    back: true,
    turn: -13,
    tones: SKIN.deep,
    shirt: [WHITE, '#cfe2dc'],
    legs: {
      cloth: '#a5692a',
      shade: '#7b4f22',
      steps: [
        [-34, 4],
        [20, -2],
      ],
    },
    top: 'backCap',
    colours: [HONEY, AMBER],
    far: [
      [28, -112],
      [54, -96],
      [74, -92],
    ],
    near: [
      [-22, -106],
      [14, -76],
      [54, -66],
    ],
    over: (put) => line(put('M-20 -124C-8 -100 -4 -76 -8 -54'), { width: 2, colour: '#8fb5ab' }),
  });
}

/** A ginger cat asleep on the sill of the cut wall. */
const cat = () => {
  const [x, y] = p(SIZE - 6, 134, FLOOR + 24);
  const put = placed(x, y);
  return (
    solid(put('M-26 2C-30 -16 -10 -26 8 -22C24 -20 30 -6 24 3C10 8 -14 8 -26 2z'), '#e39a3c', ink(2.2)) +
    solid(put('M10 -14L10 -26L18 -20L26 -22L30 -28L33 -14C34 -2 14 0 10 -14z'), '#eda94e', ink(2)) +
    line(put('M15 -11C17 -9 19 -9 20 -11M25 -12C27 -10 29 -10 30 -12'), ink(1.6)) +
    line(put('M-12 -20L-10 -12M-2 -22L0 -14M-20 -14L-16 -8'), { width: 3.4, colour: '#8a4510' }) +
    line(put('M-24 0C-36 6 -34 22 -26 28'), ink(8)) +
    line(put('M-24 0C-36 6 -34 22 -26 28'), { width: 4.6, colour: '#e39a3c' })
  );
};

export const liftedHouse = () =>
  castBy(p, [0, 0], [SIZE, SIZE], 110) +
  area(level(p)(`M0 0L${SIZE} 0L${SIZE} ${SIZE}L0 ${SIZE}z`), '#b9a26a', 'fill-opacity=".8" ') +
  jack(172, 14) +
  foundation() +
  jack(14, 172) +
  jack(172, 172) +
  room() +
  table() +
  grandmother() +
  block(p, [0, SIZE - 10, FLOOR], [SIZE - 10, SIZE, FLOOR + 22], [CREAM, '#a5692a', '#f3c680'], 2.2) +
  block(p, [SIZE - 10, 70, FLOOR], [SIZE, SIZE, FLOOR + 22], [CREAM, '#a5692a', '#f3c680'], 2.2) +
  cat() +
  pusher();
