/** A gecko on a wall. */
import { DAY, ink } from '../../daylight.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { ROOM } from '../../parts/palette.mjs';
import { solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A gecko seen from above, its head up. */
export function gecko(put) {
  const body = tapered([
    [0, -62, 9],
    [0, -54, 14],
    [1, -40, 10],
    [5, -14, 15],
    [2, 16, 11],
    [-8, 44, 7],
    [-2, 74, 4],
    [16, 90, 1],
  ]);
  const legs = 'M6 -30L32 -44L40 -66M-4 -30L-30 -26L-40 -44M10 8L36 16L40 40M-6 12L-32 24L-30 48';
  const toes = [
    [40, -66, 10],
    [-40, -44, -20],
    [40, 40, 160],
    [-30, 48, 190],
  ]
    .map(([x, y, turn]) => within(put, x, y, turn)('M0 0L-9 -6M0 0L-4 -11M0 0L4 -11M0 0L9 -6'))
    .join('');
  return (
    area(within(put, -9, 8)(body), ROOM, 'fill-opacity=".3" ') +
    line(put(legs), ink(9)) +
    line(toes, ink(3.4)) +
    line(put(legs), { width: 4.6, colour: '#d9a765' }) +
    solid(put(body), '#d9a765', ink(2.6)) +
    line(put('M2 -34L10 -30M-2 -20L16 -16M-6 -4L14 0M-6 12L10 16M-10 28L4 32M-12 44L0 46'), {
      width: 3.4,
      colour: '#9a6238',
    }) +
    area(put(oval(-10, -58, 4.6, 5.4) + oval(10, -58, 4.6, 5.4)), DAY.ink)
  );
}
