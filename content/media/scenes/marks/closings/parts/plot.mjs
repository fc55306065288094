import { fine, pen, placed, solid } from '../../parts/shapes.mjs';

/** A cat on a wall, from behind; its seat at (x, y). */
export const cat = (x, y) =>
  solid(
    placed(x, y)('M-7 0C-9 -8 -6 -14 -4 -16C-6 -19 -5 -22 -5 -26L-2 -23L2 -23L5 -26C5 -22 6 -19 4 -16C6 -14 9 -8 7 0z'),
    '#0b222b',
    pen(1.5),
  ) + fine(placed(x, y)('M6 -1C12 0 13 6 10 12C9 15 11 17 13 16'), 0.95);
