/** Night, through the large window of a restaurant: guests, a waiter, one free table, and a bicycle on the wet pavement. */
import { box, card, facing, fine, firm, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { bicycle } from '../../parts/street.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, glow, line } from '../../stage.mjs';

const INK = '#0a1820';
const SKIN = '#5c3516';
const [LEFT, TOP, RIGHT, SILL] = [34, 96, 416, 322];

/** Lines are lit by night: the colours of the night pictures, from left to right. */
const lights = () =>
  '<linearGradient id="night" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="450" y2="0">' +
  '<stop stop-color="#5eead4"/><stop offset=".55" stop-color="#e8f2dc"/><stop offset="1" stop-color="#ffb84d"/></linearGradient>';

/** The room: a warm wall, lamps with their light, pictures. */
function room() {
  const lamp = (x, drop) =>
    area(
      `M${x - 18} ${drop}L${x + 18} ${drop}L${x + 66} ${SILL}L${x - 66} ${SILL}z`,
      '#ffd27a',
      'fill-opacity=".34" ',
    ) +
    line(`M${x} ${TOP}L${x} ${drop - 16}`, { width: 2, colour: INK }) +
    area(`M${x - 20} ${drop}C${x - 18} ${drop - 22} ${x + 18} ${drop - 22} ${x + 20} ${drop}z`, INK) +
    area(oval(x, drop + 1, 9, 5), '#fff0c4');
  return (
    area(box(LEFT, TOP, RIGHT - LEFT, SILL - TOP), '#d88a2e') +
    area(box(LEFT, 252, RIGHT - LEFT, 70), '#9a5616') +
    line(`M${LEFT} 252L${RIGHT} 252`, { width: 2.4, colour: INK, opacity: 0.5 }) +
    solid(box(268, 146, 34, 44), '#9a5616', { width: 4, colour: INK }) +
    area('M272 186L280 168L286 176L292 162L298 186z', '#e9b45c') +
    [104, 334].map((x) => lamp(x, 148)).join('')
  );
}

/** A guest at a table seen from the side, on a chair, looking right with m = 1; the hip at (x, y). */
function guest(x, y, m, shirt, bun = '') {
  const put = (d) => placed(x, y)(facing(m)(d));
  const legs = 'M-22 40L-22 -18L-27 -44L-33 -44L-29 -16L-29 60L-22 60zM-20 8L-20 26L20 26L20 64L32 64L32 14L26 8z';
  return (
    area(put(legs), INK) +
    area(put('M-18 14C-20 -14 -20 -40 -10 -50C-2 -56 10 -54 13 -44C17 -30 16 -10 18 14z'), shirt) +
    line(put('M4 -40Q6 -14 34 -16'), { width: 10, colour: shirt }) +
    area(put(`M-5 -60L8 -60L8 -44L-5 -48z${oval(4, -70, 13, 16)}${oval(38, -17, 6, 5)}`), SKIN) +
    area(put('M-13 -66C-16 -92 10 -94 16 -80C8 -82 6 -76 4 -70C2 -62 -2 -56 -8 -56z'), INK) +
    area(put(bun), INK)
  );
}

/** A round table with its cloth, its top at (x, y). */
const table = (x, y, half, cloth) =>
  area(box(x - 4, y + 20, 8, 80), INK) +
  area(
    `M${x - half} ${y}L${x + half} ${y}L${x + half - 4} ${y + 36}Q${x + half / 2} ${y + 46} ${x} ${y + 37}Q${x - half / 2} ${y + 46} ${x - half + 4} ${y + 36}z`,
    cloth,
  ) +
  area(oval(x, y, half, 7), '#ffe2a4') +
  line(
    `M${x - half * 0.4} ${y + 8}L${x - half * 0.44} ${y + 36}M${x + half * 0.4} ${y + 8}L${x + half * 0.44} ${y + 36}`,
    { width: 1.6, colour: '#9a5616' },
  );

/** Two plates and a glass, the table top at (x, y). */
const meal = (x, y) =>
  area(oval(x - 22, y, 13, 3.4) + oval(x + 20, y + 1, 13, 3.4), '#7a3d12') + area(box(x - 3, y - 15, 8, 16), '#0f4a4c');

/** A waiter with a covered dish on his raised hand, walking to the left; the hip at (x, y). */
function waiter(x, y) {
  const put = placed(x, y);
  return (
    area(put('M-15 -4L17 -4L20 80L4 80L1 10L-4 80L-20 80z'), INK) +
    area(put('M-16 0C-17 -34 -18 -58 -6 -66L12 -66C20 -60 20 -30 18 0z'), '#f7d595') +
    area(put('M-13 0C-15 -26 -13 -50 -4 -66L8 -66C15 -50 19 -26 18 0z'), INK) +
    area(put(`M-6 -80L8 -80L8 -62L1 -56L-6 -62z${oval(0, -88, 13, 16)}`), SKIN) +
    area(put('M-12 -94C-12 -110 16 -112 15 -88C15 -80 12 -76 9 -76C8 -84 4 -92 -12 -94z'), INK) +
    line(put('M-10 -54Q-34 -40 -42 -82'), { width: 11, colour: '#f7d595' }) +
    area(put('M-78 -90L-10 -90L-16 -84L-72 -84z'), INK) +
    area(put('M-66 -91C-66 -118 -22 -118 -22 -91z'), '#ffe2a4') +
    area(put(oval(-44, -114, 4, 4)), INK) +
    line(put('M14 -50Q26 -26 8 -16'), { width: 10, colour: '#f7d595' })
  );
}

/** The back of an empty chair before the free table. */
const chair = (x, y, m) =>
  line(
    `M${x} ${y}L${x + m * 8} ${y + 62}M${x} ${y + 2}L${x - m * 5} ${y - 30}M${x + m * 8} ${y + 34}L${x - m * 26} ${y + 34}L${x - m * 28} ${y + 70}`,
    { width: 6, colour: INK },
  );

/** The front: a wall of boards, a blind above the window, glazing bars, the sill. */
function front() {
  const outline = `M0 0L450 0L450 480L0 480zM${LEFT} ${TOP}L${LEFT} ${SILL}L${RIGHT} ${SILL}L${RIGHT} ${TOP}z`;
  const boards = repeat(
    9,
    (i) => `M0 ${20 + i * 40}L${LEFT - 6} ${20 + i * 40}M${RIGHT + 6} ${20 + i * 40}L450 ${20 + i * 40}`,
  );
  const drops = repeat(
    9,
    (i) => `M${18 + i * 46} 84L${64 + i * 46} 84L${64 + i * 46} 100Q${41 + i * 46} 124 ${18 + i * 46} 100z`,
  );
  const stripes = repeat(9, (i) => `M${34 + i * 42.4} 34L${18 + i * 46} 84`);
  return (
    area(outline, '#0b1d27', 'fill-rule="evenodd" ') +
    hair(boards, 0.4) +
    line(box(LEFT, TOP, RIGHT - LEFT, SILL - TOP), { width: 9, colour: INK }) +
    firm(box(LEFT - 4, TOP - 4, RIGHT - LEFT + 8, SILL - TOP + 8)) +
    line(`M161 ${TOP}L161 ${SILL}`, { width: 6, colour: INK }) +
    solid('M34 34L416 34L432 84L18 84z', '#0f3a40', pen(2.4)) +
    solid(drops, '#12454a', pen(2.2)) +
    fine(stripes, 0.6) +
    solid(box(LEFT - 16, SILL, RIGHT - LEFT + 32, 12), '#143944', pen(2.4))
  );
}

/** The wet pavement, which mirrors the window in broken streaks. */
function pavement() {
  const streak = (i) => {
    const y = 350 + i * 6 + 0.2 * i * i;
    const wide = 20 + 70 * chance(i * 3);
    return card(44 + ((i * 137) % 300), y, wide, 3, 1.5);
  };
  return (
    area(box(0, 344, 450, 140), '#071219') +
    area('M60 344L390 344L420 480L30 480z', '#c9802b', 'fill-opacity=".2" ') +
    area(repeat(14, streak), '#f0a848', 'fill-opacity=".75" ') +
    area(card(304, 354, 58, 4, 2) + card(316, 368, 40, 4, 2) + card(308, 384, 34, 4, 2), '#fff0cf') +
    firm('M0 344L450 344', 0.8)
  );
}

export const night = () =>
  (
    lights() +
    room() +
    waiter(232, 250) +
    guest(62, 266, 1, '#0f4a4c') +
    guest(154, 266, -1, '#7a2f10', oval(-15, -64, 8, 9)) +
    table(108, 258, 46, '#eab257') +
    meal(108, 256) +
    chair(268, 262, -1) +
    chair(398, 262, 1) +
    table(334, 268, 52, '#f6cd80') +
    front() +
    pavement() +
    area('M307 225L295 262L305 268z', '#b98236') +
    glow(334, 250, 90, '#fff6dd', 0.75) +
    bicycle(62, 370, 0.78)
  ).replaceAll('url(#two)', 'url(#night)');
