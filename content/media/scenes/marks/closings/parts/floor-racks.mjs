/** Racks of the stockmaster-floor closing from above: the goods in their bays, and the bay that is empty. */
import { ink } from '../../daylight.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, HONEY, HONEY_SHADE, MINT } from '../../parts/palette.mjs';
import { box, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { basin, bin, carton, coil, crate, drum, pipes, sack, tin } from './floor-goods.mjs';
import { at, cast, GAP, plan } from './floor-plan.mjs';

const COLOURS = [
  [BRIGHT_TEAL, DEEP_TEAL],
  [HONEY, HONEY_SHADE],
  [BRIGHT_RUST, BRICK],
  [MINT, BRIGHT_TEAL],
];
const tins =
  (count, first = 0, counted = false) =>
  (u, v) =>
    repeat(count * 2, (i) =>
      tin(
        at(u - (count - 1) * 27 + (i >> 1) * 54, v - 25 + (i % 2) * 51),
        COLOURS[(i + first + (i >> 2)) % 4][0],
        counted,
      ),
    );
const pair = (draw, gap) => (u, v) => [-gap, gap].map((d, i) => draw(at(u + d, v), i)).join('');

/** What stands in a bay: `[width, draw(u, v)]`. */
const KINDS = {
  tins: [170, tins(3)],
  counted: [170, tins(3, 2, true)],
  lids: [170, tins(3, 1)],
  drums: [196, pair((put, i) => drum(put, ...COLOURS[i + 1]), 48)],
  reels: [196, pair((put, i) => drum(put, ...COLOURS[i ? 0 : 2]), 48)],
  pipes: [240, (u, v) => pipes(at(u - 8, v), 6, 210)],
  amber: [220, (u, v) => pipes(at(u - 8, v), 6, 190, '#f6c98a')],
  coils: [190, pair((put, i) => coil(put, 43, ...COLOURS[i ? 2 : 0]), 46)],
  hoses: [190, pair((put, i) => coil(put, 43, ...COLOURS[i ? 1 : 3]), 46)],
  sacks: [116, (u, v) => sack(at(u, v - 24)) + sack(at(u + 3, v + 22, 3))],
  crates: [124, (u, v) => crate(at(u, v), 104, 86)],
  bins: [186, pair((put, i) => bin(put, ...COLOURS[i ? 1 : 0]), 45)],
  basins: [200, pair((put) => basin(put), 48)],
  cartons: [130, (u, v) => carton(at(u, v - 20, 2), 104, 44) + carton(at(u + 4, v + 27, -3), 92, 42, '#e6c48e')],
};

/** A rack between two u: its deck of wires, its goods one kind after another, its beams and posts. */
export function rack(from, to, v, kinds, half = 54) {
  const space = (to - from - kinds.reduce((sum, kind) => sum + KINDS[kind][0], 0)) / (kinds.length + 1);
  let u = from;
  const goods = kinds.map((kind) => {
    const [wide, draw] = KINDS[kind];
    u += wide + space;
    return draw(u - wide / 2, v);
  });
  const beam = (y) =>
    solid(plan(box(from, y - 5, to - from, 10)), BRIGHT_TEAL, ink(2.2)) +
    line(plan(`M${from} ${y - 1.5}L${to} ${y - 1.5}`), { width: 1.6, colour: MINT });
  return (
    area(plan(box(from, v - half, to - from, half * 2)), '#2c6a6e', 'fill-opacity=".86" ') +
    line(
      plan(
        repeat(
          Math.floor((to - from) / 16),
          (i) => `M${from + 8 + i * 16} ${v - half}L${from + 8 + i * 16} ${v + half}`,
        ),
      ),
      { width: 2.4, colour: '#7fb3ad', opacity: 0.7 },
    ) +
    goods.join('') +
    beam(v - half) +
    beam(v + half) +
    [from, to]
      .map((x) => [v - half, v + half].map((y) => solid(plan(box(x - 9, y - 9, 18, 18)), DEEP_TEAL, ink(2.2))).join(''))
      .join('')
  );
}

/** The shadow of a rack along its lower side. */
export const rackShade = (from, to, v) =>
  cast(plan(`M${from} ${v + 50}L${to} ${v + 50}L${to - 62} ${v + 92}L${from - 100} ${v + 92}z`), 0.34);

/** The bay where goods are missing: only wires over the floor, and the dashed outline of a crate. */
export function gap() {
  const [from, to] = GAP;
  const mark = plan(box(from + 22, -38, to - from - 44, 76));
  return (
    area(plan(box(from, -54, to - from, 108)), '#fffdf4', 'fill-opacity=".5" ') +
    line(plan(repeat(9, (i) => `M${from + 16 + i * 16} -50L${from + 16 + i * 16} 50`)), {
      width: 2,
      colour: '#7fb3ad',
      opacity: 0.75,
    }) +
    area(mark, '#fffdf4', 'fill-opacity=".5" ') +
    line(mark, { width: 4, colour: BRIGHT_RUST, extra: 'stroke-dasharray="13 9" ' }) +
    [-54, 54].map((y) => solid(plan(box(from, y - 5, to - from, 10)), BRIGHT_TEAL, ink(2.2))).join('')
  );
}
