/** A boy about to press every button of a lift, and the nurse who sees it. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, TONES } from '../../parts/face.mjs';
import { GOLD, TEAL, WHITE_SHADE } from '../../parts/palette.mjs';
import { placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, collar, neck, SHEEN, shirt, sleeve } from './crew.mjs';
import { spreadHand } from './lift-hands.mjs';
import { FROM_BELOW, faceOf, mirrored } from './lift-light.mjs';

export function boy() {
  const at = placed(304, 354, 0, 0.9);
  const put = within(at, 0, 0, -6);
  const face = {
    calm: true,
    tones: TONES.warm,
    turn: 2,
    look: [2, 5],
    lid: 0.1,
    brow: 7,
    tilt: -2,
    mouth: 'soft',
    wide: 26,
  };
  const hand = (x, y, turn) => within(at, x, y, turn, 1.1);
  return (
    neck(at, face.tones) +
    shirt(at, DAY.light, WHITE_SHADE) +
    collar(at, DAY.light) +
    solid(at('M-13 158L13 158L10 180L22 330L0 350L-22 330L-10 180z'), TEAL, ink(2.2)) +
    line(at('M-14 236L14 220M-18 290L18 270'), { width: 6, colour: GOLD }) +
    ear(put, -68, 8, face.tones) +
    ear(put, 68, 8, face.tones, 1) +
    faceOf(put, face, FROM_BELOW.teal, 8) +
    area(put('M-4 57L6 57L6 68L-3 68z'), '#5b2117') +
    solid(
      put(
        'M-70 0C-84 -50 -70 -108 -20 -118C-14 -134 -4 -126 0 -120C10 -134 22 -130 20 -118C70 -110 86 -60 70 0C68 -18 66 -32 60 -44C46 -40 30 -44 18 -56C8 -44 -8 -42 -20 -54C-32 -44 -46 -40 -60 -42C-66 -30 -68 -14 -70 0z',
      ),
      DAY.ink,
      ink(1),
    ) +
    line(
      put(
        'M-20 -54C-24 -70 -18 -86 -6 -96M18 -56C16 -72 24 -88 36 -92M-40 -50C-52 -64 -50 -80 -42 -90M44 -48C54 -60 56 -72 52 -84',
      ),
      SHEEN,
    ) +
    arm(
      at,
      [
        [-170, 330, 30],
        [-178, 220, 27],
        [-150, 160, 21],
        [-136, 100, 19],
      ],
      face.tones,
    ) +
    sleeve(
      at,
      [
        [-110, 200, 36],
        [-140, 270, 40],
        [-176, 330, 38],
      ],
      DAY.light,
      WHITE_SHADE,
    ) +
    arm(
      at,
      [
        [170, 330, 30],
        [184, 220, 27],
        [140, 160, 21],
        [126, 110, 19],
      ],
      face.tones,
      -1,
    ) +
    sleeve(
      at,
      [
        [110, 200, 36],
        [140, 270, 40],
        [176, 330, 38],
      ],
      DAY.light,
      WHITE_SHADE,
      -1,
    ) +
    spreadHand(mirrored(hand(-122, 50, -16)), face.tones) +
    spreadHand(hand(116, 60, 10), face.tones)
  );
}

export function nurse() {
  const at = placed(508, 300, 0, 1.14);
  const put = within(at, 0, 0, 13);
  const face = {
    calm: true,
    tones: TONES.warm,
    turn: 8,
    look: [-5, 5],
    lid: 0.2,
    brow: 6,
    tilt: 2,
    mouth: 'soft',
    wide: 21,
  };
  return (
    neck(at, face.tones) +
    shirt(at, '#dff0ea', '#a9cfc8') +
    collar(at, DAY.light) +
    solid(put(oval(0, -86, 56, 40)), DAY.ink, ink(1)) +
    ear(put, -63, 8, face.tones) +
    faceOf(put, face, FROM_BELOW.teal, 3) +
    area(
      put(
        'M-66 12C-78 -40 -66 -108 2 -112C66 -108 80 -50 67 0C66 -20 62 -36 54 -48C40 -70 0 -78 -30 -66C-44 -56 -56 -44 -58 -30C-62 -18 -64 -2 -66 12z',
      ),
      DAY.ink,
    ) +
    line(put('M-30 -66C-10 -84 30 -82 52 -60M-40 -62C-52 -50 -58 -38 -60 -22'), SHEEN) +
    solid(
      put('M-54 -82C-58 -110 -40 -136 2 -138C44 -136 62 -110 58 -80C30 -104 -26 -106 -54 -82z'),
      DAY.light,
      ink(2.4),
    ) +
    line(put('M-55 -96C-28 -120 32 -118 58 -94'), { width: 5, colour: TEAL }) +
    solid(put(oval(-66, 32, 5.6)), GOLD, ink(1.6))
  );
}
