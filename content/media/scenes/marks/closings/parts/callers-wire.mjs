/** The telephone wire from pole to pole, and the lights that run along it from both sides to the porch. */
import { dot, hair, pen } from '../../parts/shapes.mjs';
import { chance, curve, glow, line, round } from '../../stage.mjs';
import { ground } from './callers-land.mjs';
import { BRACKETS } from './porch.mjs';

/** A pole as `[x, top, foot]`; the wire leaves the rows of poles at the porch. */
const pole = (x, height, foot = ground(x)) => [x, round(foot - height), round(foot)];
const LEFT = [pole(-46, 192), pole(143, 196), pole(322, 196)];
const RIGHT = [pole(1055, 200), pole(1245, 204), pole(1470, 214)];

/** Ends of each span, on the way to the porch. */
const spans = (poles, bracket) =>
  [...poles.map(([x, top]) => [x, top + 7]), bracket].slice(0, -1).map((from, i, all) => [from, all[i + 1] ?? bracket]);
const SPANS = [...spans(LEFT, BRACKETS[0]), ...spans(RIGHT.toReversed(), BRACKETS[1])];

/** A point of a span, `t` from 0 to 1. */
const sagging = ([a, b], t) => {
  const sag = 0.56 * Math.hypot(b[0] - a[0], b[1] - a[1]) * t * (1 - t);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag];
};

/** A telephone pole with its arm, insulators and a stay. */
const post = ([x, top, foot]) =>
  line(`M${x} ${foot}V${top}`, pen(3.4)) +
  line(`M${x - 15} ${top + 10}H${x + 15}M${x - 10} ${top + 22}H${x + 10}`, pen(2.4)) +
  line(`M${x - 12} ${top + 9}v-6M${x + 12} ${top + 9}v-6M${x} ${top}v-5`, pen(3.2)) +
  hair(`M${x - 10} ${top + 12}L${x} ${top + 24}L${x + 10} ${top + 12}`, 0.7);

/** The wire, and the lights that run along it, closer and brighter towards the porch. */
export function wire() {
  const path = SPANS.map((span) => curve(Array.from({ length: 25 }, (_, i) => sagging(span, i / 24))));
  const runners = SPANS.flatMap((span, k) => {
    const step = k % 3;
    const count = 2 + step;
    return Array.from({ length: count }, (_, i) => {
      const t = (i + 0.35 + 0.4 * chance(k * 9 + i)) / count;
      const [x, y] = sagging(span, t);
      // A tail that thins out behind each light shows which way it goes.
      const tail = [0.2, 0.12, 0.06].map((back, j) => {
        const points = [back, back / 2, 0].map((u) => sagging(span, Math.max(0, t - u)));
        return line(curve(points), pen(2.2 + j * 0.7, 0.35 + j * 0.2));
      });
      return (
        tail.join('') +
        glow(round(x), round(y), 9 + 4 * step, k < 3 ? '#8ff5e4' : '#ffdda6', 0.6) +
        dot(round(x), round(y), 1.9 + 0.4 * step, '#fffaf0')
      );
    });
  });
  return line(path.join(''), pen(1.7, 0.65)) + runners.join('');
}

/** Short wires from the poles into the houses. */
export const drops = () =>
  hair(
    [
      [LEFT[1], 204, 408],
      [LEFT[2], 358, 430],
      [RIGHT[0], 1016, 416],
      [RIGHT[1], 1222, 408],
      [RIGHT[1], 1266, 472],
    ]
      .map(([[x, top], u, v]) => `M${x} ${top + 22}Q${(x + u) / 2} ${v - 4} ${u} ${v}`)
      .join(''),
    0.75,
  );

/** All poles. */
export const posts = () => [...LEFT, ...RIGHT].map(post).join('');
