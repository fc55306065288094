/** The technician of the iot-photograph closing, from behind, with her phone; and her helper at the frosted pipe. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip, shaded, tapered } from '../../parts/limbs.mjs';
import { box, card, facing, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { handOn } from './counter-hands.mjs';
import { mansHead } from './counter-heads.mjs';
import { arm, headOn, neck } from './counter-people.mjs';
import { pointer, stands } from './crew.mjs';
import { someone, torso } from './foot-figures.mjs';
import { FACE, HAIR, STRANDS } from './grocer.mjs';
import { machine } from './photograph-machine.mjs';

const [TEAL, DEEP, MINT, HONEY, AMBER, RUST, GOLD, CREAM] = [
  '#1f8f90',
  '#0f5f63',
  '#8fd0c8',
  '#f0a53a',
  '#c8762a',
  '#c8502a',
  '#f6c667',
  '#fbefd6',
];
const TONE = TONES.warm;
const [SKIN, DUSK, CREASE] = TONE;

/** The phone lies on its side; it is 272 × 152 about the origin. */
const PHONE = placed(886, 352, -3);
const onPhone = (x, y) => PHONE(`${x} ${y}`).split(' ').map(Number);

/** On the screen: the machine between four corner marks. */
function phone(put) {
  const screen = card(-122, -66, 244, 132, 10);
  const frame = 'M-104 -38L-104 -57L-84 -57M86 -57L106 -57L106 -38M106 38L106 57L86 57M-84 57L-104 57L-104 38';
  return (
    solid(put(card(-136, -76, 272, 152, 20)), DAY.ink, { width: 2, colour: '#5fb8b0' }) +
    area(put(screen), '#ffffff') +
    area(put(box(-122, 34, 244, 14)), '#e7efe4') +
    machine((d) => put(placed(4, 53, 0, 0.335)(d)), 0.55) +
    line(put(frame), { width: 4.4, colour: '#0b7f7c' }) +
    solid(put(oval(108, 0, 9)), '#ffffff', { width: 2.6, colour: RUST })
  );
}

/** What of the left hand lies behind the phone. */
const palm = (put) =>
  area(put('M-56 168C-52 128 -50 100 -60 70L-142 0C-156 26 -160 66 -148 100C-138 124 -122 138 -116 168z'), SKIN) +
  area(
    put('M-116 168C-122 138 -138 124 -148 100C-152 84 -154 68 -153 54C-144 90 -116 112 -98 168z'),
    DUSK,
    'fill-opacity=".6" ',
  ) +
  line(put('M-57 166C-52 128 -50 100 -58 74M-150 40C-156 60 -154 84 -148 100C-138 124 -122 138 -116 166'), ink(2.4)) +
  solid(put('M-112 -70C-116 -90 -92 -94 -88 -72z'), SKIN, ink(2.2));

/** Its thumb, before the phone. */
const thumb = (put) =>
  area(
    put(
      'M-152 62C-156 30 -146 6 -128 -8C-112 -20 -94 -30 -82 -24C-74 -18 -76 -6 -86 0C-100 10 -106 26 -106 46C-106 66 -114 84 -126 96C-140 90 -148 78 -152 62z',
    ),
    SKIN,
  ) +
  line(
    put(
      'M-152 62C-156 30 -146 6 -128 -8C-112 -20 -94 -30 -82 -24C-74 -18 -76 -6 -86 0C-100 10 -106 26 -106 46C-106 60 -108 68 -112 76',
    ),
    ink(2.4),
  ) +
  line(put('M-94 -22C-88 -22 -84 -18 -84 -12M-122 8C-116 10 -112 14 -110 18'), { width: 1.8, colour: CREASE });

const mirrored = (d) => PHONE(facing(-1)(d));

/** A bare forearm from the elbow to a wrist, and its rolled sleeve. */
const forearm = (spine, side) =>
  solid(tapered(spine), SKIN, ink(2.6)) + area(shaded(spine, side, 0.4), DUSK, 'fill-opacity=".6" ');

function farArm() {
  const [x, y] = onPhone(87, 160);
  return forearm(
    [
      [1078, 610, 34],
      [1050, 592, 34],
      [998, 556, 31],
      [x + 2, y - 18, 31],
    ],
    1,
  );
}

