import { DAY, daylight } from '../daylight.mjs';
import { palm } from '../heroes/parts/veranda-land.mjs';
import { tiles } from '../parts/facade.mjs';
import { box, card, clipped, fine, hair, pen, placed, relief, repeat, ring, solid } from '../parts/shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../stage.mjs';
import { calculator, cat, forms, ledger, spike, stamps, telephone } from './parts/start-things.mjs';
import { desk, hand, sheet, sleeve, tea } from './parts/start-writing.mjs';

const PANE = { x: 440, y: -20, w: 700, h: 384 };

/** Hills behind the town, paler the farther. */
function hills() {
  const far = (x) => 172 - 74 * bell(x, 690, 120) - 40 * bell(x, 1120, 120) + 4 * Math.sin(x / 40);
  const near = (x) => 226 - 34 * bell(x, 830, 130) - 30 * bell(x, 470, 90) - 20 * bell(x, 1150, 90);
  const along = (f) => curve(sample(f, 420, 1160, 10));
  const hill = (f, fill) => area(`${along(f)}L1160 400L420 400z`, fill) + fine(along(f), 0.7);
  const folds = (f, n, gap) =>
    repeat(n, (i) =>
      hair(
        along((x) => f(x) + 14 + i * gap),
        0.4,
      ),
    );
  return (
    area(box(PANE.x, PANE.y, PANE.w, PANE.h), '#eaf1e2') +
    glow(1120, 40, 330, '#ffedc4', 1) +
    relief(4, (x, i) => 26 + i * 34 + 7 * Math.sin(x / 90 + i), 0.34) +
    hill(far, '#d3e6da') +
    folds(far, 6, 13) +
    hill(near, '#aed4c4') +
    folds(near, 5, 14)
  );
}

/** The dagoba of a temple; (x, y) is the middle of its foot. */
function dagoba(x, y) {
  const put = placed(x, y);
  return (
    solid(put('M-46 0L46 0L46 -9L-46 -9z'), '#f4f0e0', pen(1.6)) +
    solid(put('M-38 -9C-38 -48 -20 -58 -9 -62L9 -62C20 -58 38 -48 38 -9z'), '#fbf6e6', pen(2)) +
    area(put('M-38 -9C-38 -48 -20 -58 -9 -62L-2 -62C-14 -50 -20 -30 -18 -9z'), '#b5d6c9') +
    solid(put('M-9 -62L9 -62L9 -76L4 -76L0 -118L-4 -76L-9 -76z'), '#f0b654', pen(1.6))
  );
}

/** The clock tower of the town; (x, y) is the middle of its foot. */
function clockTower(x, y) {
  const put = placed(x, y);
  return (
    solid(put('M-26 0L-22 -176L22 -176L26 0z'), '#f6e4bd', pen(2.2)) +
    area(put('M-26 0L-22 -176L-6 -176L-8 0z'), '#8fc1b4') +
    solid(put('M-30 -176L30 -176L30 -184L-30 -184z'), DAY.light, pen(2)) +
    solid(put('M-24 -184L24 -184L24 -240L-24 -240z'), '#f6e4bd', pen(2.2)) +
    area(put('M-24 -184L-8 -184L-8 -240L-24 -240z'), '#8fc1b4') +
    solid(put('M-32 -240L32 -240L0 -286z'), '#b5622a', pen(2.2)) +
    solid(ring(x, y - 212, 17), DAY.light, pen(2.4)) +
    line(put('M0 -212L0 -224M0 -212L-8 -208'), { width: 2.4, colour: DAY.ink }) +
    area(put('M-8 -120L-8 -142C-8 -152 8 -152 8 -142L8 -120z'), DAY.ink)
  );
}

/** A tiled roof seen from above, its gable wall at the left. */
function roof(x, y, w, fill, wall) {
  const [top, foot] = [y - 52, y];
  return (
    solid(box(x - 4, foot - 2, w, 60), wall, pen(1.8)) +
    solid(`M${x - 24} ${foot + 6}L${x} ${top}L${x + 30} ${foot + 6}V${foot + 60}H${x - 24}z`, DAY.teal, pen(1.8)) +
    solid(`M${x} ${top}L${x + w - 26} ${top}L${x + w + 10} ${foot + 8}L${x + 36} ${foot + 8}z`, fill, pen(2.2)) +
    line(tiles([x, x + w - 26, top], [x + 36, x + w + 10, foot + 8], 4), { width: 1.3, colour: DAY.ink, opacity: 0.5 })
  );
}

