/** The patient: on one leg on a balance board, the app's tick in one hand, the other arm out. */

import { DAY, ink } from '../../daylight.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { card, dot, placed, repeat, solid, spot } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { FAIR, openHand, shoe } from './balance-hands.mjs';
import { head } from './balance-patient-head.mjs';

const [BLOUSE, DEEP, DOT] = ['#cf5a24', '#a8401a', '#f9d9a4'];
const [TROUSERS, DARK] = ['#1d4a57', '#12333d'];

const neck = () =>
  solid('M450 262L490 262L493 304L471 322L448 304z', FAIR[0], ink(2.2)) +
  area('M450 262L490 262L491 284C476 290 458 286 450 276z', FAIR[1]);

const cord = () => line('M436 246C428 280 440 314 464 328C480 330 506 300 503 238', { width: 2.4, colour: '#17757a' });

const blouse = () => {
  const d =
    'M450 296C434 302 420 308 412 322C420 366 420 420 406 484C446 496 500 496 538 484C528 420 526 366 530 322C522 308 508 302 491 296L471 318z';
  return (
    solid(d, BLOUSE, ink(2.6)) +
    area(
      'M450 296C434 302 420 308 412 322C420 366 420 420 406 484C416 488 428 490 440 491C446 430 438 360 444 306z',
      DEEP,
    ) +
    area(
      [
        [462, 352],
        [496, 346],
        [480, 386],
        [512, 384],
        [462, 422],
        [498, 424],
        [478, 460],
        [516, 462],
        [428, 392],
        [428, 446],
      ]
        .map(([x, y]) => oval(x, y, 5))
        .join(''),
      DOT,
    ) +
    line('M450 296L471 319L491 296', { width: 5, colour: DOT }) +
    line('M407 476C446 488 500 488 537 476', { width: 4, colour: DOT })
  );
};

const STANDS = [
  [494, 470, 31],
  [500, 524, 29],
  [497, 574, 24],
  [492, 616, 21],
  [488, 648, 19],
];
const RAISED = [
  [452, 470, 30],
  [416, 496, 30],
  [390, 526, 27],
  [378, 562, 22],
  [370, 594, 19],
];

/** Her legs: one bears her, the other is lifted, its foot off the board. */
const legs = () =>
  solid('M480 640L498 640L500 662L478 662z', FAIR[0], ink(2.2)) +
  shoe(placed(482, 680), '#eea43f', DAY.light) +
  solid('M362 588L380 588L380 612L358 612z', FAIR[0], ink(2.2)) +
  shoe(placed(364, 634, -16), '#eea43f', DAY.light) +
  solid(tapered(STANDS), TROUSERS, ink(2.6)) +
  area(shaded(STANDS, 1, 0.4), DARK) +
  solid(tapered(RAISED), TROUSERS, ink(2.6)) +
  area(shaded(RAISED, 1, 0.35), DARK) +
  line('M404 512C410 520 412 528 410 538M486 570C494 576 502 576 508 572', { width: 1.8, colour: '#7fb0b0' });

/** The board: a disc on half a ball. */
export const board = () => {
  const put = placed(480, 682, 3.4);
  return (
    area('M520 728L400 714L280 728L400 740z', '#b9813f', 'fill-opacity=".55" ') +
    area('M430 690C430 742 532 742 532 692z', '#b5471b') +
    area('M430 690C430 720 452 732 478 730C458 722 450 708 450 690z', '#8f3714') +
    line('M430 690C430 742 532 742 532 692', ink(2.4)) +
    solid(put('M-100 -4C-100 14 100 14 100 -4L100 3C100 23 -100 23 -100 3z'), '#a8743a', ink(2.4)) +
    solid(put(oval(0, -4, 100, 14)), '#e9c47c', ink(2.4)) +
    line(
      'M376 690C370 698 370 706 375 714M388 700C384 705 384 710 387 715M588 706C593 713 593 720 588 727M576 712C580 716 580 721 577 726',
      ink(2.4),
    )
  );
};

const HOLDS = [
  [434, 330, 22],
  [396, 338, 21],
  [370, 330, 18],
  [352, 308, 15],
  [344, 294, 14],
];
const OUT = [
  [508, 332, 22],
  [548, 344, 21],
  [582, 338, 18],
  [616, 314, 13],
  [636, 298, 11],
];
/** An arm in a short sleeve; `side` is in the shade. */
function arm(spine, side) {
  const cloth = spine.slice(0, 3).map(([x, y, w]) => [x, y, w + 5]);
  const skin = solid(tapered(spine), FAIR[0], ink(2.4)) + area(shaded(spine, side, 0.4), FAIR[1], 'fill-opacity=".6" ');
  return skin + solid(tapered(cloth), BLOUSE, ink(2.6)) + area(shaded(cloth, side, 0.5), DEEP);
}

/** The phone at arm's length. */
function phoneArm() {
  const put = placed(296, 212, -9);
  const tip = (i) => put(placed(-45, 16 + i * 13, 4)('M-5 -6L9 -6C15 -5 15 5 9 6L-5 6C-9 5 -9 -5 -5 -6z'));
  return (
    arm(HOLDS, -1) +
    area(put('M4 70L54 34C68 48 70 72 60 92L52 112L24 106C22 96 12 84 4 78z'), FAIR[0]) +
    line(put('M54 34C68 48 70 72 60 92L55 107M4 76C12 84 20 92 25 108'), ink(2.2)) +
    solid(put(card(-46, -82, 92, 162, 14)), DAY.ink, { width: 2, colour: '#5fb8b0' }) +
    area(put(card(-38, -70, 76, 138, 7)), '#ffffff') +
    dot(...spot(put, 0, -14), 34, '#17757a') +
    line(put('M-16 -15L-5 -2L17 -27'), { width: 9, colour: '#ffffff' }) +
    area(put(card(-22, 44, 44, 9, 4)), '#f0b23e') +
    repeat(4, (i) => solid(tip(i), FAIR[0], ink(2))) +
    area(put('M60 74C54 60 38 50 29 38C24 28 33 20 41 27C50 35 60 38 64 50z'), FAIR[0]) +
    line(put('M47 60C42 54 34 46 29 38C24 28 33 20 41 27C48 33 55 36 60 42'), ink(2.2))
  );
}

/** All of her; the arm that is out comes later, over the hand that is ready. */
export const patient = () =>
  legs() + arm(OUT, 1) + openHand(placed(636, 298, 54, 0.95), FAIR) + phoneArm() + neck() + blouse() + cord() + head();
