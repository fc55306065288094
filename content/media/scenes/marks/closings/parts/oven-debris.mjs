/** What the palm has knocked off the oven of the platform-and-devops closing. */
import { ink } from '../../daylight.mjs';
import { box, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { BRICK, sign, TILE } from './twin-ovens.mjs';

/** Tiles and bricks on the ground at (x, y). */
export const rubble = (list) =>
  list
    .map(([x, y, turn, kind]) => {
      const put = placed(x, y, turn);
      const d = kind ? box(-19, -9, 38, 18) : 'M-20 -10C-8 -18 8 -18 20 -10L18 10C8 2 -8 2 -18 10z';
      return (
        area(put('M-24 12L16 12L30 4L10 -4z'), '#a8743a', 'fill-opacity=".5" ') +
        solid(put(d), kind ? BRICK : TILE, ink(2.2))
      );
    })
    .join('');

/** The sign of the broken one, on the ground against the plinth, with a crack. */
export const fallenSign = (x, y) =>
  area(oval(x - 12, y + 32, 40, 7), '#a8743a', 'fill-opacity=".5" ') +
  sign(placed(x, y, 28)) +
  line(placed(x, y, 28)('M-16 -30L-4 -12L-14 0L2 12L-6 32'), ink(3));
