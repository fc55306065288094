/** What lies on the designer's desk by day: swatches, ruler, tea, pencil; the paints they share, and their shadows. */

import { DAY, ink } from '../../daylight.mjs';
import { HONEY, TEAL } from '../../parts/palette.mjs';
import { bend, box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

export const TINT = '#a9d8d0';
const BROWN = '#8a4a18';
export const SHEET = '#fdf3df';

/** The shadow of a flat thing: the sun stands at the upper right. */
export const shadow = (x, y, turn, d, size = 1) =>
  area(placed(x - 13, y + 15, turn, size)(d), DAY.ink, 'fill-opacity=".34" ');

/** A fan of colour swatches, held by a rivet. */
export function swatches() {
  const fills = [BROWN, '#d9812a', HONEY, '#fbdca4', TINT, '#3f9f98', '#0d4a50'];
  // Round about the rivet, so that all strips end in one outline there.
  const strip = 'M-24 -262L24 -262L34 -252L34 0C34 19 19 34 0 34C-19 34 -34 19 -34 0L-34 -252z';
  const one = (fill, i) => {
    const put = placed(506, 828, 78 - i * 13);
    return solid(put(strip), SHEET, ink(2.4)) + area(put(box(-26, -254, 52, 190)), fill);
  };
  return (
    shadow(506, 828, 78, strip) +
    shadow(506, 828, 0, strip) +
    fills.map(one).join('') +
    solid(oval(506, 828, 9), HONEY, ink(3))
  );
}

/** The steel ruler. */
export function ruler() {
  const put = placed(1080, 812, -3);
  const d = box(-310, -30, 620, 60);
  const ticks = repeat(40, (i) => `M${-294 + i * 15} -30L${-294 + i * 15} ${i % 5 ? -16 : -4}`);
  return (
    shadow(1080, 812, -3, d) +
    solid(put(d), '#c3d0cd', ink(2.8)) +
    area(put('M60 -30L170 -30L120 30L10 30z'), '#e9efec') +
    line(put(ticks), ink(2.4)) +
    solid(put(oval(284, 8, 10)), '#efd3a0', ink(2.4))
  );
}

/** A cup of tea on its saucer. */
export const tea = () =>
  area(oval(1497, 278, 112), DAY.ink, 'fill-opacity=".34" ') +
  solid(oval(1510, 262, 110), '#3f9f98', ink(3)) +
  line(oval(1510, 262, 90), { width: 3, colour: TINT }) +
  area('M1440 292L1510 206L1570 262L1500 340C1470 340 1436 320 1440 292z', DAY.ink, 'fill-opacity=".3" ') +
  solid(placed(1510, 262, 118)(card(52, -13, 64, 26, 12)), SHEET, ink(3)) +
  solid(oval(1510, 262, 70), SHEET, ink(3)) +
  solid(oval(1510, 262, 56), '#a85a1c', ink(2.6)) +
  line('M1478 284C1486 300 1506 308 1526 302', { width: 5, colour: '#e0a055' });

/** The pencil, amber, its point towards the phone. */
export function pencil() {
  const at = [1500, 610, -112];
  const put = placed(...at);
  return (
    shadow(...at, 'M-150 -17L104 -17L164 0L104 17L-150 17z') +
    solid(put(box(-120, -17, 224, 34)), HONEY, ink(3)) +
    area(put(box(-120, 5, 224, 12)), '#c47420') +
    solid(put('M104 -17L164 0L104 17z'), '#f6e3bb', ink(3)) +
    area(put('M138 -8L166 0L138 8z'), DAY.ink) +
    solid(put(box(-164, -17, 44, 34)), TEAL, ink(3))
  );
}

/** The shadow of a palm frond along a bend through three points, its longest leaflets `long`. */
export function frond([x, y], [u, v], [p, q], long) {
  const leaflet = (i, side) => {
    const t = 0.06 + i * 0.085;
    const [a, b] = [bend(t, x, u, p), bend(t, y, v, q)];
    const reach = long * Math.sin(Math.PI * (0.24 + 0.66 * t));
    const way = Math.atan2(bend(t + 0.05, y, v, q) - b, bend(t + 0.05, x, u, p) - a) + side * (0.95 - 0.35 * t);
    return placed(a, b, (way * 180) / Math.PI, reach)('M0 0C0.3 -0.1 0.7 -0.1 1 0C0.7 0.07 0.3 0.08 0 0z');
  };
  const rib = `M${x} ${y}Q${u} ${v} ${p} ${q}Q${u} ${v + 14} ${x} ${y + 16}z`;
  return rib + repeat(11, (i) => leaflet(i, 1)) + repeat(11, (i) => leaflet(i, -1));
}
