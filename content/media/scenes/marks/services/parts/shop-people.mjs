/** Who is at work before the corner shop: the signwriter on his ladder and the shopkeeper at the shutters. */

import { DAY, ink } from '../../daylight.mjs';
import { SKIN } from '../../parts/palette.mjs';
import { box, limb, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const PAINT = '#17757a';
const AMBER = '#f0a02e';

/** An arm, a leg or a stick with an outline of ink. */
export const stick = (d, width, fill) =>
  line(d, { width: width + 4, colour: DAY.ink }) + line(d, { width, colour: fill });

/** A ladder of bamboo from its feet at (x, foot) up to `top`, narrower there, with nodes in its poles. */
export function ladder(x, foot, top) {
  const side = (m, y) => round(x + m * (26 + (14 * (y - top)) / (foot - top)));
  const rungs = repeat(11, (i) => {
    const y = round(foot - 34 - i * 48);
    return stick(`M${side(-1, y) - 8} ${y}L${side(1, y) + 8} ${y}`, 5, '#e2b768');
  });
  const pole = (m) => {
    const nodes = repeat(9, (i) => {
      const y = round(foot - 20 - i * 62);
      return `M${side(m, y) - 4} ${y}h8`;
    });
    return (
      stick(`M${side(m, foot)} ${foot}L${side(m, top)} ${top}`, 9, '#f6dc9c') +
      line(nodes, { width: 2.2, colour: '#8a4f06' })
    );
  };
  return rungs + pole(-1) + pole(1);
}

/** The signwriter from behind, his feet on a rung at (x, y), pot in the left hand, the brush in the right. */
export function signwriter(x, y) {
  const put = placed(x, y);
  const leg = (d) => stick(put(d), 13, SKIN);
  return (
    leg('M-16 -60L-15 -4') +
    leg('M18 -60L17 -42') +
    area(put(`${oval(-15, -2, 11, 6)}${oval(17, -40, 11, 6)}`), '#5f3a1e') +
    solid(put('M-28 -114L-32 -52L-3 -50L0 -82L5 -52L33 -58L29 -114z'), '#6b3d10', ink(2.4)) +
    stick(put('M-26 -160L-48 -130L-46 -104'), 12, SKIN) +
    stick(put('M-25 -162L-42 -140'), 18, PAINT) +
    stick(put('M28 -160L66 -140L104 -166'), 12, SKIN) +
    stick(put('M26 -161L52 -148'), 18, PAINT) +
    solid(
      put('M-30 -170C-36 -144 -31 -126 -30 -106L30 -106C34 -130 36 -150 31 -168C20 -178 -18 -178 -30 -170z'),
      PAINT,
      ink(2.6),
    ) +
    line(put('M0 -172L0 -112M-12 -168L-16 -118'), { width: 2, colour: '#0b4a4d' }) +
    solid(put('M-8 -190L8 -190L10 -170L-10 -170z'), SKIN, ink(2)) +
    area(put(oval(0, -202, 20, 21)), DAY.ink) +
    solid(put('M-22 -204C-24 -232 24 -232 22 -204C10 -198 -10 -198 -22 -204z'), AMBER, ink(2.4)) +
    stick(put('M92 -160L142 -180'), 4, AMBER) +
    area(put('M137 -185L160 -193L162 -184L144 -172z'), DAY.ink) +
    solid(put(oval(106, -167, 8, 9)), SKIN, ink(2)) +
    line(put('M-60 -92C-58 -112 -34 -112 -32 -92'), ink(2.6)) +
    solid(put('M-64 -94L-28 -94L-32 -60L-60 -60z'), '#dfe5dc', ink(2.6)) +
    area(put('M-64 -94L-28 -94L-29 -84L-38 -84L-40 -74L-46 -74L-48 -84L-63 -84z'), PAINT)
  );
}

/** The shopkeeper from behind, grey, in a sarong; both hands pull a leaf of the shutters at his right. */
export function keeper(x, y) {
  const put = placed(x, y);
  const checks = repeat(4, (i) => `M${-22 + i * 15} -104L${-25 + i * 16} -14`);
  return (
    area(put('M-30 2L24 2L-30 14L-150 14L-110 4z'), '#0b6b6a', 'fill-opacity=".36" ') +
    area(put(`${box(-22, -14, 14, 12)}${box(6, -14, 14, 12)}`), SKIN) +
    area(put(`${oval(-17, 0, 15, 6)}${oval(14, 0, 15, 6)}`), DAY.ink) +
    solid(put('M-30 -112C-36 -70 -36 -34 -34 -10L30 -10C36 -44 34 -84 28 -112z'), '#c8772b', ink(2.6)) +
    line(put(`${checks}M-34 -76L33 -76M-35 -42L34 -42`), { width: 2.4, colour: '#6b3d10' }) +
    stick(put('M20 -156L54 -118L88 -130'), 12, SKIN) +
    solid(
      put('M-32 -172C-38 -146 -34 -122 -33 -104L31 -104C35 -130 36 -152 30 -170C16 -182 -18 -182 -32 -172z'),
      '#f6e3bb',
      ink(2.6),
    ) +
    line(put('M-4 -174L-6 -112'), { width: 2, colour: '#b58a4a' }) +
    stick(put('M26 -162L58 -152L90 -174'), 12, SKIN) +
    limb(put('M20 -164L50 -154'), 22, 18, '#f6e3bb') +
    solid(put(`${oval(91, -176, 8, 10)}${oval(89, -131, 8, 10)}`), SKIN, ink(2)) +
    line(put('M88 -180L96 -180M88 -173L96 -173M86 -135L94 -135M86 -128L94 -128'), ink(1.6)) +
    solid(put('M-10 -192L8 -192L10 -172L-12 -172z'), SKIN, ink(2)) +
    solid(put(oval(1, -204, 19, 22)), SKIN, ink(2.2)) +
    solid(
      put('M-20 -198C-24 -232 20 -236 20 -212C10 -214 8 -204 6 -190C-4 -184 -16 -188 -20 -198z'),
      '#cfc8b6',
      ink(2.2),
    )
  );
}
