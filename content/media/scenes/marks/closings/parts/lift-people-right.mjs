/** The people on the right of the lift: a man who hesitates between two buttons, a designer who puts a label on one. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { AMBER, BRIGHT_RUST, BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD, HONEY, RUST, SAND } from '../../parts/palette.mjs';
import { facing, placed, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, neck, SHEEN, shirt, sleeve } from './crew.mjs';
import { pointsAtUs, thumbFist } from './lift-hands.mjs';
import { FROM_BELOW, litJaw } from './lift-light.mjs';

const HIS = TONES.deep;
const HERS = TONES.light;
const SUN = { width: 3.2, colour: '#ffd9a0' };

export function man() {
  const at = placed(670, 220, 0, 1.3);
  const put = within(at, 0, 0, -8);
  return (
    neck(at, HIS) +
    shirt(at, CREAM, SAND) +
    solid(at('M-14 150L14 150L20 176L30 420L0 460L-30 420L-20 176z'), BRIGHT_RUST, ink(2.4)) +
    line(at('M-22 240L22 216M-25 300L25 270M-27 360L27 326'), { width: 6, colour: GOLD }) +
    solid(at('M-48 108L0 142L-28 192L-70 138zM48 108L0 142L28 192L70 138z'), '#fff8e8', ink(2.2)) +
    solid(at('M-19 134L19 134L13 170L-13 170z'), BRIGHT_RUST, ink(2.2)) +
    ear(put, -64, 8, HIS) +
    ear(put, 64, 8, HIS, 1) +
    skull(put, HIS, 3, 3) +
    litJaw(put, FROM_BELOW.teal, 3) +
    litJaw(put, FROM_BELOW.amber, 3, -1) +
    features(put, {
      calm: true,
      tones: HIS,
      turn: 3,
      look: [4, 6],
      lid: 0.1,
      brow: 14,
      tilt: 6,
      mouth: 'parted',
      wide: 19,
    }) +
    line(put('M-34 -58C-16 -64 20 -64 38 -58M-28 -68C-12 -73 16 -73 32 -68'), { width: 1.9, colour: HIS[2] }) +
    area(put('M3 46C-8 38 -24 42 -34 52C-22 55 -8 54 3 51C14 54 28 55 40 52C30 42 14 38 3 46z'), DAY.ink) +
    area(
      put(
        'M-67 6C-82 -44 -70 -112 4 -118C72 -114 84 -48 69 6C66 -10 66 -34 58 -60C44 -82 10 -84 -12 -80C-34 -78 -50 -72 -56 -58C-62 -40 -64 -14 -67 6z',
      ),
      DAY.ink,
    ) +
    line(put('M-12 -80C-6 -94 8 -104 28 -106M8 -82C18 -92 32 -98 46 -96M-24 -80C-40 -76 -54 -64 -60 -44'), SHEEN) +
    line(put('M63 -74C69 -60 71 -46 71 -32'), SUN)
  );
}

const WAVER =
  'M-58 -40C-66 -30 -66 -16 -58 -6M-72 -50C-86 -34 -86 -12 -72 4M8 -46C14 -42 18 -36 19 -30M18 -60C28 -54 34 -44 36 -34';

/** His left hand, and the marks of its wavering. */
export function mansHand() {
  const put = placed(826, 384, 0, 1.1);
  return (
    arm(
      placed(0, 0),
      [
        [870, 520, 38],
        [868, 480, 37],
        [862, 440, 35],
        [856, 420, 34],
      ],
      HIS,
      -1,
    ) +
    sleeve(
      placed(0, 0),
      [
        [910, 690, 84],
        [900, 570, 64],
        [874, 462, 42],
      ],
      CREAM,
      SAND,
      -1,
      RUST,
    ) +
    pointsAtUs(put, HIS) +
    line(put(WAVER), { width: 8, colour: '#fff8e8' }) +
    line(put(WAVER), ink(3.2))
  );
}

const DESIGNER = placed(1094, 276, 0, 1.26);

export function designer() {
  const put = within(DESIGNER, 0, 0, 12);
  const face = facing(-1);
  const turned = (d) => put(face(d));
  return (
    solid(
      put(
        'M-40 -90C-92 -80 -88 -40 -98 -16C-108 10 -84 30 -92 58C-100 84 -78 96 -78 130C-40 170 60 170 88 128C100 104 88 92 100 66C110 42 92 24 98 -6C104 -40 84 -84 50 -90z',
      ),
      DAY.ink,
      ink(1),
    ) +
    neck(DESIGNER, HERS) +
    shirt(DESIGNER, BRIGHT_TEAL, DEEP_TEAL) +
    line(DESIGNER('M-44 128C-30 176 30 176 44 128'), { width: 4, colour: GOLD }) +
    ear(turned, -63, 8, HERS) +
    skull(turned, HERS, 10, 3) +
    litJaw(turned, FROM_BELOW.amber, 11, -1) +
    features(turned, {
      calm: true,
      tones: HERS,
      turn: 10,
      look: [4, 4],
      lid: 0.22,
      brow: 6,
      tilt: 2,
      mouth: 'soft',
      wide: 27,
    }) +
    area(
      put(
        'M68 20C84 -40 72 -112 -4 -116C-76 -112 -86 -50 -72 20C-72 -8 -68 -30 -58 -48C-40 -52 -22 -62 -14 -80C4 -58 40 -52 56 -38C64 -22 66 0 68 20z',
      ),
      DAY.ink,
    ) +
    line(put('M-14 -80C10 -64 44 -56 62 -22M-18 -88C16 -84 54 -66 68 -24M-20 -84C-36 -72 -52 -60 -62 -40'), SHEEN) +
    line(put('M80 -50C92 -20 78 8 86 34C92 54 80 70 84 96M-84 -24C-92 6 -74 24 -80 52C-84 72 -74 84 -70 104'), SHEEN) +
    line(put('M62 -84C76 -70 84 -50 88 -30'), SUN) +
    solid(put(oval(68, 38, 8)), AMBER, ink(1.8)) +
    line(put('M98 -50L72 -16'), ink(11)) +
    line(put('M98 -50L72 -16'), { width: 6.5, colour: HONEY }) +
    solid(put('M77 -12L67 -20L60 -1z'), '#f6e3bb', ink(2)) +
    area(put('M65 -4L61.5 -6L59 0z'), DAY.ink)
  );
}

/** Her thumb on the label. */
const HAND = placed(1020, 486, -50, 1.16);

export const designersThumb = () =>
  arm(
    placed(0, 0),
    [
      [1206, 706, 60],
      [1178, 618, 52],
      [1134, 546, 40],
      [1090, 496, 33],
    ],
    HERS,
  ) +
  sleeve(
    placed(0, 0),
    [
      [1240, 746, 80],
      [1206, 666, 72],
      [1162, 594, 57],
    ],
    BRIGHT_TEAL,
    DEEP_TEAL,
    1,
    GOLD,
  ) +
  thumbFist(HAND, HERS);

export { HAND };
