/** The printed list of the web applications' closing: its sheet, the bars in its cells, and the strip taped on. */
import { box, card, hair, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, chance, round } from '../../stage.mjs';
import { lying } from './list-desk.mjs';

export const PITCH = 62;
export const HOT = 9;
export const COLUMNS = [-300, -196, -44, 48, 132, 216, 300];
const EXTRA = [318, 398, 476];

export const paper = lying(968, -20, 6.4);
const strip = lying(968, -20, 8);

/** The printed list: fan-fold paper with holes along its edges, its far end still folded. */
export function list() {
  const [foot, head] = [-180, 19 * PITCH + 20];
  const sheet = box(-334, foot, 668, head - foot);
  const folds = repeat(4, (i) => solid(paper(box(-334 + i * 4, head - 10 + (3 - i) * 16, 668, 34)), '#0c2630', pen(2)));
  const holes = repeat(38, (i) => [-317, 317].map((u) => ring(u, foot + 18 + i * 36, 5)).join(''));
  const round8 = (d) => d.replace(/M(-?[\d.]+) (-?[\d.]+)a.*?z/g, (_, u, v) => paper(card(+u, v - 5, 10, 10, 5)));
  const rules = repeat(21, (i) => `M-300 ${(i - 1) * PITCH}L300 ${(i - 1) * PITCH}`);
  const uprights = COLUMNS.map((u) => `M${u} ${foot}L${u} ${18 * PITCH}`).join('');
  return (
    area(paper(box(-320, foot, 672, head - foot - 10)), '#02060a', 'fill-opacity=".7" ') +
    folds +
    solid(paper(sheet), '#0d2833', pen(2.8)) +
    hair(round8(holes), 0.7) +
    hair(paper(`M-300 ${foot}L-300 ${head}M300 ${foot}L300 ${head}`), 0.5) +
    hair(paper(rules), 0.5) +
    hair(paper(uprights), 0.6) +
    area(paper(box(-300, 17 * PITCH, 600, PITCH)), 'url(#two)', 'fill-opacity=".22" ')
  );
}

/** Bars for what is in the cells of a row, drawn with `put` between `edges`. */
export const cells = (put, edges, row, fill, seed) =>
  edges
    .slice(1)
    .map((right, k) => {
      const left = edges[k];
      const full = right - left - 26;
      const long = row === 17 ? full : full * (0.4 + 0.6 * chance(row * 7 + k * 3 + seed));
      if (row !== HOT && row < 17 && chance(row * 5 + k * 11 + seed) > 0.86) return '';
      return area(
        put(card(left + 12, row * PITCH + 22, round(long), 18, 8)),
        fill,
        row === HOT ? '' : 'fill-opacity=".62" ',
      );
    })
    .join('');

/** The strip that someone taped on when the columns did not suffice. */
export function extra() {
  const [foot, head] = [4 * PITCH - 14, 15 * PITCH + 6];
  const tape = (u, v, turn) => {
    const put = placed(u, v, turn);
    return (
      area(strip(put('M-46 -17L46 -17L46 17L-46 17z')), '#ffe2b0', 'fill-opacity=".3" ') +
      hair(
        strip(
          put(
            'M-46 -17L-40 -10L-46 -3L-40 4L-46 10L-40 17M46 -17L40 -10L46 -3L40 4L46 10L40 17M-46 -17L46 -17M-40 17L40 17',
          ),
        ),
        0.85,
      )
    );
  };
  return (
    area(strip(box(312, foot - 10, 186, head - foot)), '#02060a', 'fill-opacity=".6" ') +
    solid(strip(box(306, foot, 184, head - foot)), '#1c2a2a', pen(2.6)) +
    hair(
      strip(`${repeat(12, (i) => `M306 ${(i + 4) * PITCH - 8}L490 ${(i + 4) * PITCH - 8}`)}M398 ${foot}L398 ${head}`),
      0.55,
    ) +
    repeat(11, (i) => (i + 4 === HOT ? '' : cells(strip, EXTRA, i + 4, 'url(#two)', 40))) +
    tape(312, head - 40, 4) +
    tape(310, foot + 46, -5) +
    tape(312, 10.6 * PITCH, 2)
  );
}
