/** The student of the tutoring picture, three-quarters to the left: a schoolboy in white with his house tie. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { facing, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { heldAt, raisedHand } from './raised-hand.mjs';
import { HIS_PEN } from './shared-board.mjs';

const TONE = TONES.light;
const [SKIN, DUSK] = TONE;
const [WHITE, SHADE] = [DAY.light, '#ecd3a6'];
const [TIE, STRIPE] = ['#17757a', '#f6c667'];

const HAIR =
  'M-64 8C-80 -40 -72 -98 -20 -116C-6 -128 44 -130 66 -106C84 -88 82 -50 70 -8C66 -24 64 -38 60 -52C46 -48 34 -52 26 -62C18 -52 4 -50 -8 -60C-18 -48 -34 -42 -50 -44C-58 -30 -60 -10 -64 8z';

function head() {
  const at = placed(1002, 386, -5, 1.14);
  const put = (d) => at(facing(-1)(d));
  return (
    ear(put, -63, 8, TONE) +
    skull(put, TONE, 18, 4) +
    features(put, { tones: TONE, turn: 18, look: [6, -2], lid: 0.02, brow: 8, mouth: 'grin', wide: 25 }) +
    area(put(HAIR), DAY.ink) +
    line(
      put(
        'M26 -62C30 -78 40 -90 54 -98M-8 -60C-4 -80 8 -96 26 -106M-50 -44C-46 -68 -30 -90 -6 -102M60 -52C64 -62 68 -72 70 -84',
      ),
      {
        width: 1.8,
        colour: '#7f9a98',
      },
    ) +
    line(put('M-70 -22C-76 -60 -62 -96 -24 -109'), { width: 3.4, colour: '#ffd9a0' })
  );
}

const body = () =>
  solid('M966 470L1046 470L1054 548L1008 584L960 544z', DUSK, ink(2.2)) +
  solid(
    'M964 534C930 544 904 556 890 596C892 660 902 740 902 820L1112 820C1112 740 1116 660 1122 598C1112 560 1088 546 1050 534L1008 580z',
    WHITE,
    ink(2.6),
  ) +
  solid('M1036 640L1080 640L1080 690L1058 702L1037 690z', WHITE, pen(2)) +
  line('M1052 632L1052 662M1063 630L1063 660', { width: 5, colour: '#e9a23f' }) +
  solid('M996 574L1020 574L1030 760L1008 790L986 760z', TIE, ink(2.2)) +
  repeat(4, (i) =>
    area(
      polygon([
        [992 - i * 1.2, 626 + i * 40],
        [1023 + i * 1.6, 606 + i * 40],
        [1024 + i * 1.6, 618 + i * 40],
        [991 - i * 1.2, 638 + i * 40],
      ]),
      STRIPE,
    ),
  ) +
  solid('M990 566L1026 566L1020 594L996 594z', TIE, ink(2.2)) +
  solid('M962 526L1008 574L984 612L938 548zM1052 526L1008 574L1032 612L1076 548z', WHITE, ink(2.4));

const NEAR = 'M927 548.6C906 559 891 573 882 592C864 626 844 652 826 680L898 720C918 688 932 656 938 622';
const FAR = 'M1089 551C1116 562 1134 576 1142 600C1152 640 1156 670 1158 702L1098 712C1092 680 1090 650 1087 622';
// His upper arms below the sleeves: x, y, half the width.
const ELBOW = [
  [838, 726, 31],
  [858, 694, 31],
  [884, 650, 31],
];
const FAR_ARM = [
  [1140, 800, 27],
  [1136, 740, 28],
  [1128, 680, 28],
];

/** The arm that draws, before the board. */
export const studentsArm = () =>
  solid(tapered(ELBOW), DUSK, ink(2.4)) +
  area(NEAR, WHITE) +
  area('M898 720C918 688 932 656 938 622C924 660 904 690 876 708z', DAY.teal) +
  line(NEAR, ink(2.6)) +
  line('M831 673L902 712', pen(1.6, 0.7)) +
  raisedHand('his-hand', heldAt(HIS_PEN, 95, 0.8, -1), TONE);

export const student = () =>
  solid(tapered(FAR_ARM), SKIN, ink(2.4)) +
  body() +
  area(FAR, WHITE) +
  area('M1142 600C1152 640 1156 670 1158 702L1130 707C1130 670 1126 630 1112 590z', SHADE) +
  line(FAR, ink(2.6)) +
  line('M1097 704L1157 694', pen(1.6, 0.7)) +
  head();
