/** The girl of the boat-plank closing, who looks in over the gunwale and has the mallet. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { BRIGHT_RUST, CREAM, GOLD } from '../../parts/palette.mjs';
import { placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, fist, SHEEN, sleeve } from './crew.mjs';
import { tips } from './half-figure.mjs';

const put = placed(706, 158, 0, 0.86);
const hers = TONES.light;

const mallet = (own) =>
  solid(own('M-9 70L-8 -70L8 -70L9 70z'), '#e2b26a', ink(2.4)) +
  solid(
    own('M-62 -112C-50 -120 50 -120 62 -112C68 -96 68 -76 62 -62C50 -54 -50 -54 -62 -62C-68 -76 -68 -96 -62 -112z'),
    '#c98f45',
    ink(2.8),
  ) +
  solid(own(oval(-60, -87, 9, 25)), '#f0d29a', ink(2.2)) +
  line(own('M-46 -100L40 -100M-46 -86L56 -86M-46 -72L30 -72'), { width: 1.8, colour: '#7a4a1c' });

const plait = (m) =>
  repeat(5, (i) => solid(put(oval(m * (74 + i * 3), 8 + i * 20, 15 - i, 13)), DAY.ink, SHEEN)) +
  solid(
    put(`M${m * 86} 104L${m * 86 - 24} 92L${m * 86 - 22} 120zM${m * 86} 104L${m * 86 + 24} 92L${m * 86 + 22} 120z`),
    BRIGHT_RUST,
    ink(2.2),
  );

export function girl() {
  const face = within(put, 0, 0, 6);
  const held = within(put, 196, 2, 14, 1.02);
  return (
    mallet(held) +
    arm(
      put,
      [
        [206, 176, 25],
        [220, 110, 23],
        [200, 50, 18],
      ],
      hers,
      -1,
      1,
    ) +
    fist(held, hers, 0, 26, -12, 0.9) +
    solid(put('M-128 260C-132 170 -110 138 -44 124L44 124C110 138 132 170 128 260z'), GOLD, ink(2.6)) +
    solid(put('M-34 70L-38 128C-20 146 20 146 38 128L34 70z'), hers[1], ink(2.2)) +
    sleeve(
      put,
      [
        [100, 164, 32],
        [160, 176, 36],
        [204, 160, 33],
      ],
      GOLD,
      '#d99a3a',
      1,
      CREAM,
    ) +
    sleeve(
      put,
      [
        [-96, 166, 32],
        [-130, 168, 36],
        [-150, 190, 34],
      ],
      GOLD,
      '#d99a3a',
      -1,
      CREAM,
    ) +
    line(put('M-56 126C-30 160 30 160 56 126'), { width: 6, colour: CREAM }) +
    plait(-1) +
    plait(1) +
    ear(face, -66, 10, hers) +
    ear(face, 66, 10, hers, 1) +
    skull(face, hers, 3, 7) +
    features(face, { tones: hers, turn: 3, look: [3, 8], lid: 0.05, brow: 8, tilt: 2, mouth: 'grin', wide: 25 }) +
    area(face('M-2 56L9 56L8 67L0 67z'), '#421a10') +
    solid(
      face(
        'M-70 4C-84 -48 -70 -108 -4 -114C64 -110 86 -56 70 4C68 -18 64 -34 56 -48C36 -58 16 -70 4 -88C-10 -68 -36 -58 -56 -46C-64 -30 -68 -14 -70 4z',
      ),
      DAY.ink,
      ink(1.4),
    ) +
    line(face('M4 -88C-20 -78 -46 -64 -60 -34M8 -96C36 -84 56 -66 64 -36M0 -96C-30 -92 -56 -74 -66 -40'), SHEEN) +
    line(face('M-40 90C-16 102 22 102 46 88'), { width: 4.4, colour: '#fff0c8' })
  );
}

/** The hand that holds on to the gunwale. */
export const girlsHand = () => tips(within(put, -132, 140, 82, 1.06), hers);
