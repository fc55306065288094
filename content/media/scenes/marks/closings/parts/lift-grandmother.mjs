/** The grandmother of the lift-buttons closing, her glasses pushed up, and the parrot on her shoulder. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, TONES } from '../../parts/face.mjs';
import { BRICK, BRIGHT_RUST, GOLD, TEAL } from '../../parts/palette.mjs';
import { placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { neck, shirt } from './crew.mjs';
import { FROM_BELOW, faceOf } from './lift-light.mjs';

const GREY = '#d5ddd9';
const STRAND = { width: 1.7, colour: '#8b9a96' };

/** A parrot that looks at her, its feet at (0, 58). */
function parrot(put) {
  return (
    solid(put('M-20 20C-34 60 -44 96 -46 132L-30 118L-22 136C-14 96 -4 60 4 24z'), '#1f8a6d', ink(2.2)) +
    solid(put('M-30 -34C-40 0 -36 40 -6 46C26 48 36 10 28 -30z'), '#4fb283', ink(2.4)) +
    solid(put('M-30 -26C-42 4 -38 30 -18 44C-6 22 -4 -6 -12 -26z'), '#1f8a6d', ink(2.2)) +
    line(put('M-30 -2C-24 2 -18 2 -14 0M-30 12C-24 17 -18 17 -14 14'), { width: 2, colour: '#9fdcb9' }) +
    solid(put('M-32 -36C-40 -66 -16 -84 8 -80C36 -76 42 -50 30 -32C18 -20 -18 -20 -32 -36z'), '#5fc08f', ink(2.4)) +
    solid(put('M-33 -38C-16 -24 14 -24 32 -36L30 -28C14 -16 -18 -18 -31 -30z'), '#e0512f', ink(1.6)) +
    solid(put('M28 -68C50 -68 58 -52 50 -34C44 -42 36 -44 28 -44C24 -52 24 -60 28 -68z'), '#e0512f', ink(2.2)) +
    solid(put(oval(12, -58, 9)), DAY.light, ink(1.8)) +
    area(put(oval(15, -56, 4.4)), DAY.ink) +
    line(put('M-8 46L-10 58M8 46L8 58M-18 58L18 58'), { width: 5, colour: '#c9772e' })
  );
}

export function grandmother() {
  const at = placed(166, 219, 0, 1.14);
  const put = within(at, 0, 0, 11);
  const face = {
    calm: true,
    tones: TONES.warm,
    turn: 12,
    look: [5, 5],
    lid: 0.36,
    brow: 4,
    tilt: 6,
    mouth: 'soft',
    wide: 20,
    hair: GREY,
  };
  return (
    neck(at, face.tones) +
    shirt(at, BRIGHT_RUST, BRICK) +
    solid(at('M44 126C84 138 118 156 128 190L132 520L-60 520C-10 400 40 260 44 126z'), TEAL, ink(2.4)) +
    line(at('M60 138C56 270 6 400 -40 516M76 146C74 280 30 410 -14 520'), { width: 4, colour: GOLD }) +
    solid(put(oval(-44, -90, 46, 42)), GREY, ink(2.2)) +
    line(put('M-78 -100C-66 -122 -34 -126 -18 -112M-72 -84C-62 -104 -40 -108 -28 -98'), STRAND) +
    ear(put, -63, 8, face.tones) +
    faceOf(put, face, FROM_BELOW.teal, 2) +
    line(
      put(
        'M-30 -44C-14 -50 16 -50 40 -45M-46 16C-50 22 -50 28 -46 34M-16 14C-28 20 -36 20 -40 17M58 14C52 19 44 20 38 17M-18 44C-26 54 -26 64 -22 72M42 42C49 52 49 62 46 70',
      ),
      {
        width: 1.8,
        colour: face.tones[2],
      },
    ) +
    solid(
      put(
        'M-66 10C-78 -40 -66 -108 2 -112C66 -108 78 -50 67 -4C66 -20 62 -42 54 -56C36 -64 22 -72 10 -86C-8 -68 -38 -58 -56 -46C-62 -28 -64 -8 -66 10z',
      ),
      GREY,
      ink(2.2),
    ) +
    line(put('M10 -86C-14 -74 -44 -64 -60 -30M14 -94C-14 -90 -50 -76 -66 -30M16 -88C36 -80 54 -66 62 -38'), STRAND) +
    line(
      put(`${oval(-20, -64, 26, 20)}${oval(40, -66, 23, 19)}M6 -68C10 -72 14 -72 17 -68M-45 -66L-66 -50M62 -68L68 -54`),
      ink(3.4),
    ) +
    area(put(`${oval(-20, -64, 24, 18)}${oval(40, -66, 21, 17)}`), '#dff6f0', 'fill-opacity=".55" ') +
    line(put('M-32 -60L-18 -74M30 -62L42 -76'), { width: 3, colour: DAY.light }) +
    solid(put(oval(-68, 34, 6.5)), GOLD, ink(1.6)) +
    area(put(oval(14, -36, 4.4)), BRIGHT_RUST) +
    parrot(within(at, -92, 104, -4, 0.98))
  );
}
