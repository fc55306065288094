/** A laptop on the study table, a lesson in logic circuits on its screen. */
import { INK } from '../../parts/facade.mjs';
import { box, card, ON_WHITE, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { laid } from './desk.mjs';

/** The lesson on the screen: a logic circuit, its truth table, and the teacher in a corner. */
function lesson(x, y) {
  const put = placed(x, y, 0, 0.84);
  const ink = { width: 3, colour: INK };
  const and = (u, v) =>
    put(`M${u} ${v}L${u + 26} ${v}C${u + 62} ${v} ${u + 62} ${v + 52} ${u + 26} ${v + 52}L${u} ${v + 52}z`);
  const or = (u, v) =>
    put(
      `M${u} ${v}C${u + 40} ${v} ${u + 56} ${v + 12} ${u + 66} ${v + 26}C${u + 56} ${v + 40} ${u + 40} ${v + 52} ${u} ${v + 52}C${u + 14} ${v + 36} ${u + 14} ${v + 16} ${u} ${v}z`,
    );
  const not = put('M60 142L60 182L96 162z') + put(card(96, 156, 12, 12, 6));
  const wires = put(
    'M22 52L74 52M22 84L74 84M40 84L40 162L60 162M127 68L150 68L150 102L172 102M108 162L150 162L150 130L172 130M230 116L258 116',
  );
  const ends = put(card(12, 47, 10, 10, 5) + card(12, 79, 10, 10, 5) + card(258, 109, 14, 14, 7));
  const joint = put(card(35, 79, 10, 10, 5));
  const wave = put('M12 232L44 232L44 208L88 208L88 232L132 232L132 208L176 208L176 232L220 232L220 208L260 208');
  const cell = (i) => [300 + (i % 4) * 33, 124 + Math.floor(i / 4) * 26];
  const beads = (on) =>
    repeat(16, (i) => {
      const [row, column] = [Math.floor(i / 4), i % 4];
      const inputs = (row >> (1 - Math.min(column, 1))) & 1;
      const bit = column < 2 ? inputs : column === 2 ? Number(row === 3) : Number(row !== 1);
      return Boolean(bit) === on ? put(card(cell(i)[0], cell(i)[1], 13, 13, 6.5)) : '';
    });
  const rules = put('M290 116L428 116M394 88L394 226M290 88L290 226L428 226L428 88L290 88');
  const tile = put(card(330, 12, 98, 64, 8));
  const bust = put('M350 76C350 56 364 50 379 50C394 50 408 56 408 76z') + put(card(368, 24, 22, 24, 11));
  return (
    line(wires, ink) +
    solid(and(74, 42), '#d9f5ef', ink) +
    solid(or(164, 90), '#fff0d6', ink) +
    solid(not, '#d9f5ef', ink) +
    solid(ends + joint, ON_WHITE, { width: 2, colour: INK }) +
    line(wave, { width: 3, colour: ON_WHITE }) +
    line(rules, { width: 2, colour: ON_WHITE }) +
    area(beads(true), INK) +
    line(beads(false), { width: 2, colour: INK }) +
    area(tile, '#bfeee5') +
    area(bust, INK) +
    line(tile, { width: 2.4, colour: ON_WHITE })
  );
}

/** The laptop, alight; its keys lie in the plane of the desk. */
export function laptop() {
  const [x, y, w, h] = [798, 322, 404, 286];
  const base = laid('M727 84L1273 84L1273 226L727 226z');
  const row = (r) => [752, 132 + r * 21];
  const key = ([u, v], i) =>
    laid(
      polygon([
        [u + i * 38.5, v],
        [u + 33 + i * 38.5, v],
        [u + 33 + i * 38.5, v + 15],
        [u + i * 38.5, v + 15],
      ]),
    );
  const keys = repeat(4, (r) => repeat(13, (i) => key(row(r), i)));
  const pad = laid('M912 90L1088 90L1088 126L912 126z');
  const [, left, edge] = base.match(/M([\d.]+) ([\d.]+)/).map(Number);
  return (
    solid(card(x, y, w, h, 14), '#0b1d27', pen(3.6)) +
    solid(box(x + 12, y + 12, w - 24, h - 28), '#fff', { width: 2, colour: '#fff' }) +
    lesson(x + 17, y + 38) +
    solid(base, '#0d242e', pen(3.2)) +
    line(keys, pen(1.5, 0.7)) +
    line(pad, pen(1.8, 0.8)) +
    solid(`M${left} ${edge}H${2000 - left}L${1992 - left} ${edge + 11}H${left + 8}z`, '#0b1d27', pen(2.6))
  );
}
