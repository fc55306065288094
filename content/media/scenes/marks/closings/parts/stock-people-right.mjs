/** The store manager and the auditor of the stockmaster-shelf closing. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD, HONEY, HONEY_SHADE, WHITE_SHADE } from '../../parts/palette.mjs';
import { facing, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, bangles, buttons, collar, fingersOver, fist, neck, shirt, sleeve, stands } from './crew.mjs';
import { auditorsHead, managersHead } from './stock-heads.mjs';
import { crate, tin } from './stock-shelf.mjs';

/** A king coconut, a straw in it. */
const kingCoconut = (put) =>
  line(put('M8 -70L30 -124L46 -120'), ink(8)) +
  line(put('M8 -70L30 -124L46 -120'), { width: 4, colour: DAY.light }) +
  solid(
    put('M0 -78C34 -78 46 -48 42 -16C38 14 18 26 0 26C-18 26 -38 14 -42 -16C-46 -48 -34 -78 0 -78z'),
    HONEY,
    ink(2.4),
  ) +
  area(put('M-20 -72C-34 -64 -46 -44 -42 -16C-38 14 -18 26 0 26C-22 0 -32 -34 -20 -72z'), HONEY_SHADE) +
  solid(put('M-24 -72C-14 -84 16 -84 26 -71C14 -62 -12 -62 -24 -72z'), DAY.light, ink(2));

export function manager(x, y) {
  const put = stands(x, y, 0.76, -1);
  const his = TONES.warm;
  const carries = (m) => [
    [m * 92, 190, 34],
    [m * 142, 264, 35],
    [m * 164, 340, 31],
    [m * 164, 388, 27],
    [m * 150, 430, 23],
    [m * 132, 470, 22],
  ];
  const cuffed = (m) =>
    carries(m)
      .slice(0, 4)
      .map(([u, v, w]) => [u, v, w + 6]);
  return (
    neck(put, his) +
    shirt(put, DAY.light, WHITE_SHADE) +
    collar(put, DAY.light) +
    buttons(put, BRIGHT_TEAL) +
    solid(put('M-9 162L11 162L20 330L2 356L-18 330z'), BRIGHT_TEAL, ink(2.2)) +
    arm(put, carries(1), his, -1) +
    arm(put, carries(-1), his, 1) +
    sleeve(put, cuffed(1), DAY.light, WHITE_SHADE, -1, '#9fc4ba') +
    sleeve(put, cuffed(-1), DAY.light, WHITE_SHADE, 1, '#9fc4ba') +
    tin(x - 58, y + 318, BRIGHT_RUST, placed(x - 58, y + 316, -6)) +
    kingCoconut(placed(x + 8, y + 300, 8, 0.94)) +
    tin(x + 62, y + 322, BRIGHT_TEAL, placed(x + 66, y + 316, 7)) +
    crate(x - 112, y + 292, 224, 136) +
    [1, -1].map((m) => fingersOver((d) => put(facing(m)(d)), his, [-142, 438, 0, 0.94])).join('') +
    managersHead(put)
  );
}

/** The tap that she doubts, its foot at the origin. */
const tap = (put, width) =>
  solid(put('M-9 0L-9 -26L9 -26L9 0z'), '#b9691f', ink(width)) +
  solid(
    put(
      'M-30 -50C-30 -58 -24 -60 -16 -60L18 -60C44 -60 54 -48 54 -22L34 -22C34 -34 30 -38 18 -38L10 -38L10 -22L-10 -22L-10 -38L-16 -38C-24 -38 -30 -42 -30 -50z',
    ),
    GOLD,
    ink(width),
  ) +
  solid(put('M-6 -60L-6 -74L6 -74L6 -60z'), '#b9691f', ink(width)) +
  solid(
    put(
      'M-30 -86C-30 -92 -24 -92 -20 -90L20 -90C24 -92 30 -92 30 -86C30 -76 24 -76 20 -78L-20 -78C-24 -76 -30 -76 -30 -86z',
    ),
    BRIGHT_RUST,
    ink(width),
  ) +
  line(put('M-18 -53L16 -53'), { width: width * 1.2, colour: DAY.light });

/** The lens, and in it the tap, much larger. */
function lens(put) {
  const [u, v, r] = [142, 128, 66];
  return (
    `<clipPath id="lens"><path d="${put(oval(u, v, r))}"/></clipPath>` +
    line(put('M190 178L232 222'), ink(17)) +
    line(put('M190 178L232 222'), { width: 11, colour: '#8a5a2c' }) +
    area(put(oval(u, v, r)), '#eaf6f1') +
    `<g clip-path="url(#lens)">${tap(within(put, u - 8, v + 60, 0, 1.3), 3)}</g>` +
    line(put(oval(u, v, r)), ink(11)) +
    line(put(oval(u, v, r)), { width: 5.6, colour: BRIGHT_TEAL }) +
    line(put(`M${u - 48} ${v - 14}C${u - 44} ${v - 34} ${u - 32} ${v - 46} ${u - 16} ${v - 50}`), {
      width: 4,
      colour: DAY.light,
    })
  );
}

export function auditor(x, y) {
  const put = stands(x, y, 0.76, -1);
  const her = TONES.warm;
  const looks = [
    [92, 190, 30],
    [150, 286, 31],
    [205, 382, 21],
  ];
  const raises = [
    [206, 386, 27],
    [214, 336, 27],
    [222, 284, 20],
    [220, 256, 19],
  ];
  const holds = [
    [-96, 190, 34],
    [-138, 280, 36],
    [-138, 352, 32],
    [-96, 378, 27],
    [10, 330, 21],
    [84, 288, 19],
  ];
  const wide = ([u, v, w]) => [u, v, w + 6];
  return (
    neck(put, her) +
    shirt(put, HONEY, HONEY_SHADE) +
    solid(
      put(
        'M-42 124C-84 134 -116 148 -124 180C-132 280 -124 420 -126 700L128 700L126 440C60 380 0 250 -6 160C-20 150 -32 138 -42 124z',
      ),
      BRIGHT_TEAL,
      ink(2.6),
    ) +
    line(put('M-72 146C-60 280 0 440 60 560M-100 170C-96 320 -50 460 0 600'), { width: 1.8, colour: DEEP_TEAL }) +
    line(put('M-16 152C-6 256 60 384 126 444'), { width: 12, colour: BRIGHT_RUST }) +
    line(put('M-16 152C-6 256 60 384 126 444'), { width: 3.4, colour: GOLD }) +
    solid(put(tapered(looks)), her[0], ink(2.4)) +
    arm(put, raises, her, -1, 0) +
    sleeve(put, looks.slice(0, 2).map(wide), HONEY, HONEY_SHADE, 1, BRIGHT_RUST) +
    arm(put, holds, her, -1) +
    sleeve(put, holds.slice(0, 2).map(wide), HONEY, HONEY_SHADE, 1, BRIGHT_RUST) +
    bangles(put, 22, 325, 66, 21) +
    tap(within(put, 122, 244, 0, 0.9), 2.4) +
    fist(put, her, 118, 262, 62, 0.84) +
    auditorsHead(put) +
    lens(put) +
    fist(put, her, 232, 226, 48, 0.84)
  );
}
