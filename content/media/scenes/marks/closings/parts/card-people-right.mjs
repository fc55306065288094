/** The cashier and the owner of the autocare-card closing. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import {
  BRICK,
  BRIGHT_RUST,
  BRIGHT_TEAL,
  CREAM,
  DEEP_TEAL,
  GOLD,
  HONEY,
  MINT,
  SAND,
  WHITE_SHADE,
} from '../../parts/palette.mjs';
import { facing, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { cashiersHead, ownersHead } from './card-heads.mjs';
import { arm, bangles, buttons, collar, fingersOver, fist, neck, shirt, sleeve, stands, wide } from './crew.mjs';

/** The key of a car on its ring. */
const key = (put) =>
  line(put(oval(0, 18, 18)), ink(8)) +
  line(put(oval(0, 18, 18)), { width: 4, colour: '#dfe6e0' }) +
  line(put('M-16 78L-22 142M-21 124L-36 122M-23 140L-38 138'), ink(14)) +
  line(put('M-16 78L-22 142M-21 124L-36 122M-23 140L-38 138'), { width: 8.5, colour: GOLD }) +
  solid(put('M-28 40C-28 30 8 26 12 36L8 78C4 88 -30 90 -34 80z'), DEEP_TEAL, ink(2.4)) +
  area(put(oval(-8, 44, 6)), GOLD) +
  line(put('M-24 62L-2 60'), { width: 4, colour: MINT });

export function cashier(x, y) {
  const put = stands(x, y, 0.74);
  const his = TONES.warm;
  const gives = [
    [92, 188, 30],
    [138, 262, 32],
    [160, 300, 29],
    [182, 272, 25],
    [184, 206, 20],
    [180, 164, 19],
  ];
  return (
    arm(put, gives, his, -1) +
    neck(put, his) +
    shirt(put, DAY.light, WHITE_SHADE) +
    collar(put, DAY.light) +
    buttons(put, DEEP_TEAL) +
    solid(put('M-9 162L11 162L20 330L2 356L-18 330z'), DEEP_TEAL, ink(2.2)) +
    sleeve(put, gives.slice(0, 3).map(wide), DAY.light, WHITE_SHADE, 1, '#9fc4ba') +
    key(within(put, 150, 130, 6, 1)) +
    fist(put, his, 182, 128, 0, 0.9) +
    cashiersHead(put)
  );
}

/** The arm with which he writes, and the pad on the desk. */
export function cashierWrites(x, y) {
  const put = stands(x, y, 0.74);
  const his = TONES.warm;
  const writes = [
    [-94, 190, 33],
    [-136, 264, 34],
    [-146, 330, 30],
    [-128, 366, 26],
    [-80, 372, 21],
    [-44, 366, 19],
  ];
  const own = within(put, -18, 354, 112, 0.84);
  return (
    solid(put('M-70 384L100 384L116 404L-84 404z'), DAY.light, ink(2.2)) +
    line(put('M10 390L80 390M8 397L84 397'), { width: 2.4, colour: SAND }) +
    arm(put, writes, his, -1) +
    sleeve(put, writes.slice(0, 3).map(wide), DAY.light, WHITE_SHADE, 1, '#9fc4ba') +
    line(put('M14 298L-26 392'), ink(10)) +
    line(put('M14 298L-21 381'), { width: 5.4, colour: HONEY }) +
    fist(own, his, 0, 0, 0, 1)
  );
}

/** She looks at the board, hands on her hips. */
export function owner(x, y) {
  const put = stands(x, y, 0.74, -1);
  const her = TONES.warm;
  const hip = [
    [-96, 192, 32],
    [-152, 264, 34],
    [-190, 330, 29],
    [-178, 374, 26],
    [-146, 404, 20],
    [-122, 416, 19],
  ];
  const akimbo = (m) => {
    const own = (d) => put(facing(m)(d));
    return (
      arm(own, hip, her, 1, 2) +
      sleeve(own, hip.slice(0, 2).map(wide), BRIGHT_RUST, BRICK, 1, GOLD) +
      bangles(own, -154, 396, -62, 20, 2) +
      fingersOver(own, her, [-96, 398, 24, 0.84])
    );
  };
  return (
    neck(put, her) +
    shirt(put, BRIGHT_RUST, BRICK) +
    solid(
      put(
        'M-42 124C-84 134 -116 148 -124 180C-132 280 -120 400 -126 700L130 700L124 440C60 380 0 250 -6 160C-20 150 -32 138 -42 124z',
      ),
      BRIGHT_TEAL,
      ink(2.6),
    ) +
    line(put('M-72 146C-60 280 0 440 60 560M-100 170C-92 320 -50 460 0 600'), { width: 1.8, colour: DEEP_TEAL }) +
    line(put('M-16 152C-6 256 60 384 124 444'), { width: 12, colour: HONEY }) +
    line(put('M-16 152C-6 256 60 384 124 444'), { width: 3.4, colour: CREAM }) +
    akimbo(1) +
    akimbo(-1) +
    ownersHead(put)
  );
}
