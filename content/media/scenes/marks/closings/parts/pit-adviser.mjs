/** The service adviser at the left end of the pit: with a headset and a clipboard, she rings a scratch with chalk. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { womansHead } from './counter-heads.mjs';
import { arm, bangles, collar, fingersOver, fist, neck, shirt, sleeve, stands, wide } from './crew.mjs';
import { cased } from './pit-car.mjs';

const HERS = TONES.fair;
const same = (d) => d;
const put = stands(130, 380, 0.76, 1, 32);

const REACH = [
  [122, 536, 28],
  [196, 530, 28],
  [254, 476, 23],
  [274, 404, 16],
  [275, 386, 15],
];
const HOLD = [
  [14, 426, 30],
  [-14, 488, 28],
  [30, 536, 20],
];

/** The scratch on the bumper in its ring of chalk. */
export const scratch = () => {
  const at = placed(240, 262);
  return (
    solid(at('M-20 -30L-8 -14L-12 -6L4 10L2 18L14 34L-2 20L0 12L-16 0L-12 -10z'), '#eef3ea', {
      width: 2,
      colour: BRICK,
    }) +
    line(at('M8 -20L16 -6M-18 14L-10 26'), { width: 3.4, colour: '#eef3ea' }) +
    line(
      at('M28 46C8 62 -24 56 -30 14C-36 -28 -16 -58 10 -54C38 -48 44 4 26 36C14 58 -12 62 -24 40M20 52L34 38L36 52'),
      {
        width: 4.6,
        colour: DAY.light,
      },
    )
  );
};

const headset = () =>
  cased(put('M-74 4C-82 -86 -46 -121 4 -121C46 -121 70 -92 73 -54'), 8, BRIGHT_TEAL) +
  line(put('M-72 30C-70 66 -44 84 -14 76'), ink(5)) +
  solid(put(oval(-10, 75, 10, 7)), DAY.ink, ink(2)) +
  solid(put(card(-92, -14, 32, 48, 14)), BRIGHT_TEAL, ink(2.6)) +
  solid(put(card(-84, -4, 14, 28, 7)), DEEP_TEAL, ink(2));

/** A car from above on a sheet of paper, a cross at its front. */
const clipboard = (at) =>
  solid(at(card(-62, -78, 124, 160, 8)), '#a9683a', ink(2.8)) +
  solid(at(box(-52, -60, 104, 132)), DAY.light, ink(2)) +
  solid(at(card(-24, -88, 48, 22, 5)), '#dfe6e0', ink(2.4)) +
  solid(at(card(-28, -44, 56, 100, 18)), BRIGHT_RUST, ink(2.4)) +
  area(at(`${card(-20, -22, 40, 18, 4)}${card(-20, 24, 40, 14, 4)}`), '#bfe3dc') +
  line(at('M-12 -56L12 -34M12 -56L-12 -34'), { width: 5, colour: DAY.ink });

export function adviser() {
  const chalk = placed(272, 358, 78, 0.78);
  return (
    line(put('M48 70C100 120 84 200 122 260'), ink(30)) +
    repeat(4, (i) =>
      solid(put(oval(62 + i * 12, 96 + i * 38, 24 - i, 26)), DAY.ink, { width: 1.6, colour: '#7f9a98' }),
    ) +
    arm(same, HOLD, HERS, -1) +
    neck(put, HERS) +
    shirt(put, DAY.light, '#cfe2dc') +
    solid(
      put(
        'M-78 150C-60 220 -60 400 -66 640L-130 640C-126 400 -134 260 -124 180zM66 146C50 220 52 400 58 640L132 640C128 400 134 260 124 178z',
      ),
      BRIGHT_TEAL,
      ink(2.4),
    ) +
    collar(put, DAY.light) +
    sleeve(same, HOLD.slice(0, 2).map(wide), BRIGHT_TEAL, DEEP_TEAL, 1, GOLD) +
    womansHead(put, { tones: HERS, turn: 13, look: [7, -3], lid: 0.16, brow: 3, mouth: 'soft', wide: 22, calm: true }) +
    headset() +
    arm(same, REACH, HERS, -1) +
    sleeve(same, REACH.slice(0, 2).map(wide), BRIGHT_TEAL, DEEP_TEAL, 1, GOLD) +
    clipboard(placed(66, 540, 16, 0.78)) +
    fingersOver(same, HERS, [30, 526, 4, 0.8], 4) +
    bangles(same, 273, 412, 4, 19, 2) +
    cased(chalk('M-24 0L-50 0'), 7, DAY.light) +
    fist(chalk, HERS, 0, 0, -72, 0.9)
  );
}
