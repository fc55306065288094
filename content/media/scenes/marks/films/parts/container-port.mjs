/** The far side of a container port: cranes, a ship's bow, stacks of containers. */
import { block } from '../../heroes/parts/valley-blocks.mjs';
import { box, card, dot, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, glow, round } from '../../stage.mjs';
import { container } from './container-lorry.mjs';

/** Legs, portal and braces of a quay crane; the rail under the leg by the water is the origin of `put`. */
function legs(put) {
  const leg = (u) =>
    solid(put(`M${u - 4} -160L${u + 4} -160L${u + 5} -8L${u - 5} -8z`), '#0b1d27', pen(1.9)) +
    solid(put(card(u - 13, -9, 26, 9, 4)), '#060f17', pen(1.7));
  const stairs = Array.from({ length: 9 }, (_, i) => [i % 2 ? -125 : -136, -8 - i * 18]);
  return (
    hair(put('M10 -160L10 -8M-110 -160L-110 -8M-137 -152L-137 -8'), 0.5) +
    leg(0) +
    leg(-120) +
    fine(put('M-120 -72L-102 -54M0 -72L-18 -54M-114 -58L0 -152M-120 -152L-6 -58'), 0.6) +
    solid(put(box(-120, -54, 120, 10)), '#0b1d27', pen(1.8)) +
    hair(put(polygon(stairs, false)), 0.7)
  );
}

const APEX = -282;

/** The tower over the legs, and the stays of the beams; the boom ends at `[u, v]`. */
const tower = (put, [u, v]) =>
  fine(
    put(`M-18 ${APEX}L${round(u * 0.95)} ${round(v * 0.95 - 8)}M-18 ${APEX}L${round(u * 0.5)} ${round((v - 172) / 2)}`),
    0.75,
  ) +
  fine(put(`M-18 ${APEX}L-120 -176M-18 ${APEX}L-192 -176`), 0.75) +
  solid(put(`M-6 -172L-22 ${APEX}L-14 ${APEX}L4 -172z`), '#0b1d27', pen(1.9)) +
  fine(put(`M-18 -236L-74 -174M-26 ${APEX + 2}L-10 ${APEX + 2}M-18 ${APEX}L-18 ${APEX - 12}`), 0.85);

const machineHouse = (put) =>
  solid(put(box(-150, -196, 62, 24)), '#0d242e', pen(1.8)) +
  area(put(repeat(3, (i) => box(-142 + i * 18, -188, 9, 7))), '#ffdda6', 'fill-opacity=".8" ') +
  hair(put('M-154 -196L-84 -196'), 0.8);

/** A crane at work, its boom over the ship. */
export function workingCrane(x, y, s) {
  const put = placed(x, y, 0, s);
  const rail = repeat(37, (i) => `M${-196 + i * 11.5} -172L${-196 + i * 11.5} -178`);
  return (
    tower(put, [218, -172]) +
    legs(put) +
    machineHouse(put) +
    solid(put(box(-200, -172, 424, 12)), '#0b1d27', pen(2.1)) +
    hair(put(`M-196 -166L220 -166M-196 -178L220 -178${rail}`), 0.5) +
    [-18, 222].map((u) => dot(round(x + u * s), round(y + (u < 0 ? APEX - 12 : -182) * s), 2.2, '#fff3dc')).join('') +
    glow(round(x - 18 * s), round(y + (APEX - 12) * s), 26, '#ffd08a', 0.7)
  );
}

/** A crane at rest, its boom raised. */
export function restingCrane(x, y, s) {
  const put = placed(x, y, 0, s);
  const boom = placed(x + 4 * s, y - 166 * s, -76, s)(box(0, -5, 214, 10));
  const lattice = placed(x + 4 * s, y - 166 * s, -76, s)('M0 0L210 0');
  return (
    tower(put, [44, -330]) +
    legs(put) +
    machineHouse(put) +
    solid(put(box(-180, -172, 190, 12)), '#0b1d27', pen(1.9)) +
    solid(boom, '#0b1d27', pen(1.8)) +
    hair(lattice, 0.5)
  );
}

