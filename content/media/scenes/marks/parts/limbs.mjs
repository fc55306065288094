/** Arms that taper along a bend, fingers, and a hand that grips. */
import { ink } from '../daylight.mjs';
import { area, line, round } from '../stage.mjs';
import { solid, within } from './shapes.mjs';

/** A smooth line through points `[x, y]`; `first` begins it. */
const through = (points, first = 'M') =>
  points
    .map(([x, y], i) => {
      if (i === 0) return `${first}${round(x)} ${round(y)}`;
      const [[a, b], [c, d], [e, f]] = [points[i - 2] ?? points[i - 1], points[i - 1], points[i + 1] ?? points[i]];
      const ends = [c + (x - a) / 6, d + (y - b) / 6, x - (e - c) / 6, y - (f - d) / 6, x, y].map(round);
      return `C${ends[0]} ${ends[1]} ${ends[2]} ${ends[3]} ${ends[4]} ${ends[5]}`;
    })
    .join('');

/** The two sides of a limb along points `[x, y, half its width]`. */
const sides = (spine) =>
  [1, -1].map((side) =>
    spine.map(([x, y, w], i) => {
      const [[a, b], [c, d]] = [spine[i - 1] ?? spine[i], spine[i + 1] ?? spine[i]];
      const long = Math.hypot(c - a, d - b);
      return [x - ((d - b) / long) * w * side, y + ((c - a) / long) * w * side];
    }),
  );

/** The outline of a limb along points `[x, y, half its width]`; its first end is round, as an elbow is. */
export function tapered(spine) {
  const [left, right] = sides(spine);
  const [[x, y, w], [u, v]] = spine;
  const long = Math.hypot(u - x, v - y);
  const [dx, dy] = [((x - u) / long) * w * 0.8, ((y - v) / long) * w * 0.8];
  const [[a, b], [c, d]] = [right[0], left[0]];
  const cap = [a + dx, b + dy, c + dx, d + dy, c, d].map(round);
  return `${through(left)}${through(right.reverse(), 'L')}C${cap[0]} ${cap[1]} ${cap[2]} ${cap[3]} ${cap[4]} ${cap[5]}z`;
}

/** The part of a limb that lies in the shade: along its left side (1) or its right (-1), a share of its width; none at the first end. */
export function shaded(spine, side = 1, share = 0.45) {
  const [left, right] = sides(spine);
  const [edge, other] = side > 0 ? [left, right] : [right, left];
  const inner = edge.map(([x, y], i) => {
    const deep = share * Math.min(1, 0.05 + (i * 1.6) / edge.length);
    return [x + (other[i][0] - x) * deep, y + (other[i][1] - y) * deep];
  });
  return `${through(edge)}${through(inner.reverse(), 'L')}z`;
}

/** A finger from its root at (x, y), `long` to the tip, `w` half its width; without a line across its root. */
export function finger(put, [x, y, turn, long, w], [skin, , crease], joints = true) {
  const own = within(put, x, y, turn);
  const tip = round(long - w);
  const marks = `M${round(3 - w)} ${round(-long * 0.36)}L${round(w - 3)} ${round(-long * 0.36)}M${round(3 - w)} ${round(-long * 0.68)}L${round(w - 3)} ${round(-long * 0.68)}`;
  return (
    solid(
      own(`M${-w} 6L${1 - w} ${-tip}C${1 - w} ${-long - 2} ${w - 1} ${-long - 2} ${w - 1} ${-tip}L${w} 6`),
      skin,
      ink(2.2),
    ) + (joints ? line(own(marks), { width: 1.5, colour: crease, opacity: 0.75 }) : '')
  );
}

/** A fist round a rod that lies along x; its fingers are towards us, its back is below, the arm ends at (0, 30). */
export const grip = (put, tones) =>
  area(put('M-34 -4C-38 14 -34 28 -23 46L23 46C34 28 38 14 34 -4z'), tones[0]) +
  line(put('M-24 43C-34 28 -38 14 -34 -4M34 -4C38 14 34 28 24 43'), ink(2.4)) +
  solid(put('M-32 12C-40 4 -48 -6 -46 -18C-44 -28 -34 -28 -30 -20C-28 -12 -22 -4 -16 4z'), tones[0], ink(2.2)) +
  [-26, -9, 8, 25]
    .map((x, i) =>
      solid(
        put(
          `M${x - 8.5} ${14 - i}C${x - 10} ${2} ${x - 9} ${-18 + i} ${x} ${-19 + i}C${x + 9} ${-18 + i} ${x + 10} ${2} ${x + 8.5} ${14 - i}C${x + 5} ${20 - i} ${x - 5} ${20 - i} ${x - 8.5} ${14 - i}z`,
        ),
        tones[0],
        ink(2),
      ),
    )
    .join('');
