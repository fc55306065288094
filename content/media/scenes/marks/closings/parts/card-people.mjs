/** The adviser and the mechanic of the autocare-card closing. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, HONEY, HONEY_SHADE, SAND } from '../../parts/palette.mjs';
import { card, clipped, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { advisersHead, mechanicsHead } from './card-heads.mjs';
import { arm, collar, fingersOver, fist, neck, shirt, sleeve, stands, wide } from './crew.mjs';

/** The card of the job: a car, and what is said about it. */
const jobCard = (put) =>
  solid(put(card(-46, -60, 96, 120, 6)), DAY.light, ink(2.4)) +
  area(put(card(-38, -52, 80, 18, 3)), BRIGHT_TEAL) +
  solid(put('M-32 8L-32 -8L-16 -10L-6 -24L20 -24L32 -8L36 -4L36 8z'), HONEY, ink(1.8)) +
  area(put(oval(-17, 8, 7) + oval(22, 8, 7)), DAY.ink) +
  line(put('M-32 30L34 30M-32 44L14 44'), { width: 5, colour: SAND });

/** He kneels at the wing: the scratch gets its ring of chalk. */
export function adviser(x, y) {
  const put = stands(x, y, 0.76, 1, 6);
  const his = TONES.light;
  const far = [
    [88, 186, 28],
    [146, 232, 29],
    [196, 262, 23],
    [232, 260, 18],
    [252, 254, 18],
  ];
  const near = [
    [-92, 194, 34],
    [-112, 272, 35],
    [-92, 340, 30],
    [-40, 356, 26],
    [30, 330, 20],
    [60, 318, 18],
  ];
  const shin = [
    [160, 420, 46],
    [172, 520, 42],
    [164, 640, 38],
  ];
  const thigh =
    'M204 424C204 380 160 362 116 372C40 388 -70 416 -112 452C-138 480 -146 560 -148 660L150 660C156 600 170 520 204 424z';
  const chalked = within(put, 272, 240, 98, 0.86);
  return (
    arm(put, far, his, -1) +
    neck(put, his) +
    shirt(put, DAY.light, '#cfe2dc') +
    solid(
      put(
        'M-78 160C-60 220 -60 400 -66 640L-128 640C-126 400 -134 260 -124 184zM66 150C50 220 52 400 58 640L132 640C128 400 134 260 124 180z',
      ),
      BRIGHT_TEAL,
      ink(2.4),
    ) +
    sleeve(put, far.slice(0, 2).map(wide), BRIGHT_TEAL, DEEP_TEAL, 1, GOLD) +
    collar(put, DAY.light) +
    solid(put(tapered(shin)), '#1f3a44', ink(2.6)) +
    solid(put(thigh), '#2c4a55', ink(2.6)) +
    area(put('M203 430C176 510 160 590 152 660L60 660C90 600 110 500 203 430z'), '#1f3a44') +
    line(put('M-60 520C0 492 60 470 120 462'), { width: 1.8, colour: '#1b323b' }) +
    arm(put, near, his, -1) +
    sleeve(put, near.slice(0, 3).map(wide), BRIGHT_TEAL, DEEP_TEAL, 1, GOLD) +
    jobCard(within(put, 96, 300, 4, 0.98)) +
    fingersOver(put, his, [52, 316, -6, 0.84], 3) +
    advisersHead(put) +
    line(chalked('M-24 0L-72 0'), ink(12)) +
    line(chalked('M-24 0L-72 0'), { width: 7, colour: DAY.light }) +
    fist(chalked, his, 0, 0, 0, 1)
  );
}

/** A spanner along x, its jaw at the right end. */
const spanner = (put) =>
  solid(
    put(
      'M-120 -16C-98 -20 -90 -12 -80 -9L74 -9C82 -24 98 -32 116 -30L98 -12L98 10L116 28C98 32 82 24 74 9L-80 9C-90 12 -98 20 -120 16C-136 12 -136 -12 -120 -16z',
    ),
    '#dfe6e0',
    ink(2.4),
  ) +
  area(put('M-80 2L74 2L74 9L-80 9z'), '#9fb3af') +
  solid(put(oval(-114, 0, 8)), '#35565e', ink(2));

/** She stands behind the engine, so that nothing of her shows below the car. */
export function mechanic(x, y) {
  const put = stands(x, y, 0.74, -1);
  const her = TONES.deep;
  const leans = [
    [-94, 194, 40],
    [-122, 270, 42],
    [-112, 350, 38],
  ];
  return clipped(
    'behind',
    'M300 0H700V520H300z',
    neck(put, her) +
      shirt(put, CREAM, SAND) +
      solid(put('M-70 240L70 240L84 640L-84 640z'), '#2c6f86', ink(2.4)) +
      line(put('M-62 244C-66 210 -60 170 -48 138M62 244C66 210 60 170 48 138'), ink(22)) +
      line(put('M-62 244C-66 210 -60 170 -48 138M62 244C66 210 60 170 48 138'), { width: 17, colour: '#2c6f86' }) +
      area(put(oval(-62, 246, 7) + oval(62, 246, 7)), GOLD) +
      sleeve(put, leans, CREAM, SAND, 1, HONEY_SHADE) +
      mechanicsHead(put),
  );
}

/** Her arms, over the engine: one leans on the wing, the other turns the spanner. */
export function mechanicsArms(x, y) {
  const put = stands(x, y, 0.74, -1);
  const her = TONES.deep;
  const turns = [
    [92, 190, 30],
    [140, 262, 32],
    [168, 296, 28],
    [176, 262, 25],
    [152, 206, 20],
    [138, 178, 19],
  ];
  return (
    arm(put, turns, her, -1) +
    sleeve(put, turns.slice(0, 3).map(wide), CREAM, SAND, 1, HONEY_SHADE) +
    spanner(within(put, 112, 160, 62)) +
    fist(put, her, 116, 148, 62, 0.9)
  );
}
