import { box, card, firm, hair, ON_WHITE, pen, placed, repeat, solid } from '../parts/shapes.mjs';
import { area, chance, curve, glow, line, sample, stage } from '../stage.mjs';
import { ballpoint, calculator, lamp, MEET, over, pencil, phone, tea } from './parts/list-desk.mjs';
import { COLUMNS, cells, extra, HOT, list, PITCH, paper } from './parts/printed-list.mjs';

/** The white-hot row, across the sheet and the strip. */
const hotRow = () => {
  const [low, high] = [HOT * PITCH - 1, (HOT + 1) * PITCH + 1];
  const outline = paper(`M-300 ${low}L476 ${low}L476 ${high}L-300 ${high}z`);
  return (
    area(outline, '#fff') +
    line(outline, { width: 3, colour: '#fff' }) +
    cells(paper, [...COLUMNS, 398, 476], HOT, '#0b2a30', 3) +
    line(
      paper(
        COLUMNS.slice(1)
          .map((u) => `M${u} ${low}L${u} ${high}`)
          .join(''),
      ),
      { width: 1.6, colour: ON_WHITE },
    )
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
    line(paper(ticks), pen(3.4)) +
    line(paper(crosses), { width: 3, colour: '#ffd08a' }) +
    line(paper(scrawls), { width: 2.2, colour: '#5eead4' }) +
    line(paper(loop), pen(2.6)) +
    line(paper(stain), { width: 4, opacity: 0.4, colour: '#a86f1c' }) +
    line(paper(arrow), { width: 2.8, colour: '#5eead4' })
  );
}

/** A wooden ruler that marks the row. */
function ruler() {
  const put = (d) => paper(placed(56, HOT * PITCH - 34, -1.2)(d));
  const marks = repeat(73, (i) => `M${-420 + i * 12} 24L${-420 + i * 12} ${i % 5 ? 14 : 4}`);
  return (
    area(put(box(-428, -34, 884, 56)), '#02060a', 'fill-opacity=".7" ') +
    solid(put(box(-434, -26, 884, 52)), '#4d3d1c', pen(2.4)) +
    hair(put(marks), 0.95)
  );
}

/** A desk at night, from above: one printed list that five people keep by hand, one of its rows white-hot. */
export default function webApplicationDevelopment() {
  const grain = repeat(16, (i) =>
    hair(over(curve(sample((x) => -60 + i * 100 + 8 * Math.sin(x / 150 + i * 2), 0, 2000, 40))), 0.24),
  );
  const pens =
    ballpoint(410, 580, 62, '#123640') +
    pencil(330, 600, 78, '#17504f') +
    ballpoint(520, 660, 44, '#0c212b', 9) +
    pencil(1476, 760, 112, '#4a3312') +
    ballpoint(1372, 118, 30, '#3a2b12', 14) +
    pencil(1530, 800, 96, '#2a1f0e');
  const note = (d) => paper(placed(-176, 112, -5)(d));
  const [x, y] = [1000, 470];
  return stage(
    area('M280 100H1720V910H280z', '#07161e', 'fill-opacity=".62" ') +
      grain +
      glow(1300, 440, 620, '#ffb85a', 0.22) +
      list() +
      repeat(20, (i) => (i - 2 === HOT ? '' : cells(paper, COLUMNS, i - 2, 'url(#two)', 3))) +
      extra() +
      byHand() +
      area(note(box(-52, -58, 116, 116)), '#02060a', 'fill-opacity=".6" ') +
      solid(note(box(-58, -50, 116, 116)), '#7a5e2a', pen(2)) +
      firm(note('M-38 40L30 40M-38 16L38 16M-38 -8L10 -8'), 0.8) +
      glow(x, y, 420, '#ffffff', 0.5) +
      ruler() +
      hotRow() +
      phone() +
      tea(520, 250) +
      calculator() +
      pens +
      lamp(),
    { meet: MEET, spread: 560, left: 280, top: 100, width: 1440, height: 810 },
  );
}
