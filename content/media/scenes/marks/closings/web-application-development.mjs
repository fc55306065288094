import { DAY, daylight } from '../daylight.mjs';
import { box, card, firm, hair, pen, placed, repeat, solid, within } from '../parts/shapes.mjs';
import { area, chance, curve, line, sample } from '../stage.mjs';
import { ballpoint, calculator, pad, pencil, phone, tea } from './parts/day-desk.mjs';
import { COLUMNS, cells, extra, HOT, list, PITCH, paper } from './parts/day-list.mjs';
import { MEET, over } from './parts/list-desk.mjs';
import { shadow, windowLight, woodAndShade } from './parts/window-light.mjs';

// What people wrote by hand, in two pens.
const RED = '#b5471b';
const GREEN = '#0a7f7a';

/** The white row, across the sheet and the strip; nothing else in the picture is pure white. */
const whiteRow = () => {
  const [low, high] = [HOT * PITCH - 1, (HOT + 1) * PITCH + 1];
  const outline = paper(`M-300 ${low}L476 ${low}L476 ${high}L-300 ${high}z`);
  const uprights = COLUMNS.slice(1).map((u) => `M${u} ${low}L${u} ${high}`);
  return (
    area(outline, '#ffffff') +
    line(outline, { width: 3, colour: DAY.ink }) +
    cells(paper, [...COLUMNS, 398, 476], HOT, DAY.ink, 3) +
    line(paper(uprights.join('')), { width: 1.6, colour: GREEN })
  );
};

/** What five people did to the list by hand: ticks, cells crossed out and written over, a ring, an arrow. */
function byHand() {
  const middle = (row) => row * PITCH + 31;
  const tick = (u, row) => `M${u} ${middle(row) + 2}L${u + 12} ${middle(row) - 14}L${u + 40} ${middle(row) + 30}`;
  const cross = (k, row) => {
    const [l, r, m] = [COLUMNS[k] + 8, COLUMNS[k + 1] - 14, middle(row)];
    return `M${l} ${m - 16}L${r} ${m + 18}M${l + 4} ${m + 17}L${r - 4} ${m - 15}`;
  };
  const scrawl = (k, row) =>
    curve(
      sample(
        (x) => middle(row) + 7 * Math.sin(x * 0.13) + 4 * Math.sin(x * 0.31),
        COLUMNS[k] + 8,
        COLUMNS[k + 1] - 10,
        5,
      ),
    );
  const ticks = [15, 14, 12, 11, 6, 5, 3].map((row) => tick(226 + 8 * chance(row), row)).join('');
  const crosses = [
    [1, 13],
    [3, 11],
    [0, 7],
    [2, 5],
    [4, 14],
    [1, 4],
  ]
    .map(([k, row]) => cross(k, row))
    .join('');
  const scrawls = [
    [1, 6],
    [3, 13],
    [2, 12],
    [4, 7],
  ]
    .map(([k, row]) => scrawl(k, row))
    .join('');
  const loop = 'M-186 720C-220 780 -120 800 -60 790C0 780 0 700 -60 690C-130 680 -190 690 -190 740';
  const stain = placed(150, 150)(card(-62, -62, 124, 124, 62)).replace('z', '');
  const arrow = 'M-306 820C-400 760 -400 520 -312 470M-344 470L-312 470L-322 502';
  return (
    line(paper(ticks), { width: 3.4, colour: GREEN }) +
    line(paper(crosses), { width: 3.2, colour: RED }) +
    line(paper(scrawls), { width: 2.4, colour: GREEN }) +
    line(paper(loop), { width: 2.8, colour: RED }) +
    line(paper(stain), { width: 4, opacity: 0.5, colour: '#a8662a' }) +
    line(paper(arrow), { width: 2.8, colour: GREEN })
  );
}

/** A ruler of ebony that marks the row. */
function ruler() {
  const put = within(paper, 56, HOT * PITCH - 34, -1.2);
  const marks = repeat(73, (i) => `M${-420 + i * 12} 24L${-420 + i * 12} ${i % 5 ? 14 : 4}`);
  const body = put(box(-434, -26, 884, 52));
  return (
    shadow(body, 12, 12) +
    solid(body, DAY.ink, pen(2.4)) +
    line(put(marks), { width: 1.4, colour: DAY.amber }) +
    line(put('M-424 -14L440 -14'), { width: 1.3, colour: '#7fd0c6', opacity: 0.7 })
  );
}

/** A sticky note with three lines of handwriting, stuck on the list. */
function note(u, v, turn, fill) {
  const put = within(paper, u, v, turn);
  return (
    shadow(put(box(-58, -50, 116, 116)), 10, 10) +
    solid(put('M-58 -50L38 -50Q54 -48 58 -34L58 66L-58 66z'), fill, pen(2)) +
    firm(put('M-38 40L30 40M-38 16L38 16M-38 -8L10 -8'), 0.8)
  );
}

/** A desk in the morning, from above: one printed list that five people keep by hand, one of its rows pure white. */
export default function webApplicationDevelopment() {
  const grain = repeat(16, (i) =>
    hair(over(curve(sample((x) => -60 + i * 100 + 8 * Math.sin(x / 150 + i * 2), 0, 2000, 40))), 0.4),
  );
  const pens =
    ballpoint(410, 580, 62, '#8fd0c8', '#17757a') +
    pencil(330, 600, 78, '#2d958f') +
    ballpoint(520, 660, 44, DAY.light, DAY.ink, 9) +
    pencil(1476, 760, 112, '#e9a23f') +
    ballpoint(1372, 118, 30, '#f6c277', '#8a4f06', 14) +
    pencil(1530, 800, 96, '#c8702a');
  return daylight(
    woodAndShade() +
      area('M280 100H1720V910H280z', 'url(#wood)') +
      grain +
      list() +
      repeat(20, (i) => (i - 2 === HOT ? '' : cells(paper, COLUMNS, i - 2, 'url(#two)', 3))) +
      extra() +
      byHand() +
      note(-176, 112, -5, '#f7c65f') +
      note(330, 960, 7, '#8fd6cb') +
      tea(562, 246) +
      calculator() +
      pad() +
      pens +
      windowLight() +
      phone() +
      ruler() +
      whiteRow(),
    { meet: MEET, spread: 560, left: 280, top: 100, width: 1440, height: 810 },
  );
}
