/** The roof of a boatyard: a cadjan shed with its workbench, and the nets that dry beside it. */
import { INK, lit } from '../../parts/facade.mjs';
import { box, fine, firm, hair, limb, pen, polygon, repeat, solid, spot } from '../../parts/shapes.mjs';
import { area, chance, glow, line, round } from '../../stage.mjs';

const ROWS = 6;

/** A roof of plaited palm leaf, `[from, to, y]` at the ridge and at the eaves. */
function cadjan(put, [a, b, top], [c, d, foot]) {
  const level = (row) => {
    const t = row / ROWS;
    return [a + (c - a) * t, b + (d - b) * t, top + (foot - top) * t].map(round);
  };
  const edge = (row) => {
    const [from, to, y] = level(row);
    return `M${from} ${y}L${to} ${y}`;
  };
  const leaves = (row) => {
    const [from, to, y] = level(row);
    const count = Math.round((to - from) / 9);
    return repeat(count, (i) => {
      const u = round(from + ((to - from) * (i + 0.5)) / count);
      const [lean, long] = [3 * (chance(i + row * 31) - 0.5), 1 + 5 * chance(i * 3 + row)];
      return `M${u} ${round(y - 11)}L${round(u + lean)} ${round(y + long)}`;
    });
  };
  const corners = [
    [a, top],
    [b, top],
    [d, foot],
    [c, foot],
  ];
  return (
    solid(put(polygon(corners)), '#0b222b', pen(2.8)) +
    hair(put(repeat(ROWS - 1, (i) => edge(i + 1))), 0.5) +
    hair(put(repeat(ROWS, (i) => leaves(i + 1))), 0.6) +
    firm(put(`M${a - 5} ${top - 2}L${b + 5} ${top - 2}`))
  );
}

/** One who planes at a bench, before the light. */
const JOINER =
  'M-10 0L-9 -40C-14 -54 -10 -72 0 -74L8 -72C12 -64 11 -58 12 -56L26 -46L24 -40L8 -46L6 -40L8 0zM-4 -84C-4 -94 10 -94 10 -84C10 -74 -4 -74 -4 -84zM14 -38L70 -38L70 -32L64 -32L64 0L58 0L58 -32L22 -32L22 0L16 0L16 -32zM24 -38L24 -45L38 -45L38 -38z';

/** The shed, open to the beach, someone at the bench; the middle of its floor at the origin. */
export function shed(put) {
  const tools =
    'M-104 -102L-104 -78M-110 -78L-98 -78M-78 -102L-72 -66M-72 -66L-60 -70M64 -102L64 -86L54 -62L74 -62L64 -86M92 -102L92 -70M85 -70L99 -70L97 -58L87 -58z';
  const timber =
    'M-126 0L-112 -88L-106 -88L-118 0zM-112 0L-100 -80L-94 -80L-104 0zM108 0L96 -74L102 -74L116 0zM122 0L112 -92L118 -92L130 0z';
  const inside = put(box(-140, -112, 280, 114));
  return (
    area(inside, '#0b222b') +
    lit(inside, 0.42) +
    glow(...spot(put, 26, -84), 130, '#a6f4e6', 0.5) +
    line(put(tools), { width: 2.6, colour: INK }) +
    line(put('M-138 -102L138 -102'), { width: 3.4, colour: INK }) +
    area(put(timber + JOINER), INK) +
    hair(put('M-156 2L156 2'), 0.7) +
    limb(put('M-140 6L-140 -116M140 6L140 -116'), 8, 4, '#0f2a33') +
    fine(put('M-140 -88L-116 -114M140 -88L116 -114')) +
    cadjan(put, [-118, 118, -196], [-166, 166, -106])
  );
}

/** A net over a rail between two poles. */
export function dryingNet(put) {
  const mesh = repeat(15, (i) => {
    const u = -60 + i * 8;
    return `M${u} -62C${u - 4} -40 ${u + 2} -24 ${u - 2} -6M${u} -62C${u + 8} -42 ${u + 4} -22 ${u + 10} -6`;
  });
  const body =
    'M-64 -64C-30 -58 30 -58 64 -64C62 -40 66 -20 62 -4C40 6 20 -8 0 2C-20 8 -44 -6 -64 -2C-60 -20 -66 -44 -64 -64z';
  return (
    solid(put(body), '#0a1f28', pen(1.8)) +
    hair(put(mesh), 0.5) +
    limb(put('M-74 14L-74 -76M74 14L74 -76M-84 -66L84 -66'), 5, 2, '#0f2a33')
  );
}
