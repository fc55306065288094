/** Sales on the ferry: a man with three old telephones on one tray, all of them ringing. */
import { DAY, ink } from '../../daylight.mjs';
import { solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { BRICK, CREAM, DEEP, GOLD, person, RUST, TEAL } from './ferry-figures.mjs';
import { TONES } from './ferry-heads.mjs';

/** An old telephone that rings: its receiver is in the air. */
const telephone = (put, u, v, [fill, dark], tilt) => {
  const own = within(put, u, v);
  const up = within(put, u, v - 44, tilt);
  return (
    solid(own('M-24 0C-24 -12 -14 -16 -10 -28L10 -28C14 -16 24 -12 24 0z'), fill, ink(2.2)) +
    line(own('M22 -4C38 2 40 -14 32 -18C26 -24 38 -30 26 -38'), ink(1.8)) +
    solid(own(oval(0, -11, 9.5, 9)), CREAM, ink(1.6)) +
    area(own(oval(0, -11, 3.4)), dark) +
    solid(
      up('M-28 8C-30 -8 -14 -12 0 -12C14 -12 30 -8 28 8L16 8C16 0 10 -2 0 -2C-10 -2 -16 0 -16 8z'),
      fill,
      ink(2.2),
    ) +
    line(own('M-32 -32L-40 -38M-34 -22L-44 -22M32 -32L40 -38M34 -22L44 -22'), ink(2.2))
  );
};

export const sales = () =>
  person(950, 472, {
    m: -1,
    tones: TONES.deep,
    shirt: ['#e8f0e6', '#bcd4cb'],
    legs: {
      cloth: BRICK,
      dark: '#6e2a10',
      feet: [
        [-20, 2],
        [18, 4],
      ],
    },
    turn: -3,
    look: { top: 'short', moustache: true, mouth: 'shout', brow: 6, tilt: 4, look: [0.9, -1], sweat: true },
    before: (put) => solid(put('M2 -120L12 -120L18 -76L8 -64L0 -76z'), RUST, ink(1.8)),
    far: {
      at: [
        [30, -108],
        [66, -120],
        [66, -164],
      ],
      hand: 'open',
      sleeve: 0.9,
    },
    near: {
      at: [
        [-30, -108],
        [-58, -86],
        [-36, -134],
      ],
      sleeve: 0.9,
    },
    after: (put) =>
      solid(
        put('M-46 -172C-34 -176 -26 -160 -28 -146C-28 -132 -34 -120 -44 -124L-42 -134C-36 -138 -36 -156 -42 -162z'),
        DAY.ink,
        ink(1),
      ) +
      solid(put('M-20 -176L152 -168L158 -176L-14 -186z'), '#b9892f', ink(2)) +
      solid(put('M-30 -190C10 -204 130 -196 166 -182C140 -172 10 -172 -30 -190z'), GOLD, ink(2.2)) +
      telephone(put, 12, -190, [TEAL, DEEP], -12) +
      telephone(put, 68, -186, [RUST, BRICK], 8) +
      telephone(put, 124, -182, [DAY.ink, BRICK], -6),
  });
