/** The dark room of the careers hero: its wall, the double door, the floor before it. */
import { box, clipped, polygon, repeat, ring } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { at, edge, sheet } from './veranda.mjs';

const NIGHT = '#050b12';
const SIDE = 1.533;
const HEAD = 2.45;

/** A quiet line of the room. */
const quiet = (d, opacity = 0.4, width = 1.5) => line(d, { width, opacity, colour: '#2f8f88' });

/** The wall, dark because words lie on it. */
const wall = () =>
  area(box(-320, -90, 1110, 1000), NIGHT) +
  area(box(1740, -90, 80, 1000), NIGHT) +
  area(box(-320, -90, 2140, 154), NIGHT);

/** One leaf of the door, swung into the room: louvres above, a panel below. */
function leaf(side, fill) {
  const x = side * SIDE;
  const front = (low, high, near, far) => sheet([x, low, near], [x, high, near], [x, high, far], [x, low, far]);
  const slats = repeat(22, (i) => edge([x, 1.02 + i * 0.058, -0.64], [x, 1.05 + i * 0.058, -0.1]));
  return (
    area(front(0, HEAD, -0.75, 0), fill) +
    quiet(front(0, HEAD, -0.75, 0) + front(0.98, 2.32, -0.65, -0.09) + front(0.14, 0.84, -0.65, -0.09), 0.7, 1.8) +
    quiet(slats, 0.5) +
    quiet(front(0.24, 0.74, -0.56, -0.15), 0.5)
  );
}

// The lights above the door: their sill, how high they are, and the dusk of the rafters behind them.
const SILL = 150;
const TALL = 82;
const DUSK = '#3d7c76';

/** The middle light of fretwork: rays and rings about half a sun. */
function rays(x, wide) {
  const middle = x + wide / 2;
  const spokes = repeat(15, (i) => {
    const a = (Math.PI * (i + 0.5)) / 15;
    return `M${middle} ${SILL}L${round(middle + wide * 0.6 * Math.cos(a))} ${round(SILL - wide * 0.6 * Math.sin(a))}`;
  });
  return clipped(
    'fret',
    box(x, SILL - TALL, wide, TALL),
    area(box(x, SILL - TALL, wide, TALL), DUSK) +
      line(`${spokes}${ring(middle, SILL, 66)}${ring(middle, SILL, 132)}`, { width: 5, colour: NIGHT }) +
      area(ring(middle, SILL, 32), NIGHT) +
      area(ring(middle, SILL, 20), '#e2a95a'),
  );
}

/** A light with turned bars. */
function bars(x, wide) {
  const count = Math.round(wide / 17);
  const turned = repeat(count, (i) => {
    const u = round(x + ((i + 0.5) * wide) / count);
    return box(u - 2.5, SILL - TALL, 5, TALL) + ring(u, SILL - TALL / 2, 5.5, 9) + box(u - 5, SILL - 16, 10, 4);
  });
  return area(box(x, SILL - TALL, wide, TALL), DUSK) + area(turned, NIGHT);
}

/** The frame: jambs and lintel in ink, and the thickness of the wall, in the sun at the left. */
function frame() {
  const reveal = (side) =>
    sheet([side * SIDE, 0, 0], [side * SIDE, HEAD, 0], [side * SIDE, HEAD, 0.22], [side * SIDE, 0, 0.22]);
  return (
    area(sheet([-SIDE, HEAD, 0], [SIDE, HEAD, 0], [SIDE, HEAD, 0.22], [-SIDE, HEAD, 0.22]), '#123036') +
    '<linearGradient id="reveal" x2="1" y2="0"><stop stop-color="#c08f50"/><stop offset="1" stop-color="#f3d5a0"/></linearGradient>' +
    area(reveal(-1), 'url(#reveal)') +
    area(reveal(1), '#27565a') +
    area(box(772, 56, 976, 104), NIGHT) +
    bars(816, 250) +
    rays(1086, 348) +
    bars(1454, 250) +
    area(box(772, 56, 28, 850) + box(1720, 56, 28, 850), NIGHT) +
    quiet('M772 900V52H1748V900', 0.5) +
    line('M797 166V896', { width: 2, colour: '#ffd9a0', opacity: 0.85 })
  );
}

/** The sill of stone, and the boards inside, where the daylight comes to an end. */
function boards() {
  const light = polygon([at(-SIDE, 0, 0), at(SIDE, 0, 0), [1687, 1100], [735, 1100]]);
  const seams = repeat(15, (i) => edge([-3.6 + i * 0.5, 0, 0], [-3.6 + i * 0.5, 0, -1]));
  return (
    area(box(-320, 900, 2140, 200), NIGHT) +
    '<linearGradient id="inside" x2="0" y2="1"><stop stop-color="#7a5228"/><stop offset="1" stop-color="#1c1a18"/></linearGradient>' +
    area(light, 'url(#inside)') +
    line(seams, { width: 1.6, colour: NIGHT, opacity: 0.8 })
  );
}

const sill = () =>
  area(sheet([-SIDE, 0, 0], [SIDE, 0, 0], [SIDE, 0, 0.22], [-SIDE, 0, 0.22]), '#ecd9b6') +
  area(box(800, 896, 920, 9), NIGHT) +
  line(edge([-SIDE, 0, 0.22], [SIDE, 0, 0.22]), { width: 2 });

/** The room round the view. */
export const room = () =>
  '<linearGradient id="leaf" x2="1" y2="0"><stop stop-color="#060e15"/><stop offset="1" stop-color="#16373d"/></linearGradient>' +
  sill() +
  wall() +
  boards() +
  frame() +
  leaf(-1, 'url(#leaf)') +
  leaf(1, '#091218');
