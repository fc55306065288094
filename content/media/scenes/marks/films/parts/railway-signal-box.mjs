/** The signal box on stilts, and the signalman on its gallery with his lamp. */
import { disc, INK, lit, TRIM, uprights, WALL } from '../../parts/facade.mjs';
import { box, fine, firm, hair, pen, placed, repeat, solid, spot } from '../../parts/shapes.mjs';
import { area, glow, line, round } from '../../stage.mjs';

const DECK = -98;

/** A little larger than life, for the picture is about the signal box. */
const BOX = 1.18;

/** Posts with their braces, and the stairs. */
function stilts(put) {
  const posts = [4, 62, 118, 168];
  const behind = posts.map((u) => `M${u + 9} -92L${u + 9} -5`).join('');
  const braces = [0, 1, 2]
    .map(
      (i) =>
        `M${posts[i] + 3} -84L${posts[i + 1] - 3} -34M${posts[i + 1] - 3} -84L${posts[i] + 3} -34M${posts[i]} -30L${posts[i + 1]} -30`,
    )
    .join('');
  const wires = repeat(6, (i) => `M${18 + i * 6} -92L${18 + i * 6} 2`);
  const step = (i) => `M${round(-28 - i * 5.2)} ${-91 + i * 7.8}L${round(-17 - i * 5.2)} ${-91 + i * 7.8}`;
  return (
    hair(put(behind), 0.5) +
    hair(put(wires), 0.45) +
    fine(put(braces), 0.6) +
    solid(put(posts.map((u) => box(u - 3, -93, 6, 94)).join('')), WALL, pen(1.7)) +
    solid(put(posts.map((u) => box(u - 6, -3, 12, 6)).join('')), TRIM, pen(1.5)) +
    fine(put(`M-22 -98L-84 -4M-14 -92L-72 -2${repeat(12, step)}`), 0.85) +
    hair(put('M-22 -116L-86 -22L-86 -4M-43 -85L-43 -66M-64 -54L-64 -36'), 0.9)
  );
}

/** The room: sashes with the levers behind them, an open door. */
function room(put) {
  const panes = repeat(5, (i) => box(8 + i * 15.6, -153, 13.6, 33));
  const levers = repeat(11, (i) => {
    const u = 13 + i * 6.4;
    const lean = i === 3 || i === 7 ? 4 : 0;
    return `M${round(u)} -120L${round(u + lean)} -134`;
  });
  const shelf = `M8 -144L84 -144${box(16, -150, 8, 6)}${box(44, -151, 10, 7)}${box(66, -150, 8, 6)}`;
  const [x, y] = spot(put, 46, -136);
  return (
    solid(put(box(0, -160, 122, 62)), WALL, pen(2.2)) +
    hair(put(uprights(5, 83.4, -116, -99, 4.9)), 0.4) +
    glow(x, y, 120, '#bfe9d8', 0.2) +
    lit(put(box(8, -153, 76, 33)), 0.85) +
    line(put(levers), { width: 1.9, colour: INK }) +
    line(put(shelf), { width: 1.5, colour: INK, opacity: 0.85 }) +
    line(put(panes), pen(1.5)) +
    hair(put(repeat(5, (i) => `M${8 + i * 15.6} -139L${21.6 + i * 15.6} -139`)), 0.6) +
    fine(put('M4 -118L88 -118'), 0.9) +
    lit(put(box(93, -147, 20, 49)), 0.6) +
    line(put(box(93, -147, 20, 49)), pen(1.8)) +
    solid(put('M113 -147L121 -144L121 -97L113 -98z'), TRIM, pen(1.5))
  );
}

