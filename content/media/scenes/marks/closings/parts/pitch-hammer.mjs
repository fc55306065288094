/** The work of the seller in the ai-services closing: a shoe upside down on an iron last, and the arm with the hammer. */
import { DAY, ink, SUN } from '../../daylight.mjs';
import { HONEY, HONEY_SHADE, TEAL } from '../../parts/palette.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';
import { arm, fist, sleeve, wide } from './crew.mjs';
import { HIS, here } from './pitch-seller.mjs';

/** An iron last on its foot, with a shoe upside down on it. */
const last = () =>
  solid(
    'M1128 546C1128 534 1144 530 1152 526L1154 462L1172 462L1174 526C1184 530 1200 534 1200 546z',
    '#46585c',
    ink(2.6),
  ) +
  solid('M1092 426C1088 446 1108 458 1138 460C1150 478 1190 486 1228 470L1232 424z', TEAL, ink(2.6)) +
  line('M1140 432C1134 440 1134 452 1138 459M1196 434C1194 450 1200 464 1210 474', { width: 2, colour: '#8fd0c8' }) +
  solid(
    'M1086 424C1088 412 1108 410 1134 414C1164 418 1186 412 1236 412L1236 426C1196 426 1164 432 1134 428C1112 426 1098 430 1086 424z',
    '#e0a95c',
    ink(2.4),
  ) +
  solid('M1196 413L1197 394L1238 394L1236 413z', DAY.ink, ink(2)) +
  line('M1146 414L1146 400M1140 399L1152 399', ink(3.2));

const FAR = [
  [1290, 470, 26],
  [1284, 430, 29],
  [1262, 380, 31],
  [1236, 346, 35],
];

/** The other arm with the hammer over the last. */
export function hammering() {
  const grip = [1264, 362, 6, 0.84];
  const put = placed(...grip);
  return (
    last() +
    arm(here, FAR, HIS, 1, 0) +
    sleeve(here, [wide(FAR[3]), wide(FAR[2]), [1280, 418, 36]], HONEY, HONEY_SHADE, -1) +
    arm(
      here,
      [
        [1288, 468, 25],
        [1282, 440, 25],
        [1266, 412, 20],
        [1260, 396, 19],
      ],
      HIS,
      1,
      0,
    ) +
    line('M1252 326C1276 336 1296 366 1306 398', SUN) +
    line('M1310 436C1312 450 1311 464 1306 476', SUN) +
    solid(put('M-128 -10L52 -8C58 -8 58 10 52 10L-128 8z'), '#c98a42', ink(2.4)) +
    solid(put('M-138 -44L-124 -44L-116 -20L-116 14L-146 14L-146 -20z'), '#5d7176', ink(2.6)) +
    solid(put('M-152 14L-110 14L-110 28C-120 32 -142 32 -152 28z'), '#46585c', ink(2.6)) +
    line(put('M-124 -34L-119 -12L-119 14'), { width: 3, colour: '#fff3d0' }) +
    fist(here, HIS, ...grip)
  );
}
