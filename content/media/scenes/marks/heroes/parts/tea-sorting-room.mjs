/** The sorting room of a tea factory at night: the hills in its windows, its troughs of withering leaf, its scales. */
import { box, fine, firm, hair, pen, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, bell, chance, curve, line, round, sample, thousandths } from '../../stage.mjs';

/** Where all lines of the room meet, and how high above the floor we look from, in cm. */
const [MIDDLE, EYES, TALL] = [920, 300, 190];

/** A place in the room: cm to the right of the belt's middle, cm above the floor, and how many pixels a cm has there. */
export const at = (x, up, s) => [MIDDLE + x * s, EYES + (TALL - up) * s];

/** A flat face of something in the room. */
export const face = (...points) => polygon(points.map((p) => at(...p)));

const PANES = [-420, -280, -140, 0, 140, 280, 420].map((x) => MIDDLE + x - 52);

/** A ridge of tea hills with its contour lines and, below them, rows of tea. */
function ridge(f, fill, opacity, rows) {
  const down = (drop) => curve(sample((x) => f(x) + drop, 380, 1460, 10));
  const tea = { width: 2.4, opacity: 0.5, extra: 'stroke-dasharray="3 6" ' };
  return (
    area(`${down(0)}L1460 420L380 420z`, fill) +
    fine(down(0), opacity) +
    repeat(rows, (i) => hair(down(13 + i * 15), thousandths(opacity * 0.6 - i * 0.03))) +
    repeat(rows - 2, (i) => line(down(34 + i * 30), tea))
  );
}

/** What the windows show: stars and two ridges of tea. */
const view = () =>
  repeat(40, (i) => area(ring(400 + 1040 * chance(i), 70 + 110 * chance(i + 60), 1.5), '#cfe9e6')) +
  ridge(
    (x) => 236 - 96 * bell(x, 640, 120) - 70 * bell(x, 1230, 130) - 26 * bell(x, 900, 70) + 5 * Math.sin(x / 30),
    '#0b2831',
    0.85,
    6,
  ) +
  ridge((x) => 318 - 70 * bell(x, 820, 150) - 84 * bell(x, 1390, 120) + 5 * Math.sin(x / 37), '#0a212a', 0.75, 4);

/** The far wall with its seven tall windows, and the iron beam below the roof. */
function wall() {
  const hole = (x) => `M${x} 372L${x} 92C${x + 14} 62 ${x + 90} 62 ${x + 104} 92L${x + 104} 372z`;
  const bars = (x) =>
    repeat(2, (i) => `M${x + 35 + i * 35} ${72}L${x + 35 + i * 35} 372`) +
    repeat(5, (i) => `M${x} ${122 + i * 50}L${x + 104} ${122 + i * 50}`);
  const bricks = repeat(15, (i) => `M380 ${385 + (i % 5) * 21}L1440 ${385 + (i % 5) * 21}`);
  const truss = repeat(13, (i) => `M${340 + i * 90} 46L${385 + i * 90} 12L${430 + i * 90} 46`);
  return (
    area(`M-120 0L1440 0L1440 492L-120 492z${PANES.map(hole).join('')}`, '#071620', 'fill-rule="evenodd" ') +
    hair(bricks, 0.16) +
    hair(PANES.map(bars).join(''), 0.62) +
    fine(PANES.map(hole).join(''), 0.85) +
    PANES.map((x) => solid(box(x - 9, 370, 122, 10), '#0d2731', pen(2, 0.8))).join('') +
    hair(truss, 0.5) +
    solid(box(-120, 44, 1570, 12), '#0a1f29', pen(2, 0.7)) +
    fine('M-120 12L1450 12', 0.5)
  );
}

/** The floor: long boards that run away from us. */
const ground = () =>
  area(face([-2000, 0, 1], [2000, 0, 1], [2000, 0, 5], [-2000, 0, 5]), '#06121a', 'fill-opacity=".7" ') +
  fine('M-120 490L1440 490', 0.6) +
  hair(
    repeat(31, (i) => polygon([at((i - 15) * 62, 0, 1), at((i - 15) * 62, 0, 4.6)], false)),
    0.24,
  );

/** A heap of leaf along a row: one scallop a leaf. */
const heap = (from, to, up, s, count, seed) => {
  const [[a, y], [b]] = [at(from, up, s), at(to, up, s)];
  const step = (b - a) / count;
  const tops = repeat(count, (i) => {
    const [u, h] = [a + i * step, (4 + 5 * chance(i + seed)) * s];
    return `C${round(u + step * 0.1)} ${round(y - h)} ${round(u + step * 0.9)} ${round(y - h)} ${round(u + step)} ${round(y)}`;
  });
  return `M${round(a)} ${round(y)}${tops}`;
};

