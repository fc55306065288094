/** The store of the stockmaster-floor closing as a plan: floor, light, tape, racks with their goods, wall. */
import { across, DAY, ink } from '../../daylight.mjs';
import { BRIGHT_TEAL, CREAM, DEEP_TEAL, GOLD } from '../../parts/palette.mjs';
import { box, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, chance, glow, line } from '../../stage.mjs';

/** Along the racks (u) and across them (v), about the middle of the picture. */
const TURN = 16;
export const plan = placed(720, 300, TURN);
export const at = (u, v, turn = 0, size = 1) => within(plan, u, v, turn, size);

const SHADE = '#123c44';
/** What the low sun casts on the floor. */
export const cast = (d, share = 0.26) => area(d, SHADE, `fill-opacity="${share}" `);

/** The empty bay of the middle rack, from one u to another. */
export const GAP = [-66, 92];
const GATE = [96, 326];

/** Slabs of concrete, and the light: teal from the left, amber through the gate, both as far as the gap. */
export function ground() {
  const slab = (d) => line(plan(d), { width: 1.5, colour: '#5f8079', opacity: 0.34 });
  return (
    across('slabs', ['#a4d4ca', '#c9e5d8', '#f6efdc', '#f9dfac', '#f3c985'], 0, 1440) +
    area(box(-20, -20, 1480, 640), 'url(#slabs)') +
    slab(repeat(12, (i) => `M${-880 + i * 150} -520L${-880 + i * 150} 520`)) +
    slab(repeat(7, (i) => `M-900 ${-500 + i * 165}L900 ${-500 + i * 165}`)) +
    line(
      plan(
        repeat(22, (i) => {
          const [u, v] = [-760 + 1520 * chance(i), -330 + 660 * chance(i + 40)];
          return `M${u} ${v}L${u + 14} ${v + 5}L${u + 20} ${v + 1}`;
        }),
      ),
      { width: 1.4, colour: '#5f8079', opacity: 0.4 },
    ) +
    area(plan(`M${GATE[0]} -250L${GATE[1]} -250L${GAP[1]} -50L${GAP[0]} -50z`), '#fff6da', 'fill-opacity=".75" ') +
    area(plan(`M-900 62L-900 196L${GAP[1]} 56L${GAP[0]} 56z`), '#f0fffa', 'fill-opacity=".6" ') +
    glow(720, 300, 300, '#fffdf0', 0.9)
  );
}

/** The yellow tape on the floor, through all four places and under the gap. */
const TAPE = 'M-900 142L-40 142Q12 142 12 90L12 -92Q12 -142 64 -142L900 -142';
export const tape = () =>
  line(plan(TAPE), { width: 19, colour: DAY.ink, opacity: 0.75 }) +
  line(plan(TAPE), { width: 15.5, colour: '#f2b824' }) +
  line(plan(TAPE), { width: 2, colour: '#fbe29a', extra: 'stroke-dasharray="26 12" ' });

/** The wall towards the yard, and the leaf of its gate, slid open. */
export function wall() {
  const piece = (from, to) =>
    solid(plan(box(from, -274, to - from, 26)), CREAM, ink(2.6)) + area(plan(box(from, -256, to - from, 7)), '#d9c08c');
  return (
    cast(
      plan(
        `M-500 -252L${GATE[0]} -252L${GATE[0] - 30} -222L-500 -222z` +
          `M${GATE[1]} -252L900 -252L900 -222L${GATE[1]} -222z`,
      ),
      0.24,
    ) +
    cast(plan(`M${GATE[1] - 14} -262L${GATE[1] + 14} -240L${GATE[1] - 150} -196L${GATE[1] - 180} -214z`)) +
    area(plan(box(GATE[0], -274, GATE[1] - GATE[0], 26)), '#e9cf9a') +
    line(plan(`M${GATE[0]} -254L${GATE[1]} -254M${GATE[0]} -268L${GATE[1]} -268`), ink(2)) +
    piece(-500, GATE[0]) +
    piece(GATE[1], 900) +
    solid(plan(box(GATE[1] + 6, -247, 232, 13)), BRIGHT_TEAL, ink(2.2)) +
    line(plan(repeat(22, (i) => `M${GATE[1] + 16 + i * 10} -246L${GATE[1] + 16 + i * 10} -235`)), {
      width: 1.8,
      colour: DEEP_TEAL,
    }) +
    [GATE[0], GATE[1]].map((u) => solid(plan(box(u - 15, -280, 30, 38)), GOLD, ink(2.4))).join('')
  );
}
