/** The panel of a lift as from its inside: the backs of the buttons, their symbols mirrored, their wires, and a new label. */
import { DAY, ink } from '../../daylight.mjs';
import { AMBER, BRASS, GOLD, RUST, TEAL } from '../../parts/palette.mjs';
import { box, clipped, placed, polygon, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, glow, line } from '../../stage.mjs';
import { THUMB_BEHIND, THUMB_EDGES } from './lift-hands.mjs';

const arrow = (put, m) =>
  area(put(`M0 ${-30 * m}L27 ${2 * m}L10 ${2 * m}L10 ${28 * m}L-10 ${28 * m}L-10 ${2 * m}L-27 ${2 * m}z`), DAY.ink);

const bell = (put) =>
  area(put('M-28 18C-18 10 -22 -22 0 -26C22 -22 18 10 28 18zM-9 22C-7 32 7 32 9 22z'), DAY.ink) +
  line(put('M0 -26L0 -32'), { width: 6, colour: DAY.ink });

const fan = (put) =>
  repeat(3, (i) => area(within(put, 0, 0, i * 120 + 20)('M3 -6C-16 -12 -20 -34 -2 -36C14 -36 18 -18 6 -5z'), DAY.ink)) +
  area(put(oval(0, 0, 7)), DAY.ink);

/** Two arrowheads that part from a line, or meet at it: nobody can tell. */
const parting = (put) =>
  area(put('M-9 -19L-9 19L-35 0zM9 -19L9 19L35 0z'), DAY.ink) + line(put('M0 -28L0 28'), { width: 5, colour: DAY.ink });

/** Each button: x, y, radius, the light of its lens, its symbol. */
export const BUTTONS = [
  [64, 416, 50, '#6fe0d0', (put) => arrow(put, 1)],
  [212, 450, 55, '#86e2cf', (put) => arrow(put, -1)],
  [384, 468, 59, '#a6e6d0', bell],
  [546, 472, 62, '#d3ecc9', fan],
  [708, 472, 64, '#ffdc8a', parting],
  [902, 474, 64, '#ffdc8a', parting],
];

/** The back of a button: a collar with two lugs, the nut that holds it, the lens. */
function button([x, y, r, lens, symbol]) {
  const put = placed(x, y, 0, r / 60);
  return (
    glow(x, y, r * 2, lens, 0.55) +
    area(put(oval(5, 8, 62)), DAY.ink, 'fill-opacity=".28" ') +
    solid(put(`${box(-70, -10, 16, 20)}${box(54, -10, 16, 20)}`), BRASS, ink(2.2)) +
    solid(put(oval(0, 0, 60)), '#2b4d55', ink(3)) +
    line(put('M-50 -18C-44 -38 -28 -50 -8 -53'), { width: 4, colour: '#a8d8d0' }) +
    line(put('M50 18C44 38 28 50 8 53'), { width: 4, colour: '#e0a75c' }) +
    solid(put(oval(0, 0, 46)), lens, ink(3)) +
    area(
      put('M-34 -22C-26 -36 -8 -42 6 -40C-14 -32 -26 -20 -32 -4C-36 -10 -36 -16 -34 -22z'),
      '#ffffff',
      'fill-opacity=".75" ',
    ) +
    symbol(put)
  );
}

const wire = (d, colour) => line(d, ink(8.5)) + line(d, { width: 4.6, colour });

/** Two wires from the lugs of every button, down to the terminals; those of the twins are crossed. */
const wires = () =>
  BUTTONS.map(([x, y, r], i) => {
    const [a, b] = [x - r * 1.05, x + r * 1.05];
    const swap = i > 3 ? 190 * (i === 4 ? 1 : -1) : 0;
    return (
      wire(
        `M${a} ${y + 6}C${a - 14} ${y + 70} ${x - 30 + swap * 0.2} ${y + 60} ${x - 22 + swap} 640`,
        i < 3 ? TEAL : RUST,
      ) +
      wire(
        `M${b} ${y + 6}C${b + 14} ${y + 70} ${x + 30 + swap * 0.2} ${y + 64} ${x + 22 + swap} 640`,
        i < 4 ? '#4fb0a5' : AMBER,
      )
    );
  }).join('');

/** Reflections on the glass. */
const reflections = () =>
  area(
    'M-20 330L260 -20L330 -20L-20 430zM-20 470L372 -20L388 -20L-20 492zM1290 640L1460 400L1460 470L1340 640z',
    '#ffffff',
    'fill-opacity=".13" ',
  );

export const panel = () => reflections() + wires() + BUTTONS.map(button).join('');

/** A point on the other side of the line from `[a, b]` to `[c, d]`. */
function folded([x, y], [a, b], [c, d]) {
  const [u, v] = [c - a, d - b];
  const t = 2 * (((x - a) * u + (y - b) * v) / (u * u + v * v));
  return [t * u - x + 2 * a, t * v - y + 2 * b];
}

/** The new label over one of the twins: a door that stands open; the thumb behind it shows through where it presses. */
export function label(thumb) {
  const put = placed(984, 428, -10);
  const door = within(put, -14, -16, 0, 0.8);
  const [from, to] = [196, 250];
  const rim = (a) => [88 * Math.cos((a * Math.PI) / 180), 88 * Math.sin((a * Math.PI) / 180)];
  const round = polygon(Array.from({ length: 62 }, (_, i) => rim(to + (i * (from + 360 - to)) / 61)));
  const lifted = polygon([
    ...Array.from({ length: 12 }, (_, i) => folded(rim(from + (i * (to - from)) / 11), rim(from), rim(to))),
  ]);
  return (
    area(put(oval(6, 10, 88)), DAY.ink, 'fill-opacity=".3" ') +
    solid(put(round), '#fffdf2', ink(3)) +
    clipped('rim', put(round), line(put(oval(0, 0, 77)), { width: 5, colour: GOLD })) +
    solid(door('M-34 46L-34 -46L34 -46L34 46z'), '#ffc95e', ink(5)) +
    solid(door('M-34 46L-34 -46L2 -34L2 60z'), TEAL, ink(5)) +
    area(door(oval(-7, 10, 4.5)), GOLD) +
    clipped(
      'label',
      put(round),
      area(thumb(THUMB_BEHIND), '#c9804a', 'fill-opacity=".62" ') +
        line(thumb(THUMB_EDGES), { width: 2.2, colour: '#8a4f26' }),
    ) +
    solid(put(lifted), '#ffd56f', ink(2.6))
  );
}