/** A kite high over the roofs, with a tail of bows. */
const kite = () =>
  fine('M750 56C742 120 716 180 690 226', 0.8) +
  solid('M744 20L772 40L760 78L726 54z', '#e8952f', pen(2.2)) +
  fine('M744 20L760 78M772 40L726 54', 0.8) +
  line('M760 78C776 88 766 102 780 112C792 120 784 132 796 142', { width: 2.4, colour: '#c8702a' });

/** What one sees through the window. */
const town = () =>
  clipped(
    'outside',
    box(PANE.x, PANE.y, PANE.w, PANE.h),
    hills() +
      kite() +
      dagoba(838, 206) +
      palm(1050, 330, 1.12) +
      roof(660, 272, 150, '#c98a3a', DAY.paper) +
      roof(940, 280, 170, '#1f7d7a', '#f6e4bd') +
      clockTower(556, 374) +
      roof(800, 306, 160, '#b5622a', DAY.paper) +
      roof(420, 318, 110, '#1f7d7a', DAY.paper) +
      roof(610, 330, 190, '#b5622a', '#f6e4bd') +
      roof(1010, 336, 190, '#c98a3a', DAY.paper),
  );

/** The frame of the window, its sill, and the sun along its right edges. */
function frame() {
  const { x, w, h, y } = PANE;
  const foot = y + h;
  const bars = [x - 26, x + 222, x + 460, x + w].map((u, i) => box(u, -20, i % 3 ? 16 : 26, foot + 20)).join('');
  const edges = [x - 2, x + 236, x + 474].map((u) => `M${u} 0V${foot}`).join('');
  return (
    area(bars, DAY.ink) +
    line(edges, { width: 3, colour: '#ffd9a0' }) +
    solid(box(x - 44, foot, w + 88, 16), '#e9c88f', pen(2.6)) +
    area(box(x - 36, foot + 16, w + 72, 10), '#6f9f98')
  );
}

/** The wall calendar: a picture of hills, and days that were crossed off one by one. */
function calendar() {
  const put = placed(120, 30, 1.5);
  const day = (i) => [22 + (i % 7) * 26, 132 + Math.floor(i / 7) * 22];
  const crossed = repeat(17, (i) => {
    const [u, v] = day(i);
    return `M${u - 6} ${v - 5}L${u + 6} ${v + 5}M${u - 6} ${v + 5}L${u + 6} ${v - 5}`;
  });
  const grid =
    repeat(8, (i) => `M${9 + i * 26} 121L${9 + i * 26} 231`) +
    repeat(6, (i) => `M9 ${121 + i * 22}L191 ${121 + i * 22}`);
  const [u, v] = day(24);
  return (
    area(put('M-34 14L184 14L180 266L-34 262z'), '#6f9f98') +
    solid(put('M0 0L200 0L200 240Q150 248 100 242Q40 236 0 244z'), DAY.paper, pen(2.4)) +
    solid(put(box(10, 14, 180, 92)), '#f9ddb0', pen(1.8)) +
    area(put('M126 50C126 32 152 32 152 50C152 68 126 68 126 50z'), '#e8952f') +
    area(put('M10 70C40 40 60 38 84 62C110 84 150 56 190 64L190 106L10 106z'), '#2d958f') +
    hair(
      put(
        'M10 82C40 54 60 52 84 76C110 94 150 70 190 78M10 94C40 68 60 66 84 88C110 102 150 84 190 92M22 104C40 84 60 80 80 100',
      ),
      0.9,
    ) +
    hair(put(grid), 0.8) +
    line(put(crossed), { width: 2.2, colour: '#0b6b6a' }) +
    line(put(card(u - 14, v - 12, 28, 24, 12)), { width: 3.4, colour: '#e0861c' }) +
    area(put(box(-2, -6, 204, 12)), DAY.ink)
  );
}

/** Home: a desk over a town, in the sun of a late morning; a hand notes on half a sheet who does what, and where it goes wrong. */
export default function getStarted() {
  const room = area(box(-20, -20, 1260, 430), '#a9cfc6') + calendar();
  const back =
    telephone(146, 440) + tea(292, 464, 0.8) + stamps() + ledger(666, 502) + cat(802, 426) + forms() + spike(985, 478);
  return daylight(
    room + town() + frame() + desk() + back + sheet() + hand() + sleeve() + tea(1122, 640, 1, false) + calculator(),
    { meet: 640, spread: 560, left: 0, top: 0, width: 1200, height: 800 },
  );
}
