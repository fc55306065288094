/** What stands and lies by a hill road: tea, a stray, a milestone, a bus halt, the light of a lantern. */
import { bushes } from '../../heroes/parts/land.mjs';
import { box, dot, fine, firm, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

/** The pool of the lantern's light on the ground. */
export const pool = (x, y) => `<g transform="translate(${x} ${y}) scale(1 .2)">${glow(0, 0, 270, '#ffffff', 0.46)}</g>`;

/** Tea beside the ways, nearest to us. */
export const hedges = () =>
  bushes((x) => 640 + 0.03 * (x - 700), 560, 790, 44, 3, 760) +
  bushes((x) => 668 + 0.04 * (x - 700), 548, 816, 54, 17, 760) +
  bushes((x) => 702 + 0.05 * (x - 700), 530, 846, 66, 41, 780) +
  bushes((x) => 670 - 0.03 * (x - 1200), 1240, 1450, 50, 29, 760) +
  bushes((x) => 702 - 0.02 * (x - 1200), 1196, 1450, 62, 57, 780);

/** A stray that sits and looks up to the light, in profile to the left. */
export function dog(x, y) {
  const put = placed(x, y);
  const body =
    'M-14 0L-13 -4L-7 -5L-8 -24C-11 -30 -12 -36 -12 -42L-17 -43L-25 -46C-27 -49 -25 -51 -23 -52L-13 -56L-10 -63L-5 -57C0 -53 1 -46 1 -40C8 -34 16 -24 18 -12C19 -6 18 -2 16 0L-1 0L0 -4L-2 -14L-4 -4L-4 0z';
  return (
    fine(put('M15 -2C24 0 32 -4 30 -12C29 -17 24 -17 24 -13')) +
    solid(put(body), '#0e2932', pen(2.2)) +
    hair(put('M14 -1C6 -2 3 -8 6 -15C8 -19 12 -20 14 -18M-7 -24L-6 -6M-5 -57L-6 -51L-11 -54'), 0.8)
  );
}

/** A milestone with a round head, limewashed above a dark foot. */
export const milestone = (x, y) => {
  const put = placed(x, y);
  const face = 'M-15 0L-15 -30C-15 -42 -8 -46 -1 -46C6 -46 13 -42 13 -30L13 0z';
  return (
    solid(put('M13 0L20 -4L20 -32C20 -42 14 -46 7 -46L-1 -46L13 -30z'), '#0b0f10', pen(1.9)) +
    solid(put(face), '#6b5730', pen(2.4)) +
    area(put('M-15 0L-15 -10L13 -10L13 0z'), '#12181a') +
    line(put(`${face}M-15 -10L13 -10`), pen(2.2)) +
    hair(put('M6 -40L3 -33L6 -28L4 -22M-9 -32L-8 -32M-5 -20L-4 -20M-10 -24L-9 -24M-1 -37L0 -37M8 -16L9 -16'), 0.9) +
    hair(put('M-22 1L-18 -9M-20 1L-24 -6M18 2L22 -8M22 2L28 -5M-6 2L-8 -6M4 2L6 -5'), 0.9)
  );
};

/** A bus halt at the edge: a roof of sheets on posts, a bench before a wall, a dim bulb; (x, y) is its left post's foot. */
export function halt(x, y) {
  const put = placed(x, y);
  const sheets = repeat(17, (i) => `M${2 + i * 9} -244L${-18 + i * 10.4} -204`);
  const roof = 'M2 -246L150 -246L166 -204L-22 -204z';
  const post = (u) => solid(put(box(u - 4, -204, 8, 204)), '#12313a', pen(1.9));
  return (
    solid(put('M-16 0L150 0L150 12L-16 12z'), '#0f2029', pen(2)) +
    solid(put('M-16 0L14 -16L150 -16L150 0z'), '#0c1c22', pen(1.8)) +
    solid(put(box(16, -196, 140, 180)), '#0c1a1f', pen(1.6, 0.7)) +
    hair(put('M16 -76L150 -76M16 -56L150 -56M50 -76L50 -56M34 -56L34 -36M16 -36L150 -36'), 0.4) +
    glow(x + 28, y - 156, 100, '#ffb85a', 0.5) +
    fine(put('M28 -198L28 -166'), 0.8) +
    solid(put('M20 -160L24 -167L32 -167L36 -160z'), '#2a2011', pen(1.6)) +
    dot(x + 28, y - 158, 4.4, '#ffdda6') +
    solid(put('M18 -46L150 -46L150 -38L12 -38z'), '#3a2b12', pen(1.8)) +
    firm(put('M24 -38L24 -8'), 0.9) +
    post(0) +
    solid(put(roof), '#16242a', pen(2.4)) +
    hair(put(sheets), 0.65) +
    solid(put(box(-24, -206, 180, 9)), '#2a2a22', pen(2))
  );
}
