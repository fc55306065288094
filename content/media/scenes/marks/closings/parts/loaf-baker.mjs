/** He of the platform-and-devops closing, three-quarters to the left: he lifts a loaf on the peel from the second oven. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { grip, shaded, tapered } from '../../parts/limbs.mjs';
import { CREAM, GOLD, SAND } from '../../parts/palette.mjs';
import { facing, pen, placed, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { loaf } from './loaves.mjs';

const mirrored = (put) => (d) => put(facing(-1)(d));

const HIS = TONES.deep;

function hisHead() {
  const put = mirrored(placed(1226, 346, -5, 0.98));
  return (
    ear(put, -63, 8, HIS) +
    skull(put, HIS, 12, 3) +
    features(put, { tones: HIS, turn: 12, look: [5, 4], lid: 0.2, brow: 6, mouth: 'grin', wide: 27 }) +
    area(put('M14 40C2 34 -14 42 -20 52C-8 52 4 52 14 48C24 52 38 52 44 48C40 40 26 34 14 40z'), DAY.ink) +
    area(
      put(
        'M-66 6C-74 -20 -70 -50 -62 -62L64 -62C70 -46 68 -26 64 -10C58 -30 54 -40 48 -46L-48 -44C-58 -30 -62 -12 -66 6z',
      ),
      DAY.ink,
    ) +
    solid(
      put('M-72 -46C-92 -92 -58 -128 -20 -120C0 -138 50 -134 62 -108C86 -100 84 -66 70 -48C40 -60 -40 -60 -72 -46z'),
      DAY.light,
      ink(2.6),
    ) +
    area(put('M-72 -46C-92 -92 -58 -128 -20 -120C-52 -108 -58 -76 -50 -54C-60 -52 -66 -49 -72 -46z'), '#cfe2dc') +
    line(put('M-72 -46C-40 -60 40 -60 70 -48M-16 -118C-10 -100 -8 -86 -8 -72M36 -124C34 -106 32 -90 34 -74'), ink(2.2))
  );
}

const hisBody = () =>
  solid('M1194 424L1262 424L1268 490L1232 520L1190 490z', HIS[1], ink(2.2)) +
  solid(
    'M1190 478C1160 486 1124 500 1110 532C1104 620 1110 700 1112 780L1360 780C1362 700 1364 620 1354 540C1340 504 1304 488 1268 476L1230 508z',
    '#1f8f90',
    ink(2.6),
  ) +
  area(
    'M1190 478C1160 486 1124 500 1110 532C1104 620 1110 700 1112 780L1156 780C1146 690 1144 590 1178 488z',
    '#0f5f63',
  ) +
  solid('M1166 560L1300 560L1316 780L1150 780z', CREAM, ink(2.4)) +
  area('M1166 560L1194 560L1184 780L1150 780z', SAND) +
  line('M1172 562C1172 536 1178 508 1190 484M1294 562C1294 532 1286 504 1270 482', ink(13)) +
  line('M1172 562C1172 536 1178 508 1190 484M1294 562C1294 532 1286 504 1270 482', { width: 8, colour: CREAM }) +
  line('M1180 640C1210 650 1260 650 1300 640', pen(1.8, 0.7));

const FAR = [
  [1106, 596, 24],
  [1092, 618, 28],
  [1086, 664, 26],
  [1104, 698, 23],
  [1131, 690, 20],
  [1151, 669, 18],
];
const NEAR = [
  [1350, 604, 26],
  [1362, 626, 32],
  [1360, 678, 30],
  [1336, 712, 25],
  [1302, 709, 20],
  [1281, 690, 18],
];

/** The peel, and the loaf that it has brought out; steam rises from it. */
function peel() {
  const handle = 'M1056 626L1400 704';
  return (
    line(handle, ink(17)) +
    line(handle, { width: 11.5, colour: '#d9a24e' }) +
    solid(
      'M924 594C956 584 1022 592 1070 614C1078 620 1078 634 1068 638C1020 644 956 634 928 616C920 610 916 598 924 594z',
      '#e8b86e',
      ink(2.6),
    ) +
    loaf(994, 616, 1.22) +
    line('M972 538C956 514 988 498 972 470M1004 534C988 510 1020 492 1004 462M1034 540C1020 518 1050 502 1034 476', {
      width: 7,
      colour: '#ffffff',
    })
  );
}

const arm = (spine, sleeve, hem) =>
  solid(tapered(spine), HIS[0], ink(2.4)) +
  area(shaded(spine.slice(2), 1, 0.4), HIS[1], 'fill-opacity=".55" ') +
  solid(sleeve, '#1f8f90', ink(2.6)) +
  line(hem, { width: 4, colour: GOLD });

/** He of the loaf. */
export const loafBaker = () =>
  hisBody() +
  hisHead() +
  peel() +
  arm(
    FAR,
    'M1140 500C1112 510 1090 552 1080 606C1092 622 1126 626 1144 616C1148 580 1150 550 1150 520z',
    'M1081 600C1094 614 1126 618 1144 608',
  ) +
  arm(
    NEAR,
    'M1312 496C1346 506 1376 550 1392 618C1380 638 1342 646 1322 636C1318 600 1310 560 1304 526z',
    'M1391 611C1378 630 1342 638 1322 628',
  ) +
  grip(placed(1170, 650, 44, 0.9), HIS) +
  grip(mirrored(placed(1260, 668, -44, 0.94)), HIS);
