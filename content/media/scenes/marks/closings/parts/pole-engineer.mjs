/** The engineer, seen from above: she leans back in her climbing strap, her boots on the pole. */
import { ink } from '../../daylight.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD, HONEY } from '../../parts/palette.mjs';
import { placed, polygon, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { onPole } from './pole-top.mjs';

/** By how much she is moved from where she is drawn. */
export const MOVED = [-14, -76];
const atPole = (share, side) => onPole(share, side).map((n, i) => n - MOVED[i]);

const LEATHER = ['#8a5a2c', '#5b3a1a'];

/** A limb of parts along `[x, y, half the width]`, without lines where they join. */
export const joined = (spines, [fill, shade], side, share = 0.4) =>
  spines.map((s) => line(tapered(s), ink(5))).join('') +
  spines.map((s) => area(tapered(s), fill)).join('') +
  spines.map((s, i) => area(shaded(s, side[i] ?? side, share), shade)).join('');

/** A boot from its ankle at (x, y), its toe along -x after `turn`. */
const boot = (x, y, turn, size) => {
  const put = placed(x, y, turn, size);
  return (
    solid(
      put('M-22 -30C-10 -36 16 -36 26 -28L30 8C28 22 10 26 -6 26L-52 28C-72 26 -72 6 -56 0L-28 -8z'),
      '#5b3a1a',
      ink(2.6),
    ) +
    area(put('M-62 16L30 10L28 20C20 26 8 26 -6 26L-52 28C-62 28 -66 22 -62 16z'), '#2c1d10') +
    line(put('M-40 -2L-32 10M-28 -6L-20 8M-20 -16L-6 -8M-20 -26L-4 -20'), { width: 3, colour: GOLD }) +
    solid(put('M-34 26L-34 36L-66 44L-40 28z'), '#cfdcd6', ink(2))
  );
};

/** The far half of the strap, behind the pole and the rest of her. */
export const farStrap = () => {
  const d = polygon([atPole(0.37, 0.9), [836, 566]], false);
  return line(d, ink(17)) + line(d, { width: 11, colour: LEATHER[1] });
};

/** Both legs, bent at the knee, the boots on the pole. */
export function legs() {
  const [[a, b], [c, d]] = [atPole(0.5, 1), atPole(0.585, 1)];
  const far = [
    [
      [800, 700, 36],
      [816, 660, 44],
      [842, 612, 50],
    ],
    [
      [800, 700, 36],
      [(800 + a) / 2 + 16, (704 + b) / 2 + 2, 29],
      [a + 34, b - 6, 22],
    ],
  ];
  const near = [
    [
      [874, 762, 40],
      [894, 706, 50],
      [908, 640, 60],
    ],
    [
      [874, 762, 40],
      [(874 + c) / 2 + 14, (770 + d) / 2 + 4, 32],
      [c + 40, d - 8, 24],
    ],
  ];
  return (
    joined(far, [DEEP_TEAL, '#0b4a4e'], -1) +
    boot(a + 22, b - 6, 10, 0.66) +
    joined(near, [BRIGHT_TEAL, DEEP_TEAL], 1, 0.36) +
    line('M862 730C876 742 894 744 910 734M882 686C898 692 914 690 928 682', { width: 2, colour: '#0b4a4e' }) +
    boot(c + 26, d - 8, 8, 0.74)
  );
}

const SHIRT =
  'M840 392C812 392 786 400 776 424C768 470 780 540 798 596L954 610C976 560 1002 512 1008 466C1006 428 956 404 908 394z';
const BIB =
  'M790 474C820 462 868 468 902 492L912 548C930 560 946 560 970 552L956 650C936 676 826 668 796 640C784 596 778 530 790 474z';

/** Shirt and overalls with bib and braces. */
export const trunk = () =>
  solid('M842 330L904 344L914 404C896 424 850 420 838 396z', '#6d4225', ink(2.2)) +
  solid(SHIRT, BRIGHT_RUST, ink(2.6)) +
  area('M840 392C812 392 786 400 776 424C768 470 780 540 798 596L830 598C808 520 804 450 826 396z', BRICK) +
  solid('M838 388C852 412 892 420 914 398L930 414C900 446 852 438 828 402z', '#dc6a3e', ink(2.2)) +
  solid(BIB, BRIGHT_TEAL, ink(2.6)) +
  area(
    'M790 474C800 470 810 468 822 468C812 540 820 610 840 662C820 658 806 650 796 640C784 596 778 530 790 474z',
    DEEP_TEAL,
  ) +
  solid('M806 482C796 452 806 420 830 400L846 406C828 428 820 452 826 478z', BRIGHT_TEAL, ink(2.2)) +
  solid('M878 492C900 464 914 434 918 404L938 410C938 444 924 476 902 504z', BRIGHT_TEAL, ink(2.2)) +
  [
    [815, 481],
    [890, 496],
  ]
    .map(([x, y]) => solid(oval(x, y, 7), GOLD, ink(1.8)))
    .join('') +
  line('M812 520C836 516 862 520 880 528L882 572C858 570 836 566 816 566z', { width: 2, colour: '#0b4a4e' }) +
  line('M850 520L850 508', { width: 5, colour: GOLD });

/** A tool that sticks out of the pouch. */
const tool = (d, fill) => solid(d, fill, ink(2.2));

/** The belt with a hammer, pliers, a coil of wire, an empty loop, and the near half of the strap. */
export const belt = () => {
  const strap = polygon([[884, 640], atPole(0.39, 1), atPole(0.38, -1.05)], false);
  const hip = placed(962, 626, -14);
  const tools = placed(996, 622, 34);
  const coil = oval(934, 694, 22, 34) + oval(938, 692, 17, 28) + oval(930, 696, 16, 27);
  return (
    tool(tools('M-12 -8L-22 -54C-28 -72 -12 -78 -6 -62L4 -8z'), BRIGHT_RUST) +
    tool(tools('M8 -8L18 -56C26 -72 38 -62 30 -48L22 -6z'), BRIGHT_RUST) +
    tool(tools('M34 0L52 -52L64 -48L50 4z'), '#e0ae62') +
    tool(tools('M40 -54L76 -42L80 -56L66 -66L46 -72z'), '#cfdcd6') +
    solid('M792 606C836 634 910 640 972 612L976 640C916 670 834 664 796 636z', LEATHER[0], ink(2.6)) +
    solid(hip('M-26 -10L60 -4L54 58C36 72 -2 70 -20 56z'), LEATHER[0], ink(2.6)) +
    area(hip('M-26 -10L-6 -8L2 66C-8 66 -16 60 -20 56z'), LEATHER[1]) +
    line(hip('M-22 10L56 16M18 20L18 60'), { width: 2.4, colour: GOLD, extra: 'stroke-dasharray="5 6" ' }) +
    line(coil, ink(6)) +
    line(coil, { width: 3, colour: GOLD }) +
    line('M930 664L936 640', ink(6)) +
    line(strap, ink(22)) +
    line(strap, { width: 16, colour: HONEY }) +
    line(strap, { width: 2, colour: '#8a4f06', extra: 'stroke-dasharray="7 6" ' }) +
    solid(oval(886, 640, 15), '#cfdcd6', ink(2.4)) +
    solid(oval(886, 640, 7), LEATHER[0], ink(2))
  );
};
