/** The engineer of the bridge-trial closing, who crouches and reads on a rod how far the pole has sunk; a kingfisher. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { BRIGHT_RUST, DEEP_TEAL, HONEY, HONEY_SHADE, TEAL } from '../../parts/palette.mjs';
import { thinner } from '../../parts/roadside.mjs';
import { box, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { helmet, womansHead } from './counter-heads.mjs';
import { headOn, neck } from './counter-people.mjs';
import { bentLeg, boot } from './first-figures.mjs';
import { pointingHand } from './half-figure.mjs';
import { sleeved } from './trial-limbs.mjs';

/** The rod, banded in red and white; it stands in the water at x, from `top` to `foot`. */
export const rod = (x, top, foot) =>
  solid(box(x - 6, top, 12, foot - top), DAY.light, ink(2.4)) +
  area(
    repeat(Math.floor((foot - top) / 32), (i) => box(x - 5, top + 14 + i * 32, 10, 16)),
    BRIGHT_RUST,
  );

/** A kingfisher whose feet are at (x, y); it looks to the right and down. */
export function kingfisher(x, y, s) {
  const put = placed(x, y, 0, s);
  return (
    solid(put('M-22 -16C-30 -2 -34 12 -32 24L-20 20L-12 -8z'), '#12607a', ink(1.8)) +
    solid(
      put(
        'M-20 -12C-28 -30 -22 -50 -6 -56C-2 -70 22 -74 30 -60C36 -50 30 -40 24 -34C26 -18 14 0 -4 0C-12 0 -18 -4 -20 -12z',
      ),
      '#e58a32',
      ink(2.2),
    ) +
    solid(put('M-20 -12C-28 -30 -22 -50 -6 -56L8 -48C8 -32 -2 -14 -18 -4z'), '#1d8fb0', ink(1.8)) +
    solid(put('M-6 -56C-2 -70 22 -74 30 -60C24 -56 16 -56 8 -48z'), '#1d8fb0', ink(1.8)) +
    area(put('M-2 -46C2 -40 8 -38 14 -40L10 -30L-4 -38z'), DAY.light) +
    solid(put('M28 -60L66 -42L27 -48z'), DAY.ink, ink(1.2)) +
    area(put(oval(20, -57, 4.4)), DAY.light) +
    area(put(oval(21, -56, 3)), DAY.ink) +
    line(put('M-2 0L-2 5M6 -1L6 4'), { width: 3, colour: BRIGHT_RUST })
  );
}

/** Her neck is at (x, y). */
export function engineer(x, y) {
  const put = placed(x, y, 0, 0.3);
  const her = TONES.warm;
  const cloth = [TEAL, DEEP_TEAL];
  const trunk =
    'M-42 -4C-84 2 -118 20 -138 62C-166 150 -186 240 -196 350C-140 384 -70 380 -24 352C20 290 74 180 92 86C94 40 74 8 42 -4C30 26 -30 26 -42 -4z';
  return (
    boot(put, 96, 470, ['#7a4a24', '#55321a', HONEY], -1, 110) +
    bentLeg(put, [-110, 330], [108, 226], [92, 384], cloth, 0.98) +
    sleeved(put, '76 66 30, 178 130 28, 240 90 24, 348 22 20', her, [HONEY, HONEY_SHADE], 1) +
    thinner(neck(put, her), 0.9) +
    solid(put(trunk), HONEY, ink(2.5)) +
    area(
      put(
        'M-56 0C-90 6 -120 24 -138 62C-166 150 -186 240 -196 350C-170 366 -140 374 -112 374C-120 260 -100 120 -56 0z',
      ),
      HONEY_SHADE,
    ) +
    line(put('M-24 22C-14 120 -40 250 -74 366'), { width: 5, colour: '#fff0c8' }) +
    line(put('M62 14C60 100 20 230 -30 352'), { width: 5, colour: '#fff0c8' }) +
    solid(put('M-44 -14L0 36L-26 66L-68 6zM44 -14L0 36L24 64L66 6z'), '#f7c97c', ink(2)) +
    boot(put, -180, 470, ['#7a4a24', '#55321a', HONEY], -1, 60) +
    bentLeg(put, [-126, 340], [0, 432], [-170, 436], cloth, 0.98) +
    sleeved(put, '-70 80 32, 30 226 30, 110 262 25, 214 256 20', her, [HONEY, HONEY_SHADE], 1) +
    thinner(pointingHand(within(put, 244, 252, 84, 0.82), her), 0.75) +
    plait(put) +
    head(put, her)
  );
}

/** The hand that grips the rod, drawn over it. */
export const gripOnRod = (x, y) => thinner(grip(placed(x, y, 90, 0.26), TONES.warm), 0.75);

const plait = (put) =>
  repeat(6, (i) =>
    solid(put(oval(-86 - i * 9, -70 + i * 30, 19 - i, 19)), DAY.ink, { width: 1.2, colour: '#7f9a98' }),
  ) + solid(put('M-150 108L-124 104L-126 148L-164 140z'), BRIGHT_RUST, ink(1.8));

const head = (put, tones) => {
  const own = headOn(put, 8, 1, 1.1);
  return thinner(
    womansHead(
      own,
      { tones, turn: 17, look: [7, 6], lid: 0.3, brow: 3, tilt: 0, mouth: 'soft', wide: 22 },
      { pottu: 'none' },
    ) + helmet(own, ['#fffdf8', '#cfe2dc']),
    0.66,
  );
};
