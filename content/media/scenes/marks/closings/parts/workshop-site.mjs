/** Engineers for another's team: two builders in teal helmets come in at a gate and are handed the plan. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { person, SKIN } from './workshop-figures.mjs';
import {
  AMBER,
  alongA,
  alongB,
  BRICK,
  block,
  bricks,
  CREAM,
  cast,
  castBy,
  DEEP,
  from,
  GOLD,
  HONEY,
  LIT,
  level,
  RUST,
  TEAL,
  WHITE,
} from './workshop-iso.mjs';

const p = from(1290, 204);
const SIZE = 176;
const GATE = [56, 142];
const BRICKS = ['#e8b684', '#b4683a', '#d58a55'];

/** Walls that are half built, a frame of poles above them. */
function halfBuilt() {
  const stepped = (put, d, fill) => solid(put(d), fill, ink(2.4));
  const inner = alongB(p, 14);
  const rear = alongA(p, 14);
  const pole = (a, b, z) =>
    line(polygon([p(a, b), p(a, b, z)], false), ink(8)) +
    line(polygon([p(a, b), p(a, b, z)], false), { width: 4, colour: GOLD });
  return (
    pole(0, 0, 196) +
    stepped(inner, 'M14 0L140 0L140 34L116 34L116 66L90 66L90 98L64 98L64 140L14 140z', BRICKS[2]) +
    bricks(inner, [14, 0], [64, 140], 16, 30) +
    bricks(inner, [64, 0], [116, 66], 16, 30) +
    stepped(rear, 'M14 0L150 0L150 60L132 60L132 104L106 104L106 52L62 52L62 140L14 140z', BRICKS[1]) +
    bricks(rear, [14, 0], [132, 60], 15, 30) +
    bricks(rear, [14, 60], [62, 140], 16, 30) +
    pole(150, 14, 150) +
    pole(14, 136, 150) +
    line(polygon([p(0, 0, 150), p(170, 8, 140)], false), ink(8)) +
    line(polygon([p(0, 0, 150), p(170, 8, 140)], false), { width: 4, colour: GOLD }) +
    line(polygon([p(0, 0, 146), p(8, 152, 138)], false), ink(8)) +
    line(polygon([p(0, 0, 146), p(8, 152, 138)], false), { width: 4, colour: GOLD })
  );
}

const pile = () =>
  block(p, [134, 120, 0], [174, 150, 20], BRICKS, 1.8) + block(p, [138, 124, 20], [166, 146, 38], BRICKS, 1.8);

const wall = (a, b, e, f) => block(p, [a, b, 0], [e, f, 48], [WHITE, '#d9b878', '#fbe9c4'], 2.4);

const post = (a) => {
  const [x, y] = p(a, SIZE - 4, 134);
  return (
    block(p, [a - 8, SIZE - 12, 0], [a + 8, SIZE + 4, 126], [WHITE, '#c9a05c', '#fbe9c4'], 2.4) +
    solid(oval(x, y, 11, 11), HONEY, ink(2))
  );
};

/** The leaf of the gate, swung inwards. */
const leaf = () => {
  const put = alongB(p, GATE[1] - 6);
  return (
    solid(put(`M${SIZE - 66} 6L${SIZE - 10} 6L${SIZE - 10} 56L${SIZE - 66} 48z`), RUST, ink(2.4)) +
    line(put(`M${SIZE - 52} 8L${SIZE - 52} 48M${SIZE - 38} 8L${SIZE - 38} 50M${SIZE - 24} 8L${SIZE - 24} 52`), ink(2))
  );
};

const owner = () => {
  const [x, y] = p(134, 44);
  return person(x, y, {
    m: -1,
    tones: SKIN.warm,
    shirt: [RUST, BRICK],
    legs: { cloth: '#2c6f86', shade: '#1d4d60' },
    top: 'helmet',
    colours: [HONEY, AMBER],
    far: [
      [30, -110],
      [38, -84],
      [48, -82],
    ],
    near: [
      [-30, -106],
      [-44, -78],
      [-30, -60],
    ],
    over: (put) => line(put('M4 -122L8 -54'), { width: 2, colour: BRICK }),
  });
};

/** One of the two who come in. */
const comer = ([x, y], who) => person(x, y, { back: true, top: 'helmet', colours: [LIT, DEEP], ...who });

