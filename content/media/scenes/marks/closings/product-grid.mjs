import { DAY, daylight, ink, SUN } from '../daylight.mjs';
import { box, card, clipped, hair, limb, mapped, placed, repeat, solid } from '../parts/shapes.mjs';
import { oval } from '../parts/trade-shapes.mjs';
import { crate } from '../services/parts/shop-goods.mjs';
import { area, curve, glow, line, sample } from '../stage.mjs';
import { cast, laid, lying, things } from './parts/grid-things.mjs';

const [HERS, HIS, SEA, ORANGE, BRASS] = ['#a86c3f', '#8f5a33', '#1b8585', '#e8933a', '#f0b654'];
const GOLD = { width: 5, colour: '#f3c25e' };
const SPOTS = { width: 9, colour: '#b5521c', extra: 'stroke-dasharray="0.1 34" ' };

/** Outlines in one fill, the furthest away first. */
const drawn = (outlines, fill) => outlines.map((d) => solid(d, fill, ink(2.4))).join('');

/** The floor behind the table, the sun on its left, and what is kept there: crates of fruit. */
const floor = () =>
  area(box(380, 100, 1240, 780), '#8a5236') +
  area('M560 100L900 100L850 200L460 200z', '#d9a878') +
  hair('M604 100L574 190M736 100L714 190M868 100L854 190M1264 100L1274 190M380 138H1620', 0.6) +
  area('M846 154L920 162L940 200L800 200zM1126 154L1200 162L1220 200zM1456 154L1520 162L1540 200z', '#5b3019') +
  crate(640, 206, ORANGE, 15) +
  crate(752, 206, '#8fb94e', 15) +
  crate(1036, 206, '#c8501f', 16) +
  crate(1366, 206, BRASS, 15);

const grain = (i) => laid(curve(sample((x) => 70 + i * 138 + 7 * Math.sin(x / 150 + i * 2), 350, 1660, 60)));
const BARS = 'M560 1130L610 1130L760 0L700 0zM340 470L1660 560L1660 610L340 520z';

/** The table: boards in the sun, the shadow of the window's bars across them, its near edge. */
const table = () =>
  solid(laid('M340 0L1660 0L1660 1130L340 1130z'), '#f2cf98', ink(2.6)) +
  area(laid(`M1180 1130L1660 1130L1660 0L1420 0z${BARS}`), '#d9a866') +
  hair(repeat(8, grain), 0.5) +
  solid(box(330, 836, 1340, 40), '#8a5628', ink(2.6)) +
  line('M340 841H1660', SUN);

const fringe = (i) => `M716 ${246 + i * 22}L694 ${242 + i * 22}M1304 ${246 + i * 22}L1326 ${250 + i * 22}`;

/** The dark cloth in the middle, its woven border, its fringe at both ends. */
const cloth = () =>
  cast(laid(box(730, 226, 600, 624))) +
  line(laid(repeat(29, fringe)), ink(3)) +
  area(laid(box(715, 240, 590, 628)), DAY.ink) +
  line(laid('M742 244L742 864M1278 244L1278 864'), { width: 7, colour: SEA }) +
  line(laid('M757 244L757 864M1263 244L1263 864'), { width: 2.4, colour: BRASS });

const lean = mapped((u, v) => [915 + (u - 135) * (0.92 + 0.0004 * v), 338 + v]);
const CHART = [34, 58, 46, 82, 70, 100].map((h, i) => box(34 + i * 21, 154 - h, 15, h));
const DOTS = [128, 112, 118, 88, 92].map((y, i) => oval(184 + i * 15, y, 4.6)).join('');

/** The tablet, leaning on a low block of wood: a bar with a dot, a chart of bars, one of dots. */
const tablet = () =>
  area('M1046 352L1108 476L1096 560L880 572L1030 540z', '#03070a') +
  solid(lean(card(4, 4, 262, 202, 11)), DAY.ink, { width: 7, colour: '#cfdcd6' }) +
  area(lean(box(18, 18, 234, 172)), '#dcefe9') +
  area(lean(box(18, 18, 234, 22) + CHART[0] + CHART[2] + CHART[4]), SEA) +
  area(lean(oval(32, 29, 5) + card(46, 26, 60, 6, 3)), '#dcefe9') +
  line(lean('M28 155L158 155M172 155L244 155'), ink(2.4)) +
  line(lean('M184 128L199 112L214 118L229 88L244 92M28 173L120 173M172 173L214 173'), { width: 2.6, colour: SEA }) +
  area(lean(CHART[1] + CHART[3] + CHART[5] + DOTS), ORANGE) +
  solid(lean('M8 213L262 213L262 234L8 234z'), '#dcae6c', ink(2));

