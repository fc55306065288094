/** The ground behind and below a street on a hill: contour lines, cottages, trees, a wall of stone, steps. */
import { area, chance, curve, line, round, sample, TAU } from '../stage.mjs';
import { lit } from './facade.mjs';
import { box, fine, hair, pen, polygon, repeat, solid } from './shapes.mjs';

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

/** The wall that holds an upper street, in courses of stone from `drop` below y = f(x). */
export const retaining = (f, from, to, drop, courses) =>
  repeat(courses, (row) => {
    const level = (x) => f(x) + drop + row * 15;
    const joints = repeat(Math.floor((to - from) / 40), (i) => {
      const x = from + i * 40 + (row % 2) * 20 + ((i * 7) % 5) * 2;
      return `M${x} ${round(level(x))}v15`;
    });
    return hair(curve(sample(level, from, to)) + joints, round(0.26 - row * 0.012));
  });

/** Steps between two streets, from the front: (x, top) to the foot, a landing half-way. */
export function steps(x, top, foot, half = 22) {
  const count = 34;
  const rise = (foot - top) / count;
  const wider = (i) => half + i * 0.3;
  const tread = (i) => `M${round(x - wider(i))} ${round(top + i * rise)}H${round(x + wider(i))}`;
  const across = (from, to, fill) =>
    solid(
      polygon([
        [x + from * wider(0), top],
        [x + to * wider(0), top],
        [x + to * wider(count), foot],
        [x + from * wider(count), foot],
      ]),
      fill,
      pen(1.7),
    );
  const middle = box(x - wider(17) * 1.2, top + 16.4 * rise, wider(17) * 2.4, rise * 1.6);
  return (
    across(-1, 1, '#081720') +
    hair(repeat(count, tread), 0.75) +
    across(-1.3, -1, '#0f2a33') +
    across(1, 1.3, '#0f2a33') +
    solid(middle, '#0f2a33', pen(1.7))
  );
}
