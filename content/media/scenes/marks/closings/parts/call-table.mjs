/** What stands on the table of the contact closing: the laptop with its caller, notebook, phone. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, clipped, fine, hair, mapped, pen, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { frondShadow } from './call-place.mjs';

const SHADE = '#b98746';

// Corners of the screen: upper left, upper right, lower right, lower left.
const SCREEN = [
  [792, 478],
  [1098, 458],
  [1090, 710],
  [802, 692],
];

/** Brings a picture of 150 × 120 to the screen. */
const shown = mapped((u, v) => {
  const [s, t] = [u / 150, v / 120];
  const [a, b, c, d] = SCREEN;
  return [0, 1].map((k) => (a[k] * (1 - s) + b[k] * s) * (1 - t) + (d[k] * (1 - s) + c[k] * s) * t);
});

/** Where the sun lies on the table. */
const SUNNY = 'M1160 690L1460 690L1460 838L1014 838z';

/** The table: a top of boards with the sun on it, an apron, a leg; the frame cuts it at the right. */
export const table = () =>
  area('M440 860L1460 860L1460 920L440 920z', DAY.ink) +
  solid(box(432, 850, 34, 60), '#7b4f22', pen(2.4)) +
  solid(box(420, 846, 1040, 34), '#b98746', pen(2.6)) +
  solid('M478 688L1460 688L1460 842L404 842z', '#f0cd93', pen(2.8)) +
  area(SUNNY, '#f9dfae') +
  clipped('sunny-table', SUNNY, frondShadow([1470, 706], [1300, 724], [1110, 806], '#dcb67a')) +
  hair('M462 714L1460 714M446 742L1460 742M430 774L1460 774M414 808L1460 808', 0.5) +
  solid(box(396, 838, 1064, 20), '#c8944e', pen(2.6));

const HANDS =
  'M112 100L114 74C108 72 103 66 100 60C98 56 102 53 105 56L111 62L109 40C109 36 114 36 115 40L117 54L118 34C118 30 123 30 123 34L124 54L127 36C128 32 132 33 132 37L131 56L135 44C136 41 140 42 139 46L135 68C134 74 131 78 129 80L130 100z';

/** The caller: a client with a beard, who waves back. */
function caller() {
  const lineOf = (d, width, colour = DAY.ink) => line(shown(d), { width, colour });
  return (
    solid(shown(HANDS), '#b9793f', ink(2)) +
    solid(shown('M98 126L105 94C114 90 126 90 136 94L142 126z'), '#2a928e', ink(2.2)) +
    lineOf('M103 101C114 97 128 97 138 101', 1.8) +
    solid(shown('M22 126C24 100 36 94 54 90L86 90C104 94 114 104 116 126z'), '#2a928e', ink(2.4)) +
    solid(shown('M58 76L82 76L84 92C78 100 62 100 56 92z'), '#8f5a33', ink(2)) +
    solid(
      shown('M48 46C47 42 43 43 44 50C45 56 47 58 50 57zM92 46C93 42 97 43 96 50C95 56 93 58 90 57z'),
      '#b9793f',
      ink(2),
    ) +
    solid(shown('M48 36C48 20 92 20 92 36L91 58C90 74 80 84 70 84C60 84 50 74 49 58z'), '#b9793f', ink(2.2)) +
    area(
      shown('M49 52C50 60 54 62 58 61C62 57 78 57 82 61C86 62 90 60 91 52C94 74 84 88 70 88C56 88 46 74 49 52z'),
      DAY.ink,
    ) +
    area(shown('M60 66C66 69 74 69 80 66C78 76 62 76 60 66z'), '#fffdf8') +
    area(
      shown('M46 42C42 20 52 10 72 10C90 10 98 24 94 42C92 36 90 32 86 29C76 32 62 31 55 28C51 32 48 36 46 42z'),
      DAY.ink,
    ) +
    lineOf('M56 41C59 38 63 38 66 40M75 40C78 38 82 38 85 41', 3) +
    area(shown(oval(61, 47, 2.4, 2.8) + oval(80, 47, 2.4, 2.8)), DAY.ink) +
    lineOf('M70 47L68 56C70 58 73 58 75 56', 2, '#5b3519')
  );
}

