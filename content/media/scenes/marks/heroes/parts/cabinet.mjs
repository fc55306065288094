/** The wood and brass of the shop cabinet: its upper case, its drawers and its feet. */
import { box, fine, hair, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';

const CASE = { left: 884, right: 1708, top: 252, foot: 690 };
const BASE = { left: 862, right: 1730, top: 690, foot: 872 };

/** The upper case with its cornice. */
export function upper() {
  const { left, right, top, foot } = CASE;
  const grain = repeat(
    5,
    (i) => `M${892 + 201 * i} ${top + 20}C${895 + 201 * i} 400 ${890 + 201 * i} 560 ${893 + 201 * i} ${foot - 8}`,
  );
  const dentils = repeat(64, (i) => box(left - 6 + i * 13.1, top - 8, 6, 6));
  return (
    solid(box(left, top, right - left, foot - top), '#0b1b23', pen(3)) +
    hair(grain, 0.35) +
    solid(
      `M${left - 26} ${top - 34}L${right + 26} ${top - 34}L${right + 26} ${top - 24}L${right + 6} ${top}L${left - 6} ${top}L${left - 26} ${top - 24}z`,
      '#0d222b',
      pen(2.8),
    ) +
    fine(`M${left - 26} ${top - 24}H${right + 26}M${left - 16} ${top - 13}H${right + 16}`, 0.7) +
    hair(dentils, 0.6)
  );
}

/** A brass cup handle. */
export const pull = (put, s = 1) => {
  const own = (d) => put(placed(0, 0, 0, s)(d));
  return (
    solid(own('M-22 8C-22 -14 22 -14 22 8C12 3 -12 3 -22 8z'), '#4a3a1c', pen(2.1)) +
    hair(own('M-15 -1C-8 -7 8 -7 15 -1'), 0.9)
  );
};

/** A shut drawer: bevel, a frame for its label, a handle. */
function drawer(x, y, w, h) {
  const put = placed(x + w / 2, y + h / 2 + 10);
  return (
    solid(box(x, y, w, h), '#0a1a22', pen(2.2)) +
    hair(box(x + 6, y + 6, w - 12, h - 12), 0.5) +
    hair(
      `M${x + 14} ${y + h - 14}C${x + w * 0.3} ${y + h - 20} ${x + w * 0.7} ${y + h - 9} ${x + w - 14} ${y + h - 15}`,
      0.3,
    ) +
    fine(put(box(-20, -27, 40, 13)), 0.75) +
    pull(put, 0.9)
  );
}

/** A key in the lock of a drawer, on it a tag of card. */
const key = (x, y) => {
  const tag = placed(x + 7, y + 16, -12);
  return (
    solid(ring(x, y, 7, 9), '#10272f', pen(1.8)) +
    line(`M${x} ${y - 4}V${y + 4}`, pen(3.4)) +
    fine(`M${x} ${y + 4}Q${x + 1} ${y + 12} ${x + 7} ${y + 18}`, 0.9) +
    solid(tag('M-9 6L0 0L9 6L9 30L-9 30z'), '#33270f', pen(1.7)) +
    hair(tag('M-5 14L5 14M-5 20L3 20'), 0.8)
  );
};

/** The lower case: a ledge, two rows of drawers, a plinth on turned feet. */
export function lower() {
  const { left, right, top, foot } = BASE;
  const row = (y, edges) =>
    edges
      .slice(1)
      .map((x, i) => drawer(edges[i] + 5, y, x - edges[i] - 10, 58))
      .join('');
  const feet = [left + 40, right - 40].map((x) =>
    solid(placed(x, foot)('M-20 0C-34 12 -26 30 -14 36L14 36C26 30 34 12 20 0z'), '#0b1b23', pen(2.6)),
  );
  return (
    feet.join('') +
    solid(box(left, top, right - left, foot - top), '#0b1b23', pen(3)) +
    row(730, [876, 1016, 1156, 1376, 1546, 1716]) +
    row(800, [876, 1156, 1436, 1716]) +
    solid(`M${left + 6} ${top - 12}H${right - 6}L${right + 14} ${top}H${left - 14}z`, '#0a1a22', pen(2)) +
    solid(box(left - 14, top, right - left + 28, 12), '#10272f', pen(2.6)) +
    hair(`M${left - 6} ${top + 20}H${right + 6}`, 0.6) +
    solid(box(left - 10, foot - 8, right - left + 20, 14), '#0d222b', pen(2.6)) +
    key(1486, 816)
  );
}
