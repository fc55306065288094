/** The hardware shop of the ai-agents closing: its wall and shelf, the open door to the street, the counter. */
import { across, DAY, hillsOn } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { MARIGOLD, MINT, RUST, TEAL } from '../../parts/palette.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../../stage.mjs';

/** Where the wall ends and the street begins. */
const DOOR = 1122;

/** The wall of boards in the shade of the shop, a patch of sun on it. */
const wall = () =>
  across('boards', ['#b7d9cf', '#d3e7da', '#eaeed9'], 0, DOOR) +
  area(box(-20, -20, DOOR + 20, 700), 'url(#boards)') +
  area('M830 -20L1122 -20L1122 660L1010 660z', '#f4eed4') +
  hair(
    repeat(13, (i) => `M${30 + i * 86} -10L${30 + i * 86} 650`),
    0.28,
  );

/** A tin of paint with a label and a handle. */
const tin = (x, y, fill) =>
  solid(box(x - 26, y - 58, 52, 58), fill, pen(2.2)) +
  area(box(x - 26, y - 42, 52, 26), DAY.paper) +
  area(oval(x, y - 29, 8, 9), fill) +
  solid(box(x - 29, y - 64, 58, 9), DAY.ink, pen(1.4));

/** A spanner that hangs from a nail, `s` times as large. */
function spanner(x, y, s) {
  const put = placed(x, y, 0, s);
  return area(put('M-14 -6C-22 8 -16 24 -7 29L-9 112C-9 124 9 124 9 112L7 29C16 24 22 8 14 -6L8 10L-8 10z'), DAY.ink);
}

const shelf = () =>
  tin(640, 100, TEAL) +
  tin(704, 100, RUST) +
  tin(800, 100, MARIGOLD) +
  tin(1060, 100, TEAL) +
  tin(996, 100, MINT) +
  area(box(590, 113, DOOR - 590, 14), '#a9cfc6') +
  solid(box(580, 100, DOOR - 570, 14), '#dcb277', pen(2.2)) +
  hair(`M580 108L${DOOR} 108`, 0.5) +
  repeat(5, (i) => spanner(906 + i * 44, 146, 0.86 - i * 0.1));

/** The street in the sun: hills with contour lines, a palm, a low wall. */
function street() {
  const crests = [
    (x) => 330 - 120 * bell(x, 1390, 120) - 70 * bell(x, 1150, 80),
    (x) => 402 - 70 * bell(x, 1240, 110),
    (x) => 454 - 40 * bell(x, 1420, 110) - 20 * bell(x, 1140, 60),
  ];
  const hill = hillsOn(700, 0.8);
  const folds = (f) =>
    repeat(6, (k) => hair(curve(sample((x) => f(x) + 11 + k * 12, DOOR, 1460, 10)), 0.42 - k * 0.05));
  return (
    area(box(DOOR, -20, 340, 720), '#fbe3b4') +
    glow(1330, 130, 240, '#ffffff', 0.5) +
    crests.map((f, i) => hill(f, DOOR, 1460, ['#f6ead0', '#e9e4c4', '#cfdcb8'][i]) + folds(f)).join('') +
    palmAt(1448, 500, 0.9) +
    area(box(DOOR, 496, 340, 210), '#fdf0d2') +
    hair(`M${DOOR} 520L1460 520`, 0.5)
  );
}

/** The frame of the door, and the beam over all. */
const frame = () =>
  area(box(DOOR - 14, -20, 30, 700), DAY.ink) + line(`M${DOOR + 14} 20V640`, { width: 3, colour: '#ffd9a0' });

/** All behind the counter. */
export const shop = () => wall() + street() + frame() + shelf();

/** The counter across the shop: its top in the light, its front in panels. */
export const counter = () =>
  solid(box(-20, 700, 1490, 220), TEAL, pen(2.6)) +
  repeat(
    6,
    (i) =>
      solid(card(24 + i * 240, 742, 200, 200, 4), '#0f5f63', pen(2)) +
      hair(`M${34 + i * 240} 752H${214 + i * 240}`, 0.6),
  ) +
  area(box(-20, 700, 1490, 18), '#0b4a4c') +
  solid('M-20 640L1470 640L1470 690L-20 690z', '#f0cd93', pen(2.8)) +
  area('M700 641L1470 641L1470 689L620 689z', '#f9dfae') +
  hair('M-20 656L1470 656', 0.45) +
  solid(box(-20, 686, 1490, 18), '#c8944e', pen(2.4)) +
  fine('M-20 700L1470 700', 0.4);
