/** The seller of the ai-services closing: cross-legged, a slipper held out. */
import { ink, SUN } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, CREAM, HONEY, HONEY_SHADE, RUST, TEAL } from '../../parts/palette.mjs';
import { clipped, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { glasses, SHORT } from './counter-heads.mjs';
import { arm, sleeve, stands, wide } from './crew.mjs';
import { flipped, palm, thumb } from './half-figure.mjs';

export const HIS = TONES.warm;
const GREY = '#cfd6d0';
export const here = (d) => d;

function head() {
  const put = stands(1144, 188, 0.94, -1, -5);
  return (
    ear(put, -64, 8, HIS) +
    skull(put, HIS, 14, 4) +
    features(put, {
      tones: HIS,
      turn: 14,
      look: [5, -4],
      lid: 0.18,
      brow: 8,
      tilt: 4,
      calm: true,
      mouth: 'soft',
      wide: 37,
      hair: GREY,
    }) +
    line(put('M-44 28C-40 34 -38 38 -38 44M66 24C64 30 63 34 64 40M-48 -12L-56 -18M-48 -4L-58 -4'), {
      width: 2,
      colour: HIS[2],
    }) +
    solid(put(SHORT), GREY, ink(2.2)) +
    line(put('M-8 -68C-2 -84 6 -96 20 -104M4 -62C18 -76 34 -84 50 -86M-14 -66C-30 -66 -48 -56 -56 -40'), {
      width: 1.8,
      colour: '#8b9a96',
    }) +
    glasses((d) => put(placed(0, -56, 0, 0.94)(d))) +
    line(put('M-65 -56C-68 -42 -68 -28 -65 -12'), SUN) +
    line(put('M-63 26C-61 44 -54 62 -42 76'), SUN)
  );
}

/** His shirt, open at the neck, with a towel over the shoulder. */
const torso = () =>
  solid('M1112 236L1170 236L1182 300L1140 336L1100 300z', HIS[1], ink(2.2)) +
  solid(
    'M1100 296C1068 304 1044 316 1036 344C1030 390 1040 440 1044 490L1252 490C1258 440 1264 390 1256 344C1246 316 1218 304 1182 294L1142 342z',
    HONEY,
    ink(2.6),
  ) +
  area(
    'M1100 296C1068 304 1044 316 1036 344C1030 390 1040 440 1044 490L1092 490C1078 430 1076 350 1114 312z',
    HONEY_SHADE,
  ) +
  solid('M1100 290L1142 344L1118 374L1080 308zM1182 288L1142 344L1164 372L1202 304z', CREAM, ink(2.2)) +
  line('M1142 346C1144 400 1144 440 1142 490', { width: 1.8, colour: '#8f5a14' }) +
  line('M1142 388L1142.1 388M1143 428L1143.1 428', ink(5)) +
  solid(
    'M1192 296C1214 298 1238 308 1250 328C1256 370 1256 410 1250 446L1212 440C1220 390 1210 340 1192 296z',
    BRIGHT_RUST,
    ink(2.4),
  );

const LAP =
  'M1040 440C1006 446 970 468 960 496C956 518 980 528 1020 528L1266 530C1312 530 1340 520 1338 498C1330 468 1292 446 1256 440C1200 470 1096 470 1040 440z';

/** The checked sarong over crossed legs, and the feet that come out of it. */
const lap = () =>
  solid('M1090 520C1076 506 1060 508 1050 520C1042 530 1046 540 1060 540L1130 540L1136 520z', HIS[0], ink(2.4)) +
  solid('M1226 518C1246 506 1262 512 1268 524C1272 534 1266 542 1252 542L1180 540L1176 520z', HIS[1], ink(2.4)) +
  line('M1066 538C1063 532 1064 528 1068 526M1080 539C1077 533 1078 529 1082 527', { width: 2, colour: HIS[2] }) +
  clipped(
    'sarong',
    LAP,
    area('M940 430L1350 430L1350 540L940 540z', '#e9dcb8') +
      line(
        repeat(9, (i) => `M${956 + i * 48} 430C${940 + i * 50} 470 ${960 + i * 44} 500 ${980 + i * 38} 540`),
        { width: 12, colour: TEAL, opacity: 0.85 },
      ) +
      line('M950 474C1040 500 1250 504 1345 476M950 504C1040 522 1250 526 1345 506', {
        width: 11,
        colour: RUST,
        opacity: 0.7,
      }) +
      area(
        'M1040 440C1006 446 970 468 960 496C956 518 980 528 1020 528L1060 528C1010 510 1010 470 1060 448z',
        '#0f5f63',
        'fill-opacity=".4" ',
      ),
  ) +
  line(LAP, ink(2.6)) +
  line('M1150 470C1120 488 1076 506 1040 526M1150 470C1190 492 1230 508 1260 528', { width: 2.4, colour: '#0d1720' });

const NEAR = [
  [1052, 470, 27],
  [1050, 430, 28],
  [1056, 376, 31],
  [1066, 346, 34],
];

/** The arm that offers, without the thumb. */
const hand = flipped(placed(944, 402, 208, 0.84));
const offering = () =>
  arm(here, NEAR, HIS, 1, 0) +
  sleeve(here, [wide(NEAR[3]), wide(NEAR[2]), [1051, 420, 35]], HONEY, HONEY_SHADE, -1) +
  arm(
    here,
    [
      [1054, 468, 26],
      [1030, 456, 25],
      [1004, 436, 18],
      [994, 430, 16],
    ],
    HIS,
    -1,
    0,
  ) +
  palm(hand, HIS);

export const thumbOnSlipper = () => thumb(hand, HIS);

export const seller = () => torso() + head() + lap() + offering();
