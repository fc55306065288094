/** The customer's child, who leans out of the car's rear window and reaches for the key. */
import { DAY, ink } from '../../daylight.mjs';
import { ear, features, skull, TONES } from '../../parts/face.mjs';
import { finger } from '../../parts/limbs.mjs';
import { BRIGHT_TEAL, GOLD } from '../../parts/palette.mjs';
import { placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { arm, neck, SHEEN, stands } from './crew.mjs';

const same = (d) => d;
const HERS = TONES.light;
const child = stands(1138, 102, 0.52, -1, 4);
const ARM = [
  [1118, 194, 17],
  [1112, 168, 15],
  [1100, 146, 12],
];

/** An open hand from its palm's side; its fingers point along -y, the arm ends at (0, 42). */
export const openHand = (at, tones) =>
  [
    [-24, -14, -18, 42, 9],
    [-8, -20, -7, 50, 9.5],
    [9, -19, 4, 46, 9.5],
    [24, -10, 16, 36, 8.5],
  ]
    .map((root) => finger(at, root, tones, false))
    .join('') +
  area(at('M-33 -16L33 -12C37 8 28 26 20 42L-20 42C-32 22 -37 4 -33 -16z'), tones[0]) +
  line(at('M-33 -14C-37 4 -32 22 -20 42M33 -10C37 8 28 26 20 42'), ink(2.2)) +
  finger(at, [26, 14, 52, 40, 9.5], tones, false);

/** The child leans out of the window, behind the sill. */
export const windowChild = () =>
  repeat(3, (i) =>
    [-1, 1].map((m) => solid(child(oval(m * (70 + i * 9), 60 + i * 26, 17 - i, 18)), DAY.ink, SHEEN)).join(''),
  ) +
  neck(child, HERS) +
  solid(child('M42 112C76 118 98 140 102 170L102 200L-50 200L-50 150C-50 130 -46 120 -38 112L0 150z'), GOLD, ink(2.4)) +
  ear(child, -63, 8, HERS) +
  skull(child, HERS, 12, 6) +
  features(child, { tones: HERS, turn: 12, look: [6, 4], lid: 0, brow: 8, mouth: 'soft', wide: 24, calm: true }) +
  area(
    child(
      'M-68 8C-78 -50 -62 -114 4 -114C66 -112 82 -50 72 8C68 -10 66 -24 60 -38C40 -50 20 -44 4 -44C-20 -44 -44 -48 -58 -34C-64 -20 -64 -6 -68 8z',
    ),
    DAY.ink,
  ) +
  line(child('M4 -112C4 -90 4 -70 4 -46M-20 -108C-34 -90 -40 -66 -40 -46M30 -106C44 -90 50 -66 48 -48'), SHEEN) +
  [-1, 1]
    .map((m) =>
      solid(
        child(`M${m * 92} 132L${m * 118} 118L${m * 120} 150zM${m * 92} 132L${m * 68} 116L${m * 66} 148z`),
        BRIGHT_TEAL,
        ink(2),
      ),
    )
    .join('') +
  arm(same, ARM, HERS, 1) +
  openHand(placed(1086, 132, -50, 0.54), HERS);
