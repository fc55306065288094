import { chance, line, round, TAU } from '../stage.mjs';
import { hair, pen, repeat, solid } from './shapes.mjs';

/** The round crown of a breadfruit tree; (x, y) is its middle. */
export function crown(x, y, r) {
  const count = 15;
  const rim = (i, reach) => {
    const a = ((i + 0.6 * chance(Math.floor(i) + x)) * TAU) / count;
    return `${round(x + r * reach * Math.cos(a))} ${round(y + r * reach * 0.9 * Math.sin(a))}`;
  };
  const reach = (i) => 0.82 + 0.16 * chance((i % count) + x);
  const point = (i) => rim(i % count, reach(i));
  const edge = `M${point(0)}${repeat(count, (i) => `Q${rim(i + 0.5, 1.22)} ${point(i + 1)}`)}z`;
  const leaves = repeat(22, (i) => {
    const [a, d] = [chance(i * 3 + x) * TAU, r * 0.78 * Math.sqrt(chance(i * 5 + 1 + x))];
    return `M${round(x + d * Math.cos(a) - 6)} ${round(y + d * 0.8 * Math.sin(a))}q6 -7 12 0`;
  });
  return (
    line(`M${x} ${y + r * 0.6}V${y + r * 2.4}`, pen(3)) + solid(edge, '#081821', pen(1.6, 0.75)) + hair(leaves, 0.5)
  );
}