const SLIP = 'M-74 -62L74 -62L74 62L62 56L50 63L38 57L26 63L14 56L2 63L-10 57L-22 63L-34 56L-46 63L-58 57L-74 62z';

/** The slip, torn off the bill book: the one pure white thing. */
const slip = (at) =>
  glow(1126, 584, 150, '#f9ddb0', 0.3) +
  area(at(SLIP), '#ffffff') +
  line(at('M-54 30L30 30M-54 8L10 8M-54 -14L22 -14M-54 -38L-14 -38'), { width: 3, colour: '#0fb5ae' });

/** The cloth bag, slack now, its mouth towards the middle. */
const bag = (put) =>
  cast(put('M-60 44L20 52L98 40L116 24L60 -20L-60 20z')) +
  limb(put('M74 -34C112 -56 130 -22 84 -12M84 8C130 18 122 48 78 30'), 9, 5, BRASS) +
  solid(put('M-96 -30C-50 -66 -14 -26 20 -50Q50 -64 86 -44L90 34Q60 58 24 36C-16 66 -60 34 -98 24z'), SEA, ink(2.6)) +
  area(put('M86 -44C102 -24 104 14 90 34C78 14 76 -20 86 -44z'), DAY.ink) +
  line(put('M-4 -30C16 -16 34 -34 48 -30M-20 22C0 10 14 26 40 12M62 -50C52 -20 54 16 64 42'), ink(2));

const HOLDING =
  'M560 214C590 208 614 220 634 232C650 228 664 232 672 240C680 248 676 256 666 256C672 262 668 270 658 268C658 276 648 280 640 276C616 284 590 282 560 276z';
const HER_HAND = [
  'M10 -32C28 -52 54 -66 76 -66C86 -64 84 -54 76 -51C58 -47 46 -38 40 -26zM66 -20C94 -21 122 -12 142 -3C149 3 143 14 133 11C112 5 94 0 70 2zM60 13C84 17 100 27 111 36C115 43 106 48 99 45C85 38 74 33 56 30z',
  'M58 -36C84 -39 112 -31 130 -23C138 -17 133 -7 123 -9C104 -15 88 -17 68 -15zM68 -3C94 1 116 9 132 20C138 28 129 34 120 31C104 23 90 18 68 17z',
  'M-12 -28C10 -42 40 -42 66 -37C74 -18 76 10 62 30C38 38 14 34 -12 26C-14 8 -14 -12 -12 -28z',
];
const SARI = 'M380 100C450 110 530 150 580 214C606 262 604 330 580 400L556 500C530 560 470 610 380 630z';
const BLOUSE =
  'M486 286C540 280 584 318 594 374C602 420 602 460 600 500C566 540 516 540 480 516C466 470 460 420 460 370z';

/** She, at the left: a hand that still holds the bag, sari, blouse, the arm with bangles, its hand by the bill book. */
const she = (hand) =>
  solid(HOLDING, '#6d4225', ink(2.4)) +
  line('M596 214C604 234 606 258 600 281M608 217C616 238 618 260 612 282', GOLD) +
  solid(SARI, '#f3b448', ink(2.6)) +
  line('M470 150C540 180 578 230 578 300M480 200C530 226 556 270 556 320M520 500C500 540 460 570 400 590', SPOTS) +
  line('M548 178C590 224 604 280 590 350', { width: 6, colour: '#b5521c' }) +
  cast('M520 560L690 636L740 668L790 676L690 560z') +
  solid('M486 500C490 556 520 594 566 606C606 614 650 618 690 612L700 560C660 546 622 528 592 490z', HERS, ink(2.4)) +
  drawn(HER_HAND.map(hand), HERS) +
  line(hand('M-25 -29C-15 -12 -16 10 -25 25M-13 -29C-3 -12 -4 10 -13 27M-1 -33C9 -12 8 10 -1 30'), GOLD) +
  solid(BLOUSE, '#1f8f90', ink(2.6)) +
  area('M486 286C470 340 474 440 500 527C490 525 484 520 480 516C466 470 460 420 460 370z', '#0f5f62') +
  line('M482 500C518 524 564 524 599 484', GOLD) +
  line(`${hand('M20 -36C44 -40 66 -38 90 -30')}M530 296C566 316 584 350 588 392`, SUN);