/** Trolley with its cab, ropes and spreader, `[u, drop]` from the boom; a container hangs from it when `loaded`. */
export function hoist(x, y, s, [u, drop], loaded) {
  const put = placed(round(x + u * s), y - 160 * s, 0, s);
  const d = drop.toFixed(1);
  return (
    fine(put(`M-9 0L-10 ${d}M9 0L10 ${d}`), 0.75) +
    solid(put(box(-17, 0, 34, 6)), '#10303a', pen(1.6)) +
    solid(put('M19 0L31 0L31 11L28 15L19 15z'), '#8a6a3a', pen(1.5)) +
    (loaded
      ? block(placed(round(x + (u - 10) * s), round(y + (drop - 160 + 22) * s), 0, s), 20, 18, 46, '#0f2a33', 1.8)
      : '') +
    solid(put(`M-12 ${d}L12 ${d}L14 ${(drop + 5).toFixed(1)}L-14 ${(drop + 5).toFixed(1)}z`), '#10303a', pen(1.7))
  );
}

/** A ship from ahead: flared bow with anchors, and the boxes behind it; x is the stem, y the water. */
export function bow(x, y, s) {
  const put = placed(x, y, 0, s);
  const cols = 11;
  const rows = [2, 3, 4, 4, 3, 3, 4, 4, 4, 3, 2];
  const boxes = rows.map((n, i) => repeat(n, (k) => box((i - cols / 2) * 17, -78 - (k + 1) * 15, 17, 15))).join('');
  const doors = rows
    .map((n, i) =>
      repeat(n, (k) => `M${(i - cols / 2 + 0.5) * 17} ${-90 - k * 15}L${(i - cols / 2 + 0.5) * 17} ${-81 - k * 15}`),
    )
    .join('');
  const hull =
    'M0 6C-30 6 -44 -2 -52 -22C-62 -46 -84 -66 -98 -82C-66 -92 -32 -98 0 -100C32 -98 66 -92 98 -82C84 -66 62 -46 52 -22C44 -2 30 6 0 6z';
  const strakes = [0.8, 0.55, 0.3]
    .map(
      (t) =>
        `M${round(-98 * t ** 0.45)} ${round(-82 * t)}Q0 ${round(-82 * t - 22)} ${round(98 * t ** 0.45)} ${round(-82 * t)}`,
    )
    .join('');
  const anchor = (m) => `M${m * 40} -62L${m * 37} -48M${m * 30} -50C${m * 32} -42 ${m * 41} -42 ${m * 44} -52`;
  return (
    solid(put(boxes), '#0a1c25', pen(1.2, 0.7)) +
    hair(put(doors), 0.45) +
    solid(put(hull), '#07131b', pen(2.4)) +
    hair(put(`${strakes}M0 -100L0 6`), 0.45) +
    fine(put(anchor(-1) + anchor(1)), 0.8) +
    fine(put('M0 -100L0 -136M-9 -126L9 -126M0 -118L-60 -92M0 -118L60 -92'), 0.8) +
    dot(x, round(y - 138 * s), 2.2, '#fff3dc') +
    glow(x, round(y - 138 * s), 24, '#ffd08a', 0.6)
  );
}

/** Rows of containers, one pile for each number of `heights`; (x, y) is the lower left front corner. */
export function stack(x, y, s, heights, { d = 46, ribs = 14 } = {}) {
  const [w, h] = [124, 53];
  const fills = ['#0a1d27', '#0b222b', '#081821'];
  const pile = (n, i) =>
    repeat(n, (k) =>
      container(placed(round(x + i * (w + 5) * s), round(y - k * h * s), 0, s), w, h, d, ribs, {
        fill: fills[(i + 2 * k) % 3],
        width: 1.9,
      }),
    );
  // From right to left, so that a pile hides the end of the one before it only where it is taller.
  return heights.map(pile).reverse().join('');
}
