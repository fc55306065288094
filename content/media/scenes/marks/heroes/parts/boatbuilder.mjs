/** The boatbuilder behind his boat, facing left: one hand holds the plank, the other swings the mallet. */

import { INK, lit } from '../../parts/facade.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { facing, fine, hair, limb, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';
import { profile, skin } from './wire-caller.mjs';

const KNOT = 'M-22 -48C-34 -52 -42 -46 -46 -36L-36 -38L-38 -24C-30 -30 -24 -38 -22 -44z';
const NAPE = 'M-13 -15C-23 -22 -26 -36 -23 -47L-14 -50L-4 -46C-9 -43 -12 -38 -11 -30C-10 -24 -11 -18 -13 -15z';

const CLOTH = '#10303a';

const BAND = 'M-24 -42C-26 -62 -12 -72 5 -71C16 -70 22 -62 22 -54L2 -52C-8 -51 -16 -47 -24 -42z';

const VEST =
  'M62 -268C44 -262 30 -246 28 -222C26 -196 36 -176 38 -150C40 -120 38 -60 36 -30L146 -30C148 -80 150 -120 146 -150C148 -186 146 -222 128 -246C116 -258 104 -264 92 -266C84 -256 72 -256 62 -268z';

/** What is behind the plank: all but the fingers that hold it. */
export function boatbuilder(put) {
  const head = (d) => put(placed(72, -264, -10, 1.2)(facing(-1)(d)));
  const far = tapered([
    [-62, -178, 10],
    [-36, -198, 14],
    [-16, -213, 15],
    [12, -231, 19],
    [46, -246, 21],
  ]);
  return (
    skin(put(far), 2.4) +
    solid(put(VEST), CLOTH, pen(2.6)) +
    lit(put('M37 -142L147 -142C149 -110 148 -60 146 -30L36 -30C38 -60 39 -110 37 -142z'), 0.22) +
    profile(head, 2.4) +
    solid(head(NAPE), '#071219', pen(1.8)) +
    solid(head(KNOT + BAND), CLOTH, pen(2.2)) +
    lit(head(BAND), 0.3)
  );
}

/** The arm with the mallet, and the mallet. */
export function swing(put) {
  const upper = tapered([
    [116, -234, 24],
    [148, -244, 22],
    [171, -250, 15],
  ]);
  const lower = tapered([
    [186, -250, 20],
    [185, -284, 18],
    [172, -326, 11],
  ]);
  const tool = placed(166, -340, -52);
  return (
    skin(put(upper), 2.4) +
    skin(put(lower), 2.4) +
    limb(put(tool('M0 26L0 -78')), 10, 5, '#14424a') +
    solid(put(tool('M-34 -72L34 -76L34 -114L-34 -110z')), '#17504f', pen(2.8)) +
    hair(put(tool('M-24 -76L-24 -108M24 -78L24 -110')), 0.8) +
    skin(put(placed(166, -340, -52)('M-13 -18L12 -18C18 -10 18 10 13 18L-12 18C-17 8 -17 -8 -13 -18z')), 2.2) +
    fine(put(tool('M-13 -8L4 -8M-14 1L4 1M-13 10L4 10')), 0.9)
  );
}

/** The hand on the plank: its back behind, four fingers over the edge. */
export const hand = (put) =>
  skin(
    put('M-44 -184C-50 -196 -64 -196 -74 -188C-82 -182 -86 -176 -86 -168L-42 -164C-38 -172 -40 -178 -44 -184z'),
    2.2,
  ) +
  repeat(4, (i) => {
    const long = [17, 23, 24, 20][i];
    const d = put(
      placed(
        -80 + i * 11.4,
        -172 + i * 2.2,
        8,
      )(`M-5.4 -6C-5 -11 5 -11 5.4 -6L5 ${long - 5}C5 ${long} -5 ${long} -5 ${long - 5}z`),
    );
    return skin(d, 0.1) + line(d, { width: 2.2, colour: INK });
  });
