/** The crow of the ai-services closing. */
import { ink } from '../../daylight.mjs';
import { BRIGHT_RUST } from '../../parts/palette.mjs';
import { solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A crow that flies off with a shoelace. */
export function crow(put) {
  const black = '#16232c';
  return (
    line(put('M62 14C84 30 52 52 74 74C92 94 58 112 76 138'), ink(8)) +
    line(put('M62 14C84 30 52 52 74 74C92 94 58 112 76 138'), {
      width: 4.4,
      colour: BRIGHT_RUST,
    }) +
    solid(
      put('M6 -10C26 -34 34 -66 26 -98C8 -92 -2 -86 -12 -92C-14 -82 -22 -78 -32 -80C-28 -60 -34 -30 -18 -4z'),
      '#2b4048',
      ink(2.2),
    ) +
    solid(put('M-28 2C-54 2 -78 10 -94 24L-70 22L-80 34L-56 26L-58 36L-22 18z'), black, ink(2.2)) +
    solid(
      put('M-34 6C-20 -16 10 -22 30 -16C42 -24 58 -20 62 -8C62 4 54 10 44 10C26 26 -10 28 -34 6z'),
      '#4b5a5e',
      ink(2.4),
    ) +
    solid(put('M40 -18C52 -24 62 -18 63 -8C62 4 54 10 46 10C38 2 34 -8 40 -18z'), black, ink(2)) +
    solid(put('M60 -14C74 -14 84 -6 88 4C78 2 68 4 58 4z'), black, ink(2)) +
    line(put('M61 -4L84 2'), { width: 1.6, colour: '#8fa6a4' }) +
    area(put(oval(53, -9, 3.6)), '#ffffff') +
    area(put(oval(54, -9, 1.9)), black) +
    solid(
      put(
        'M-10 4C-34 -20 -66 -52 -104 -58C-98 -46 -88 -44 -96 -34C-84 -32 -80 -22 -84 -14C-70 -14 -64 -6 -66 2C-46 10 -24 14 4 10C14 4 4 -4 -10 4z',
      ),
      black,
      ink(2.2),
    ) +
    line(put('M-88 -46C-64 -36 -44 -20 -30 -4M-82 -26C-64 -20 -48 -10 -38 0'), { width: 1.8, colour: '#7f9a98' })
  );
}
