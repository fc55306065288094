/** What the people of the iot-first closing share: bent legs, boots, keys and helmets. */
import { ink } from '../../daylight.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { facing, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A leg that bends at the knee, in trousers of `[fill, shade]`. */
export function bentLeg(put, hip, knee, ankle, [fill, shade], wide = 1) {
  const thigh = [
    [...knee, 44 * wide],
    [(knee[0] + hip[0]) / 2, (knee[1] + hip[1]) / 2, 52 * wide],
    [...hip, 58 * wide],
  ];
  const shin = [
    [...knee, 44 * wide],
    [(knee[0] + ankle[0]) / 2, (knee[1] + ankle[1]) / 2, 42 * wide],
    [...ankle, 36 * wide],
  ];
  const parts = [put(tapered(thigh)), put(tapered(shin)), put(oval(...knee, 44 * wide))];
  return (
    parts.map((d) => line(d, ink(5))).join('') +
    parts.map((d) => area(d, fill)).join('') +
    area(put(shaded(shin, 1, 0.42)), shade)
  );
}

/** A boot on its sole at (x, y), its toe to the right, or to the left with m = -1. */
export const boot = (put, x, y, [fill, shade, band], m = 1, tall = 128) => {
  const own = within(put, x, y);
  const side = (d) => own(facing(-m)(d));
  return (
    solid(side(`M-41 ${-tall}L41 ${-tall}L43 0L-76 0C-96 -2 -96 -28 -78 -34L-41 -50z`), fill, ink(2.6)) +
    area(side(`M14 ${-tall + 2}L40 ${-tall + 2}L42 -12L14 -12z`), shade) +
    area(side('M-88 -12L43 -12L43 0L-76 0C-84 -2 -88 -6 -88 -12z'), shade) +
    line(side(`M-39 ${-tall + 16}L39 ${-tall + 16}`), { width: 5, colour: band })
  );
};

/** The bow of a key about the origin: each key has its own. */
const BOWS = {
  round: [oval(0, 0, 24), oval(0, 0, 9)],
  square: ['M-22 -22L22 -22L22 22L-22 22z', 'M-8 -8L8 -8L8 8L-8 8z'],
  triangle: ['M-24 0L22 -28L22 28z', 'M-5 0L11 -10L11 10z'],
  clover: ['M16 -7C34 -26 10 -42 -2 -24C-22 -40 -42 -14 -24 0C-42 14 -22 40 -2 24C10 42 34 26 16 7z', oval(-2, 0, 7)],
};

/** What marks a lock and its key. */
export const sign = (put, bow, fill) => area(put(BOWS[bow].join('')), fill, 'fill-rule="evenodd" ');

/** A key of a colour: its bow is at the origin, its shaft `long` along x. */
export const key = (put, bow, fill, long = 118) => {
  const shaft = `M16 -6L${long} -6L${long} 6L${long - 6} 6L${long - 6} 26L${long - 18} 26L${long - 18} 16L${long - 26} 16L${long - 26} 24L${long - 40} 24L${long - 40} 6L16 6z`;
  return (
    solid(put(shaft), fill, ink(2.2)) +
    area(put(BOWS[bow].join('')), fill, 'fill-rule="evenodd" ') +
    line(put(BOWS[bow].join('')), ink(2.2))
  );
};