/** A withering trough along one side (-1 left, 1 right): a long box on legs, deep in leaf. */
function trough(m) {
  const [inner, outer, far, near] = [168 * m, 318 * m, 1.1, 1.92];
  const rim = (s, up) => [at(inner, up, s), at(outer, up, s)];
  const legs = [1.2, 1.55, 1.86].map((s) =>
    face([inner, 0, s], [inner, 40, s], [inner + 9 * m, 40, s], [inner + 9 * m, 0, s]),
  );
  const rows = [1.16, 1.26, 1.37, 1.5, 1.64, 1.79, 1.92];
  return (
    solid(legs.join(''), '#0a1d26', pen(1.6, 0.7)) +
    solid(face([inner, 40, far], [inner, 92, far], [inner, 92, near], [inner, 40, near]), '#0b232c', pen(2, 0.8)) +
    hair(
      repeat(2, (i) => polygon([at(inner, 57 + i * 17, far), at(inner, 57 + i * 17, near)], false)),
      0.5,
    ) +
    solid(face([inner, 92, far], [outer, 92, far], [outer, 92, near], [inner, 92, near]), '#0d2a32', pen(2, 0.8)) +
    rows.map((s, i) => solid(`${heap(inner, outer, 92, s, 15, i * 9)}z`, '#0f343b', pen(1.5, 0.8))).join('') +
    solid(face([inner, 34, near], [outer, 34, near], [outer, 94, near], [inner, 94, near]), '#0a1f28', pen(2.2, 0.85)) +
    hair(
      repeat(3, (i) => polygon(rim(near, 49 + i * 15), false)),
      0.5,
    ) +
    solid(
      [inner, outer - 10 * m]
        .map((x) => face([x, 0, near], [x, 34, near], [x + 10 * m, 34, near], [x + 10 * m, 0, near]))
        .join(''),
      '#0a1d26',
      pen(1.8, 0.8),
    )
  );
}

/** Hanging scales: a dial on a rod from the beam, a hook, and a basket of leaf on three cords. */
export const scales = (x, y) =>
  firm(`M${x} 56L${x} ${y - 44}`) +
  solid(ring(x, y - 48, 7), '#0a1f29', pen(2.2)) +
  solid(ring(x, y, 42), '#2b2110', pen(3)) +
  fine(ring(x, y, 34), 0.7) +
  line(
    repeat(12, (i) => {
      const [c, s] = [Math.cos(i * 0.5236), Math.sin(i * 0.5236)];
      return `M${round(x + 27 * c)} ${round(y + 27 * s)}L${round(x + 32 * c)} ${round(y + 32 * s)}`;
    }),
    pen(2),
  ) +
  line(`M${x} ${y}L${x + 17} ${y + 15}`, { width: 3.4, colour: '#fff1d6' }) +
  solid(ring(x, y, 4), '#ffd08a', pen(1)) +
  firm(
    `M${x} ${y + 42}L${x} ${y + 56}C${x + 12} ${y + 60} ${x + 10} ${y + 76} ${x} ${y + 74}C${x - 6} ${y + 73} ${x - 8} ${y + 68} ${x - 7} ${y + 64}`,
  ) +
  fine(
    `M${x} ${y + 74}L${x - 56} ${y + 140}M${x} ${y + 74}L${x + 56} ${y + 140}M${x} ${y + 74}L${x + 8} ${y + 134}`,
    0.9,
  ) +
  basket(x, y + 206, 122, 66, 5);

/** A basket of woven cane full of leaf; the middle of its foot at (x, y). */
export function basket(x, y, wide, high, seed) {
  const [r, q, rows] = [wide / 2, wide * 0.38, 5];
  const brim = y - high;
  const shell = `M${round(x - r)} ${brim}C${round(x - r)} ${round(y - high * 0.4)} ${round(x - q)} ${y - 8} ${round(x - q)} ${y - 4}C${round(x - q * 0.4)} ${y + 6} ${round(x + q * 0.4)} ${y + 6} ${round(x + q)} ${y - 4}C${round(x + q)} ${y - 8} ${round(x + r)} ${round(y - high * 0.4)} ${round(x + r)} ${brim}z`;
  const hoop = (i) => {
    const [v, w] = [brim + ((i + 1) * high) / (rows + 1), r - (r - q) * ((i + 1) / (rows + 1)) ** 1.4];
    return `M${round(x - w)} ${round(v)}Q${round(x)} ${round(v + high * 0.12)} ${round(x + w)} ${round(v)}`;
  };
  const cane = repeat(9, (i) => {
    const t = (i - 4) / 4.6;
    return `M${round(x + r * t)} ${round(brim + 4)}Q${round(x + r * t * 0.98)} ${round(y - high * 0.4)} ${round(x + q * t)} ${round(y + 1)}`;
  });
  // Leaves at the edge of the heap lean outwards; those in front cover those behind.
  const heapOf = (k) =>
    repeat(12, (i) => {
      const t = (i - 5.5 + 0.7 * (chance(i + seed + k * 11) - 0.5)) / 6;
      const drop = t * t * high * 0.3;
      const put = placed(
        x + r * t * 0.86,
        brim + 4 - k * high * 0.15 + (k ? drop * k * 0.5 : 0),
        -90 + 50 * t + 74 * (chance(i * 3 + seed + k) - 0.5),
        (wide / 100) * (0.62 + 0.3 * chance(i + seed + k * 5)),
      );
      return (
        solid(put('M0 0C4 -9 16 -10 30 -1C18 8 6 8 0 0z'), ['#12414a', '#0f3740', '#17505a'][(i + k) % 3], pen(1.7)) +
        hair(put('M0 0L24 -1M10 -1L15 -5M14 -1L19 4'), 0.7)
      );
    });
  return (
    area(placed(x, brim)(`M${-r * 0.9} 6Q0 ${-high * 0.62} ${r * 0.9} 6z`), '#0c2a33') +
    [3, 2, 1, 0].map(heapOf).join('') +
    solid(shell, '#0b222b', pen(2.6)) +
    hair(cane, 0.6) +
    fine(repeat(rows, hoop), 0.6) +
    line(`M${round(x - r)} ${brim}Q${round(x)} ${round(brim + high * 0.12)} ${round(x + r)} ${brim}`, pen(5))
  );
}

/** All that stands behind the belt. */
export const room = () => view() + wall() + ground() + trough(-1) + trough(1);
