/** The printed list by day: its sheet, and the strip that someone taped on when the columns did not suffice. */
import { DAY } from '../../daylight.mjs';
import { box, card, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, round } from '../../stage.mjs';
import { lying } from './list-desk.mjs';
import { shadow } from './window-light.mjs';

export const PITCH = 62;
export const HOT = 9;
export const COLUMNS = [-300, -196, -44, 48, 132, 216, 300];

export const paper = lying(968, -20, 6.4);

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

const EXTRA = [318, 398, 476];
const SHEET = '#ede2cb';
const strip = lying(968, -20, 8);

/** Fan-fold paper with holes along its edges and every second row tinted; its far end is still folded. */
export function list() {
  const [foot, head] = [-180, 19 * PITCH + 20];
  const folds = repeat(4, (i) => solid(paper(box(-334 + i * 4, head - 10 + (3 - i) * 16, 668, 34)), '#e2d6bf', pen(2)));
  const bands = repeat(10, (i) => paper(box(-300, (i * 2 - 2) * PITCH, 600, PITCH)));
  const holes = repeat(38, (i) => [-317, 317].map((u) => paper(card(u - 5, foot + 13 + i * 36, 10, 10, 5))).join(''));
  const rules = repeat(21, (i) => `M-300 ${(i - 1) * PITCH}L300 ${(i - 1) * PITCH}`);
  const uprights = COLUMNS.map((u) => `M${u} ${foot}L${u} ${18 * PITCH}`).join('');
  return (
    shadow(paper(box(-334, foot, 668, head - foot)), 18, 10) +
    folds +
    solid(paper(box(-334, foot, 668, head - foot)), SHEET, pen(2.8)) +
    area(bands, DAY.teal, 'fill-opacity=".9" ') +
    solid(holes, '#cdbd9f', pen(1.1, 0.8)) +
    hair(paper(`M-300 ${foot}L-300 ${head}M300 ${foot}L300 ${head}${rules}`), 0.55) +
    hair(paper(uprights), 0.75) +
    area(paper(box(-300, 17 * PITCH, 600, PITCH)), '#5fb3aa')
  );
}

/** The strip and its tape. */
export function extra() {
  const [foot, head] = [4 * PITCH - 14, 15 * PITCH + 6];
  const tape = (u, v, turn) => {
    const put = placed(u, v, turn);
    const torn = 'M-46 -17L46 -17L40 -10L46 -3L40 4L46 10L40 17L-40 17L-46 10L-40 4L-46 -3L-40 -10z';
    return area(strip(put(torn)), '#fff3c9', 'fill-opacity=".85" ') + hair(strip(put(torn)), 0.85);
  };
  const rules = repeat(12, (i) => `M306 ${(i + 4) * PITCH - 8}L490 ${(i + 4) * PITCH - 8}`);
  return (
    shadow(strip(box(306, foot, 184, head - foot)), 12, 10) +
    solid(strip(box(306, foot, 184, head - foot)), '#f8deb0', pen(2.6)) +
    hair(strip(`${rules}M398 ${foot}L398 ${head}`), 0.65) +
    repeat(11, (i) => (i + 4 === HOT ? '' : cells(strip, EXTRA, i + 4, 'url(#two)', 40))) +
    tape(312, head - 40, 4) +
    tape(310, foot + 46, -5) +
    tape(312, 10.6 * PITCH, 2)
  );
}
