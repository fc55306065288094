/** Heads from behind; the chin would be at y = 100. */
import { DAY, ink } from '../../daylight.mjs';
import { solid } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';

/** Ears, the nape and short hair. */
export const backOfHead = (put, [skin, dusk]) =>
  solid(
    put('M-58 -10C-72 -24 -78 0 -70 14C-66 24 -58 24 -54 18zM58 -10C72 -24 78 0 70 14C66 24 58 24 54 18z'),
    skin,
    ink(2.2),
  ) +
  solid(put('M-60 -10C-60 40 -48 84 -34 104L34 104C48 84 60 40 60 -10z'), dusk, ink(2.2)) +
  solid(
    put(
      'M-64 10C-76 -60 -50 -112 0 -112C50 -112 76 -60 64 10C58 44 50 66 40 78C20 70 -20 70 -40 78C-50 66 -58 44 -64 10z',
    ),
    DAY.ink,
    ink(2),
  ) +
  line(
    put(
      'M4 -84C-22 -80 -44 -56 -48 -20M10 -84C36 -78 52 -52 52 -16M6 -76C-8 -50 -14 -20 -12 20M14 -74C24 -50 28 -20 26 20',
    ),
    { width: 2, colour: '#7f9a98' },
  );
