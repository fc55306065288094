/** The schoolboy of the ai-agents closing, sent to ask: he has found the answer on the board, and points at it. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { WHITE_SHADE } from '../../parts/palette.mjs';
import { pen, placed, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { SHORT } from './counter-heads.mjs';
import { pointingHand } from './half-figure.mjs';

const TONE = TONES.light;
const [SKIN, DUSK] = TONE;
const WHITE = DAY.light;

function head() {
  const put = placed(226, 566, -11, 0.84);
  return (
    ear(put, -63, 8, TONE) +
    skull(put, TONE, 11, 3) +
    features(put, { tones: TONE, turn: 11, look: [5, -5], lid: 0.05, brow: 6, mouth: 'grin', wide: 24 }) +
    area(put(SHORT), DAY.ink) +
    line(put('M-8 -68C-2 -84 6 -96 20 -104M4 -62C18 -76 34 -84 50 -86M-14 -66C-30 -66 -48 -56 -56 -40'), {
      width: 1.8,
      colour: '#7f9a98',
    }) +
    line(put('M61 -72C67 -58 69 -44 69 -30'), { width: 2.8, colour: '#ffd9a0' })
  );
}

const body = () =>
  solid('M202 628L258 628L262 690L232 716L198 690z', DUSK, ink(2.2)) +
  solid('M198 676C170 682 148 692 138 722L126 910L322 910L320 722C312 694 290 684 262 676L232 704z', WHITE, ink(2.6)) +
  area('M198 676C170 684 144 694 134 722L126 910L178 910C172 840 172 760 190 690z', WHITE_SHADE) +
  line('M134 722C140 790 138 850 132 900M320 722L322 900M232 716L233 900', pen(1.8, 0.8)) +
  solid('M256 776L304 776L302 820L280 832L258 820z', WHITE, pen(1.8)) +
  line('M232 752L232.1 752M233 800L233.1 800M233 850L233.1 850', { width: 5, colour: '#17757a' }) +
  line('M268 770L268 792M276 768L276 792', { width: 3.4, colour: '#e9a23f' });

// Along the arms: x, y, half the width.
const ARM = [
  [316, 706, 26],
  [338, 684, 28],
  [366, 640, 26],
  [370, 596, 24],
  [354, 540, 17],
  [344, 508, 18],
  [341, 490, 19],
];
const SLEEVE =
  'M274 690C300 684 320 664 334 640C348 634 378 652 386 672C376 704 352 738 322 762C300 770 280 740 274 690z';
const FOREARM = ARM.slice(2);
const DOWN = [
  [130, 770, 22],
  [118, 810, 25],
  [112, 910, 24],
];

function pointing() {
  return (
    solid(tapered(ARM), SKIN, ink(2.4)) +
    area(shaded(FOREARM, -1, 0.34), DUSK, 'fill-opacity=".55" ') +
    area(SLEEVE, WHITE) +
    area('M386 672C376 704 352 738 322 762C310 764 300 752 292 736C330 724 352 700 366 655z', WHITE_SHADE) +
    line('M284 684C304 680 322 662 334 640C348 634 378 652 386 672C376 704 352 738 322 762', ink(2.6)) +
    line('M300 700C306 716 308 730 308 742', pen(1.6, 0.7)) +
    pointingHand(placed(340, 492, -6), TONE)
  );
}

export const boy = () =>
  solid(tapered(DOWN), SKIN, ink(2.4)) +
  body() +
  area('M186 681C124 692 96 738 92 800C108 814 138 816 152 806C154 770 158 740 170 716z', WHITE) +
  area(
    'M186 681C124 692 96 738 92 800C100 807 110 811 120 813C118 770 130 730 160 700C168 692 178 686 186 681z',
    WHITE_SHADE,
  ) +
  line('M186 681C124 692 96 738 92 800C108 814 138 816 152 806C153 780 156 758 160 742', ink(2.6)) +
  pointing() +
  solid('M198 672L232 706L216 736L178 692zM262 672L232 706L250 736L286 692z', WHITE, ink(2.2)) +
  head();
