/** The director of the clinic: one hand ready below the patient's arm, a stopwatch in the other. */

import { DAY, ink } from '../../daylight.mjs';
import { features, skull } from '../../parts/face.mjs';
import { grip, shaded, tapered } from '../../parts/limbs.mjs';
import { facing, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { openHand, shoe, TAN } from './balance-hands.mjs';

const [POLO, SHADE, TRIM] = ['#1f8f90', '#12656a', '#f6c667'];
const [TROUSERS, FOLD] = ['#f3e2bd', '#d3b27c'];
const [HAIR, LOCK] = ['#b58743', '#7d5721'];

function head() {
  const tipped = placed(776, 196, -5, 0.57);
  const put = (d) => tipped(facing(-1)(d));
  return (
    solid(
      put('M-66 -50C-94 -10 -96 44 -80 84C-66 90 -48 84 -38 70L44 70C54 86 70 88 80 78C92 40 88 -20 70 -54z'),
      HAIR,
      ink(2.4),
    ) +
    skull(put, TAN, 9) +
    area(put(`${oval(-36, 30, 14, 10)}${oval(50, 30, 11, 9)}`), '#e0764a', 'fill-opacity=".3" ') +
    features(put, { tones: TAN, turn: 9, look: [5, 1], lid: 0.18, brow: 4, mouth: 'grin', wide: 26, hair: LOCK }) +
    solid(
      put(
        'M-62 70C-98 40 -102 -30 -80 -72C-54 -120 46 -128 76 -76C92 -44 88 20 76 62C70 40 72 0 58 -36C36 -32 0 -44 -22 -70C-28 -50 -44 -36 -54 -28C-64 0 -58 40 -62 70z',
      ),
      HAIR,
      ink(2.4),
    ) +
    line(put('M-33 -4L-41 -9M-30 -9L-37 -15M49 -6L55 -11'), ink(2.2)) +
    solid(put(oval(-60, 66, 6)), TRIM, ink(1.5)) +
    line(
      put(
        'M-22 -70C-12 -88 8 -98 28 -100M-6 -58C12 -74 36 -80 58 -72M-26 -68C-46 -66 -66 -44 -74 -8M-84 -10C-88 14 -84 34 -76 52M80 -20C84 10 82 30 78 46',
      ),
      {
        width: 1.8,
        colour: LOCK,
      },
    ) +
    line(put('M-30 -98C-14 -106 6 -108 22 -106'), { width: 2.6, colour: '#ffe0a0' })
  );
}

const legs = () =>
  area('M840 690L720 684L590 696L720 708L830 704z', '#b9813f', 'fill-opacity=".55" ') +
  shoe(placed(750, 696), '#b5471b', DAY.light) +
  shoe((d) => placed(812, 696)(facing(-1)(d)), '#b5471b', DAY.light) +
  solid(
    'M728 478C729 530 736 610 738 668L772 668C776 620 780 570 784 532C790 570 796 620 800 668L834 668C838 610 839 530 838 478z',
    TROUSERS,
    ink(2.6),
  ) +
  area('M728 478C729 530 736 610 738 668L752 668C750 612 746 540 752 470z', FOLD) +
  area('M784 532C790 570 796 620 800 668L811 668C806 620 804 560 800 500z', FOLD) +
  line('M784 532C784 512 784 500 784 488M738 659L772 659M801 659L834 659', { width: 1.8, colour: '#8a4f06' });

const body = () =>
  solid('M763 236L799 236L803 286L782 306L759 286z', TAN[0], ink(2.2)) +
  area('M763 236L799 236L801 262C788 270 770 264 763 254z', TAN[1]) +
  solid(
    'M760 278C742 284 728 290 722 304C726 340 738 370 736 404C734 440 726 462 722 486C760 497 806 497 844 486C840 462 832 440 830 404C828 370 840 340 844 304C838 290 824 284 804 278L782 302z',
    POLO,
    ink(2.6),
  ) +
  area(
    'M760 278C742 284 728 290 722 304C726 340 738 370 736 404C734 440 726 462 722 486C732 489 742 491 752 492C760 440 758 350 752 290z',
    SHADE,
  ) +
  solid('M760 274L782 304L764 322L744 284zM804 274L782 304L800 322L820 284z', POLO, ink(2.2)) +
  line('M782 306L782 348', ink(2)) +
  line('M748 287L764 316M816 287L801 316', { width: 2.4, colour: TRIM });

// Her arms: x, y, half the width.
const READY = [
  [744, 314, 22],
  [716, 362, 20],
  [692, 398, 18],
  [656, 396, 13],
  [632, 388, 11],
];
const TIMES = [
  [828, 314, 22],
  [852, 360, 20],
  [860, 398, 18],
  [840, 414, 14],
  [822, 411, 12],
];
const sleeve = (spine, side) => {
  const cloth = spine.slice(0, 2).map(([x, y, w]) => [x, y, w + 5]);
  return solid(tapered(cloth), POLO, ink(2.6)) + area(shaded(cloth, side, 0.4), SHADE);
};

/** The arm below the patient's. */
const readyArm = () =>
  solid(tapered(READY), TAN[0], ink(2.4)) +
  area(shaded(READY, -1, 0.4), TAN[1], 'fill-opacity=".6" ') +
  openHand((d) => placed(634, 388, -76, 0.95)(facing(-1)(d)), TAN) +
  sleeve(READY, -1);

/** The arm with the stopwatch. */
const timingArm = () =>
  solid(tapered(TIMES), TAN[0], ink(2.4)) +
  area(shaded(TIMES, 1, 0.3), TAN[1], 'fill-opacity=".6" ') +
  line('M790 300C786 340 790 370 798 386', { width: 2.6, colour: '#b5471b' }) +
  solid('M794 374L804 374L804 386L794 386z', DAY.ink, ink(1.6)) +
  solid(oval(798, 404, 22), '#e9a23f', ink(2.4)) +
  solid(oval(798, 404, 16), DAY.light, ink(1.8)) +
  line('M798 404L798 393M798 404L806 408', ink(2.6)) +
  grip(placed(822, 412, -84, 0.5), TAN) +
  sleeve(TIMES, 1);

/** All of her. */
export const director = () => legs() + readyArm() + body() + timingArm() + head();
