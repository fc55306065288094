/** The veranda of the contact closing: the wall with five clocks, the rail with a cat, and what lies beyond. */
import { across, DAY, ink } from '../../daylight.mjs';
import { cat } from '../../heroes/parts/veranda-yard.mjs';
import { box, clipped, dot, fine, hair, pen, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { frond } from '../../services/parts/desk-things.mjs';
import { area, glow, line } from '../../stage.mjs';
import { EDGE, land } from './call-land.mjs';

/** The top of the rail. */
const RAIL = 552;

/** The rail: a coping in the sun, turned balusters in the shade. */
function rail() {
  const baluster =
    'M-11 0L11 0L11 9L6 14C6 30 16 40 16 62C16 84 6 92 6 108L11 113L11 124L-11 124L-11 113L-6 108C-6 92 -16 84 -16 62C-16 40 -6 30 -6 14L-11 9z';
  return (
    area(box(EDGE, RAIL, 620, 160), '#5f9c94') +
    repeat(14, (i) => solid(placed(864 + i * 44, RAIL + 16)(baluster), '#a9d3c8', pen(2))) +
    solid(box(EDGE - 10, RAIL - 4, 640, 22), DAY.paper, pen(2.6)) +
    fine(`M${EDGE} ${RAIL + 10}L1440 ${RAIL + 10}`, 0.5)
  );
}

/** The eave with its board of carved drops, and the post between wall and garden. */
function eave() {
  const drop = (i) => placed(EDGE + 22 + i * 40, 52)('M0 0L40 0C39 16 29 18 25 26L20 38L15 26C11 18 1 16 0 0z');
  return (
    area(box(EDGE - 20, -10, 640, 64) + repeat(17, drop), DAY.ink) +
    area(
      repeat(16, (i) => oval(EDGE + 42 + i * 40, 63, 4.6)),
      DAY.paper,
    ) +
    line(`M${EDGE} 34L1440 34`, { width: 1.6, colour: '#e0a24c', opacity: 0.8 }) +
    area(box(EDGE - 22, -10, 44, 740) + box(EDGE - 30, 96, 60, 14) + box(EDGE - 27, 116, 54, 7), DAY.ink) +
    line(`M${EDGE + 20} 126V${RAIL - 6}`, { width: 3.4, colour: '#ffd9a0' })
  );
}

/** A clock, its face of a colour, at an hour; the sun of the garden puts its shadow to the left. */
function clock(x, y, face, hours) {
  const r = 52;
  const hand = (turn, long, wide) => line(placed(x, y, turn)(`M0 9L0 ${-long}`), ink(wide));
  const ticks = repeat(12, (i) => placed(x, y, i * 30)(`M0 -42L0 ${i % 3 ? -37 : -33}`));
  return (
    area(oval(x - 13, y + 14, r + 3), '#0b5a58', 'fill-opacity=".28" ') +
    area(oval(x, y, r + 4), DAY.ink) +
    area(oval(x, y, r - 5), face) +
    line(ticks, ink(3)) +
    hand(hours * 30, 24, 5.4) +
    hand(hours * 360, 35, 3.6) +
    dot(x, y, 5, '#c2600f') +
    line(placed(x, y)('M30 -44C44 -32 54 -14 53 8'), { width: 2.4, colour: '#ffd9a0', opacity: 0.9 })
  );
}

const FACES = ['#5fb3aa', '#a5d6cd', '#ffffff', '#f7d79c', '#eea43f'];
const HOURS = [10, 13, 14.5, 17, 19];

/** The shadow that a frond of a palm casts, along a bend through three points. */
export const frondShadow = (from, over, to, fill) =>
  area(frond(from, over, to, 100), fill) +
  line(`M${from.join(' ')}Q${over.join(' ')} ${to.join(' ')}`, { width: 8, colour: fill });

/** Where the sun lies on the wall. */
const SUNNY = 'M560 -20L836 -20L836 690L800 690z';

/** The wall, a patch of sun on it, its skirting, and the clocks: from London by way of Colombo to Sydney. */
function wall() {
  const boards = repeat(12, (i) => `M${10 + i * 70} -10L${10 + i * 70} 620`);
  return (
    across('wall', ['#9ccbc2', '#c3e0d5', '#e9ead4'], 0, EDGE) +
    area(box(-20, -20, EDGE + 10, 940), 'url(#wall)') +
    area(SUNNY, '#f4eed4') +
    clipped('sunny-wall', SUNNY, frondShadow([850, 196], [750, 224], [650, 380], '#cfe0c8')) +
    hair(boards, 0.3) +
    area(box(-20, 620, EDGE, 240), '#4d8f8a') +
    area(box(-20, 856, EDGE, 60), '#b9855a') +
    fine('M-20 856L440 856', 0.8) +
    solid(box(-20, 608, EDGE, 18), '#e3efe2', pen(2.2)) +
    glow(430, 128, 150, '#ffffff', 0.85) +
    repeat(5, (i) => clock(150 + i * 140, 128, FACES[i], HOURS[i]))
  );
}

/** All behind the table. */
export const place = () => land() + rail() + cat(1350, RAIL + 2, 0.95) + wall() + eave();

/** A croton in a pot, behind her chair. */
export function plant() {
  const put = placed(66, 800);
  const fills = ['#2f8f80', '#5fae9f', '#8ecabf', '#d98a35'];
  const leaf = ([turn, long, fill]) => {
    const own = within(put, 0, -40, turn, long);
    const veins = repeat(5, (i) => `M-17 ${-52 - i * 24}L0 ${-38 - i * 24}L17 ${-52 - i * 24}`);
    return (
      solid(
        own('M0 0C4 -20 34 -50 34 -100C34 -140 12 -170 0 -190C-12 -170 -34 -140 -34 -100C-34 -50 -4 -20 0 0z'),
        fills[fill],
        pen(2.2),
      ) +
      hair(own(veins), 0.6) +
      fine(own('M0 30L0 -184'), 0.8)
    );
  };
  const leaves = [
    [-66, 1.06, 0],
    [58, 1, 0],
    [-36, 1.3, 1],
    [30, 1.32, 0],
    [-8, 1.5, 2],
    [80, 0.76, 3],
    [-88, 0.8, 1],
    [14, 0.96, 3],
    [-50, 0.8, 2],
    [48, 0.74, 1],
  ];
  return (
    leaves.map(leaf).join('') +
    solid(put('M-58 -40L58 -40L58 -16L50 -16L40 104L-40 104L-50 -16L-58 -16z'), '#b5622a', pen(2.6)) +
    area(put('M-50 -16L-24 -16L-20 104L-40 104z'), '#7d3d12', 'fill-opacity=".6" ') +
    fine(put('M-50 -16L50 -16'), 0.9)
  );
}
