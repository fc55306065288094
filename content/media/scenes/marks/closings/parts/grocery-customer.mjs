/** The customer of the products closing in profile, facing left: a young man with an umbrella on his arm and a bag. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { SHEEN } from '../../parts/palette.mjs';
import { facing, pen, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { bag, handles } from './shopping-bag.mjs';

const [SKIN, DUSK, CREASE] = TONES.deep;
const [SHIRT, SHADE] = ['#f8d9a2', '#e0ae62'];

export const FACE =
  'M128 26C146 40 156 60 159 80C160 87 165 91 164 97C163 102 160 104 161 108C165 118 176 131 184 143C187 149 183 155 176 156C171 157 167 158 166 162C167 166 172 169 174 174C175 178 171 180 167 181C172 183 174 188 172 193C169 197 165 198 165 202C169 209 168 221 159 227C150 231 138 229 128 224C106 215 92 202 84 176L62 110L96 48z';
const HAIR =
  'M147 44C156 30 146 8 120 -2C84 -16 34 -8 12 30C-4 60 -6 100 8 134C16 152 28 164 42 170C52 166 56 150 60 138L72 110C82 104 88 106 92 116L98 138L106 134L104 104C108 92 118 90 124 80C126 66 132 54 147 44z';

/** His head, turned down towards the screen; the light of the street is on the back of it. */
function head() {
  const turn = placed(1142, 134, -7, 0.98);
  const put = (d) => turn(facing(-1)(d));
  const low = within(put, 2, 5);
  return (
    solid(put(FACE), SKIN, ink(2.4)) +
    area(
      put('M165 202C169 209 168 221 159 227C150 231 138 229 128 224C106 215 92 202 84 176C102 202 136 212 165 202z'),
      DUSK,
      'fill-opacity="0.6" ',
    ) +
    line(put('M167 181C161 182 156 181 152 178'), { width: 2.6, colour: CREASE }) +
    line(put('M167 156C161 158 157 153 160 147'), { width: 1.8, colour: CREASE }) +
    area(put('M166 162C160 160 152 164 146 174C154 173 162 171 171 170z'), DAY.ink) +
    line(put('M128 88C138 79 151 79 160 86'), { width: 4.4, colour: DAY.ink }) +
    area(low('M128 104C136 108 147 109 155 106C152 112 146 115 140 114C135 113 131 109 128 104z'), DAY.ink) +
    line(low('M131 99C138 94 147 94 153 98'), { width: 1.5, colour: CREASE }) +
    area(put(HAIR), DAY.ink) +
    line(put('M136 22C108 4 62 8 34 44M130 38C104 26 68 34 46 66M22 74C16 98 20 124 32 146'), {
      width: 1.6,
      colour: SHEEN,
      opacity: 0.9,
    }) +
    line(put('M13 52C5 78 7 104 17 128'), { width: 3, colour: '#ffd9a0' }) +
    solid(put('M72 108C80 100 93 105 93 119C92 132 86 146 78 148C69 147 66 118 72 108z'), SKIN, ink(2)) +
    line(put('M77 115C86 115 86 127 79 136'), { width: 1.8, colour: CREASE })
  );
}

/** Neck, shirt and trousers. */
function body() {
  const shirt =
    'M1150 356C1178 374 1206 398 1218 446C1228 520 1222 620 1226 716L1008 716C1006 660 1000 600 992 560C984 512 1004 454 1046 418z';
  return (
    solid(
      'M1020 360L1064 240L1112 262C1116 306 1134 336 1158 360L1144 392C1120 420 1080 446 1046 424L1048 382C1046 372 1034 366 1020 360z',
      DUSK,
      ink(2.2),
    ) +
    solid('M1010 706L1228 706C1236 780 1236 840 1236 902L1006 902C1010 840 1012 780 1010 706z', '#c3dccf', ink(2.4)) +
    area('M1010 706L1080 706C1072 780 1072 840 1076 902L1006 902C1010 840 1012 780 1010 706z', '#86b5aa') +
    line('M1120 720C1116 790 1120 850 1126 900', pen(1.7, 0.7)) +
    solid(shirt, SHIRT, ink(2.6)) +
    area('M1046 418C1004 454 984 512 992 560C1000 600 1006 660 1008 716L1056 716C1040 640 1030 520 1062 430z', SHADE) +
    line(
      'M1030 470C1012 520 1020 580 1034 620M1190 620C1170 650 1150 664 1120 672M1200 470C1206 540 1196 600 1202 690',
      pen(1.7, 0.7),
    ) +
    line('M1009 700L1226 700', pen(1.6, 0.7))
  );
}