/** A roof of sheets on four slopes, finials, and a fretted valance. */
function roof(put) {
  const sheets = repeat(19, (i) => `M${round(24 + i * 4.2)} -193L${round(-9 + i * 7.9)} -162`);
  const fret = repeat(
    24,
    (i) => `M${round(-14 + i * 6.3)} -160L${round(-10.8 + i * 6.3)} -154L${round(-7.7 + i * 6.3)} -160`,
  );
  return (
    hair(put(fret), 0.8) +
    solid(put('M-15 -160L20 -196L102 -196L137 -160z'), '#0a1c26', pen(2.4)) +
    hair(put(sheets), 0.5) +
    firm(put('M20 -196L102 -196')) +
    fine(put('M20 -196L20 -207M102 -196L102 -207M-15 -160L137 -160'))
  );
}

/** A signal box on stilts, its lower left corner at (x, y); the rail of its gallery is drawn later, in front of the signalman. */
export function signalBox(x, y) {
  const put = placed(x, y, 0, BOX);
  return (
    stilts(put) +
    room(put) +
    roof(put) +
    solid(put(box(-24, DECK, 202, 6)), TRIM, pen(2)) +
    hair(put(uprights(-20, 172, -98, -92, 8)), 0.6)
  );
}

/** The rail of the gallery, in front of the signalman. */
export const galleryRail = (x, y) => {
  const put = placed(x, y, 0, BOX);
  return (
    hair(put(uprights(-20, 175.2, -116, -98, 6.1)), 0.7) +
    fine(put('M-22 -117L177 -117M-22 -107L177 -107'), 0.95) +
    firm(put('M-22 -118L-22 -98M64 -117L64 -98M177 -118L177 -98'))
  );
};

/**
 * The signalman on the gallery of the box at (x, y), and the one white-hot thing, his lamp.
 * @param {number} way how far he has come from the door, 0 to 1
 * @param {number} lift how high he holds the lamp, 0 to 1
 */
export function signalman(x, y, way, lift) {
  const put = placed(round(x + (102 + 35 * way) * BOX), y + DECK * BOX, 0, 1.1 * BOX);
  // Three steps there, so that he stands with his feet together at both ends.
  const stride = 4.5 * Math.sin(way * Math.PI * 3);
  const turn = ((82 + 56 * lift) * Math.PI) / 180;
  const hand = [round(3 + 13.5 * Math.sin(turn)), round(-27 + 13.5 * Math.cos(turn))];
  // It hangs from his hand, and stands on it when lifted.
  const [u, v] = spot(put, round(hand[0] + 2 * lift), round(hand[1] + 6 - 9 * lift));
  const lamp = placed(u, v, 0, 1.2);
  const legs = `M-2 -15L${round(-2 - stride)} 0M2 -15L${round(2 + stride)} 0`;
  const coat = 'M-5 -13L-5 -24C-5 -31 5 -31 6 -24L6 -13z';
  const head = `${disc(0.5, -32.6, 3.3)}M-3.6 -34L-3.4 -37.4L4.2 -37.4L4.6 -34.6L7 -33.8z`;
  return (
    glow(u, v, round(115 + 115 * lift), '#ffffff', 0.5) +
    glow(u, v, round(34 + 16 * lift), '#ffffff', 0.8) +
    line(put(legs), { width: 4, colour: INK }) +
    solid(put(coat), INK, pen(1, 0.7)) +
    solid(put(head), INK, pen(0.7, 0.5)) +
    line(put(`M3 -27L${hand[0]} ${hand[1]}`), { width: 4.6, colour: '#cfe9e6' }) +
    line(put(`M3 -27L${hand[0]} ${hand[1]}`), { width: 2.8, colour: INK }) +
    line(lamp('M-4 -5C-5 -11 5 -11 4 -5'), { width: 1.5, colour: '#fff' }) +
    area(lamp('M-2.6 -6L2.6 -6L3.2 -4C6.4 -1 6 3 3.6 4.6L-3.6 4.6C-6 3 -6.4 -1 -3.2 -4z'), '#fff') +
    line(lamp('M-4.6 6L4.6 6M-2.4 -6.4L2.4 -6.4'), { width: 2.4, colour: '#fff' })
  );
}