/** The laptop, half turned to us; its screen is the one pure white. */
export function laptop() {
  const [a, b, c, d] = SCREEN;
  const lid = [
    [a[0] - 14, a[1] - 12],
    [b[0] + 14, b[1] - 13],
    [c[0] + 14, c[1] + 14],
    [d[0] - 12, d[1] + 12],
  ];
  const keys = repeat(4, (i) => `M${786 - i * 11} ${722 + i * 10.5}L${1046 - i * 10} ${742 + i * 11}`);
  return (
    glow(930, 590, 300, '#ffffff', 0.8) +
    area('M716 798L1020 838L980 838L656 808z', SHADE) +
    solid('M788 704L1104 726L1050 818L710 786z', '#cfdcd6', pen(2.6)) +
    line(keys, { width: 5, colour: '#4d6c6e', extra: 'stroke-dasharray="11 8" ' }) +
    solid('M838 779L938 789L926 803L822 793z', '#b5c8c2', pen(1.6)) +
    solid('M710 786L1050 818L1050 826L710 794z', '#8fb3ae', pen(2)) +
    solid(polygon(lid), DAY.ink, pen(2.4)) +
    area(polygon(SCREEN), '#ffffff') +
    clipped('screen', polygon(SCREEN), caller()) +
    line(polygon(SCREEN), ink(2)) +
    solid(shown(card(8, 8, 34, 28, 4)), DAY.teal, ink(2)) +
    area(shown(`${oval(25, 18, 7, 8)}${oval(16.5, 22, 3.6)}`), DAY.ink) +
    area(shown('M14 36C15 28 20 26 25 26C30 26 35 28 36 36z'), '#e9a23f') +
    area(shown(`${oval(27, 20, 4.6, 6)}M23 22L29 22L29 29L22 29z`), '#9a6238') +
    line(`M${b[0] + 12} ${b[1] - 8}L${c[0] + 12} ${c[1] + 8}`, { width: 3, colour: '#ffd9a0' })
  );
}

/** An open notebook under her hand, lines of writing on it. */
export const notebook = () =>
  area('M480 828L700 838L430 838z', SHADE) +
  solid('M500 828L548 742Q592 732 628 744L604 832Q556 820 500 828z', DAY.light, pen(2.4)) +
  solid('M604 832L628 744Q664 734 708 746L710 836Q654 822 604 832z', DAY.light, pen(2.4)) +
  hair('M636 762Q668 754 698 764M634 776Q668 768 698 778M632 790Q668 782 700 792M630 806Q668 798 702 808', 0.8) +
  fine('M552 754Q588 746 614 754M548 764Q580 756 596 762', 0.6) +
  line('M642 757Q668 751 690 757M640 771Q660 766 674 770', { width: 3, colour: '#0b6b6a' });

/** Steam over a cup. */
export const steam = (x, y) =>
  line(
    `M${x - 9} ${y}C${x - 24} ${y - 16} ${x + 6} ${y - 28} ${x - 10} ${y - 50}C${x - 18} ${y - 62} ${x - 4} ${y - 70} ${x - 8} ${y - 80}M${x + 10} ${y - 2}C${x - 2} ${y - 18} ${x + 22} ${y - 28} ${x + 9} ${y - 46}`,
    {
      width: 3.4,
      colour: DAY.light,
    },
  );

/** A phone that lies on the table. */
export const phone = () =>
  area('M1090 826L1186 834L1166 840L1062 834z', SHADE) +
  solid(
    'M1112 786Q1116 782 1122 782L1196 788Q1202 789 1200 794L1186 826Q1184 831 1178 830L1100 824Q1094 823 1096 818z',
    DAY.ink,
    {
      width: 2.4,
      colour: '#5fb8b0',
    },
  ) +
  area('M1122 789L1192 795L1180 822L1106 817z', '#2c6468') +
  area('M1150 791L1170 793L1144 820L1124 818z', '#4d9490');
