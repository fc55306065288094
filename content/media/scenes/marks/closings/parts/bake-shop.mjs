/** The open front of the bakery by day: its wall, the striped awning, shelves of loaves, the glass case with buns. */
import { DAY } from '../../daylight.mjs';
import { box, fine, firm, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const ROOM = '#10333a';
const CRUST = ['#d99a4c', '#c27f35', '#e8b86e'];
const SUNNY = '#fbe9c4';

/** A round bun with a shine, its foot at (x, y). */
export const bun = (x, y, s, fill = CRUST[0]) => {
  const put = placed(x, y, 0, s);
  return (
    solid(put('M-15 0C-22 -10 -14 -22 0 -22C14 -22 22 -10 15 0z'), fill, { width: 1.4, colour: '#6b3d10' }) +
    line(put('M2 -17Q9 -16 11 -10'), { width: 1.6, colour: SUNNY })
  );
};

/** Kimbula banis, the bun in the shape of a crocodile: a roll that tapers to both ends, grains of sugar on it. */
export const kimbula = (x, y, s) => {
  const put = placed(x, y, 0, s);
  const grains = repeat(9, (i) => `M${-20 + i * 5} ${-8 - (i % 3) * 3}L${-19.9 + i * 5} ${-8 - (i % 3) * 3}`);
  return (
    solid(put('M-36 0C-30 -8 -22 -16 0 -17C22 -16 30 -8 38 -3C28 1 -26 3 -36 0z'), CRUST[1], {
      width: 1.4,
      colour: '#6b3d10',
    }) +
    line(put('M-18 -12L-13 1M-7 -16L-2 1M6 -16L10 1M18 -12L21 0'), { width: 1.3, colour: '#6b3d10' }) +
    line(put(grains), { width: 2.2, colour: DAY.light })
  );
};

/** A tin loaf. */
const loaf = (x, y) =>
  solid(
    `M${x} ${y}V${y - 26}C${x - 8} ${y - 42} ${x + 6} ${y - 48} ${x + 26} ${y - 48}S${x + 60} ${y - 42} ${x + 52} ${y - 26}V${y}z`,
    '#8a5f33',
    { width: 1.6, colour: '#e8b86e' },
  ) + line(`M${x + 10} ${y - 30}q6 -6 8 -13M${x + 26} ${y - 30}q6 -6 8 -13`, { width: 1.4, colour: '#e8b86e' });

/** The room behind the open front, dark against the morning. */
function room() {
  const shelf = (y, gaps) =>
    repeat(10, (i) => (gaps.includes(i) ? '' : loaf(424 + i * 66, y))) +
    area(box(390, y, 690, 9), '#2b6a68') +
    line(`M390 ${y}H1080`, { width: 1.6, colour: '#7fd0c6' });
  return (
    area(box(380, 280, 710, 380), ROOM) +
    shelf(400, [6]) +
    shelf(486, [2, 7, 8]) +
    area(box(380, 600, 710, 60), '#0b252b')
  );
}

/** The glass case: two shelves of buns behind panes, on a panelled counter. */
export function glassCase(x, y) {
  const row = (foot, draw) => area(box(x + 8, foot, 244, 6), '#b98a50') + draw(foot);
  const buns = (foot) => repeat(6, (i) => bun(x + 32 + i * 39, foot, 0.95, CRUST[i % 3 ? 0 : 2]));
  const crocodiles = (foot) => repeat(3, (i) => kimbula(x + 50 + i * 78, foot, 0.98));
  const panels = repeat(3, (i) => box(x + 12 + i * 80, y - 82, 72, 64));
  return (
    area(`M${x} ${y}L${x + 260} ${y}L${x + 216} ${y + 20}L${x - 90} ${y + 20}z`, '#0b6b6a', 'fill-opacity=".3" ') +
    area(box(x, y - 226, 260, 134), '#cfe9e0') +
    row(y - 164, crocodiles) +
    row(y - 98, buns) +
    area(
      `M${x + 150} ${y - 226}L${x + 186} ${y - 226}L${x + 116} ${y - 94}L${x + 80} ${y - 94}z`,
      DAY.light,
      'fill-opacity=".55" ',
    ) +
    line(box(x, y - 226, 260, 134), { width: 4, colour: DAY.ink }) +
    solid(box(x - 6, y - 236, 272, 12), '#b8783a', pen(2.2)) +
    solid(box(x, y - 92, 260, 92), '#2a8a86', pen(2.6)) +
    hair(panels, 0.9) +
    area(box(x, y - 10, 260, 10), DAY.ink)
  );
}

/** The wall above, with shuttered windows, and the pillar at the corner in the sun. */
function wall() {
  const shutter = (x) =>
    solid(box(x, 60, 44, 116), '#2a8a86', pen(1.8)) +
    line(
      repeat(9, (i) => `M${x + 6} ${70 + i * 12}H${x + 38}`),
      { width: 1.4, colour: '#7fd0c6' },
    );
  const opening = (x) =>
    area(box(x, 60, 92, 116), ROOM) + shutter(x - 46) + shutter(x + 94) + fine(`M${x - 52} 180H${x + 144}`);
  return (
    area(box(380, 60, 750, 230), '#eef2e4') +
    opening(520) +
    opening(860) +
    solid(box(1080, 190, 50, 468), SUNNY, pen(2.4)) +
    area(box(1080, 190, 18, 468), '#b9d8cf') +
    area('M1080 300L1130 300L1130 372L1080 404z', '#8fb9ac') +
    solid(box(1074, 630, 62, 30), DAY.paper, pen(2.2)) +
    firm('M1130 60V190')
  );
}

/** The awning: cloth in stripes down to a scalloped edge, lit from above. */
function awning() {
  const [top, foot] = [(t) => 400 + 716 * t, (t) => 364 + 800 * t];
  const count = 20;
  const strip = (i) => {
    const [a, b, c, d] = [top(i / count), top((i + 1) / count), foot((i + 1) / count), foot(i / count)].map(round);
    const fill = i % 2 ? '#1b8585' : '#fbf0da';
    const fold = i % 2 ? '#0f5f63' : '#d9dcc6';
    const slope = polygon([
      [a, 196],
      [b, 196],
      [c, 296],
      [d, 296],
    ]);
    const drop = `M${d} 296L${c} 296L${c} 316Q${round((c + d) / 2)} 338 ${d} 316z`;
    return solid(slope, fill, pen(1.6)) + solid(drop, fold, pen(1.6));
  };
  return repeat(count, strip) + firm(`M${foot(0)} 296H${foot(1)}`) + solid(box(392, 186, 738, 12), DAY.paper, pen(2.4));
}

/** The whole front. */
export const bakeShop = () =>
  room() +
  area('M380 280H1090V346H380z', '#081d22') +
  wall() +
  awning() +
  solid(box(372, 652, 766, 18), DAY.paper, pen(2.4));