const first = () =>
  comer(p(98, 146), {
    tones: SKIN.deep,
    shirt: [CREAM, '#d9c79a'],
    legs: {
      cloth: TEAL,
      shade: DEEP,
      steps: [
        [-18, 4],
        [18, -6],
      ],
    },
    near: [
      [28, -108],
      [38, -86],
      [48, -88],
    ],
    far: [
      [-28, -106],
      [-44, -82],
      [-34, -62],
    ],
    over: (put) => solid(put('M-24 -126L-10 -124L-6 -54L-22 -55zM12 -125L24 -122L22 -56L8 -54z'), HONEY, ink(1.8)),
  });

const second = () => {
  const [x, y] = p(142, 270);
  const put = placed(x, y);
  return (
    comer([x, y], {
      tones: SKIN.light,
      shirt: [HONEY, AMBER],
      legs: {
        cloth: TEAL,
        shade: DEEP,
        steps: [
          [-18, 6],
          [18, -8],
        ],
      },
      near: [
        [28, -108],
        [42, -80],
        [44, -52],
      ],
      far: [
        [-28, -106],
        [-44, -84],
        [-40, -58],
      ],
      over: (own) =>
        solid(own('M-24 -126L-10 -124L-6 -54L-22 -55zM12 -125L24 -122L22 -56L8 -54z'), CREAM, ink(1.8)) +
        repeat(5, (i) =>
          solid(own(oval(-8 + i, -122 + i * 11, 8 - i * 0.6, 9)), DAY.ink, { width: 1.3, colour: '#7f9a98' }),
        ),
    }) +
    line(put('M32 -36C32 -54 58 -54 58 -36'), ink(4)) +
    solid(put('M20 -38L70 -38L70 -10L20 -10z'), RUST, ink(2.2)) +
    line(put('M20 -28L70 -28'), ink(1.8)) +
    area(put('M41 -32L49 -32L49 -24L41 -24z'), GOLD)
  );
};

/** The plan that goes from hand to hand. */
function plan() {
  const [x, y] = p(116, 95);
  const put = placed(x, y - 90, 6);
  return (
    solid(put('M-26 -22L22 -30L30 14L-18 22z'), WHITE, ink(2.2)) +
    line(put('M-16 -12L14 -17L19 6L-10 11zM0 -14L4 9M-13 0L4 -3'), { width: 2.4, colour: '#0b7f7c' }) +
    [
      [-24, 2, SKIN.deep[0]],
      [27, -8, SKIN.warm[0]],
    ]
      .map(([u, v, skin]) =>
        solid(put(`M${u - 8} ${v - 6}L${u + 8} ${v - 8}L${u + 9} ${v + 2}L${u - 7} ${v + 5}z`), skin, ink(1.8)),
      )
      .join('')
  );
}

/** A black cat on the wall, its tail down. */
const cat = () => {
  const [x, y] = p(SIZE - 4, 30, 48);
  const put = placed(x, y);
  return (
    line(put('M16 0C30 8 24 26 32 34'), ink(6)) +
    area(put('M-16 4C-20 -16 -10 -30 2 -32C16 -30 24 -10 20 4z'), DAY.ink) +
    area(put('M-14 -34L-15 -50L-5 -44L5 -45L13 -52L14 -36C14 -22 -12 -20 -14 -34z'), DAY.ink) +
    area(put(oval(-6, -35, 2.6, 3.2) + oval(5, -36, 2.6, 3.2)), GOLD)
  );
};

export const site = () =>
  castBy(p, [0, 0], [130, 130], 110) +
  solid(level(p)(`M0 0L${SIZE} 0L${SIZE} ${SIZE}L0 ${SIZE}z`), '#efd49a', ink(2.2)) +
  cast(level(p)(`M0 ${SIZE}L${SIZE} ${SIZE}L${SIZE - 14} ${SIZE + 22}L-14 ${SIZE + 22}z`)) +
  halfBuilt() +
  owner() +
  pile() +
  leaf() +
  first() +
  plan() +
  wall(0, SIZE - 8, GATE[0], SIZE) +
  post(GATE[0]) +
  wall(GATE[1], SIZE - 8, SIZE, SIZE) +
  wall(SIZE - 8, 0, SIZE, SIZE) +
  post(GATE[1]) +
  cat() +
  second();
