/** The ground behind a street on a hill: contour lines, cottages, trees. */
import { area, chance, curve, line, round, sample, TAU } from '../stage.mjs';
import { lit } from './facade.mjs';
import { box, fine, hair, pen, repeat, solid } from './shapes.mjs';

/** Hills under a crest y = f(x), with their contour lines. */
export function hills(f, width, count = 9) {
  const crest = curve(sample(f, -20, width + 20));
  return (
    area(`${crest}L${width + 20} 900L-20 900z`, '#07161e') +
    fine(crest, 0.55) +
    repeat(count, (i) =>
      hair(
        curve(sample((x) => f(x) + 13 + i * 15 + i * i * 0.7 + 3 * Math.sin(x / 80 + i * 0.6), -20, width + 20)),
        round(0.36 - i * 0.02),
      ),
    )
  );
}

/** A cottage far off on the hill, its window lit. */
export const cottage = (x, y, side = 1) =>
  solid(box(x - 12, y - 13, 24, 14), '#081821', pen(1.2, 0.6)) +
  solid(`M${x - 16} ${y - 13}L${x - 9} ${y - 23}H${x + 9}L${x + 16} ${y - 13}z`, '#0a1c26', pen(1.2, 0.7)) +
  hair(`M${x - 26} ${y + 1}H${x + 26}`, 0.5) +
  lit(box(x + side * 5 - 3, y - 10, 6, 7), 0.8);

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
