/** A right hand, its palm towards us, that holds a phone of 236 × 480 about the origin; `held` moves path data into place. */
import { area, line } from '../../stage.mjs';
import { card, fine, hair, pen, placed, repeat, solid } from './shapes.mjs';

const SKIN = '#10262f';

/** What goes behind the phone: palm, heel of the hand, wrist and cuff. */
export function palmAndCuff(held) {
  const hand =
    'M-126 120C-140 180 -136 240 -116 288C-98 326 -80 350 -72 440L150 440C146 380 168 332 184 280C198 232 190 160 172 120z';
  const creases =
    'M-58 378C-10 390 70 388 136 370M-62 392C-10 404 70 402 140 386M70 258C42 286 26 320 28 360M84 262C58 290 42 322 44 356M-104 262C-80 300 -62 326 -54 352M-84 256C-62 290 -46 316 -38 340';
  const cuff = 'M-92 402C-30 420 90 418 170 388L214 500L226 560L-40 560z';
  const sleeve = 'M-78 446C-10 464 110 460 186 430';
  return (
    solid(held(hand), SKIN, pen(3.4)) +
    hair(held(creases), 0.6) +
    solid(held(cuff), '#0b1d27', pen(3.4)) +
    fine(held(sleeve)) +
    solid(held(card(120, 424, 18, 18, 9)), '#0f2a33', pen(2.2))
  );
}

/** A finger that comes round the left edge from behind; its nail towards us. */
function finger(held, x, y, size) {
  const put = (d) => held(placed(x, y, 13, size)(d));
  return (
    solid(
      put('M-8 -27C-34 -27 -44 -14 -44 2C-44 20 -30 28 -8 28L14 26C34 24 42 12 41 0C40 -14 30 -24 14 -25z'),
      SKIN,
      pen(3.2),
    ) +
    fine(put('M16 -14C10 -8 10 8 16 14L28 13C36 9 36 -9 28 -13z'), 0.8) +
    hair(put('M-22 -20C-27 -8 -27 8 -22 20M-13 -21C-17 -8 -17 8 -13 21'), 0.55)
  );
}

/** The thumb lies over the right edge; its ball goes on into the palm. */
function thumb(held) {
  const outer =
    'M50 18C44 -6 56 -27 80 -23C101 -19 112 4 122 24C130 40 147 52 153 76C160 104 184 126 190 170C195 216 190 256 184 280';
  const inner = 'M50 18C58 46 74 74 86 100C96 124 108 152 119 184';
  const back =
    'C190 256 195 216 190 170C184 126 160 104 153 76C147 52 130 40 122 24C112 4 101 -19 80 -23C56 -27 44 -6 50 18';
  const shape = `${inner}L122 190L122 240L150 300L184 280${back}z`;
  const nail = placed(78, 9, -29)('M-17 -8C-17 -26 17 -26 17 -8L15 14C11 22 -11 22 -15 14z');
  const folds = 'M100 80C110 66 128 58 146 62M104 90C116 76 134 68 152 74M122 150C136 136 150 132 166 134';
  const ball = repeat(
    4,
    (i) =>
      `M${176 - i * 13} ${170 + i * 12}C${182 - i * 14} ${210 + i * 6} ${178 - i * 14} ${250 - i * 2} ${168 - i * 13} ${286 - i * 8}`,
  );
  return (
    area(held(shape), SKIN) +
    line(held(outer), pen(3.4)) +
    line(held(inner), pen(3.4)) +
    fine(held(nail), 0.85) +
    hair(held(folds), 0.6) +
    hair(held(ball), 0.5)
  );
}

/** What goes before the phone. */
export const fingersAndThumb = (held) =>
  finger(held, -137, -10, 1) +
  finger(held, -141, 53, 1.04) +
  finger(held, -138, 115, 1) +
  finger(held, -129, 171, 0.86) +
  thumb(held);
