/** Yoga on the upper floor: four from behind in the pose of the tree, and one of the trees falls. */
import { ink } from '../../daylight.mjs';
import { solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { figure, GREY, HAIR, hand, SKIN, tube } from './gym-figures.mjs';
import { deep, onFloor, shadow, UPPER } from './gym-hall.mjs';

const BACK =
  'M-18 -140C-32 -138 -36 -128 -35 -116L-26 -92L-29 -70C-12 -62 12 -62 29 -70L26 -92L35 -116C36 -128 32 -138 18 -140z';

const HEADS = {
  short: (put, [fill, sheen]) =>
    solid(put('M-25 8C-32 -34 32 -34 25 8C20 22 -20 22 -25 8z'), fill, ink(2)) +
    line(put('M-14 -14C-8 -20 6 -20 12 -16'), { width: 1.6, colour: sheen }),
  bun: (put, [fill, sheen]) =>
    solid(put('M-25 8C-32 -34 32 -34 25 8C18 24 -18 24 -25 8z'), fill, ink(2)) +
    solid(put(oval(0, -24, 17, 15)), fill, { width: 2, colour: sheen }) +
    line(put('M-8 -28C-2 -34 8 -32 9 -24M-20 4C-14 -4 -8 -8 -2 -9M20 4C14 -4 8 -8 4 -9'), {
      width: 1.6,
      colour: sheen,
    }),
  plait: (put, [fill, sheen]) =>
    solid(put('M-25 8C-32 -34 32 -34 25 8C16 22 -16 22 -25 8z'), fill, ink(2)) +
    line(put('M0 -24L0 10M-20 2C-12 4 -6 8 -2 14M20 2C12 4 6 8 2 14'), { width: 1.6, colour: sheen }) +
    [0, 1, 2, 3, 4]
      .map((i) => solid(put(oval(0, 22 + i * 11, 8 - i * 0.7, 8)), fill, { width: 1.4, colour: sheen }))
      .join(''),
};

const BALANCED = {
  bent: [
    [-12, -72],
    [-54, -54],
    [-4, -40],
  ],
  left: [
    [-28, -128],
    [-40, -176],
    [-4, -218],
  ],
  right: [
    [28, -128],
    [40, -176],
    [4, -218],
  ],
};

const FALLING = {
  bent: [
    [-12, -72],
    [-54, -62],
    [-86, -34],
  ],
  left: [
    [-28, -128],
    [-66, -136],
    [-82, -172],
  ],
  right: [
    [28, -128],
    [58, -150],
    [88, -128],
  ],
};

function tree(at, { turn = 0, pose = BALANCED, tones, top, cloth, head, colours = HAIR, size = 1.02 }) {
  const [x, y] = at;
  const put = figure(x, y, { size, turn });
  const own = within(put, 0, -166, -turn * 0.3);
  return (
    tube(
      put,
      [
        [12, -72],
        [6, -10],
      ],
      22,
      cloth[1],
    ) +
    solid(put(oval(7, -2, 10, 7)), tones[0], ink(2)) +
    tube(put, pose.bent, 22, cloth[0]) +
    solid(put(oval(pose.bent[2][0], pose.bent[2][1], 10, 8)), tones[0], ink(2)) +
    tube(put, pose.left, 13.5, tones[0]) +
    tube(put, pose.right, 13.5, tones[0]) +
    (pose === BALANCED
      ? solid(
          put('M-9 -210C-11 -226 -6 -238 0 -242C6 -238 11 -226 9 -210C4 -206 -4 -206 -9 -210z'),
          tones[0],
          ink(2.2),
        ) + line(put('M0 -240L0 -212'), ink(1.5))
      : hand(put, pose.left[2], tones) + hand(put, pose.right[2], tones)) +
    solid(put('M-11 -150L11 -150L11 -132L-11 -132z'), tones[1], ink(2)) +
    solid(put(BACK), top[0], ink(2.4)) +
    area(
      put('M-18 -140C-32 -138 -36 -128 -35 -116L-26 -92L-29 -70C-24 -66 -18 -65 -12 -64C-18 -90 -18 -120 -10 -140z'),
      top[1],
    ) +
    line(put(BACK), ink(2.4)) +
    line(put('M0 -116L0 -72'), { width: 1.8, colour: top[1] }) +
    solid(own(`${oval(-26, 4, 5, 7)}${oval(26, 4, 5, 7)}`), tones[0], ink(1.8)) +
    HEADS[head](own, colours)
  );
}

const MATS = [
  [466, 566, '#1f8f90'],
  [584, 680, '#c8502a'],
  [694, 790, '#f6c667'],
  [840, 940, '#5fae9f'],
];

const at = (x, share = 0.045) => deep(x, UPPER, share);

export const yoga = () =>
  MATS.map(([x, e, fill]) => onFloor(x, e, 0.022, 0.1, UPPER, fill)).join('') +
  [524, 634, 742, 890].map((x) => shadow(...at(x), 30, 5)).join('') +
  tree(at(522), { tones: SKIN.light, top: ['#f0a53a', '#c8762a'], cloth: ['#17757a', '#0f5f63'], head: 'bun' }) +
  tree(at(632), {
    tones: SKIN.deep,
    top: ['#fffdf8', '#cfe2dc'],
    cloth: ['#2c6f86', '#1d4d60'],
    head: 'short',
    colours: GREY,
  }) +
  tree(at(892), { tones: SKIN.warm, top: ['#1f8f90', '#0f5f63'], cloth: ['#c8502a', '#8f3714'], head: 'plait' }) +
  tree(at(736), {
    turn: 22,
    pose: FALLING,
    tones: SKIN.warm,
    top: ['#c8502a', '#8f3714'],
    cloth: ['#f0a53a', '#c8762a'],
    head: 'short',
  }) +
  line('M700 78C704 66 714 58 728 56M690 66C696 54 706 46 720 42', ink(3));
