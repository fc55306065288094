/** The animals of the pit: a cat asleep on the warm silencer, a crow that steals a nut, a gecko. */
import { DAY, ink } from '../../daylight.mjs';
import { GOLD, HONEY, HONEY_SHADE } from '../../parts/palette.mjs';
import { placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { houseCrow } from '../../testimonials/parts/pharmacy-crow.mjs';
import { cased } from './pit-car.mjs';

const at = placed(886, 396);

/** What shows of the cat behind the silencer: its back on the one side, its tail on the other. */
export const catBehind = () =>
  solid(at('M-44 -20C-40 -70 40 -72 66 -26L70 30L-44 30z'), HONEY, ink(2.8)) +
  line(at('M-12 -56L-8 -38M10 -58L10 -38M32 -52L28 -36'), { width: 6, colour: HONEY_SHADE }) +
  cased(at('M64 20C80 44 84 66 68 76C58 82 48 74 54 66'), 13, HONEY, 6);

/** The cat's head and paw, which hang over the silencer's edge. */
export const catBefore = () =>
  solid(at('M-6 14C6 20 4 58 8 68C14 78 30 76 30 66C30 46 34 24 24 14z'), HONEY, ink(2.6)) +
  line(at('M14 65L15 73M22 65L23 73'), ink(1.8)) +
  solid(
    at('M-50 -2C-56 4 -62 20 -60 36C-60 56 -36 66 -14 64C8 62 18 48 14 28L20 4L0 10C-8 6 -20 4 -28 8z'),
    HONEY,
    ink(2.8),
  ) +
  area(at('M-40 40C-36 34 -26 36 -24 42C-20 36 -8 36 -6 42C-6 54 -16 60 -24 60C-34 60 -42 52 -40 40z'), DAY.light) +
  area(at('M-28 38L-18 38L-23 44z'), '#c2604a') +
  line(at('M-23 44L-23 49M-48 28C-44 34 -36 34 -32 28M-14 28C-10 33 -2 32 2 26'), ink(2.8)) +
  line(at('M-30 10L-28 20M-20 9L-20 19M-10 10L-12 19'), { width: 4.4, colour: HONEY_SHADE }) +
  line(at('M-42 46L-66 44M-42 50L-64 54M-4 46L20 42M-4 50L20 52'), ink(1.5));

/** A crow on the edge, with a nut in its beak. */
export const crow = (x, y, s) => {
  const put = placed(x, y, -8, s);
  const nut = placed(x + 88 * s, y - 72 * s, 12, s);
  return (
    houseCrow(put) +
    solid(nut('M-18 -12L0 -22L18 -12L18 12L0 22L-18 12z'), '#dfe6e0', ink(2.4)) +
    solid(nut(oval(0, 0, 9)), GOLD, ink(2.2))
  );
};
