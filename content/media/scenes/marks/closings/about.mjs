import { DAY, daylight } from '../daylight.mjs';
import { box, hair, pen, polygon, repeat, solid } from '../parts/shapes.mjs';
import { area, curve, line, round, sample } from '../stage.mjs';
import { worksAt } from './parts/hill-homes.mjs';
import { HOMES, VIEW, view } from './parts/hill-town.mjs';
import { cat, DESK, laid, laptop, notebook, plant, SCREEN, tea } from './parts/window-desk.mjs';
import { writer } from './parts/writer.mjs';

const MEET = 1040;
const DOTS = 'stroke-dasharray="0.1 7.6" ';

/** Dotted arcs from all fourteen to the laptop; there they end side by side, in the order in which the houses stand. */
function ties() {
  const from = HOMES.map(worksAt).sort(([a], [b]) => a - b);
  const to = from.map((_, i) => [SCREEN.x + SCREEN.w / 2 + (i - 6.5) * 14, SCREEN.y + 25]);
  const arcs = from.map(([x, y], i) => {
    const [u, v] = to[i];
    const rise = 30 + 0.14 * Math.abs(u - x);
    return `M${x} ${y}Q${round(x + (u - x) * 0.6)} ${round(Math.min(y, v - 40) - rise)} ${u} ${v}`;
  });
  const dots = (points) => points.map(([x, y]) => `M${x} ${y}l0.1 0`).join('');
  return (
    line(arcs.join(''), { width: 4.8, colour: DAY.light, extra: DOTS }) +
    line(arcs.join(''), { width: 2.7, colour: DAY.ink, extra: DOTS }) +
    line(dots(from), { width: 9, colour: DAY.light }) +
    line(dots(from), { width: 5.4, colour: DAY.ink }) +
    line(dots(to), { width: 8, colour: '#0b6b6a' })
  );
}

/** A louvred shutter that stands open into the room, from its hinge to its near edge. */
function shutter(hinge, near, fill) {
  const at = (t, v) => [hinge + (near - hinge) * t, 156 - 34 * t + (372 + 68 * t) * v];
  const panel = (from, to) => polygon([at(0.16, from), at(0.86, from), at(0.86, to), at(0.16, to)]);
  const louvres = (from) => repeat(12, (i) => panel(from + i * 0.035, from + 0.024 + i * 0.035));
  return (
    solid(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), fill, pen(2.6)) +
    area(louvres(0.06) + louvres(0.54), DAY.ink, 'fill-opacity=".62" ')
  );
}

/** The open window: its frame, teal in the shade and amber in the sun, shutters, and the sill. */
function casement() {
  const { x, y, w, h } = VIEW;
  const right = x + w;
  return (
    solid(box(380, 90, x - 392, 560), '#d3e6dc', pen(2)) +
    solid(box(right + 12, 90, 120, 560), '#f8ddab', pen(2)) +
    area(box(x, y - 4, w, 12) + box(right - 6, y, 8, h), DAY.ink) +
    solid(box(x - 14, 138, 16, h + 20), '#1f8585', pen(2.4)) +
    solid(box(right - 2, 138, 16, h + 20), '#e0a24c', pen(2.4)) +
    shutter(x - 12, 404, '#2a928e') +
    shutter(right + 12, 1596, '#e0a24c') +
    solid(box(x - 14, 90, w + 28, 54), '#176e6c', pen(2.6)) +
    line(`M${x - 8} 132H${right + 8}`, { width: 1.6, colour: '#7fd0c6', opacity: 0.8 }) +
    solid(box(380, y + h - 4, 1240, 22), '#fbe9c6', pen(2.4))
  );
}

/** The table: boards that run along it, a patch of sun. */
function table() {
  const grain = repeat(9, (i) =>
    hair(laid(curve(sample((x) => 22 + i * 34 + 4 * Math.sin(x / 110 + i * 2), -40, 2040))), 0.4),
  );
  return (
    solid(laid('M-40 0L2040 0L2040 330L-40 330z'), '#e3b878', pen(2.6)) +
    area(laid('M1180 0L2040 0L2040 330L1060 330z'), '#f6d9a0') +
    grain +
    solid(box(380, DESK.front, 1240, 22), '#b98342', pen(2.6)) +
    area(box(380, DESK.front + 23, 1240, 60), '#5f3d1c') +
    line(`${box(960, DESK.front + 26, 380, 60)}M1120 ${DESK.front + 44}h60`, { width: 2.4, colour: '#d9a65c' })
  );
}

/** About's closing: one of us at work in an open window above a hill town; in the houses opposite, those she works with. */
export default function about() {
  return daylight(
    view() +
      casement() +
      cat(1374, 530) +
      plant(1286, 534, 0.27) +
      table() +
      plant(462, 652, 0.86) +
      tea(1288, 638) +
      notebook() +
      laptop() +
      ties() +
      writer(),
    { meet: MEET, top: 112 },
  );
}
