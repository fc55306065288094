import { DAY, daylight, ink } from '../daylight.mjs';
import { BRASS, BRIGHT_TEAL, MARIGOLD } from '../parts/palette.mjs';
import { box, dot, placed, repeat, ring, solid, spot } from '../parts/shapes.mjs';
import { area, glow, line, round } from '../stage.mjs';
import { room, signalwoman } from './parts/signal-room.mjs';
import { outside } from './parts/signal-view.mjs';

const WHITE = '#ffffff';
const CASE = '#0f2c33';

/** A point of the room: metres along the row of levers, above the floor. The row leads away to the right. */
function onRow(along, high) {
  const near = 1100 / (2.75 + 0.6 * along);
  return [450 + near * (0.14 + 0.8 * along), 300 + near * (1.45 - high), near / 400];
}

/** The levers that the clockwork moves; the first three are pulled. */
const PAINT = [MARIGOLD, BRIGHT_TEAL, '#f0dcb4', '#d2692a'];
const LEVERS = Array.from({ length: 12 }, (_, i) => ({
  paint: PAINT[i % 4],
  lean: i < 3 ? -5 : 8,
  along: 0.15 + i * 0.155,
}));

/** Where the rod of a lever goes into the case. */
const slotOf = ({ along }) => round(onRow(along, 0)[0] + 62);

/** Path data of a lever in its own space: upright, its foot at the origin. */
const BAR = 'M-11 0L-7 -262L7 -262L11 0z';
const GRIP = 'M-6 -252L-7 -350C-7 -363 7 -363 7 -350L6 -252z';
const CATCH = 'M10 -226L15 -262L15 -336L8 -348';

/** Moves a lever to its place in the row, and leans it. */
function standing({ lean, along }) {
  const [x, y, size] = onRow(along, 0.2);
  return placed(x, y, lean, size);
}

function lever(one) {
  const put = standing(one);
  return (
    solid(put(BAR), one.paint, ink(2.2)) +
    line(put('M-4 -20L-2.6 -240'), { width: 2, colour: DAY.light, opacity: 0.5 }) +
    line(put(CATCH), ink(2.4)) +
    solid(put(GRIP), '#8fb0ab', ink(2.2)) +
    solid(put(box(-10, -266, 20, 12)), DAY.ink, ink(1))
  );
}

/** The iron frame out of which the levers rise. */
function frame() {
  const edge = (high) => [-0.3, 2.4].map((along) => onRow(along, high).slice(0, 2).map(round).join(' '));
  const [top, low] = [edge(0.26), edge(-0.1)];
  return (
    solid(`M${top[0]}L${top[1]}L${low[1]}L${low[0]}z`, '#22343e', ink(2.4)) +
    line(`M${top[0]}L${top[1]}`, { width: 4, colour: '#c9a06a' })
  );
}

/** A brass wheel of the clockwork. */
function gear(x, y, r, colour) {
  const teeth = Math.round(r / 2.4);
  return (
    area(
      repeat(teeth, (i) => placed(x, y, (360 / teeth) * i)(box(-3, -r - 6, 6, 10))),
      colour,
    ) +
    solid(ring(x, y, r), colour, ink(1.6)) +
    solid(ring(x, y, r * 0.66), CASE, ink(1.4)) +
    line(
      repeat(5, (i) => placed(x, y, i * 72 + r)(`M0 0L0 ${-r * 0.68}`)),
      { width: r * 0.16, colour },
    ) +
    dot(x, y, r * 0.24, colour)
  );
}

/** The clockwork in its glazed case: a slender rod to each lever, and a lamp for each rod. */
function clockwork() {
  const rod = (one) => {
    const from = spot(standing(one), 0, -172);
    const d = `M${from.join(' ')}L${slotOf(one)} 660`;
    return (
      line(d, ink(6)) +
      line(d, { width: 2.8, colour: '#ffe2ad' }) +
      dot(...from, 6.4, DAY.ink) +
      dot(...from, 3.8, '#ffe2ad')
    );
  };
  const lamp = (one, i) => {
    const x = slotOf(one);
    return (
      area(box(x - 6, 654, 12, 10), DAY.ink) + dot(x, 684, 8, DAY.ink) + dot(x, 684, 5.4, i % 3 ? '#5eead4' : '#ffd08a')
    );
  };
  return (
    solid('M572 668L592 650L980 650L980 668z', '#e0ad6c', ink(2)) +
    solid(box(572, 668, 408, 160), '#b57a38', ink(2.6)) +
    solid(box(590, 702, 390, 130), CASE, ink(2.4)) +
    gear(640, 756, 38, BRASS) +
    gear(703, 738, 20, '#5fb8ad') +
    gear(745, 770, 27, '#d2854a') +
    gear(808, 752, 32, BRASS) +
    gear(868, 762, 22, '#5fb8ad') +
    gear(932, 752, 30, BRASS) +
    LEVERS.map(lamp).join('') +
    LEVERS.map(rod).join('')
  );
}

/** A stool with the kettle and a glass of plain tea. */
function stool() {
  const [kettle, tea] = [placed(386, 640), placed(444, 646)];
  return (
    line('M356 652L346 820M462 656L474 820M358 740L468 740', ink(7)) +
    solid('M336 640L352 626L462 626L484 640L480 656L340 656z', '#e0ad6c', ink(2.2)) +
    line(kettle('M-26 -52C-24 -92 30 -92 30 -52'), ink(5)) +
    solid(kettle('M24 -34C40 -36 38 -56 52 -62L58 -56C50 -40 46 -18 26 -12z'), BRIGHT_TEAL, ink(2)) +
    solid(kettle('M-20 -56L22 -56C38 -38 38 -10 30 2L-30 2C-38 -10 -36 -38 -20 -56z'), BRIGHT_TEAL, ink(2.2)) +
    solid(kettle('M-14 -56C-12 -64 14 -64 16 -56z'), '#5fc0b0', ink(1.8)) +
    line(kettle('M-24 -30C-26 -18 -26 -10 -23 -6'), { width: 3, colour: '#8fdccf' }) +
    line('M446 566C436 556 452 548 444 536M456 572C450 564 460 558 455 550', { width: 2, colour: '#8fdccf' }) +
    solid(tea('M-15 -44L15 -44L12 2L-12 2z'), '#e6f0e6', ink(1.8)) +
    area(tea('M-13 -32L13 -32L11 0L-11 0z'), '#b5561c')
  );
}

/** The lever that only she moves: white, and white-hot where she holds it. */
function whiteLever() {
  const put = placed(512, 806, -8, 1.12);
  return (
    glow(460, 404, 90, WHITE, 0.55) +
    line(put('M14 -222L19 -262L19 -330L10 -352'), ink(3)) +
    solid(put('M-13 0L-10 -272L10 -272L13 0z'), WHITE, ink(3.6)) +
    solid(put('M-9 -262L-11 -384C-11 -403 11 -403 11 -384L9 -262z'), WHITE, ink(3.6))
  );
}

/** A signal box in the hills of Sri Lanka by morning: clockwork moves the levers, but one is in the hand of the signalwoman. */
export function signalBox() {
  const row = frame() + LEVERS.toReversed().map(lever).join('');
  return outside() + room() + row + clockwork() + stool() + whiteLever() + signalwoman();
}

export default function aiAgents() {
  const view = { meet: 480, spread: 520, left: 0, top: 0, width: 900, height: 810 };
  // Moved, so that clock, flags and elbow are whole where the page cuts the left edge off.
  return daylight(`<g transform="translate(30 0)">${signalBox()}</g>`, view);
}
