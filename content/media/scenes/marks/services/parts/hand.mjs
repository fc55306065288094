/** A right hand, its palm towards us, that holds a phone of 236 × 480 about the origin; `held` moves path data into place. */

import { card, fine, hair, pen, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const SKIN = '#10262f';
const EDGE = pen(3.2);

/** What goes behind the phone: the palm with both its balls, the wrist and the cuff. */
export function palmAndCuff(held) {
  const little =
    'M-166 180C-176 200 -172 220 -158 242C-140 270 -110 292 -74 316C-40 340 -8 362 14 392C22 404 28 420 40 470';
  const thumbSide = 'L256 400C238 366 212 318 206 284C201 250 200 220 194 192';
  // Its last stretch lies under the thumb, the phone and the fingers.
  const hand = `${little}${thumbSide}L118 120L-60 10L-145 40z`;
  const knuckle = 'M-90 20L-90 -33C-136 -42 -166 -36 -178 -8C-181 0 -178 12 -168 18';
  const palm = 'M-158 196C-142 228 -120 252 -92 272';
  const folds =
    'M-140 190C-124 224 -100 250 -66 270C-32 290 6 306 34 334M-122 196C-106 226 -84 246 -52 262M60 256C54 286 64 316 92 340M84 256C80 280 90 306 114 326M108 254C106 274 114 294 134 310';
  const bracelets = 'M22 380C78 376 156 346 208 306M28 394C84 390 164 360 213 320';
  const cuff = 'M-6 424C66 424 168 388 240 326L352 560L30 560z';
  const seam = 'M8 462C90 460 200 420 264 370';
  return (
    solid(held(hand), SKIN, EDGE) +
    solid(held(knuckle), SKIN, EDGE) +
    hair(held(palm + folds), 0.5) +
    hair(held(bracelets), 0.6) +
    solid(held(cuff), '#0b1d27', EDGE) +
    fine(held(seam)) +
    solid(held(card(204, 418, 18, 18, 9)), '#0f2a33', pen(2.2))
  );
}

/** A finger that comes round the left edge from behind: its tip at (x, y), its bent joint further left. */
function finger(held, [x, y, turn, size]) {
  const put = within(held, x, y, turn, size);
  const outline =
    'M-84 26C-62 20 -50 27 -28 25C-9 23 3 14 2 1C1 -11 -9 -17 -24 -19C-42 -21 -54 -28 -76 -28C-95 -27 -104 -18 -105 -2C-106 12 -102 24 -84 26';
  const nail = 'M-5 -10C-15 -14 -26 -11 -28 -3C-29 5 -20 8 -8 8';
  const folds = 'M-56 -22C-62 -14 -62 -5 -57 2M-65 -24C-71 -15 -71 -3 -66 5M-74 -23C-79 -15 -79 -4 -75 2';
  const bend = 'M-97 -12C-100 -2 -98 10 -91 17';
  return solid(put(outline), SKIN, EDGE) + fine(put(nail), 0.6) + hair(put(folds + bend), 0.5);
}

/** The thumb lies over the right edge; its ball goes on into the palm. */
function thumb(held) {
  const back = 'C30 46 44 37 62 42C88 50 108 54 130 76C144 91 152 106 164 126C178 149 189 168 194 192';
  const under = 'M118.5 212C118 186 109 161 98 144C91 133 84 126 70 117C50 104 29 92 28 66';
  const nail = placed(
    58,
    66,
    -60,
  )('M-15 -8C-15 -25 15 -25 15 -8C15 4 15 12 9 15C4 18 -4 18 -9 15C-15 12 -15 4 -15 -8z');
  const folds = 'M104 70C104 84 98 98 90 108M114 74C115 88 110 104 100 116M124 80C126 94 122 108 112 120';
  const ball = repeat(
    4,
    (i) =>
      `M${180 - i * 13} ${180 + i * 8}C${188 - i * 13} ${208 + i * 6} ${188 - i * 13} ${238 + i * 3} ${190 - i * 14} ${272 - i * 4}`,
  );
  return (
    area(held(`${under + back}z`), SKIN) +
    line(held(under + back), EDGE) +
    fine(held(nail), 0.8) +
    hair(held(folds), 0.6) +
    hair(held(ball), 0.45)
  );
}

/** Little finger first: each lies under the one above it. */
const FINGERS = [
  [-100, 172, -5, 0.82],
  [-91, 132, 3, 0.96],
  [-87, 88, 9, 1.02],
  [-94, 46, 17, 0.98],
];

/** What goes before the phone. */
export const fingersAndThumb = (held) => FINGERS.map((place) => finger(held, place)).join('') + thumb(held);
