/** Hands of people who stand behind a counter, and where they go on an arm. */
import { DAY, ink } from '../../daylight.mjs';
import { facing, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

/** Where a hand is put that goes on from a forearm; m = -1 mirrors it. `turn` bends the wrist. */
export function handOn(put, [ex, ey], [wx, wy], { m = 1, turn = 0, size = 0.95, reach = 36 } = {}) {
  const long = Math.hypot(wx - ex, wy - ey);
  const [dx, dy] = [(wx - ex) / long, (wy - ey) / long];
  const angle = (Math.atan2(dx, -dy) * 180) / Math.PI + turn;
  const own = within(put, wx + dx * reach * size, wy + dy * reach * size, angle, size);
  return (d) => own(facing(m)(d));
}

/** The part of a hand behind what it holds; the arm is below, the thumb on the left. */
export const palm = (put, [skin]) =>
  area(put('M-24 48C-36 20 -38 -8 -28 -34C-14 -50 22 -48 32 -30C38 -6 34 22 24 48z'), skin) +
  line(put('M-24 44C-36 20 -38 -8 -28 -34C-14 -50 22 -48 32 -30C38 -6 34 22 24 44'), ink(2.2));

/** The thumb, before it. */
export const thumb = (put, [skin]) =>
  area(put('M-24 46C-38 24 -38 0 -24 -24C-18 -36 0 -32 -2 -18C-6 -2 -2 16 12 30z'), skin) +
  line(put('M-25 44C-38 24 -38 0 -24 -24C-18 -36 0 -32 -2 -18C-6 -2 -2 16 10 28'), ink(2.2)) +
  line(put('M-20 -22C-16 -28 -8 -26 -8 -18'), { width: 1.5, colour: DAY.ink, opacity: 0.6 });

/** A fist with its thumb up; the arm goes on to the lower right from (45, 33). */
export const thumbUp = (put, [skin]) =>
  area(put('M62 14C54 -6 44 -22 24 -30L-8 -30L-8 42C4 46 16 48 28 52z'), skin) +
  line(put('M61 12C54 -6 44 -22 24 -30M-8 42C4 46 16 48 27 51'), ink(2.2)) +
  solid(
    put('M-10 -20C-18 -40 -16 -66 -10 -80C-4 -92 12 -90 12 -76C12 -62 12 -46 26 -32L20 -10L-4 -12z'),
    skin,
    ink(2.2),
  ) +
  area(put('M24 -30L34 -20L16 4L-6 -8L-4 -22L14 -24z'), skin) +
  repeat(4, (i) => {
    const y = -18 + i * 17;
    const x = [0, 4, 3, -2][i];
    return solid(
      put(
        `M10 ${y - 9}L${-22 - x} ${y - 9}C${-36 - x} ${y - 9} ${-36 - x} ${y + 9} ${-22 - x} ${y + 9}L10 ${y + 9}C17 ${y + 5} 17 ${y - 5} 10 ${y - 9}z`,
      ),
      skin,
      ink(2),
    );
  });

/** Bangles about a forearm, some way up from the wrist. */
export const bangles = (put, elbow, wrist, count = 3, colour = '#f6c667') => {
  const own = handOn(put, elbow, wrist, { size: 1, reach: 0 });
  return repeat(count, (i) => {
    const d = own(`M-22 ${12 + i * 12}C-10 ${20 + i * 12} 10 ${20 + i * 12} 22 ${12 + i * 12}`);
    return line(d, ink(6.2)) + line(d, { width: 3.4, colour });
  });
};
