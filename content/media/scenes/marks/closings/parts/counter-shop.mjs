/** The dispensary of the mediflow-counter closing: the wall with its shelves, the rack that feeds itself, the counter. */
import { across, DAY, ink } from '../../daylight.mjs';
import { AMBER, CREAM, DEEP_TEAL, MINT, RUST, TEAL } from '../../parts/palette.mjs';
import { box, card, hair, pen, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { ware } from '../../testimonials/parts/pharmacy-shelves.mjs';

/** The top of the counter, and its front edge. */
export const [TOP, EDGE] = [434, 474];

const wall = () =>
  across('plaster', ['#b7d9cf', '#d3e7da', '#f0eed8', '#fbe6bd'], 0, 1440) +
  area(box(-20, -20, 1480, 640), 'url(#plaster)') +
  area('M1010 -20L1290 -20L1130 460L850 460z', '#fff6dc', 'fill-opacity=".6" ') +
  hair(
    repeat(17, (i) => `M${40 + i * 86} -10L${40 + i * 86} 440`),
    0.2,
  );

const SHELVES = [54, 184, 314];
const board = (y) =>
  area(box(-20, y + 11, 1480, 14), '#0b5a58', 'fill-opacity=".2" ') + solid(box(-20, y, 1480, 12), '#d3a25c', pen(2.2));

const WARES = [
  ['jar', 60, 54, TEAL],
  ['jar', 122, 54, AMBER],
  ['bottle', 186, 54, MINT, RUST],
  ['pack', 330, 54, CREAM],
  ['pack', 376, 54, TEAL],
  ['flat', 452, 54, AMBER],
  ['bottle', 660, 54, RUST],
  ['bottle', 712, 54, RUST],
  ['jar', 776, 54, MINT],
  ['bottle', 1010, 54, AMBER, TEAL],
  ['bottle', 1062, 54, AMBER, TEAL],
  ['pack', 1120, 54, RUST],
  ['pack', 1166, 54, CREAM],
  ['jar', 1330, 54, TEAL],
  ['bottle', 1396, 54, CREAM, RUST],
  ['jar', 342, 184, MINT, RUST],
  ['jar', 404, 184, MINT, RUST],
  ['bottle', 456, 184, TEAL, AMBER],
  ['bottle', 1052, 184, TEAL, AMBER],
  ['pack', 1106, 184, AMBER],
  ['bottle', 660, 314, MINT, TEAL],
  ['bottle', 712, 314, MINT, TEAL],
  ['jar', 1066, 314, TEAL],
  ['pack', 1122, 314, CREAM],
  ['pack', 1402, 314, RUST],
];

/** A sand-glass: `run` is how much has run down, 0 to 1. */
function glass(put, run) {
  const level = -16 + run * 14;
  const half = 13 - run * 10;
  return (
    area(put('M-14 -18L14 -18C14 -6 4 -4 4 0C4 4 14 6 14 18L-14 18C-14 6 -4 4 -4 0C-4 -4 -14 -6 -14 -18z'), DAY.light) +
    area(
      put(`M${-half} ${level}L${half} ${level}C${half * 0.8} -6 3 -3 0 0C-3 -3 ${-half * 0.8} -6 ${-half} ${level}z`),
      '#e88a1a',
    ) +
    (run > 0.3 ? area(put('M-13 17C-11 8 -4 5 0 3C4 5 11 8 13 17z'), '#e88a1a') : '') +
    line(put('M-14 -18L14 -18C14 -6 4 -4 4 0C4 4 14 6 14 18L-14 18C-14 6 -4 4 -4 0C-4 -4 -14 -6 -14 -18z'), ink(1.8)) +
    line(put('M-17 -19L17 -19M-17 19L17 19'), { width: 4, colour: '#8f3714' })
  );
}

/** A box of medicine with its time on it; the middle of its foot is at the origin. */
export function timedBox(put, fill, run) {
  return (
    solid(put(box(-31, -86, 62, 86)), fill, ink(2.4)) +
    area(put(box(-31, -86, 12, 86)), '#0b3f42', 'fill-opacity=".22" ') +
    line(put('M-31 -72L31 -72'), ink(1.8)) +
    glass(within(put, 5, -36, 0, 1.15), run)
  );
}

/** The row slopes to its front, where the first box stands at the stop. */
const slope = placed(818, 172, 8);
export const inRow = (i, rise = 0) => within(slope, -34 - i * 56, -2 - rise, 0, 0.88);
const rack = () =>
  solid(`${slope('M-234 0L6 0')}L822 184L590 184z`, '#c8944e', ink(2.2)) +
  [3, 2, 1].map((i) => timedBox(inRow(i), ['#5fb3aa', '#74c0b6', MINT][i - 1], 0.8 - i * 0.24)).join('') +
  solid(slope('M-234 -2L6 -2L6 -20L13 -20L13 8L-234 8z'), '#e9bd7a', ink(2.2));

/** A calendar with the moon of a poya day. */
const calendar = () =>
  line('M1366 82L1384 70L1402 82', ink(2)) +
  solid(box(1342, 84, 84, 92), DAY.light, ink(2.2)) +
  area(box(1342, 84, 84, 18), RUST) +
  area(box(1349, 108, 70, 60), '#123a48') +
  area(oval(1384, 138, 20), '#f6c667') +
  area(oval(1378, 132, 4) + oval(1390, 143, 5), '#e2a63c');

/** All behind the people. */
export const shop = () => wall() + SHELVES.map(board).join('') + WARES.map(ware).join('') + rack() + calendar();

/** The till: open, notes in its drawer. */
export const till = () =>
  area('M352 448L486 448L520 462L340 462z', '#a8743a', 'fill-opacity=".5" ') +
  solid('M366 368L450 368L472 412L350 412z', RUST, ink(2.4)) +
  area('M366 368L384 368L372 412L350 412z', '#7c2d10') +
  repeat(3, (r) =>
    repeat(4, (i) => area(card(378 + i * 17 - r * 1.5, 376 + r * 11, 12, 7, 2), i === 3 ? AMBER : CREAM)),
  ) +
  solid(box(344, 412, 134, 40), '#8f3714', ink(2.4)) +
  solid(box(350, 426, 122, 28), '#d3a25c', ink(2.2)) +
  area(card(402, 436, 18, 8, 4), DAY.ink);

/** The counter: its top in the light, its front in panels. */
export const counter = () =>
  solid(box(-20, EDGE, 1490, 200), TEAL, pen(2.6)) +
  repeat(6, (i) => solid(card(20 + i * 240, EDGE + 44, 200, 160, 4), DEEP_TEAL, pen(2))) +
  area(box(-20, EDGE + 14, 1490, 14), '#0b4a4c') +
  solid(`M-20 ${TOP}L1470 ${TOP}L1470 ${EDGE}L-20 ${EDGE}z`, '#f0cd93', pen(2.8)) +
  area(`M860 ${TOP + 1}L1470 ${TOP + 1}L1470 ${EDGE - 1}L820 ${EDGE - 1}z`, '#f9dfae') +
  hair(`M-20 ${TOP + 14}L1470 ${TOP + 14}`, 0.4) +
  solid(box(-20, EDGE, 1490, 17), '#c8944e', pen(2.4));