function nearArm() {
  const [x, y] = onPhone(-87, 160);
  const upper = [
    [950, 640, 46],
    [1000, 582, 46],
    [1050, 528, 44],
  ];
  const cloth = [
    [984, 602, 56],
    [1030, 552, 60],
    [1102, 504, 62],
  ];
  const fore = [
    [946, 642, 45],
    [896, 598, 42],
    [834, 546, 32],
    [x + 5, y + 6, 30],
    [x, y - 16, 29],
  ];
  const strap = placed(807, 502, 78);
  return (
    line(tapered(upper), ink(5)) +
    line(oval(950, 640, 47), ink(5)) +
    forearm(fore, 1) +
    area(tapered(upper), SKIN) +
    area(oval(950, 640, 47), SKIN) +
    area(
      'M908 622C904 660 930 688 956 687C984 684 1004 664 1018 644L984 620C960 650 930 650 908 622z',
      DUSK,
      'fill-opacity=".6" ',
    ) +
    area(tapered(cloth), HONEY) +
    area('M938 566C956 536 1002 490 1052 459L1120 520L1010 640z', HONEY) +
    area('M1012 640C1050 604 1084 574 1124 550C1084 560 1030 590 990 616z', AMBER) +
    line('M938 566C956 536 1002 490 1052 459M1030 642C1060 612 1090 580 1122 550', ink(2.8)) +
    solid(
      'M940 562C962 572 1014 612 1036 640C1032 656 1022 662 1012 664C990 634 944 598 924 590C922 578 930 566 940 562z',
      CREAM,
      ink(2.6),
    ) +
    line('M932 576C956 586 1004 624 1022 652', { width: 2, colour: '#b98746' }) +
    line(strap('M-3 -31C3 -12 3 12 -3 31'), ink(17)) +
    line(strap('M-3 -30C3 -12 3 12 -3 30'), { width: 9, colour: RUST }) +
    solid(strap(box(-9, -10, 20, 20)), GOLD, ink(2.2))
  );
}

/** Her head in profile, to the left: grey, a bun, glasses low on the nose, a smile. */
function head() {
  const put = stands(1228, 178, 0.9, -1, -2);
  const lens = 'M140 92C152 88 164 92 166 104C166 118 156 124 146 122C134 118 132 100 140 92z';
  return (
    solid(put(oval(2, 152, 44, 40)), '#aab5b0', ink(2.4)) +
    line(put('M-30 144C-24 120 14 114 32 138M-28 164C-14 136 22 134 36 158M-10 182C0 156 22 152 32 168'), {
      width: 2,
      colour: '#66736f',
    }) +
    solid(put(FACE), SKIN, ink(2.6)) +
    area(
      put('M163 196C166 202 165 212 157 218C148 223 134 219 122 215C104 209 88 196 82 172C98 194 132 204 163 196z'),
      DUSK,
      'fill-opacity=".55" ',
    ) +
    line(put('M172 170C164 173 154 169 147 161C145 159 143 157 142 154M166 150C160 152 156 147 159 141'), {
      width: 2.6,
      colour: CREASE,
    }) +
    line(put('M134 146C134 158 137 166 142 174M108 92L118 98M106 104L116 106'), { width: 1.8, colour: CREASE }) +
    line(put('M126 78C134 68 148 68 157 76'), { width: 4.4, colour: '#66736f' }) +
    area(put('M134 106C139 97 148 95 157 100C155 108 150 112 144 112C139 112 136 110 134 106z'), DAY.light) +
    area(put(oval(150, 104, 4.8, 6.2)), DAY.ink) +
    line(put('M129 106C136 96 147 93 158 98'), { width: 3.4, colour: DAY.ink }) +
    area(put(lens), DAY.light, 'fill-opacity=".25" ') +
    line(put(lens), ink(2.8)) +
    line(put('M136 100L90 106'), ink(2.8)) +
    solid(put(HAIR), '#aab5b0', ink(2.6)) +
    line(put(STRANDS), { width: 2, colour: '#66736f' }) +
    line(put('M136 30C112 14 84 16 56 34M128 24C100 12 70 20 44 48'), { width: 3.4, colour: '#e3eae6' }) +
    solid(put('M78 106C86 98 98 104 97 118C96 130 90 142 82 143C74 142 72 116 78 106z'), SKIN, ink(2)) +
    line(put('M82 112C90 112 90 124 84 132'), { width: 1.8, colour: CREASE }) +
    solid(put(oval(84, 150, 6.5)), GOLD, ink(1.8))
  );
}

const BACK =
  'M1128 424C1096 432 1058 442 1046 474C1034 520 1040 640 1034 840L1372 840C1378 720 1382 560 1356 486C1342 454 1276 434 1236 408C1210 436 1160 440 1128 424z';

