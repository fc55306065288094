/** A house that is put up part by part: its roof, its front with the one gap, and those who work before it. */

import { DAY, ink } from '../../daylight.mjs';
import { SKIN } from '../../parts/palette.mjs';
import { box, card, facing, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

const GREY = '#cfc8b6';
export const WOOD = '#e2a95a';
/** A beam, an arm or a leg with an outline of ink. */
export const stick = (d, width, fill = WOOD) =>
  line(d, { width: width + 5, colour: DAY.ink }) + line(d, { width, colour: fill });

/** The last piece: a door with a fanlight and a window beside it, with a tenon on each side; 0 is the door's foot. */
export const PIECE =
  'M-116 0L-116 -92L-138 -92L-138 -132L-116 -132L-116 -200C-116 -284 4 -284 4 -200L116 -200L116 -176L138 -176L138 -136L116 -136L116 -88L4 -88L4 0z';

const RIDGE = { left: 590, right: 1310, y: 222 };
const EAVES = { left: 524, right: 1366, y: 474 };
const COURSES = 9;

/** A place on the roof: `u` from its left edge to its right one, `v` from the ridge to the eaves. */
const onRoof = (u, v) => {
  const left = RIDGE.left + (EAVES.left - RIDGE.left) * v;
  const right = RIDGE.right + (EAVES.right - RIDGE.right) * v;
  return [left + (right - left) * u, RIDGE.y + (EAVES.y - RIDGE.y) * v].map(round);
};

const along = (points) => polygon(points, false);

/** A course of tiles, its foot in scallops; courses nearer to the eaves are farther on. */
function course(row) {
  const [top, foot] = [row / COURSES, (row + 1) / COURSES];
  const end = 0.735 + 0.012 * row + 0.03 * (row % 2);
  const count = 30 + row;
  const from = onRoof(0, foot);
  const wide = (onRoof(end, foot)[0] - from[0]) / count;
  const at = (i) => round(from[0] + i * wide);
  const high = round(from[1] - onRoof(0, top)[1]);
  const scallop = (i) => `Q${at(i + 0.5)} ${from[1] + 13} ${at(i + 1)} ${from[1]}`;
  const outline = `M${onRoof(0, top).join(' ')}L${from.join(' ')}${repeat(count, scallop)}L${onRoof(end, top).join(' ')}z`;
  // Some tiles came from another kiln.
  const tile = (i) => `M${at(i)} ${from[1]}${scallop(i)}v${-high}H${at(i)}z`;
  const pale = repeat(count, (i) => (chance(i * 7 + row * 31) > 0.86 ? tile(i) : ''));
  const edge = { width: 2, colour: '#4a2410' };
  return area(outline, row % 2 ? '#b5622a' : '#bf6d32') + area(pale, '#d28645') + line(outline, edge);
}

/** The roof: tiles on its left part, bare rafters and battens on the rest. */
export function roof() {
  const rafter = (_, i) => stick(along([onRoof(0.71 + i * 0.07, 0), onRoof(0.71 + i * 0.07, 0.99)]), 9);
  const batten = (i) =>
    stick(along([onRoof(0.68, i / COURSES), onRoof(1 - 0.02 * (i % 2), i / COURSES)]), 3, '#c98a3a');
  const { left, right, y } = RIDGE;
  return (
    Array.from({ length: 5 }, rafter).join('') +
    repeat(8, (i) => batten(i + 1)) +
    repeat(COURSES, (i) => course(COURSES - 1 - i)) +
    stick(`M${left - 8} ${y - 2}H${right + 8}`, 9, '#7a4716') +
    repeat(19, (i) => solid(card(left - 8 + i * 28, y - 12, 30, 17, 6), '#a35322', ink(2)))
  );
}

/** A window with its shutters. */
function shutters() {
  const slats = repeat(9, (i) => `M632 ${580 + i * 13}h48M692 ${580 + i * 13}h48`);
  return (
    solid(box(624, 568, 124, 132), '#17757a', ink(3)) +
    line(slats, { width: 3, colour: '#0b4a4d' }) +
    line('M686 568V700', ink(4)) +
    solid(box(614, 700, 144, 10) + box(616, 556, 140, 12), WOOD, ink(2.6))
  );
}

/** The front: a wall with the gap, as `put` places the piece, and at its right a bay that is still open. */
export function front(put) {
  const joints = repeat(12, (i) => `M${590 + i * 64} ${i % 2 ? 778 : 791}v13`);
  const boards = repeat(11, (i) => `M572 ${496 + i * 26}H1160`);
  const posts = [572, 800, 1168, 1316].map((x) => stick(`M${x} 490V778`, 17)).join('');
  return (
    stick('M1176 640H1316M1246 480V774', 8, '#c98a3a') +
    stick('M1178 560L1228 484M1314 560L1264 484M1178 770L1312 644', 7, '#c98a3a') +
    solid(box(566, 474, 602, 302), '#f6e3bb', ink(2.6)) +
    line(boards, { width: 2, colour: '#b58a4a', opacity: 0.75 }) +
    shutters() +
    posts +
    line(put(PIECE), { width: 20, colour: DAY.ink }) +
    line(put(PIECE), { width: 14, colour: WOOD }) +
    area(put(PIECE), DAY.ink) +
    area(put('M-116 0L4 0L-30 -22L-116 -22z'), '#14424a') +
    area('M560 486H1326V496H1176V500L1160 520H560z', '#0b4a4d', 'fill-opacity=".55" ') +
    stick('M548 480H1340', 12) +
    solid(box(548, 778, 796, 26), '#d9c08e', ink(3)) +
    line(joints, ink(1.6))
  );
}

/** Heads from behind: a headcloth with its knot, a plait, grey hair turned to the left. */
const HEADS = {
  cloth: (put) =>
    area(put(oval(0, -192, 18, 20)), DAY.ink) +
    solid(put('M2 -186L10 -164L18 -170L8 -188zM-2 -186L-6 -168L4 -166L4 -188z'), '#d9791b', ink(2)) +
    solid(put('M-22 -184C-28 -232 28 -232 22 -184C10 -178 -10 -178 -22 -184z'), '#f0a02e', ink(2.6)) +
    line(put('M-16 -188C-8 -194 0 -192 4 -186M18 -206C14 -196 10 -190 4 -186'), ink(1.8)),
  plait: (put) =>
    area(put(oval(0, -196, 20, 23)), DAY.ink) +
    area(put('M-16 -186C-8 -172 -12 -130 -5 -92L5 -92C12 -130 8 -172 16 -186z'), DAY.ink) +
    line(put('M-8 -164L8 -156M-8 -148L8 -140M-7 -132L7 -124M0 -218L0 -196'), { width: 2, colour: '#d98a3a' }) +
    line(put('M-6 -104L6 -104M-11 -176L11 -176'), { width: 5, colour: '#5fb0a6' }),
  grey: (put) =>
    solid(put(oval(-3, -194, 18, 21)), SKIN, ink(2.4)) +
    solid(put('M-20 -200C-28 -234 24 -238 20 -198C18 -180 8 -172 -2 -174C-6 -180 -4 -186 -8 -190z'), GREY, ink(2.4)) +
    solid(put(oval(-9, -190, 4, 7)), SKIN, ink(2)),
};

/** What one wears below. */
const LOWER = {
  shorts: 'M-28 -112L-35 -36L-4 -34L0 -66L5 -34L36 -38L28 -112z',
  sarong: 'M-29 -112C-35 -70 -36 -40 -34 -16L34 -16C37 -44 35 -84 29 -112z',
};
const BACK = 'M-31 -168C-37 -144 -31 -126 -29 -104L29 -104C33 -130 37 -150 32 -168C20 -177 -18 -177 -31 -168z';

/**
 * Someone at work from behind, the feet at (x, y); `side` -1 turns the figure about. Arms are paths from shoulder to
 * hand: the `near` one passes before the back, the `far` one behind it.
 */
export function worker(x, y, { near, far, head, shirt, lower, cloth, side = 1 }) {
  const put = (d) => placed(x, y, 0, 0.94)(facing(side)(d));
  const hand = (d) => solid(put(oval(...d.split(/[ML ]/).slice(-2).map(Number), 8, 9)), SKIN, ink(2.4));
  const sleeve = near.slice(0, near.lastIndexOf('L'));
  return (
    area(placed(x, y, 0, 0.94)('M-30 0L30 -4L-20 14L-150 16z'), '#0b6b6a', 'fill-opacity=".4" ') +
    stick(put(far), 12, SKIN) +
    hand(far) +
    stick(put('M-15 -64L-18 -6M15 -64L20 -6'), 13, SKIN) +
    area(put(`${oval(-20, -2, 14, 6)}${oval(22, -2, 14, 6)}`), DAY.ink) +
    solid(put(LOWER[lower]), cloth, ink(2.8)) +
    stick(put(near), 12, SKIN) +
    solid(put(BACK), shirt, ink(2.8)) +
    stick(put(sleeve), 19, shirt) +
    line(put('M-2 -150L-2 -112'), { width: 2.2, colour: DAY.ink, opacity: 0.4 }) +
    hand(near) +
    solid(put('M-8 -184L8 -184L10 -168L-10 -168z'), SKIN, ink(2)) +
    HEADS[head](put)
  );
}
