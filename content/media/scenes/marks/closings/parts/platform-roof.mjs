/** The roof of a railway platform and what hangs from it: valance, cast-iron posts, clock, departure board. */
import { disc, lit } from '../../parts/facade.mjs';
import { box, fine, firm, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

/** Where lines that lead away from us meet. */
export const AWAY = 868;
const EAVES = 208;
const WIDE = 1440;

/** Corrugated roof, its underside with rafters, and the valance of sawn boards. */
export function roof() {
  const sheet = repeat(62, (i) => `M${AWAY + (i - 33) * 30} ${EAVES - 12}L${AWAY + (i - 33) * 26} 92`);
  const rafters = repeat(18, (i) => `M${AWAY + (i - 9) * 96} 236L${round(AWAY + (i - 9) * 89)} 282`);
  const board = (i) => {
    const x = i * 16 - 2;
    return `M${x} ${EAVES}L${x} ${EAVES + 22}L${x + 8} ${EAVES + 34}L${x + 16} ${EAVES + 22}L${x + 16} ${EAVES}z`;
  };
  const holes = repeat(92, (i) => disc(i * 16 + 6, EAVES + 19, 2.4));
  return (
    area(box(-10, EAVES, WIDE + 20, 72), '#07141c') +
    hair(rafters, 0.32) +
    solid(box(-10, 278, WIDE + 20, 9), '#0b1f29', pen(1.6, 0.7)) +
    solid(box(-10, 92, WIDE + 20, EAVES - 104), '#081720', pen(2.2)) +
    hair(sheet, 0.3) +
    firm(`M-10 90H${WIDE + 10}`, 0.8) +
    solid(repeat(92, board), '#0d242e', pen(1.5, 0.85)) +
    line(holes, pen(1.4, 0.85)) +
    solid(box(-10, EAVES - 14, WIDE + 20, 16), '#123640', pen(2.4))
  );
}

/** A cast-iron post with its base, its capital and two curled brackets. */
export function post(x, foot = 548) {
  const put = placed(x, foot);
  const top = 282 - foot;
  const bracket = (m) => `M${m * 7} ${top + 92}C${m * 10} ${top + 50} ${m * 28} ${top + 16} ${m * 66} ${top + 8}`;
  const curl = (m) =>
    `M${m * 10} ${top + 58}C${m * 14} ${top + 22} ${m * 44} ${top + 14} ${m * 40} ${top + 28}C${m * 36} ${top + 38} ${m * 26} ${top + 30} ${m * 32} ${top + 24}` +
    `M${m * 42} ${top + 20}C${m * 48} ${top + 10} ${m * 60} ${top + 10} ${m * 54} ${top + 16}`;
  return (
    firm(put(bracket(-1) + bracket(1))) +
    fine(put(curl(-1) + curl(1)), 0.8) +
    solid(put(box(-7, top + 8, 14, -top - 8)), '#0c222c', pen(2.2)) +
    hair(put(`M-2.4 ${top + 100}L-2.4 -60M2.4 ${top + 100}L2.4 -60`), 0.7) +
    solid(put(box(-11, top + 86, 22, 8)), '#123640', pen(1.9)) +
    solid(put(box(-15, top, 30, 9)), '#123640', pen(1.9)) +
    solid(put('M-18 0L-16 -12L-10 -16L-9 -56L9 -56L10 -16L16 -12L18 0z'), '#0f2a33', pen(2.1)) +
    hair(put('M-10 -22L10 -22M-9 -50L9 -50'), 0.8)
  );
}

/** The clock, hung from the beam: strokes in place of digits. */
export function clock(x, y, r = 30) {
  const ticks = repeat(12, (i) => placed(x, y, i * 30)(`M0 ${-r + 6}L0 ${-r + (i % 3 ? 10 : 13)}`));
  return (
    firm(`M${x - 12} 286V${y - r}M${x + 12} 286V${y - r}`, 0.9) +
    solid(disc(x, y, r + 6), '#123640', pen(2.4)) +
    lit(disc(x, y, r), 0.75) +
    line(disc(x, y, r), pen(1.8)) +
    line(ticks, { width: 2.4, colour: '#0b2a30' }) +
    line(`M${x} ${y}L${x - 12} ${y + 12}M${x} ${y}L${x + 6} ${y - 22}`, { width: 3.4, colour: '#0b2a30' })
  );
}

/** The departure board: a plain bar for every train, most of them late. */
export function board(x, y, w = 168) {
  const rows = repeat(3, (i) => {
    const v = y + 18 + i * 16;
    const long = round(w * (0.3 + 0.16 * chance(i + 5)));
    return `M${x + 12} ${v}h18M${x + 42} ${v}h${long}M${x + w - 28} ${v}h16`;
  });
  return (
    firm(`M${x + 24} 286V${y}M${x + w - 24} 286V${y}`, 0.9) +
    solid(box(x, y, w, 66), '#06131a', pen(2.6)) +
    hair(
      repeat(2, (i) => `M${x + 6} ${y + 26 + i * 16}h${w - 12}`),
      0.4,
    ) +
    line(rows, { width: 5, opacity: 0.8 })
  );
}
