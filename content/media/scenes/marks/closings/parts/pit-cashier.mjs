/** The cashier, who leans over the pit from above, and holds out the key and the receipt. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { BRASS, BRIGHT_RUST, GOLD, HONEY_SHADE, TEAL } from '../../parts/palette.mjs';
import { card, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { mansHead } from './counter-heads.mjs';
import { arm, collar, fingersOver, fist, neck, shirt, sleeve, stands, wide } from './crew.mjs';
import { cased } from './pit-car.mjs';

const HIS = TONES.tan;
const same = (d) => d;
const put = stands(822, 172, 0.74, -1, 172);
const REACH = [
  [888, 62, 30],
  [896, 132, 28],
  [908, 178, 25],
  [934, 180, 20],
  [958, 160, 15],
];

/** A key with its ring and tag; the ring is at the origin. */
const key = (at) =>
  cased(at(oval(0, 0, 15)), 3.4, '#dfe6e0', 3.6) +
  solid(at(card(-46, 10, 34, 50, 8)), BRIGHT_RUST, ink(2.4)) +
  area(at(oval(-29, 22, 4)), DAY.light) +
  solid(at('M4 54L4 108L10 114L18 106L18 98L28 98L28 90L18 88L18 80L28 78L28 70L18 70L18 54z'), BRASS, ink(2.4)) +
  solid(at(card(-6, 12, 34, 46, 10)), TEAL, ink(2.4)) +
  solid(at(oval(11, 30, 6)), '#8fd0c8', ink(1.8));

/** The receipt, which curls at its end. */
const slip = (at) =>
  solid(at('M-22 0L22 0L24 96C26 118 6 122 -6 112C-16 104 -22 116 -24 104z'), DAY.light, ink(2.4)) +
  line(at('M-14 40L14 40M-14 56L8 56M-14 72L14 72'), { width: 4.4, colour: '#7fb3ad' }) +
  line(at('M2 86L16 86'), { width: 5, colour: HONEY_SHADE });

/** His tie hangs towards us, over the edge of the pit. */
const tie = () =>
  solid(put('M-14 136L14 136L10 160L34 236L4 268L-30 240L-10 160z'), BRIGHT_RUST, ink(2.6)) +
  line(put('M-16 196L14 184M-24 222L26 204M-20 246L30 226'), { width: 5, colour: GOLD });

export const cashier = () =>
  neck(put, HIS) +
  shirt(put, '#d3ece4', '#93c7bd') +
  collar(put, DAY.light) +
  mansHead(
    put,
    { tones: HIS, turn: 13, look: [7, 2], lid: 0.12, brow: 6, mouth: 'parted', wide: 24, calm: true },
    { wave: true },
  );

export const cashiersArm = () =>
  tie() +
  fingersOver(same, HIS, [724, 20, 90, 0.8], 4) +
  arm(same, REACH, HIS, -1) +
  sleeve(same, REACH.slice(0, 2).map(wide), '#d3ece4', '#93c7bd', 1, TEAL) +
  slip(placed(984, 172, -24, 0.74)) +
  key(placed(994, 134, -80, 0.6)) +
  fist(same, HIS, 975, 144, 48, 0.72);
