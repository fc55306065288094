/** The customer of the mediflow-counter closing, from behind: a schoolgirl on her toes, sent for grandmother's medicine. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { finger, tapered } from '../../parts/limbs.mjs';
import { placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const TONE = TONES.warm;
const WHITE = '#ffffff';
const at = placed(852, 490, 0, 0.66);
const STRAND = { width: 1.5, colour: '#7f9a98' };

const plait = (m) =>
  repeat(3, (i) => solid(at(oval(m * (50 + i * 5), 78 + i * 24, 15 - i, 17)), DAY.ink, STRAND)) +
  solid(
    at(`M${m * 64} 144L${m * 38} 128L${m * 40} 162zM${m * 64} 144L${m * 92} 128L${m * 90} 164z`),
    '#f0a53a',
    ink(2),
  );

const ARM = [
  [-100, 140, 26],
  [-112, 70, 24],
  [-106, 10, 19],
  [-100, -24, 17],
];

/** Her hand on the side of the bag. */
function hand() {
  const put = within(at, -97, -54, -8, 0.94);
  return (
    [
      [-24, -14, -16, 42, 9],
      [-8, -20, -7, 50, 9.5],
      [9, -19, 2, 46, 9.5],
      [24, -10, 12, 36, 8.5],
    ]
      .map((root) => finger(put, root, TONE, false))
      .join('') +
    area(put('M-33 -16L33 -12C37 8 28 26 20 42L-20 42C-32 22 -37 4 -33 -16z'), TONE[0]) +
    line(put('M-33 -14C-37 4 -32 22 -20 42M33 -10C37 8 28 26 20 42'), ink(2.2)) +
    finger(put, [26, 14, 52, 40, 9.5], TONE, false)
  );
}

export const girl = () =>
  solid(at(tapered(ARM)), TONE[0], ink(2.4)) +
  hand() +
  solid(at('M-34 84L34 84L38 130L-38 130z'), TONE[1], ink(2.2)) +
  solid(
    at('M-40 112C-80 118 -112 126 -122 160L-134 300L134 300L122 160C112 126 80 118 40 112C30 132 -30 132 -40 112z'),
    WHITE,
    ink(2.6),
  ) +
  area(at('M76 120C106 126 116 138 122 160L134 300L92 300C96 220 92 160 76 120z'), '#cfe2dc') +
  line(at('M0 132L0 300'), { width: 1.8, colour: '#7f9a98' }) +
  solid(at('M-44 106C-24 126 24 126 44 106L58 130C30 150 -30 150 -58 130z'), WHITE, ink(2.2)) +
  solid(
    at(
      tapered([
        [-92, 156, 34],
        [-110, 110, 34],
        [-116, 66, 32],
      ]),
    ),
    WHITE,
    ink(2.4),
  ) +
  solid(
    at('M-66 6C-80 0 -84 20 -76 34C-72 44 -64 44 -62 38zM66 6C80 0 84 20 76 34C72 44 64 44 62 38z'),
    TONE[0],
    ink(2),
  ) +
  solid(
    at('M0 -88C50 -88 74 -54 74 -4C74 36 64 72 40 92C24 98 -24 98 -40 92C-64 72 -74 36 -74 -4C-74 -54 -50 -88 0 -88z'),
    DAY.ink,
    ink(2),
  ) +
  line(at('M0 -86C-2 -30 2 30 0 92'), { width: 2.6, colour: TONE[0] }) +
  line(
    at('M-6 -70C-44 -50 -60 10 -50 76M-6 -40C-32 -20 -40 30 -34 82M6 -70C44 -50 60 10 50 76M6 -40C32 -20 40 30 34 82'),
    STRAND,
  ) +
  plait(-1) +
  plait(1);