/** Her back in a shirt, under the straps of dungarees. */
const back = () =>
  solid(
    'M1128 340L1202 312C1206 362 1214 392 1238 412C1214 446 1158 450 1120 430C1134 404 1138 372 1128 340z',
    DUSK,
    ink(2.4),
  ) +
  solid(BACK, HONEY, ink(2.8)) +
  area(
    'M1300 446C1330 458 1350 470 1356 486C1382 560 1378 720 1372 840L1296 840C1322 700 1330 560 1300 446z',
    '#ffd48a',
  ) +
  line(BACK, ink(2.8)) +
  line('M1300 448C1318 500 1326 560 1322 640', { width: 2, colour: AMBER }) +
  solid('M1036 652C1120 632 1280 632 1378 656L1372 840L1034 840z', TEAL, ink(2.8)) +
  area('M1036 652C1060 646 1086 643 1112 640C1100 700 1096 770 1098 840L1034 840z', DEEP) +
  solid('M1136 428L1166 436C1180 520 1214 590 1246 640L1206 638C1170 590 1146 510 1136 428z', TEAL, ink(2.4)) +
  solid('M1262 424L1292 442C1290 520 1254 590 1216 640L1180 638C1226 580 1256 510 1262 424z', TEAL, ink(2.4)) +
  solid(card(1190, 560, 46, 34, 6), GOLD, ink(2.4)) +
  solid('M1126 408C1150 430 1210 426 1232 396L1250 412C1224 452 1146 456 1112 432z', '#ffc566', ink(2.4)) +
  solid('M1290 690L1352 694L1350 770L1288 766z', '#2ba3a2', ink(2.2)) +
  line('M1306 692L1300 644M1330 694L1336 640', ink(12)) +
  line('M1306 692L1300 644M1330 694L1336 640', { width: 7, colour: RUST });

export const technician = () =>
  farArm() + palm(mirrored) + palm(PHONE) + phone(PHONE) + thumb(mirrored) + back() + head() + nearArm() + thumb(PHONE);

/** A cap with its peak to the right. */
const cap = (put) =>
  solid(put('M-70 -40C-76 -96 -34 -126 6 -124C52 -122 80 -88 72 -42C40 -62 -40 -62 -70 -40z'), RUST, ink(2.6)) +
  area(put('M-70 -40C-76 -96 -34 -126 0 -124C-34 -108 -50 -80 -46 -52C-56 -48 -64 -44 -70 -40z'), '#8f3714') +
  solid(put('M-10 -58C30 -66 90 -58 108 -38C112 -30 100 -30 92 -32C60 -44 20 -48 -10 -46z'), RUST, ink(2.4));

/** A lamp in a cage: its handle is about the origin, the bulb above. */
const lamp = (put) =>
  line(put('M0 34C0 110 -30 150 -90 190'), ink(5)) +
  solid(put(card(-11, -22, 22, 62, 8)), DAY.ink, ink(2)) +
  solid(put('M-16 -22L16 -22L20 -38L-20 -38z'), HONEY, ink(2.4)) +
  area(put('M-20 -40C-40 -76 -26 -112 0 -112C26 -112 40 -76 20 -40z'), '#fff3c4') +
  line(
    put('M-20 -40C-40 -76 -26 -112 0 -112C26 -112 40 -76 20 -40zM0 -40L0 -112M-29 -66L29 -66M-26 -90L26 -90'),
    ink(2.4),
  );

/** A young man behind the machine: a lamp in one hand, the other shows the frost. */
export function helper(x, y) {
  const put = someone(x, y, 0.6);
  const tones = TONES.deep;
  const cloth = ['#fffdf8', '#cfe2dc'];
  const shows = { m: 1, elbow: [172, 104], wrist: [150, -18] };
  const lifts = { m: -1, elbow: [-182, 160], wrist: [-164, 46] };
  const face = { tones, turn: 16, look: [6, -5], lid: 0, brow: 10, mouth: 'ah', wide: 24 };
  const hand = handOn(put, lifts.elbow, lifts.wrist, { m: -1, size: 0.95 });
  const point = handOn(put, shows.elbow, shows.wrist, { m: 1, turn: 6, size: 0.95, reach: 24 });
  const head = headOn(put, 7);
  return (
    area(put('M-112 290L112 290L118 436L-114 436z'), '#2c6f86') +
    line(put('M-112 290L-114 436'), ink(2.6)) +
    neck(put, tones) +
    torso(put, cloth, { hem: 316, waist: 104 }) +
    solid(put('M-44 -4C-30 34 30 34 44 -4C52 0 56 4 58 8C40 52 -40 52 -58 8z'), TEAL, ink(2.2)) +
    area(put('M-136 96C-60 108 60 108 136 96L130 146C60 156 -60 156 -130 146z'), MINT) +
    mansHead(head, face) +
    cap(head) +
    arm(put, { ...shows, tones, cloth, trim: TEAL }) +
    pointer(point, tones, 0, 0) +
    glow(x - 88, y - 48, 120, '#ffd46a', 0.9) +
    lamp((d) => hand(facing(-1)(placed(0, 4)(d)))) +
    arm(put, { ...lifts, tones, cloth, trim: TEAL }) +
    grip(hand, tones)
  );
}
