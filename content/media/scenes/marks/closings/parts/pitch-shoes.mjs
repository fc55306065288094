/** The four pairs of the ai-services closing on their mat; a shoe's heel stands at the origin and its toe is to the right. */
import { DAY, ink } from '../../daylight.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, CREAM, GOLD, HONEY, RUST, TEAL } from '../../parts/palette.mjs';
import { placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { thrown } from './pitch-shadow.mjs';

/** A woven mat with bands and a fringe. */
export const mat = () =>
  area('M540 508L1112 508L1150 560L504 560z', '#0f5f63', 'fill-opacity=".3" ') +
  line(
    repeat(9, (i) => `M${563 - i * 4.4} ${503 + i * 6}l-14 4M${1115 + i * 4.2} ${503 + i * 6}l14 4`),
    { width: 3, colour: '#c9a25a' },
  ) +
  solid('M566 498L1112 498L1150 552L530 552z', '#f2dfb0', ink(2.6)) +
  repeat(7, (i) => {
    const [a, b] = [566 + i * 86, 530 + i * 98];
    return area(`M${a} 498L${a + 30} 498L${b + 34} 552L${b} 552z`, i % 2 ? TEAL : BRIGHT_RUST);
  }) +
  line('M561 506L1118 506M550 522L1130 522M539 539L1141 539', { width: 1.6, colour: '#8f6a2e', opacity: 0.7 }) +
  line('M566 498L1112 498L1150 552L530 552z', ink(2.6)) +
  thrown(990, 520, 210, 26);

/** A football boot with studs. */
function footballBoot(put) {
  const studs = [6, 30, 84, 106, 128].map((u) => `M${u - 6} -14L${u + 7} -14L${u + 5} 0L${u - 3} 0z`).join('');
  return (
    solid(put(studs), CREAM, ink(2)) +
    solid(
      put('M-6 -14C-12 -40 -6 -66 0 -86C16 -94 30 -90 40 -80C52 -64 74 -56 104 -50C134 -44 150 -32 146 -14z'),
      BRIGHT_RUST,
      ink(2.6),
    ) +
    area(put('M-6 -14C-12 -40 -6 -66 0 -86C6 -89 10 -90 14 -90C6 -64 6 -40 12 -14z'), BRICK) +
    solid(put('M0 -86C16 -94 30 -90 40 -80L34 -70C24 -78 12 -80 2 -76z'), CREAM, ink(2)) +
    solid(put('M44 -76C58 -62 76 -56 100 -51L94 -36C72 -40 52 -50 38 -64z'), CREAM, ink(2)) +
    line(put('M50 -72L44 -56M62 -64L58 -46M75 -58L73 -40M88 -54L88 -37'), ink(3)) +
    line(put('M24 -20L40 -42L54 -20L70 -36L82 -20'), { width: 5, colour: GOLD }) +
    solid(put('M-8 -22L148 -22C150 -18 149 -14 146 -12L-6 -12z'), DAY.ink, ink(1.6)) +
    line(put('M108 -46C128 -42 138 -34 140 -26'), { width: 3, colour: '#ffd9a0' })
  );
}

/** A polished office shoe whose lace is gone: the tongue stands up and the holes are empty. */
function officeShoe(put) {
  return (
    solid(put('M28 -60C26 -82 40 -96 52 -92C58 -80 62 -64 72 -50z'), '#3b2418', ink(2.4)) +
    solid(
      put('M-2 -8C-8 -32 -4 -52 2 -68C18 -62 32 -62 44 -66C56 -46 84 -42 114 -36C142 -30 152 -20 148 -8z'),
      '#1b2b35',
      ink(2.6),
    ) +
    area(put('M-1 -14C-6 -32 -3 -52 2 -66L12 -64C8 -44 8 -28 12 -14z'), TEAL) +
    line(put('M44 -66C40 -50 44 -40 56 -30C70 -22 70 -16 70 -10M104 -38C96 -30 94 -20 96 -10'), {
      width: 2,
      colour: '#6d8b90',
    }) +
    [
      [54, -46],
      [66, -40],
      [79, -36],
    ]
      .map(([x, y]) => area(put(oval(x, y, 3.4)), '#f6c667'))
      .join('') +
    area(put('M108 -32C126 -28 138 -24 142 -16C130 -20 116 -24 106 -24z'), '#fff3d0') +
    area(put('M18 -52C28 -50 34 -50 38 -52C36 -44 34 -34 36 -26C28 -30 20 -40 18 -52z'), '#9fd8d0') +
    solid(put('M-4 -10L150 -10C152 -6 150 -2 148 -2L44 -2L42 0L-4 0z'), '#7a4a22', ink(2))
  );
}

/** A rubber slipper from the side. */
const slipperSide = (put) =>
  line(put('M30 -14C44 -52 92 -50 112 -16'), ink(13)) +
  line(put('M30 -14C44 -52 92 -50 112 -16'), { width: 8, colour: HONEY }) +
  line(put('M30 -14C36 -30 50 -40 66 -41'), { width: 8, colour: BRIGHT_TEAL }) +
  solid(put('M-2 0C-6 -12 0 -18 12 -17C50 -10 96 -10 130 -17C140 -18 144 -8 138 0z'), '#ffffff', ink(2.6)) +
  line(put('M2 -5L137 -5'), { width: 4, colour: BRIGHT_TEAL });

/** A child's school shoe with a strap and a buckle. */
const childsShoe = (put) =>
  solid(put('M-1 -34C10 -40 40 -38 52 -28L40 -18L8 -20z'), '#7a4a22', ink(2)) +
  solid(
    put('M-2 -4C-6 -18 -5 -32 -1 -38C6 -28 14 -22 26 -20C34 -20 40 -26 48 -28C64 -26 78 -18 76 -4z'),
    '#22333d',
    ink(2.4),
  ) +
  line(put('M16 -22C18 -38 30 -44 38 -40'), ink(9)) +
  line(put('M16 -22C18 -38 30 -44 38 -40'), { width: 4.5, colour: '#3f5560' }) +
  solid(put(oval(17, -23, 4)), GOLD, ink(1.6)) +
  area(put('M54 -23C62 -21 69 -17 70 -11C62 -13 56 -15 52 -17z'), '#ffe3b0') +
  solid(put('M-4 -6L77 -6L77 0L-4 0z'), '#7a4a22', ink(1.8));

/** A pair: the far shoe first. */
const pair = (shoe, x, y, size, [dx, dy] = [22, -14]) =>
  shoe(placed(x + dx, y + dy, 0, size * 0.96)) + shoe(placed(x, y, 0, size));

export const fourPairs = () =>
  thrown(700, 532, 140, 26) +
  thrown(850, 532, 150, 22) +
  thrown(1014, 536, 150, 12) +
  thrown(1100, 534, 100, 16) +
  footballBoot(placed(586, 516, 0, 0.92)) +
  footballBoot(placed(562, 540, 0, 0.98)) +
  pair(officeShoe, 718, 541, 0.96, [22, -20]) +
  slipperSide(placed(880, 541, 0, 1.04)) +
  pair(childsShoe, 1034, 540, 0.94, [24, -16]);

/** A rubber slipper from above, its heel at the origin. */
export const rubberSlipper = (
  put,
  { sole = '#ffffff', edge = '#bfe4dc', strap = BRIGHT_TEAL, other = strap, width = 2.6 } = {},
) => {
  const outline =
    'M0 0C-4 -22 14 -30 40 -26C64 -24 76 -34 104 -36C140 -38 156 -16 154 4C152 26 132 36 104 32C80 28 64 22 42 25C18 28 2 20 0 0z';
  const shifted = (d) => put(placed(-3, 9)(d));
  return (
    solid(shifted(outline), edge, ink(width)) +
    solid(put(outline), sole, ink(width)) +
    line(put('M60 -27C84 -16 112 -6 130 -2C110 4 86 12 62 25'), ink(12)) +
    line(put('M130 -2C110 4 86 12 62 25'), { width: 7.5, colour: other }) +
    line(put('M60 -27C84 -16 112 -6 130 -2'), { width: 7.5, colour: strap })
  );
};

/** The slipper that fits, where the two lights meet. */
export const offered = (put) => glow(890, 412, 96, '#ffffff', 0.9) + rubberSlipper(put, { other: HONEY, width: 2.8 });

/** The light about it. */
export const meeting = () => glow(890, 400, 230, '#ffffff', 1);

/** The old slipper whose strap has come off. */
export const brokenSlipper = (put) =>
  solid(put('M-4 0C-8 -8 -2 -12 8 -12L146 -10C158 -10 160 -4 154 0z'), RUST, ink(2.4)) +
  line(put('M104 -12C112 -26 128 -30 140 -44'), ink(9)) +
  line(put('M104 -12C112 -26 128 -30 140 -44'), { width: 5, colour: '#5a2416' });