/** The collar, over the handles of his bag. */
const collar = () =>
  solid(
    'M1146 342C1132 380 1092 408 1042 410L1036 432C1050 440 1060 444 1072 446C1110 436 1150 408 1168 362z',
    DAY.paper,
    ink(2.2),
  );

/** The umbrella, rolled, hangs by its crook from his forearm. */
const umbrella = () =>
  area('M1034 690C1022 740 1020 800 1030 862L1040 902L1052 902L1060 862C1070 800 1066 740 1056 690z', DAY.ink) +
  line('M1042 700C1034 760 1036 820 1042 870M1052 700C1056 760 1056 800 1052 850', { width: 1.6, colour: SHEEN }) +
  line('M1028 770C1040 776 1052 776 1066 768', { width: 5, colour: '#2d958f' });

/** A round stick of wood. */
const stick = (d) => line(d, { width: 12, colour: DAY.ink }) + line(d, { width: 6.5, colour: '#b9702a' });

/** The crook goes down behind his arm, the stem before it. */
const crook = () => stick('M1045 640L1045 606C1045 566 1092 566 1092 604L1092 640');
const stem = () => stick('M1045 690L1045 606');

/** His arm towards us: the elbow at his side, the hand on the edge of the counter. */
function arm() {
  const upper = 'M1076 540L1160 540C1160 590 1150 632 1130 656C1106 672 1084 664 1078 640z';
  const forearm = 'M1130 656C1110 676 1080 672 1050 664L944 650L948 618L1050 616C1064 612 1076 604 1084 592z';
  const hand =
    'M956 616C938 610 916 612 900 622C884 630 866 640 852 648C848 654 852 659 860 658L930 659C944 660 952 658 958 652z';
  const sleeve = 'M1170 420C1128 396 1088 420 1080 470L1064 560C1088 584 1140 588 1170 572C1190 520 1194 450 1170 420z';
  return (
    crook() +
    line(upper + forearm, ink(4.8)) +
    area(upper + forearm, SKIN) +
    area(
      'M1130 656C1110 676 1080 672 1050 664L944 650L945 642L1050 650C1090 656 1116 650 1132 630z',
      DUSK,
      'fill-opacity="0.6" ',
    ) +
    solid(hand, SKIN, ink(2.2)) +
    line(
      'M872 655C886 651 896 647 906 640M956 634C938 632 922 636 908 648C900 655 908 658 916 654C926 650 936 648 946 648',
      { width: 1.8, colour: CREASE },
    ) +
    line('M966 614C974 626 974 642 968 654', { width: 11, colour: DAY.ink }) +
    area(oval(972, 634, 6, 8), '#e9a23f') +
    stem() +
    solid(sleeve, SHIRT, ink(2.6)) +
    area(
      'M1092 436C1084 448 1082 458 1080 470L1064 560C1070 566 1078 571 1088 575C1084 530 1084 480 1100 428z',
      SHADE,
    ) +
    line('M1068 546C1096 570 1144 572 1174 556M1150 440C1144 470 1146 500 1150 524', pen(1.8, 0.8))
  );
}

export const customer = () => body() + head() + umbrella() + bag() + arm() + handles() + collar();
