/** The bench of those who wait, and the old customer on it: he cannot help it, he has to laugh at the thief. */

import { ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { grip, shaded, tapered } from '../../parts/limbs.mjs';
import { box, facing, pen, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const OLD = TONES.deep;
/** Where he sits. */
const seat = placed(12, 106, 0, 0.86);
const [SHIRT, SHADE, WHITE] = ['#8fd0c8', '#5fb3aa', '#eef1ea'];

/** Its back of slats, and its seat. */
export const bench = () =>
  repeat(8, (i) => solid(box(-2 + i * 42, 594, 20, 110), '#a8743a', pen(1.8))) +
  solid(box(-10, 580, 330, 19), '#d3993f', ink(2.4)) +
  solid(box(300, 572, 22, 190), '#b98432', ink(2.4)) +
  solid(box(-10, 702, 338, 22), '#d3993f', ink(2.4)) +
  area(box(-10, 724, 322, 40), '#5d3a14', 'fill-opacity=".55" ');

function head() {
  const at = placed(220, 424, 15, 0.84);
  const put = (d) => seat(at(facing(-1)(d)));
  return (
    ear(put, -63, 8, OLD) +
    skull(put, OLD, 13) +
    features(put, { tones: OLD, turn: 13, lid: 1, brow: 5, tilt: 5, mouth: 'grin', wide: 31, hair: WHITE }) +
    solid(put('M17 38C6 31 -16 34 -26 46C-10 50 6 49 16 45C26 49 42 50 54 43C46 33 30 31 17 38z'), WHITE, ink(1.8)) +
    solid(put('M-66 6C-80 -36 -72 -64 -56 -78C-46 -62 -48 -42 -56 -28C-58 -14 -62 -4 -66 6z'), WHITE, ink(2)) +
    solid(put('M54 -74C66 -64 70 -40 66 -20C60 -26 58 -40 56 -52z'), WHITE, ink(2)) +
    line(
      put(
        'M-36 -52C-18 -60 10 -60 30 -54M-30 -64C-14 -70 8 -70 22 -66M-40 -8L-48 -14M-40 0L-49 0M-36 46C-40 54 -40 60 -36 68',
      ),
      {
        width: 2,
        colour: OLD[2],
      },
    )
  );
}

const body = () =>
  solid(seat('M190 488L246 488L254 540L220 562L184 536z'), OLD[1], ink(2.2)) +
  solid(
    seat(
      'M182 526C152 534 134 548 130 580C128 640 130 690 128 730L314 730C314 680 312 620 306 576C298 546 276 534 252 526L218 556z',
    ),
    SHIRT,
    ink(2.6),
  ) +
  area(seat('M252 526C276 534 298 546 306 576C312 620 314 680 314 730L274 730C274 660 270 580 252 526z'), SHADE) +
  line(seat('M218 560L219 690'), pen(1.8, 0.8)) +
  solid(seat('M184 520L218 554L200 580L166 538zM250 520L218 554L238 580L272 538z'), SHIRT, ink(2.2)) +
  solid(
    seat(
      'M116 692C150 674 190 676 214 690C242 674 290 674 322 694C332 720 334 740 334 770L100 770C102 740 106 714 116 692z',
    ),
    '#c8602a',
    ink(2.6),
  ) +
  line(seat(`${repeat(5, (i) => `M${136 + i * 42} 686L${128 + i * 45} 760`)}M108 718L330 718M102 744L334 744`), {
    width: 2.2,
    colour: '#7d3d12',
    opacity: 0.8,
  });

const NEAR = [
  [304, 590, 20],
  [314, 626, 25],
  [306, 660, 25],
  [270, 668, 20],
  [238, 656, 17],
];
const FAR = [
  [134, 590, 18],
  [118, 628, 25],
  [116, 664, 22],
  [136, 692, 18],
];

/** The old customer, a stick in his hand. */
export const customer = () =>
  body() +
  solid(seat(tapered(FAR)), OLD[0], ink(2.4)) +
  repeat(4, (i) =>
    solid(seat(placed(126 + i * 13, 696 + i, -22 + i * 4)('M-7 -8L-6 22C-5 30 6 30 6 22L7 -8')), OLD[0], ink(2)),
  ) +
  area(seat(oval(141, 690, 21, 11)), OLD[0]) +
  line(seat('M148 679C157 680 163 686 162 694'), ink(2.2)) +
  solid(seat('M160 538C134 546 112 580 102 624C116 640 146 644 160 632C162 606 166 580 172 560z'), SHIRT, ink(2.6)) +
  line(seat('M214 770L214 606C214 580 176 580 178 604'), ink(14)) +
  line(seat('M214 770L214 606C214 580 176 580 178 604'), { width: 8.5, colour: '#a8612a' }) +
  solid(seat(tapered(NEAR)), OLD[0], ink(2.4)) +
  area(seat(shaded(NEAR.slice(1), 1, 0.4)), OLD[1], 'fill-opacity=".5" ') +
  solid(seat('M276 540C304 550 326 584 336 628C322 644 292 646 276 634C274 606 270 582 264 562z'), SHADE, ink(2.6)) +
  grip(within(seat, 216, 646, -76, 0.8), OLD) +
  head();
