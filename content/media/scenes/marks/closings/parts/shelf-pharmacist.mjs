/** The pharmacist of the mediflow-shelf closing: her face and one hand are in the shelf, very near. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { shaded, tapered } from '../../parts/limbs.mjs';
import { BRIGHT_RUST, GOLD, WHITE_SHADE } from '../../parts/palette.mjs';
import { placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { along, fingersOver, handBehind, warned } from './shelf-hand.mjs';

const TONE = TONES.tan;
const at = placed(180, 212, 0, 1.66);
const SHEEN = { width: 2.2, colour: '#7f9a98' };

function head() {
  const put = within(at, 0, 0, 9);
  return (
    area(put(oval(-58, -64, 40, 44)), DAY.ink) +
    line(put('M-90 -70C-82 -96 -62 -104 -46 -96M-86 -46C-80 -76 -62 -84 -48 -78'), SHEEN) +
    ear(put, -62, 8, TONE) +
    skull(put, TONE, 14, 2) +
    area(put('M-58 30C-50 70 -28 100 16 101C-14 92 -40 66 -46 34z'), '#3fb6ab', 'fill-opacity=".55" ') +
    area(put('M68 0C70 40 58 74 36 92C52 70 58 40 58 8z'), '#ffc477', 'fill-opacity=".5" ') +
    features(put, { tones: TONE, turn: 14, look: [9, 8], lid: 0.16, brow: 6, mouth: 'parted', wide: 22, calm: true }) +
    area(
      put(
        'M-64 16C-84 -36 -76 -112 4 -117C60 -116 84 -76 68 -14C66 -36 58 -56 36 -74C4 -64 -40 -52 -52 -14C-55 0 -57 8 -64 16z',
      ),
      DAY.ink,
    ) +
    line(
      put(
        'M34 -80C0 -76 -42 -60 -58 -26M26 -94C-14 -92 -50 -74 -64 -40M8 -104C-20 -104 -48 -92 -64 -62M42 -82C54 -72 62 -58 66 -42',
      ),
      SHEEN,
    ) +
    area(put(oval(18, -44, 4.2)), '#a8321a') +
    area(put(`${oval(-13, -1, 27, 23)}${oval(45, -2, 22, 22)}`), '#dff5ef', 'fill-opacity=".16" ') +
    area(put('M-36 6L-16 -22L-6 -23L-30 14zM28 8L44 -22L52 -22L36 16z'), '#fffdf8', 'fill-opacity=".34" ') +
    line(put(`${oval(-13, -1, 27, 23)}${oval(45, -2, 22, 22)}M14 -4C18 -9 20 -9 23 -4M-40 -4L-60 -8`), ink(4.6)) +
    solid(put(oval(-64, 34, 6)), GOLD, ink(2))
  );
}

const body = () =>
  solid(at('M-36 56L40 56L48 140L4 220L-44 140z'), TONE[1], ink(2.6)) +
  solid(at('M-42 124C-24 152 34 152 48 122L40 230L-40 230z'), BRIGHT_RUST, ink(2.6)) +
  line(at('M-42 124C-24 152 34 152 48 122'), { width: 4, colour: GOLD }) +
  solid(at('M-40 104C-80 116 -124 124 -150 156L-160 240L8 240L0 200z'), DAY.light, ink(2.8)) +
  area(at('M-100 128C-126 136 -140 144 -150 156L-160 240L-112 240C-118 200 -112 160 -100 128z'), '#a7d6cf') +
  solid(at('M46 102C84 114 120 120 140 152L150 240L8 240L10 200z'), DAY.light, ink(2.8)) +
  solid(
    at('M-42 100L-78 130L-70 158L-50 160L4 218L0 194zM48 98L80 128L72 156L54 158L8 218L10 194z'),
    DAY.light,
    ink(2.6),
  );

const SLEEVE = along(290, 486, 50, 306, 416, 54, 344, 352, 50, 378, 306, 45);

/** The arm that comes over the edge, and the box that it takes away. */
export function takes() {
  const hand = placed(386, 352, 9, 0.94);
  const cuff = within(hand, -2, -58);
  return (
    area(tapered(SLEEVE), DAY.light) +
    area(shaded(SLEEVE, -1, 0.36), WHITE_SHADE) +
    line(tapered(SLEEVE), ink(2.8)) +
    line('M296 400C312 392 324 402 338 392M284 430C300 424 314 432 330 424', { width: 2, colour: '#9dbdb8' }) +
    solid(cuff(oval(0, 0, 54, 27)), DAY.light, ink(2.6)) +
    solid(cuff(oval(1, 4, 43, 19)), '#5f8a86', ink(2.2)) +
    handBehind(hand, TONE) +
    warned(hand, 128, 176) +
    fingersOver(hand, TONE)
  );
}

export const pharmacist = () => body() + head();
