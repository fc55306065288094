/** The desk on the veranda: planks and a drawer, the laptop, a notebook with its pen, a glass of tea. */
import { box, fine, hair, ON_WHITE, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { edge, flat, front, spot } from './veranda.mjs';

const TOP = 0.74;
const DESK = { left: -0.2, right: 0.9, near: 0.36, far: 1.06 };

function leg(x, deep) {
  const [u, top] = spot(x, TOP, deep);
  const [, foot] = spot(x, 0, deep);
  const outline = [
    [u - 6, top],
    [u + 6, top],
    [u + 4, foot],
    [u - 4, foot],
  ];
  return solid(polygon(outline), '#0b1f29', pen(2));
}

/** The far legs of the desk. */
export const deskBack = () => leg(DESK.left + 0.2, DESK.far - 0.08) + leg(DESK.right - 0.06, DESK.far - 0.08);

/** The desk itself; whoever sits at it has their legs behind it. */
export function desk() {
  const { left, right, near, far } = DESK;
  const planks = repeat(3, (i) => edge([left, TOP, near + 0.17 * (i + 1)], [right, TOP, near + 0.17 * (i + 1)]));
  return (
    leg(left + 0.22, near) +
    leg(right - 0.07, near) +
    solid(front(left + 0.18, right - 0.04, TOP - 0.17, TOP - 0.045, near), '#0a1c25', pen(2)) +
    fine(`${box(1310, 677, 84, 19)}M1344 686h16`, 0.7) +
    solid(flat(left, right, TOP, near, far), '#12343d', pen(2.2)) +
    hair(planks, 0.5) +
    solid(front(left, right, TOP - 0.045, TOP, near), '#0f2a33', pen(2.2))
  );
}

// Corners of the screen, from the lower left one.
const SCREEN = [
  [1250, 642],
  [1350, 654.5],
  [1364, 572],
  [1264, 564],
];

/** A point of the screen: shares of its width, and of its height from the top. */
function onScreen(u, v) {
  const [a, b, c, d] = SCREEN;
  return [0, 1].map((k) => (d[k] * (1 - u) + c[k] * u) * (1 - v) + (a[k] * (1 - u) + b[k] * u) * v);
}

/** The laptop, open towards the engineer; bars on its white screen. */
export function laptop() {
  const bar = (from, to, v) => polygon([onScreen(from, v), onScreen(to, v)], false);
  const rows = [0.62, 0.44, 0.8, 0.56, 0.7].map((long, i) => bar(0.34, 0.34 + long * 0.64, 0.18 + i * 0.16));
  const side = [0.2, 0.34, 0.48].map((v) => bar(0.09, 0.22, v));
  return (
    solid('M1246 646L1354 660L1308 667L1204 652z', '#123640', pen(2.2)) +
    hair('M1232 648L1325 661M1224 649L1316 662', 0.8) +
    solid('M1245 645L1354 659L1369 567L1259 558z', '#0b1d27', pen(2.6)) +
    area(polygon(SCREEN), '#fff') +
    line(rows.join(''), { width: 4.4, colour: ON_WHITE }) +
    line(side.join(''), { width: 3.4, colour: '#0b2a30' })
  );
}

/** A glass of plain tea, steaming, and an open notebook with a pen. */
export function deskThings() {
  const put = placed(1424, 652);
  return (
    solid('M1360 661L1370 648L1389 650L1408 647L1406 660L1384 663z', '#5a3f14', pen(1.9)) +
    hair('M1389 650L1384 663M1371 653L1385 655M1369 657L1383 659M1392 653L1403 652M1390 657L1402 656', 0.8) +
    line('M1388 660L1416 650', { width: 3.2, colour: '#fff3dc' }) +
    area(put('M-9 -22L9 -22L7 0L-7 0z'), '#8a5414') +
    line(put('M-11 -34L11 -34L8 0L-8 0z'), pen(1.9)) +
    hair(put('M-10 -22L10 -22M-5 -30L-4 -4'), 0.8) +
    line(put('M-3 -42C-10 -52 5 -60 -2 -72C-8 -82 4 -88 0 -100M5 -42C0 -50 10 -58 5 -66'), pen(1.5, 0.6))
  );
}
