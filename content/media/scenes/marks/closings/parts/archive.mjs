/** The archive of a store: walls of shelves that run to a vanishing point, with ledgers, boxes of receipts, drawers. */
import { box, hair, pen, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { chance, line, round } from '../../stage.mjs';

export const VANISH = [330, 396];

/** A point `u` to the right of the vanishing point and `v` below it, moved `z` away from us. */
export const space = (u, v, z) => [VANISH[0] + u / (1 + z), VANISH[1] + v / (1 + z)];

const FILLS = ['#0b2029', '#0d242e', '#091a22'];

/** What lies on the wall at `u` between two depths and two heights. */
const upright = (u, from, to, foot, top) =>
  polygon([space(u, foot, from), space(u, foot, to), space(u, top, to), space(u, top, from)]);

const across = (u, from, to, v) => polygon([space(u, v, from), space(u, v, to)], false);

/** A bound volume: raised bands, a label. */
function ledger(u, from, to, foot, top, fill, share) {
  const high = foot - top;
  const bands = [0.14, 0.2, 0.8, 0.87].map((at) => across(u, from, to, foot - high * at)).join('');
  const margin = (to - from) * 0.24;
  const label = upright(u, from + margin, to - margin, foot - high * 0.5, foot - high * 0.68);
  return solid(upright(u, from, to, foot, top), fill, pen(1.5, share)) + hair(bands + label, share * 0.7);
}

/** A box of receipts: lid, label, slips that look out, a string round it. */
function carton(u, from, to, foot, top, share, seed) {
  const high = foot - top;
  const lid = foot - high * 0.74;
  const at = (t) => from + (to - from) * t;
  const slips = repeat(5, (i) => {
    const [l, r] = [at(0.1 + i * 0.16), at(0.22 + i * 0.16)];
    return upright(u, l, r, foot - high * 0.7, foot - high * (0.86 + 0.16 * chance(seed + i)));
  });
  const label = upright(u, at(0.32), at(0.68), foot - high * 0.22, foot - high * 0.48);
  return (
    solid(slips, '#143a42', pen(1.1, share * 0.8)) +
    solid(upright(u, from, to, foot, lid), '#0d2731', pen(1.7, share)) +
    solid(label, '#143a42', pen(1.2, share)) +
    hair(across(u, from, to, lid + high * 0.1), share * 0.7)
  );
}

/** A cell of two rows of card drawers with their pulls. */
function drawers(u, from, to, foot, top, share) {
  const cell = (i, k) => {
    const [l, r] = [from + ((to - from) * i) / 3, from + ((to - from) * (i + 1)) / 3];
    const [low, high] = [foot - ((foot - top) * k) / 2, foot - ((foot - top) * (k + 1)) / 2];
    const [middle, w] = [(l + r) / 2, (r - l) * 0.24];
    const label = upright(u, middle - w, middle + w, low - (low - high) * 0.48, low - (low - high) * 0.78);
    const pull = polygon(
      [space(u, low - (low - high) * 0.28, middle - w / 2), space(u, low - (low - high) * 0.28, middle + w / 2)],
      false,
    );
    return (
      solid(upright(u, l, r, low, high), FILLS[(i + k) % 3], pen(1.3, share)) +
      hair(label, share) +
      line(pull, pen(2.4, share))
    );
  };
  return repeat(3, (i) => cell(i, 0) + cell(i, 1));
}

/** One shelf between two uprights, filled from end to end. */
function shelf(u, from, to, foot, high, share, seed) {
  const kind = seed % 5;
  if (kind === 2) return drawers(u, from, to, foot, foot - high * 0.96, share);
  if (kind === 4) {
    const w = (to - from) / 2;
    return repeat(2, (i) =>
      carton(u, from + i * w + w * 0.04, from + (i + 0.94) * w, foot, foot - high * 0.84, share, seed * 7 + i),
    );
  }
  let [markup, z] = ['', from + 0.004];
  for (let i = 0; z < to - 0.012; i++) {
    const wide = 0.022 + 0.02 * chance(seed * 11 + i);
    const end = Math.min(to - 0.002, z + wide);
    const tall = high * (0.66 + 0.24 * chance(seed * 17 + Math.floor(i / 3)));
    // A gap here and there, where a volume is out.
    if (chance(seed * 5 + i * 3) > 0.1) markup += ledger(u, z, end, foot, foot - tall, FILLS[i % 3], share);
    z = end;
  }
  return markup;
}

/** A wall of shelves at `u`, from near to far; `levels` are the boards, `ends` the uprights' depths. */
export function wall(u, levels, ends, share) {
  const bays = ends.slice(0, -1).map((from, i) => {
    const to = ends[i + 1];
    return levels
      .slice(1)
      .map((foot, k) => shelf(u, from, to, foot, foot - levels[k] - 8, share(i), i * 3 + k + (u > 0 ? 0 : 1)));
  });
  const boards = levels.map((v) =>
    solid(upright(u, ends[0], ends.at(-1), v + 7, v - 1), '#0f2a33', pen(1.5, share(1))),
  );
  const posts = ends.map((z, i) =>
    solid(upright(u, z - 0.006, z + 0.006, levels.at(-1) + 30, levels[0] - 14), '#0f2a33', pen(1.6, share(i))),
  );
  return bays.flat().toReversed().join('') + boards.join('') + posts.join('');
}

/** The far wall: shelves seen from the front, quiet. */
export function farWall(left, right, levels, z, share) {
  const [from, to] = [space(left, 0, z)[0], space(right, 0, z)[0]];
  return levels
    .slice(1)
    .map((v, k) => {
      const [foot, top] = [space(0, v, z)[1], space(0, levels[k], z)[1]];
      const books = repeat(Math.floor((to - from) / 12), (i) => {
        const high = (foot - top) * (0.7 + 0.08 * chance(k * 40 + Math.floor(i / 4)));
        return chance(i * 3 + k) > 0.06 ? box(from + i * 12, foot - high, 12, high) : '';
      });
      return (
        solid(books, '#0a1c24', pen(1, share)) +
        line(`M${round(from)} ${round(foot)}H${round(to)}`, pen(2, share * 1.3))
      );
    })
    .join('');
}
