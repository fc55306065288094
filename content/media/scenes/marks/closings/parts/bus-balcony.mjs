/** The corner of the balcony in the foreground of the which-bus closing: a rail, flower pots, a cat asleep. */
import { DAY, ink } from '../../daylight.mjs';
import { BRICK, GOLD, HONEY, RUST } from '../../parts/palette.mjs';
import { placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { cast } from './bus-view.mjs';

const WOOD = ['#e2ab62', '#b4793a', '#8a5527'];

/** Turned uprights of iron from the rail to the floor. */
const uprights = () =>
  repeat(9, (i) => {
    const x = -8 + i * 40;
    const y = 424 + (x + 20) * 0.16;
    const d = `M${x} ${y}L${x} 640M${x} ${y + 44}C${x + 18} ${y + 50} ${x + 18} ${y + 76} ${x} ${y + 84}C${x - 18} ${y + 76} ${x - 18} ${y + 50} ${x} ${y + 44}`;
    return line(d, ink(8)) + line(d, { width: 3.4, colour: '#17757a' });
  });

const rail = () =>
  solid('M-30 388L352 450L352 474L-30 412z', WOOD[0], ink(3)) +
  solid('M-30 412L330 471L330 493L-30 434z', WOOD[1], ink(3)) +
  solid('M352 450L352 474L330 471L330 650L300 650L300 470z', WOOD[1], ink(3)) +
  solid('M288 446L350 446L362 458L362 640L288 640z', WOOD[1], ink(3)) +
  area('M288 462L308 462L308 640L288 640z', WOOD[2]) +
  line('M330 524L330 560M342 530L342 640M322 548L322 640', { width: 1.6, colour: WOOD[2] }) +
  line('M358 462L358 640', { width: 3, colour: '#f0c27a' }) +
  solid('M280 432L356 432L370 446L370 462L280 462z', WOOD[0], ink(3)) +
  area('M280 448L370 448L370 462L280 462z', WOOD[1]) +
  line('M280 448L369 448M288 500L362 500M288 516L362 516', ink(2)) +
  solid(oval(325, 420, 26, 24), WOOD[0], ink(3)) +
  area(
    'M299 420C299 438 312 444 325 444C316 438 310 428 310 416C310 408 314 400 320 396C306 398 299 408 299 420z',
    WOOD[1],
  ) +
  line('M-20 402L290 452M40 398L180 421', { width: 1.6, colour: WOOD[2], opacity: 0.8 });

/** The cat, a calico, on the rail; its tail and a paw hang down. */
function cat() {
  const put = placed(172, 432, 9, 1.02);
  const body = 'M-92 6C-104 -30 -74 -66 -26 -66C20 -68 58 -50 66 -14L64 8z';
  return (
    cast(put('M-150 10C-130 -10 40 -14 70 8L60 16L-140 20z'), 0.4) +
    line(put('M-84 0C-106 8 -112 40 -96 58C-88 66 -78 62 -80 54'), { width: 21, colour: DAY.ink }) +
    line(put('M-84 0C-106 8 -112 40 -96 58C-88 66 -78 62 -80 54'), { width: 15.4, colour: '#fbf1dc' }) +
    line(put('M-97 56C-88 66 -78 62 -80 54'), { width: 15.4, colour: HONEY }) +
    solid(put(body), '#fbf1dc', ink(3)) +
    area(
      put('M-86 -30C-72 -56 -50 -66 -26 -66C-8 -67 0 -60 -8 -46C-20 -30 -46 -40 -56 -26C-66 -14 -86 -12 -86 -30z'),
      HONEY,
    ) +
    area(put('M14 -62C34 -58 52 -46 60 -30C50 -22 36 -26 28 -36C20 -42 10 -52 14 -62z'), '#23343a') +
    line(put(body), ink(3)) +
    line(put('M-70 4C-76 -18 -50 -34 -28 -18C-18 -10 -18 0 -22 6M-92 6L64 8'), ink(2.6)) +
    solid(put('M26 4C24 -6 40 -10 52 -6L78 0C92 4 92 18 78 18C60 18 34 16 26 4z'), '#fbf1dc', ink(2.6)) +
    solid(put('M40 6C38 22 40 44 48 52C56 58 66 50 62 40C58 28 60 16 62 8z'), '#fbf1dc', ink(2.6)) +
    line(put('M50 52L52 45M57 53L57 46'), ink(1.8)) +
    solid(put('M40 -36L36 -66L62 -50zM84 -50L112 -62L106 -32z'), HONEY, ink(2.8)) +
    solid(
      put('M34 -18C34 -42 54 -54 74 -52C98 -50 114 -36 112 -14C110 8 92 14 72 12C50 12 34 2 34 -18z'),
      '#fbf1dc',
      ink(3),
    ) +
    area(put('M36 -26C40 -44 56 -53 72 -52C70 -40 64 -26 52 -20C44 -18 37 -20 36 -26z'), HONEY) +
    area(put('M90 -49C104 -42 112 -30 111 -18C100 -18 92 -32 90 -49z'), '#23343a') +
    line(put('M46 -14C50 -8 58 -8 62 -13M86 -12C90 -6 98 -6 102 -11'), ink(2.8)) +
    solid(put('M70 -8L80 -8L75 -2z'), '#d98a72', ink(1.6)) +
    line(put('M75 -2C74 5 66 6 63 2M75 -2C76 5 84 6 87 2M34 -4L14 -6M35 2L18 8M110 -4L128 -6M109 2L126 8'), ink(1.8))
  );
}

/** A pot with a plant: leaves `turns`, blossoms at `[u, v]`. */
const pot = (x, y, s, [fill, shade], leaf, blossoms, colour) => {
  const put = placed(x, y, 0, s);
  const blade = (turn, long) => {
    const own = placed(x, y - 62 * s, turn, s);
    return (
      solid(
        own(`M0 0C-20 -${long * 0.3} -18 -${long * 0.75} 0 -${long}C18 -${long * 0.75} 20 -${long * 0.3} 0 0z`),
        leaf,
        ink(2.2),
      ) + line(own(`M0 -4L0 -${long * 0.85}`), ink(1.5))
    );
  };
  const flower = ([u, v]) =>
    repeat(5, (i) =>
      solid(
        placed(...put(`${u} ${v}`).split(' ').map(Number), i * 72, s)('M0 0C-12 -8 -10 -22 0 -24C10 -22 12 -8 0 0z'),
        colour,
        ink(1.8),
      ),
    ) + solid(put(oval(u, v, 6)), GOLD, ink(1.5));
  return (
    [-74, 70, -44, 42, -14, 18].map((turn, i) => blade(turn, 78 + (i % 3) * 14)).join('') +
    blossoms.map(flower).join('') +
    solid(put('M-44 -70L44 -70L32 4C20 12 -20 12 -32 4z'), fill, ink(2.8)) +
    area(put('M-44 -70L-22 -70L-16 9C-24 8 -30 6 -32 4z'), shade) +
    solid(put('M-50 -82L50 -82L48 -64L-48 -64z'), fill, ink(2.8)) +
    area(put('M-50 -82L-26 -82L-25 -64L-48 -64z'), shade)
  );
};

export const balcony = () =>
  solid(
    polygon([
      [-30, 574],
      [320, 630],
      [320, 660],
      [-30, 660],
    ]),
    '#c9a56a',
    ink(3),
  ) +
  uprights() +
  rail() +
  cat() +
  pot(
    36,
    404,
    0.72,
    [RUST, BRICK],
    '#3f9a82',
    [
      [-40, -132],
      [4, -158],
      [44, -126],
      [-4, -112],
    ],
    '#f2813e',
  ) +
  pot(
    148,
    606,
    0.8,
    ['#2ba3a2', '#17757a'],
    '#6fb58a',
    [
      [-44, -128],
      [10, -150],
      [50, -118],
    ],
    '#fffdf8',
  );