const HIS_HAND = [
  'M160 -36C200 -50 250 -62 300 -66L330 60C270 60 210 44 162 26z',
  'M112 16C92 12 74 16 72 26C72 36 84 40 100 37L118 34zM150 -40C124 -58 88 -56 62 -46C54 -40 57 -31 66 -31C90 -36 112 -32 130 -22z',
  'M104 4C82 0 62 6 60 16C60 26 72 29 88 26L110 22z',
  'M100 -10C78 -12 56 -6 54 4C54 14 66 17 82 13L108 8z',
  'M98 -32C116 -44 142 -44 172 -37L172 27C148 36 124 36 106 30C96 10 92 -12 98 -32z',
  'M104 -34C66 -30 34 -20 6 -10C-5 -4 -3 8 8 8C36 3 66 0 98 -4z',
];
const SLEEVE =
  'M1620 150C1550 170 1480 230 1448 300C1420 364 1402 420 1396 466C1420 520 1460 550 1506 556C1550 552 1590 520 1620 470z';
const WARP = repeat(9, (i) => placed(i * 30, 0)('M1380 580C1400 400 1480 260 1560 140'));
const WEFT = repeat(12, (i) => placed(0, i * 34)('M1380 210C1450 240 1540 230 1620 180'));

/** He, at the right: checked sleeve rolled up, forearm with a watch, the finger on the slip. */
const he = (tip) =>
  cast('M1500 560L1330 640L1252 632L1270 606L1420 540z') +
  area(tip('M0 8L62 40L118 46L130 20z'), DAY.ink, 'fill-opacity=".4" ') +
  drawn(HIS_HAND.map(tip), HIS) +
  solid(tip('M188 -46L208 -51C216 -24 216 10 208 42L188 36C196 10 196 -20 188 -46z'), DAY.ink, ink(2)) +
  solid(tip(oval(205, -22, 13, 18)), BRASS, ink(2.2)) +
  line(tip('M226 -52L290 -64M8 -10C36 -20 66 -28 98 -32'), SUN) +
  clipped(
    'shirt',
    SLEEVE,
    area(SLEEVE, '#d5ece4') +
      line(WARP, { width: 9, colour: '#2a8f8a', opacity: 0.7 }) +
      line(WEFT, { width: 5, colour: '#b5521c', opacity: 0.75 }),
  ) +
  line(SLEEVE, ink(2.6)) +
  limb('M1410 458C1432 510 1468 546 1512 554', 36, 31, '#9fd3ca') +
  line('M1402 464C1424 516 1464 552 1510 561', { width: 2, colour: '#0b4a4c' });

const CAT =
  'M50 40C44 14 50 -6 58 -16C70 -8 80 0 84 6C94 4 104 4 112 6C118 -2 128 -10 138 -16C146 -4 150 14 146 40zM-24 44C-18 14 -20 -8 -28 -22C-36 -40 -24 -54 -12 -52C-4 -60 8 -60 14 -52C28 -52 36 -36 28 -20C20 -6 20 14 28 44z';

/** A cat below the table: the tips of its ears, and a paw that is after the cord of the whistle. */
const cat = (put) =>
  cast(put('M28 -4L60 -14L54 -30L30 -34z')) +
  area(put(CAT), DAY.ink) +
  line(put('M-12 -51C-9 -46 -9 -40 -11 -36M14 -51C11 -46 11 -40 13 -36'), { width: 2, colour: '#7f9a96' }) +
  line(put('M-25 -24C-18 -8 -16 8 -19 30M62 -6C66 2 70 8 76 12'), SUN);

/** See it with a case of your own: what a bag held lies on a table by day; one slip, pure white, goes beside the product. */
export default function productGrid() {
  const laidOut = bag(placed(640, 264)) + things() + tablet() + slip(lying(1160, 356, 8, 1.06));
  const people = she(placed(684, 588, 22)) + he(placed(1164, 598, -17));
  return daylight(floor() + table() + cloth() + laidOut + people + cat(placed(1190, 836)), { meet: 1000, top: 112 });
}
