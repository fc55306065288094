/** What people in several closings share: their feet, their clothes and their telephones. */
import { DAY, ink } from '../../daylight.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { box, card, facing, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { shoe } from '../../testimonials/parts/balance-hands.mjs';

const SIZE = 0.52;
/** The base of the neck of everyone but the grandmother. */
const NECK = 205;
/** Where the soles are, in a person's own measure. */
const SOLE = 692;

export const someone = (x, y = NECK, size = SIZE) => placed(x, y, 0, size);

const top = (hem, waist) =>
  `M-44 -4C-72 6 -112 14 -130 46C-138 100 ${-waist} 150 ${-waist - 2} 200C${-waist - 4} 240 ${-waist - 10} ${hem - 30} ${-waist - 12} ${hem}` +
  `C-60 ${hem + 10} 60 ${hem + 10} ${waist + 12} ${hem}C${waist + 10} ${hem - 30} ${waist + 4} 240 ${waist + 2} 200C${waist} 150 138 100 130 46C112 14 72 6 44 -4C30 34 -30 34 -44 -4z`;

/** A shirt, a blouse or a jacket of `[fill, shade]`, down to `hem`. */
export function torso(put, [fill, shade], { hem = 310, waist = 106 } = {}) {
  const d = put(top(hem, waist));
  return (
    area(d, fill) +
    area(
      put(
        `M-52 0C-76 8 -114 16 -130 46C-138 100 ${-waist} 150 ${-waist - 2} 200C${-waist - 4} 240 ${-waist - 10} ${hem - 30} ${-waist - 12} ${hem}C-80 ${hem + 6} -70 ${hem + 7} -62 ${hem + 7}C-78 220 -92 110 -60 4z`,
      ),
      shade,
    ) +
    line(d, ink(2.6))
  );
}

const leg = (put, spine, [fill, shade]) =>
  solid(put(tapered(spine)), fill, ink(2.6)) + area(put(shaded(spine, 1, 0.38)), shade);

/** Two legs in trousers, from the hips to the ankles, their feet at `left` and `right`. */
export const trousers = (put, cloth, { left = -62, right = 60, hip = 290, wide = 1 } = {}) =>
  leg(
    put,
    [
      [54, hip, 60],
      [(54 + right) / 2, 440, 52 * wide],
      [right, 550, 44 * wide],
      [right, 662, 40 * wide],
    ],
    cloth,
  ) +
  leg(
    put,
    [
      [-54, hip, 60],
      [(left - 54) / 2, 440, 52 * wide],
      [left, 550, 44 * wide],
      [left, 662, 40 * wide],
    ],
    cloth,
  );

/** A shoe whose toe points to the left, or to the right with m = -1. */
export const shoeAt = (put, x, fill, { m = 1, lace = DAY.light, y = SOLE } = {}) => {
  const own = within(put, x, y, 0, 1.4);
  return shoe((d) => own(facing(m)(d)), fill, lace);
};

/** The flat shadow of someone who stands here. */
export const shadow = (put, wide = 190) => area(put(oval(-30, SOLE, wide, 22)), '#a98a52', 'fill-opacity=".42" ');

/** A telephone about its middle, 100 × 182, with what is on its screen, 80 × 156. */
export const phone = (put, screen) =>
  solid(put(card(-50, -91, 100, 182, 16)), DAY.ink, { width: 2, colour: '#5fb8b0' }) +
  area(put(card(-41, -80, 82, 160, 8)), '#ffffff') +
  screen +
  area(put(box(-14, -80, 28, 7)), DAY.ink);
