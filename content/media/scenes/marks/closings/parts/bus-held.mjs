/** What the old couple of the which-bus closing carry: a suitcase, a map of the six roads, a goose in a basket. */
import { DAY, ink } from '../../daylight.mjs';
import { BRICK, GOLD, HONEY, RUST, TEAL } from '../../parts/palette.mjs';
import { solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { cast, heading, prism, rect } from './bus-view.mjs';

/** A suitcase with two straps, standing. */
export const suitcase = (x, y) => {
  const p = heading(x, y, 20);
  const strap = (u) =>
    solid(
      `M${p(u, 13).join(' ')}L${p(u + 6, 13).join(' ')}L${p(u + 6, 13, 44).join(' ')}L${p(u + 6, -13, 44).join(' ')}L${p(u, -13, 44).join(' ')}L${p(u, 13, 44).join(' ')}z`,
      GOLD,
      ink(1.5),
    );
  return (
    cast(`M${x - 70} ${y + 6}L${x - 26} ${y - 10}L${x + 20} ${y + 14}L${x - 30} ${y + 22}z`) +
    prism(p, rect(-32, -13, 32, 13), [0, 44], ['#d9733f', RUST, BRICK]) +
    strap(-20) +
    strap(14) +
    line(
      `M${p(-8, 0, 44).join(' ')}C${p(-8, 0, 58).join(' ')} ${p(8, 0, 58).join(' ')} ${p(8, 0, 44).join(' ')}`,
      ink(6),
    ) +
    line(`M${p(-8, 0, 44).join(' ')}C${p(-8, 0, 58).join(' ')} ${p(8, 0, 58).join(' ')} ${p(8, 0, 44).join(' ')}`, {
      width: 2.6,
      colour: HONEY,
    })
  );
};

/** The map, held like a tray, with the six roads on it. */
export const map = (put) => {
  const middle = [8, -56];
  const roads = [
    [-50, -68],
    [-12, -86],
    [44, -89],
    [73, -50],
    [22, -26],
    [-56, -26],
  ];
  return (
    solid(put('M-50 -80L-18 -87L14 -84L54 -92L80 -34L42 -22L8 -28L-28 -16L-72 -24z'), '#fdeec6', ink(2.4)) +
    area(put('M-18 -87L14 -84L8 -28L-28 -16zM54 -92L80 -34L42 -22L34 -88z'), '#a9d9cd') +
    line(put('M-18 -87L-28 -16M14 -84L8 -28M34 -88L42 -22'), { width: 1.4, colour: DAY.ink, opacity: 0.6 }) +
    line(put(roads.map(([u, v]) => `M${middle.join(' ')}L${u} ${v}`).join('')), {
      width: 4,
      colour: RUST,
      opacity: 0.8,
    }) +
    solid(put(oval(...middle, 9, 6)), TEAL, ink(1.5)) +
    line(put('M46 -72L56 -62M56 -73L47 -61'), { width: 3.4, colour: DAY.ink })
  );
};

/** A goose in a basket; it has the corner of the map in its bill. */
export const goose = (put) =>
  solid(put('M-60 -38C-70 -44 -74 -56 -68 -62C-56 -52 -30 -56 -14 -48C-4 -44 -4 -34 -10 -30z'), DAY.light, ink(2.2)) +
  line(put('M-56 -42C-46 -38 -34 -40 -28 -46M-40 -36C-32 -34 -24 -36 -20 -42'), ink(1.6)) +
  solid(
    put('M-58 -44C-48 -60 -58 -76 -62 -96C-64 -110 -49 -116 -42 -107C-37 -98 -44 -92 -43 -82C-42 -66 -32 -54 -36 -42z'),
    DAY.light,
    ink(2.2),
  ) +
  solid(put('M-61 -106C-70 -105 -79 -99 -85 -92C-77 -90 -67 -91 -60 -94z'), HONEY, ink(1.8)) +
  area(put(oval(-54, -104, 2.4)), DAY.ink) +
  line(put('M-59 -109L-51 -111'), ink(1.8)) +
  solid(put('M-68 -38L-6 -34L-14 -4C-26 2 -50 0 -60 -6z'), '#d99a4c', ink(2.4)) +
  line(put('M-65 -28L-9 -24M-62 -18L-12 -14M-54 -36L-50 -3M-38 -36L-36 -1M-22 -35L-24 -2'), {
    width: 1.6,
    colour: '#8a4f16',
  }) +
  line(put('M-64 -38C-60 -74 -18 -78 -10 -34'), ink(6)) +
  line(put('M-64 -38C-60 -74 -18 -78 -10 -34'), { width: 2.8, colour: '#d99a4c' });
