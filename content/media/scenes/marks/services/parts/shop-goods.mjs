/** The goods of the corner shop: shelves of jars, bananas on a rope, crates of fruit. */

import { ink } from '../../daylight.mjs';
import { box, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A row of so many jars, tins and bottles on its shelf. */
export function shelf(x, y, count, width) {
  const kinds = [
    ['M2 0L2 -34C2 -42 34 -42 34 -34L34 0zM6 -40L6 -50L30 -50L30 -40z', '#f0b04a'],
    ['M4 0L4 -46L32 -46L32 0z', '#5fb0a6'],
    ['M8 0L8 -30L14 -40L14 -54L22 -54L22 -40L28 -30L28 0z', '#fbe6bd'],
  ];
  const goods = repeat(count, (i) => {
    const [d, fill] = kinds[(i * 2 + count + (y > 640 ? 0 : 1)) % 3];
    return area(placed(x + 8 + i * 44, y)(d), fill);
  });
  return goods + area(box(x, y, width, 8), '#7a4716');
}

/** A hand of bananas on its rope. */
export function bananas(x, y) {
  const fruit = [-58, 58, -36, 36, -12, 12].map((turn) =>
    solid(placed(x, y, turn)('M-4 0C-12 16 -12 38 -5 56C-1 60 6 58 6 53C2 38 4 16 6 0z'), '#f3b740', ink(2)),
  );
  return line(`M${x} ${y - 40}V${y}`, { width: 4, colour: '#d9a866' }) + fruit.join('');
}

/** A crate of fruit, heaped: its front is 88 wide, its foot at (x, y). */
export function crate(x, y, fill, size) {
  const fruit = (u, v) =>
    solid(oval(x + u, y - v, size, size * 0.92), fill, ink(2)) +
    line(`M${x + u + 2} ${y - v - size * 0.5}q${size * 0.4} 1 ${size * 0.45} ${size * 0.5}`, {
      width: 2.4,
      colour: '#fff1cc',
    });
  const row = (from, step, v) => repeat(Math.floor((84 - from) / step) + 1, (i) => fruit(from + i * step, v));
  return (
    row(26, 34, 74) +
    row(12, 21, 58) +
    solid(box(x - 2, y - 52, 92, 52), '#c8863c', ink(2.8)) +
    line(`M${x - 2} ${y - 34}h92M${x - 2} ${y - 17}h92`, { width: 3, colour: '#6b3d10' }) +
    area(`${box(x - 2, y - 52, 10, 52)}${box(x + 80, y - 52, 10, 52)}`, '#7a4716')
  );
}
