/** The small table on the veranda: a drawer, the laptop with its white screen, a notebook, a cup of tea. */
import { DAY } from '../../daylight.mjs';
import { box, fine, hair, pen, placed, polygon, ring, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { CEMENT } from './veranda.mjs';

const WOOD = '#a8743a';
const DARK = '#7b4f22';

const leg = (x, top, foot, wide, fill) =>
  solid(
    polygon([
      [x - wide, top],
      [x + wide, top],
      [x + wide * 0.6, foot],
      [x - wide * 0.6, foot],
    ]),
    fill,
    pen(2),
  );

/** The shadow of the table on the floor. */
export const deskShadow = () =>
  area('M1152 800L1356 800L1376 836L1108 836z', CEMENT) +
  line('M1262 764L1152 802M1462 764L1352 802M1490 808L1384 838M1222 812L1140 836', { width: 7, colour: CEMENT });

/** The far legs of the table. */
export const deskBack = () => leg(1262, 640, 764, 5, '#5a3817') + leg(1462, 640, 764, 5, '#5a3817');

/** The table itself; whoever sits at it has their legs behind it. */
export const desk = () =>
  leg(1222, 650, 812, 7, DARK) +
  leg(1490, 650, 808, 7, DARK) +
  solid(box(1226, 661, 260, 28), DARK, pen(2)) +
  fine(`${box(1322, 665, 90, 19)}M1360 674h14`, 0.9) +
  solid('M1190 648L1516 648L1484 620L1208 620z', '#f0cd92', pen(2.4)) +
  hair('M1196 640H1506M1202 631H1496', 0.6) +
  solid(box(1190, 648, 326, 14), WOOD, pen(2.4));

// Corners of the screen, from the lower left one.
const SCREEN = [
  [1256, 622],
  [1362, 633],
  [1378, 540],
  [1268, 532],
];

/** A point of the screen: shares of its width, and of its height from the top. */
function onScreen(u, v) {
  const [a, b, c, d] = SCREEN;
  return [0, 1].map((k) => (d[k] * (1 - u) + c[k] * u) * (1 - v) + (a[k] * (1 - u) + b[k] * u) * v);
}

/** The laptop, open towards the engineer; its screen is the one pure white. */
export function laptop() {
  const bar = (from, to, v) => polygon([onScreen(from, v), onScreen(to, v)], false);
  const rows = [0.62, 0.4, 0.8, 0.5].map((long, i) => bar(0.36, 0.36 + long * 0.58, 0.2 + i * 0.19));
  const side = [0.2, 0.39, 0.58].map((v) => bar(0.1, 0.22, v));
  return (
    solid('M1254 625L1366 640L1318 650L1204 634z', '#c9d8d4', pen(2.2)) +
    hair('M1238 629L1336 643M1228 632L1326 646', 0.9) +
    solid('M1250 625L1367 640L1386 534L1262 524z', DAY.ink, pen(3)) +
    area(polygon(SCREEN), '#ffffff') +
    line(rows.join(''), { width: 4.4, colour: '#0fa39b' }) +
    line(side.join(''), { width: 4, colour: '#e08a3c' })
  );
}

/** A cup of tea on its saucer, steaming; an open notebook with a pen. */
export function deskThings() {
  const put = placed(1456, 636);
  return (
    area('M1384 642L1398 628L1416 631L1436 627L1434 641L1412 645z', DAY.light) +
    fine('M1384 642L1398 628L1416 631L1436 627L1434 641L1412 645zM1416 631L1412 645', 0.9) +
    hair('M1396 633L1411 635M1393 638L1408 640M1420 634L1432 632', 0.8) +
    line('M1414 643L1444 631', { width: 3.4, colour: '#c8702a' }) +
    solid(ring(1456, 637, 23, 5), DAY.paper, pen(1.8)) +
    solid(put('M11 -20C24 -22 24 -5 8 -6L9 -10C16 -9 17 -17 11 -15z'), DAY.paper, pen(1.5)) +
    solid(put('M-15 -27L15 -27C15 -12 11 -1 6 0L-6 0C-11 -1 -15 -12 -15 -27z'), DAY.paper, pen(2)) +
    solid(ring(1456, 609, 15, 3.4), '#8a4a18', pen(1.6)) +
    line(put('M-4 -34C-11 -42 4 -48 -3 -57C-8 -64 3 -69 0 -78M6 -34C1 -41 10 -47 6 -55'), {
      width: 1.8,
      colour: '#7fa9a2',
      opacity: 0.9,
    })
  );
}
