/** Made to measure: a carpenter brings a door to a frame of an odd shape. */
import { DAY, ink } from '../../daylight.mjs';
import { placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { person, SKIN } from './workshop-figures.mjs';
import {
  AMBER,
  alongA,
  alongB,
  BRICK,
  block,
  boards,
  CREAM,
  castBy,
  DEEP,
  from,
  GOLD,
  HONEY,
  level,
  RUST,
  SAND,
  TEAL,
  WHITE,
} from './workshop-iso.mjs';

const p = from(178, 208);
const SIZE = 186;
const HIGH = 196;

/** The opening: a door with a shoulder, a shelf for a lamp and a round top; along the wall and up. */
const OPENING = 'M50 0L50 62L30 62L30 104L50 104L50 128C50 178 128 178 128 128L128 96L146 96L146 44L128 44L128 0z';

/** The door on its way into the frame. */
function door() {
  const put = (d) => alongB(p, SIZE + 46)(placed(10, 6, 4)(d));
  const behind = (d) => alongB(p, SIZE + 36)(placed(10, 6, 4)(d));
  return (
    solid(behind(OPENING), DEEP, ink(2.4)) +
    solid(put(OPENING), TEAL, ink(2.8)) +
    solid(put('M64 116C64 160 114 160 114 116z'), GOLD, ink(2)) +
    line(put('M89 116L89 148M89 116L72 136M89 116L106 136'), ink(1.8)) +
    solid(put('M60 14L84 14L84 94L60 94zM94 14L118 14L118 94L94 94z'), '#2ba3a2', ink(2)) +
    solid(put('M36 70L46 70L46 96L36 96zM132 52L140 52L140 88L132 88z'), '#2ba3a2', ink(1.8)) +
    solid(alongB(p, SIZE + 46)('M62 52L70 52L70 60L62 60z'), GOLD, ink(1.6))
  );
}

/** A trestle along a, with a plank and a saw. */
const bench = () =>
  block(p, [34, 70, 0], [46, 82, 44], [SAND, '#8a5524', AMBER], 2) +
  block(p, [110, 70, 0], [122, 82, 44], [SAND, '#8a5524', AMBER], 2) +
  block(p, [20, 58, 44], [136, 96, 54], ['#f0cd8c', '#a5692a', '#d9a24e'], 2.2) +
  solid(level(p, 56)('M40 66L96 66L96 84L48 78z'), '#dfe9e4', ink(1.8)) +
  solid(level(p, 56)('M96 62L116 62L116 88L96 88z'), RUST, ink(1.8));

export function fittedDoor() {
  const right = alongB(p, SIZE);
  const inner = alongB(p, 0);
  const rear = alongA(p, 0);
  return (
    castBy(p, [0, 0], [SIZE, SIZE], 120) +
    solid(level(p)(`M0 0L${SIZE} 0L${SIZE} ${SIZE}L0 ${SIZE}z`), '#eccb90', ink(2.4)) +
    boards(p, 0, [0, 0], [SIZE, SIZE], 8) +
    solid(
      inner(`M0 0L${SIZE} 0L${SIZE} 70L140 70L140 112L96 112L96 156L52 156L52 ${HIGH}L0 ${HIGH}z`),
      CREAM,
      ink(2.6),
    ) +
    solid(rear(`M0 0L${SIZE} 0L${SIZE} ${HIGH}L0 ${HIGH}z`), '#cfe0cf', ink(2.6)) +
    solid(rear('M46 76L112 76L112 146L46 146z'), '#9ed5cd', ink(2.4)) +
    line(rear('M79 76L79 146M46 111L112 111'), ink(2.2)) +
    line(inner('M16 130L16 164M30 120L30 164'), ink(2)) +
    solid(inner('M10 100L22 100L22 132L10 132z'), RUST, ink(1.8)) +
    solid(inner('M26 96L34 96L34 124L26 124z'), HONEY, ink(1.8)) +
    line(inner('M6 164L44 164'), ink(4)) +
    bench() +
    block(p, [0, SIZE - 12, 0], [SIZE - 12, SIZE, 22], [WHITE, '#a9c9b8', CREAM], 2.2) +
    solid(
      polygon([p(SIZE - 12, 0, HIGH), p(SIZE, 0, HIGH), p(SIZE, SIZE, HIGH), p(SIZE - 12, SIZE, HIGH)]),
      WHITE,
      ink(2.2),
    ) +
    solid(
      polygon([p(SIZE - 12, SIZE, 0), p(SIZE, SIZE, 0), p(SIZE, SIZE, HIGH), p(SIZE - 12, SIZE, HIGH)]),
      '#a9c9b8',
      ink(2.2),
    ) +
    solid(right(`M0 0L${SIZE} 0L${SIZE} ${HIGH}L0 ${HIGH}z`), '#fae6bf', ink(2.6)) +
    solid(right(OPENING), DAY.ink, ink(9)) +
    line(right(OPENING), { width: 5, colour: AMBER }) +
    `<clipPath id="opening"><path d="${right(OPENING)}"/></clipPath><g clip-path="url(#opening)">` +
    area(right(OPENING), '#1c3338') +
    area(right('M30 0L150 0L150 24L90 24z'), '#8a6a3a') +
    '</g>' +
    area(
      level(p)(`M${SIZE + 4} 40L${SIZE + 50} 60L${SIZE + 50} 160L${SIZE + 10} 176z`),
      '#8f7a48',
      'fill-opacity=".4" ',
    ) +
    carpenter() +
    door() +
    fingers() +
    shavings()
  );
}

/** She stands at the right edge of the door, with both hands on it. */
function carpenter() {
  const [x, y] = p(SIZE + 64, 20);
  return person(x, y, {
    m: -1,
    size: 1.02,
    turn: -4,
    tones: SKIN.warm,
    shirt: [HONEY, AMBER],
    legs: {
      cloth: '#2c6f86',
      shade: '#1d4d60',
      steps: [
        [-22, 2],
        [16, 4],
      ],
    },
    top: 'bun',
    far: [
      [30, -112],
      [50, -100],
      [62, -112],
    ],
    near: [
      [-26, -110],
      [6, -74],
      [44, -64],
    ],
    over: (put) =>
      solid(put('M-30 -64C-12 -54 16 -54 31 -62L31 -48C16 -40 -12 -40 -28 -50z'), BRICK, ink(2)) +
      solid(put('M-4 -50L14 -50L12 -28L-2 -28z'), RUST, ink(1.8)),
  });
}

/** The tips of her fingers, round the edge of the door. */
function fingers() {
  const [x, y] = p(SIZE + 46, 40, 78);
  return [
    [x - 2, y - 34],
    [x - 4, y + 10],
  ]
    .map(([u, v]) =>
      repeat(3, (i) =>
        solid(placed(u, v + i * 6, -6)('M-9 -3L5 -3L5 3L-9 3C-13 3 -13 -3 -9 -3z'), SKIN.warm[0], ink(1.6)),
      ),
    )
    .join('');
}

const shavings = () =>
  line(
    'M60 420C66 408 80 410 78 420C76 428 66 424 70 418M104 446C110 434 124 438 120 446C116 454 108 448 112 444M330 430C336 420 348 422 346 430C344 438 334 434 338 428',
    { width: 3.4, colour: '#d9a24e' },
  );
