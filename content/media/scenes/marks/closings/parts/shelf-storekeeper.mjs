/** The storekeeper of the mediflow-shelf closing: he hangs over the upper edge and puts a box down in front. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { BRIGHT_RUST, GOLD, HONEY, HONEY_SHADE, MINT, TEAL } from '../../parts/palette.mjs';
import { placed, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { tips } from './half-figure.mjs';
import { along, dated, fingersOver, handBehind } from './shelf-hand.mjs';

const TONE = TONES.warm;
const SHEEN = { width: 1.8, colour: '#7f9a98' };
const at = placed(926, 142, 172, 0.98);

export function hangingHead() {
  const put = at;
  return (
    solid(put('M-40 56L40 56L70 190L-70 190z'), TONE[1], ink(2.4)) +
    solid(put('M-150 120L-52 96L0 134L52 96L150 120L170 240L-170 240z'), HONEY, ink(2.6)) +
    solid(put('M-52 92L0 134L-24 160L-66 110zM52 92L0 134L24 160L66 110z'), GOLD, ink(2.2)) +
    ear(put, -63, 8, TONE) +
    ear(put, 64, 8, TONE, 1) +
    skull(put, TONE, 4, 4) +
    area(put('M-64 4C-64 40 -58 76 -30 94C-46 66 -52 36 -52 4z'), '#ffc477', 'fill-opacity=".6" ') +
    features(put, { tones: TONE, turn: 4, look: [-9, -6], lid: 0.1, brow: 6, mouth: 'soft', wide: 25, calm: true }) +
    area(put('M5 40C-6 34 -22 42 -28 54C-14 54 -4 52 5 48C14 52 26 54 38 52C32 40 16 34 5 40z'), DAY.ink) +
    area(
      put(
        'M-67 2C-78 -34 -74 -84 -58 -104C-50 -132 -34 -128 -28 -146C-20 -130 -6 -136 0 -154C8 -136 22 -136 30 -148C36 -130 54 -130 58 -106C76 -84 80 -34 67 2C64 -20 62 -36 56 -46C30 -58 -30 -58 -54 -46C-62 -34 -64 -18 -67 2z',
      ),
      DAY.ink,
    ) +
    line(
      put(
        'M-40 -56C-42 -80 -38 -104 -28 -124M-14 -60C-14 -90 -8 -112 0 -130M14 -60C18 -88 22 -108 30 -126M40 -56C46 -76 50 -92 52 -104',
      ),
      SHEEN,
    )
  );
}

/** The hand by which he holds on to the edge. */
export const holdsOn = () => tips(placed(812, 34, 90, 0.95), TONE);

const ARM = along(1046, -30, 42, 1054, 108, 35, 1036, 190, 29, 1000, 296, 21);

/** The arm that comes down from above. */
export function armFromAbove() {
  const sleeve = ARM.slice(0, 2).map(([x, y, w]) => [x, y, w + 12]);
  return (
    solid(tapered(ARM), TONE[0], ink(2.6)) +
    area(shaded(ARM.slice(1), -1, 0.4), TONE[1], 'fill-opacity=".6" ') +
    solid(tapered(sleeve), HONEY, ink(2.6)) +
    area(shaded(sleeve, -1, 0.35), HONEY_SHADE) +
    solid('M1002 106C1030 122 1076 122 1108 104L1106 132C1074 148 1032 148 1000 132z', GOLD, ink(2.4))
  );
}

/** Its hand, and the box that expires first. */
export function putsInFront() {
  const hand = placed(992, 330, 8, 0.6);
  return (
    handBehind(hand, TONE) +
    dated(within(hand, 0, 0), 124, 176, [BRIGHT_RUST, '#8f3714', '#dd6a42'], 0.1) +
    fingersOver(hand, TONE)
  );
}

/** Boxes that last longer, from the front of the shelf to its back. */
export const lastLonger = () =>
  [
    [1000, 454, 0.6, 0.5],
    [1030, 492, 0.82, 0.95],
  ]
    .map(([x, y, s, left]) => dated(placed(x, y, 0, s), 120, 166, [TEAL, '#0c4a4f', MINT], left))
    .join('');
