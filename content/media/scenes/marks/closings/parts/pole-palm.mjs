/** A coconut palm far below the pole, from above. */
import { ink } from '../../daylight.mjs';
import { placed, repeat, solid } from '../../parts/shapes.mjs';
import { chance, line, round } from '../../stage.mjs';
import { above, lean } from './pole-view.mjs';

/** A palm from above: its foot at (x, y), its crown leans away from the nadir. */
export function palmFromAbove(x, y, size, fill, seed = 0) {
  const [u, v] = above(x, y, 0.13);
  const turn = lean(x, y);
  const leaf = (i) => {
    const own = placed(u, v, i * 40 + seed * 23, size * (0.86 + 0.28 * chance(seed * 7 + i)));
    const edge = repeat(5, (k) => `L${round(15 - k * 2.4)} ${-20 - k * 15}L${round(7 - k)} ${-24 - k * 15}`);
    const back = repeat(5, (k) => `L${round(-5.4 - k * 2.4)} ${-80 + k * 15}L${round(-3 - k)} ${-84 + k * 15}`);
    return (
      solid(own(`M0 0L9 -10${edge}L0 -104${back}L-9 -10z`), i % 3 ? fill[0] : fill[1], ink(1.8)) +
      line(own('M0 -6L0 -92'), { width: 1.4, colour: '#0d1720', opacity: 0.6 })
    );
  };
  const trunk = placed(x, y, turn)(`M-4 0L-7 ${-Math.hypot(u - x, v - y)}L7 ${-Math.hypot(u - x, v - y)}L4 0z`);
  return (
    solid(trunk, '#a5793f', ink(2)) +
    repeat(9, leaf) +
    repeat(3, (i) => solid(placed(u, v, i * 120)('M-6 -9L6 -9L8 2L0 7L-8 2z'), '#f0a53a', ink(1.6)))
  );
}
