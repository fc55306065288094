/** The owner of the fan in the ai-agents closing, before the counter, three-quarters to the left: will it turn again? */
import { ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip, shaded, tapered } from '../../parts/limbs.mjs';
import { SAND } from '../../parts/palette.mjs';
import { facing, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { oldMansHead } from './counter-heads.mjs';

const OLD = TONES.warm;
const SHIRT = '#fdf3dd';

function head() {
  const face = placed(1232, 366, -4, 0.9);
  const put = (d) => face(facing(-1)(d));
  return (
    oldMansHead(put, {
      tones: OLD,
      turn: 12,
      look: [5, 2],
      lid: 0.16,
      brow: 4,
      tilt: 7,
      mouth: 'soft',
      wide: 20,
      hair: '#e6ece8',
    }) + line(put('M-58 -70C-54 -54 -58 -36 -62 -24'), { width: 1.6, colour: '#9fb0ac' })
  );
}

/** Neck, shirt and sarong. */
export const owner = () =>
  solid('M1202 430L1268 430L1276 500L1240 530L1196 500z', OLD[1], ink(2.2)) +
  solid(
    'M1196 486C1166 494 1146 508 1140 540C1134 620 1138 740 1132 910L1380 910C1378 760 1372 640 1364 560C1354 516 1318 496 1274 484L1238 516z',
    SHIRT,
    ink(2.6),
  ) +
  area('M1196 486C1166 494 1146 508 1140 540C1134 620 1138 740 1132 910L1184 910C1176 780 1172 620 1188 500z', SAND) +
  line(
    repeat(8, (i) => `M${1150 + i * 27} 520C${1148 + i * 27} 620 ${1146 + i * 28} 720 ${1144 + i * 29} 832`),
    { width: 2, colour: '#c98a52', opacity: 0.8 },
  ) +
  solid('M1136 832L1380 832L1382 912L1130 912z', '#b5622a', ink(2.4)) +
  line(`${repeat(6, (i) => `M${1160 + i * 40} 836L${1158 + i * 41} 910`)}M1136 860L1382 860M1134 886L1382 886`, {
    width: 2,
    colour: '#7d3d12',
  }) +
  line('M1238 520C1230 640 1228 760 1230 832', pen(1.8, 0.8)) +
  solid('M1198 480L1238 518L1218 552L1174 500zM1272 478L1238 518L1262 550L1304 496z', SHIRT, ink(2.2)) +
  line('M1234 600L1234.1 600M1230 740L1230.1 740', { width: 5.4, colour: '#b5471b' });

const ARM = [
  [1340, 590, 26],
  [1356, 640, 32],
  [1350, 686, 31],
  [1322, 706, 27],
  [1280, 699, 20],
  [1254, 686, 18],
];
const REACH = ARM.slice(2);

/** His arm, over the fan, and his head. */
export function ownersGrip() {
  const hand = placed(1228, 672, -62, 0.92);
  return (
    solid(tapered(ARM), OLD[0], ink(2.4)) +
    area('M1304 496C1346 510 1378 552 1392 626C1378 644 1338 652 1314 644C1310 600 1300 550 1290 520z', SHIRT) +
    line('M1340 528C1352 560 1360 600 1362 640M1318 530C1328 570 1334 610 1336 646', {
      width: 2,
      colour: '#c98a52',
      opacity: 0.8,
    }) +
    line('M1296 493C1346 508 1378 552 1392 626C1378 644 1338 652 1314 644C1312 610 1308 582 1302 560', ink(2.6)) +
    area(shaded(REACH, 1, 0.4), OLD[1], 'fill-opacity=".5" ') +
    grip(hand, OLD) +
    head()
  );
}
