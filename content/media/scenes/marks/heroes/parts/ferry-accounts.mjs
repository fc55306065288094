/** Accounts on the ferry: a clerk who holds a leaning tower of paper, whose sheets fly off and become birds. */
import { DAY, ink } from '../../daylight.mjs';
import { dot, placed, repeat, solid } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';
import { arm, GOLD, HONEY, MINT, person, RUST, shade, stand, TEAL, WHITE } from './ferry-figures.mjs';
import { TONES } from './ferry-heads.mjs';

const [X, FOOT, STEP, COUNT] = [716, 334, 26, 10];

/** One bundle of the tower, the i-th from below. */
function bundle(i) {
  const [x, y] = [X + 0.95 * i * i + (i % 3) * 4 - 4, FOOT - i * STEP];
  const put = placed(x, y, 0.9 * i - 1 + (i % 2) * 2);
  const fill = [TEAL, null, HONEY, null, RUST, null, MINT, null, GOLD, null][i];
  const leaves = repeat(4, (k) => `M-41 ${-5 - k * 5}L30 ${-3.5 - k * 5}`);
  return (
    solid(put('M32 0L50 -14L50 -37L32 -24z'), fill ?? '#d8dccd', ink(2)) +
    solid(put('M-42 -2L32 0L32 -24L-42 -26z'), fill ?? WHITE, ink(2.2)) +
    (fill
      ? solid(put('M-14 -7L10 -6L10 -18L-14 -19z'), WHITE, ink(1.4))
      : line(put(leaves), { width: 1.4, colour: '#5f8a88' })) +
    solid(put('M-42 -26L-22 -39L50 -37L32 -24z'), fill ?? '#fffdf8', ink(2.2))
  );
}

/** A sheet on its way to a bird: 0 is flat paper, 1 a bird. */
function sheet(x, y, turn, size, share) {
  const put = placed(x, y, turn, size);
  if (share === 0)
    return (
      solid(put('M-22 -12C-10 -20 4 -8 18 -16L24 12C8 20 -6 8 -18 16z'), WHITE, ink(2)) +
      line(put('M-10 -6L10 -7M-9 1L12 0M-8 8L6 7'), { width: 1.6, colour: TEAL })
    );
  if (share < 1)
    return (
      solid(put('M0 4L-30 -18L-20 10L0 14z'), WHITE, ink(2)) +
      solid(put('M0 4L32 -16L22 12L0 14z'), '#e4ece2', ink(2)) +
      line(put('M-22 -6L-6 6M-19 2L-6 10'), { width: 1.5, colour: TEAL })
    );
  return (
    solid(put('M-6 4C-16 -6 -20 -22 -34 -30C-14 -30 2 -18 8 0z'), WHITE, ink(2)) +
    solid(put('M-26 10C-14 2 6 0 18 -4C26 -8 32 -2 30 4C24 14 -4 18 -16 14L-34 18z'), WHITE, ink(2)) +
    solid(put('M-4 4C4 -10 12 -22 28 -32C28 -14 20 2 8 10z'), '#e4ece2', ink(2)) +
    solid(put('M30 -1L41 3L30 5z'), HONEY, ink(1.4)) +
    dot(...put('24 0').split(' '), 1.9, DAY.ink)
  );
}

export const flight = () =>
  sheet(806, 44, -24, 0.9, 0) +
  sheet(758, 24, 14, 0.7, 0) +
  sheet(860, 74, 18, 0.9, 0) +
  sheet(900, 30, -12, 0.9, 0.5) +
  sheet(954, 62, 8, 1, 0.5) +
  sheet(1010, 34, -10, 0.9, 1) +
  sheet(1070, 72, -4, 0.8, 1) +
  sheet(1128, 36, -14, 0.66, 1);

export function accounts() {
  const holder = {
    tones: TONES.light,
    shirt: [WHITE, '#cfe2dc'],
    legs: {
      cloth: '#4a5a55',
      dark: '#33423f',
      feet: [
        [-30, 2],
        [10, 6],
      ],
    },
    turn: 6,
    look: {
      top: 'bald',
      colours: [DAY.ink, '#d9a878'],
      glasses: true,
      brow: 6,
      tilt: 5,
      mouth: 'worry',
      look: [0.9, -1],
      sweat: true,
    },
    before: (own) => solid(own('M2 -118L12 -118L16 -70L6 -60L-2 -72z'), TEAL, ink(1.8)),
  };
  const grasp = stand(616, 316, { turn: 6 });
  return (
    shade('M656 344L790 334L750 366L610 368z') +
    person(616, 316, holder) +
    repeat(COUNT, bundle) +
    arm(
      grasp,
      {
        at: [
          [26, -106],
          [52, -140],
          [92, -176],
        ],
        hand: 'open',
        sleeve: 0.7,
      },
      TONES.light,
      ['#cfe2dc'],
    ) +
    arm(
      grasp,
      {
        at: [
          [-28, -108],
          [4, -62],
          [86, -80],
        ],
        hand: 'open',
        sleeve: 1,
      },
      TONES.light,
      [WHITE],
    )
  );
}
