/** A small house of the hills at night, someone at work in its lit window. */
import { box, card, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const INK = '#0b2a30';

/** One who works: a head and shoulders at a laptop or under a lamp, before the light; `m` says which way they look. */
function worker(m, seed) {
  const turned = (d) => d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, u, v) => `${m * u} ${v}`);
  const torso = 'M-25 0C-26 -13 -20 -20 -11 -20C-3 -20 1 -16 5 -11L14 -8L14 0z';
  const laptop = 'M8 0L8 -6L19 -6L25 -22L28 -21L21 0z';
  const lamp = 'M12 0L12 -7L17 -7L17 -21L12 -27L7 -22L2 -29L11 -37L16 -33L14 -29L20 -23L20 -7L25 -7L25 0z';
  const knot = seed % 3 === 1 ? card(-22, -37, 7, 7, 3.5) : '';
  const table = 'M-29 -4L29 -4L29 0L-29 0z';
  return turned(table + torso + card(-18, -38, 16, 17, 8) + knot + (seed % 4 === 2 ? lamp : laptop));
}

/** A roof of clay tiles in scalloped rows. */
function roof(ridge, foot, rows) {
  const [eaves, rise] = [86, 58];
  const half = (t) => ridge + (eaves - ridge) * t;
  const tiles = repeat(rows, (r) => {
    const [y, w, n] = [foot - rise + (rise * (r + 1)) / (rows + 1), half((r + 1) / (rows + 1)), 9 + r];
    const at = (k) => round(-w + (2 * w * k) / n);
    return `M${-w} ${y}${repeat(n, (k) => `Q${round((at(k) + at(k + 1)) / 2)} ${y + 8} ${at(k + 1)} ${y}`)}`;
  });
  const top = Math.max(ridge, 3);
  const outline = polygon([
    [-eaves, foot],
    [-top, foot - rise],
    [top, foot - rise],
    [eaves, foot],
  ]);
  return { outline, tiles, cap: box(-top - 3, foot - rise - 5, 2 * top + 6, 6) };
}

/** A small house, its foot at the origin of `put`; all shutters but one are closed. */
export function house({ put, side, storeys, ridge, window, hot, seed, east }) {
  const eaves = -70 - (storeys - 1) * 62;
  const { u, v, w, h } = window;
  const pane = put(box(u - w / 2, v - h, w, h));
  const colour = hot ? '#fff' : east ? '#ffdda6' : '#8ff5e4';
  const { outline, tiles, cap } = roof(ridge, eaves, 4);
  const doorAt = hot ? -46 : -side * 38;
  const door = put(`${box(doorAt - 13, -58, 26, 58)}M${doorAt} -58L${doorAt} 0`);
  const dark =
    storeys > 1 ? put(`${box(u - 26, -54, 52, 38)}M${u - 9} -54L${u - 9} -16M${u + 9} -54L${u + 9} -16`) : '';
  const post = (x) => `M${x} ${eaves}L${x} 0`;
  const person = put(placed(u, v, 0, hot ? 1.2 : 1)(worker(side, seed)));
  return (
    solid(put(box(-76, -4, 152, 16)), '#08151d', pen(2)) +
    solid(put(box(-68, eaves - 2, 136, -eaves + 2)), hot ? '#0d242e' : '#0a1c25', pen(2.6)) +
    solid(door, '#10303a', pen(1.8)) +
    (dark && solid(dark, '#0f2a33', pen(1.6, 0.7))) +
    area(pane, colour) +
    area(person, INK) +
    line(pane, { width: hot ? 3.4 : 2.4, colour }) +
    fine(put(`M${u - w / 2 - 5} ${v + 4}L${u + w / 2 + 5} ${v + 4}`)) +
    solid(put(outline), '#0b1e28', pen(2.8)) +
    hair(put(tiles), 0.75) +
    solid(put(cap), '#0f2a33', pen(2)) +
    (storeys > 1 ? '' : fine(put(post(-79) + post(79)), 0.8))
  );
}
