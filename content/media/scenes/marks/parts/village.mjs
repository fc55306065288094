/** Houses of a hill village at night, someone at work in the lit window of each; all are seen from the left and above. */
import { at, face, gabled, hall } from '../heroes/parts/valley-blocks.mjs';
import { area, glow, line, round } from '../stage.mjs';
import { INK, tiles } from './facade.mjs';
import { thinner } from './roadside.mjs';
import { box, card, facing, fine, hair, pen, placed, polygon, repeat, solid, spot } from './shapes.mjs';

/** Measures of each kind: width, height of the walls and of the roof, sill and left edge of the window, place of the door. */
const KINDS = {
  verandah: { w: 132, h: 62, rise: 42, sill: 15, window: 58, door: 18 },
  hipped: { w: 124, h: 60, rise: 44, sill: 15, window: 12, door: 86 },
  gable: { w: 108, h: 60, rise: 40, sill: 15, window: 40, door: 9 },
  eaves: { w: 122, h: 62, rise: 42, sill: 15, window: 10, door: 82 },
  storeys: { w: 112, h: 122, rise: 40, sill: 75, window: 44, door: 16 },
  tower: { w: 116, h: 122, rise: 40, sill: 75, window: 12, door: 78 },
};
const DEEP = 58;
const PANE = { w: 56, h: 40 };

/** One who works: head and shoulders at a laptop or under a lamp, before the light; `m` says which way they look. */
function worker(m, seed) {
  const torso = 'M-25 0C-26 -12 -20 -18 -11 -19C-3 -19 1 -15 5 -10L14 -8L14 0z';
  const laptop = 'M8 0L8 -5L18 -5L24 -20L27 -19L20 0z';
  const lamp = 'M12 0L12 -6L17 -6L17 -20L12 -26L7 -22L2 -28L11 -35L16 -32L14 -28L20 -22L20 -6L25 -6L25 0z';
  const knot = seed % 3 === 1 ? card(-21, -35, 7, 7, 3.5) : '';
  return facing(m)(
    `M-28 -3L28 -3L28 0L-28 0z${torso}${card(-17, -36, 15, 16, 7.5)}${knot}${seed % 4 === 2 ? lamp : laptop}`,
  );
}

/** A roof that slopes to three sides we see two of. */
function hip(put, w, h, rise) {
  const [left, right] = [-8, w + 8];
  const slope = face([left, h - 4], [right, h - 4], [w - 26, h + rise, DEEP / 2], [26, h + rise, DEEP / 2]);
  const end = face([right, h - 4], [right, h - 4, DEEP], [w - 26, h + rise, DEEP / 2]);
  const [a, top] = at(26, h + rise, DEEP / 2);
  const ridge = [a, at(w - 26, h + rise, DEEP / 2)[0], top];
  return (
    solid(put(face([w, 0], [w, 0, DEEP], [w, h, DEEP], [w, h])), '#07151d', pen(2.2)) +
    solid(put(box(0, -h, w, h)), '#0a1c25', pen(2.2)) +
    solid(put(end), '#07161e', pen(2.2)) +
    solid(put(slope), '#0b1e28', pen(2.2)) +
    hair(put(tiles(ridge, [left, right, -h + 4], 4)), 0.7) +
    line(put(face([26, h + rise, DEEP / 2], [w - 26, h + rise, DEEP / 2])), pen(3.4))
  );
}

/** Walls and roof. */
function shell(kind, put) {
  const { w, h, rise } = KINDS[kind];
  if (kind === 'hipped') return hip(put, w, h, rise);
  if (kind === 'gable') return hall(put, w, h, DEEP + 14, rise);
  return gabled(put, w, h, DEEP, rise, { rows: 4 });
}

/** Posts and a rail before a verandah, under a roof of sheets that leans out. */
function verandah(put, { w, h }) {
  const post = (u) => `M${u} ${-h + 12}L${u} 5`;
  const roof = `M-12 ${-h + 12}L-4 ${-h - 2}L${w + 2} ${-h - 2}L${w + 9} ${-h + 12}z`;
  const sheets = repeat(13, (i) => `M${i * 10.4 - 1} ${-h - 2}L${i * 11 - 5} ${-h + 12}`);
  const rail = repeat(8, (i) => `M${62 + i * 10} -10L${62 + i * 10} 4`);
  return (
    solid(put(roof), '#0f2731', pen(1.9)) +
    hair(put(sheets), 0.6) +
    fine(put([-8, 52, w + 5].map(post).join('')), 0.9) +
    hair(put(`M52 -11L${w + 5} -11${rail}`), 0.8)
  );
}

/** What is under the upper storey: a string course and a window with bars. */
const below = (put, { w, window }) =>
  fine(put(`M-4 -62L${w + 4} -62M-4 -66L${w + 4} -66`), 0.7) +
  solid(put(box(window + 8, -42, 40, 28)), '#10303a', pen(1.5, 0.8)) +
  hair(put(repeat(5, (i) => `M${window + 14.5 + i * 6.7} -42L${window + 14.5 + i * 6.7} -14`)), 0.7);

/** The door, a step before it, and the fanlight over it. */
const doorway = (put, u) =>
  solid(put(box(u, -44, 23, 44)), '#10303a', pen(1.6, 0.9)) +
  hair(put(`M${u + 11.5} -36L${u + 11.5} 0M${u} -36L${u + 23} -36M${u + 8} -20L${u + 8} -16`), 0.8) +
  solid(put(box(u - 5, -1, 33, 6)), '#0f2a33', pen(1.5));

/** The middle of the window's sill, from the left corner of the house. */
const sillOf = ({ window, sill }) => [window + PANE.w / 2, -sill];

/** The middle of the window's upper edge in the picture, or of its sill. */
const windowEdge = ({ x, y, s, kind }, upper = true) => {
  const [u, v] = sillOf(KINDS[kind]);
  return [round(x + u * s), round(y + (upper ? v - PANE.h : v + 4) * s)];
};

/** What a house stands on, in the direction of its depth. */
const plinth = (put, w) =>
  solid(put(`M-8 -2L${w + 8} -2L${w + 37} -19L${w + 37} -8L${w + 8} 9L-8 9z`), '#08151d', pen(1.8)) +
  fine(put(`M${w + 8} -2L${w + 8} 9`), 0.8);

/** A small window with bars in the right-hand wall. */
const sideWindow = (put, w, up) =>
  solid(put(face([w, up, 17], [w, up, 41], [w, up + 28, 41], [w, up + 28, 17])), '#10303a', pen(1.4, 0.75)) +
  hair(put(polygon([at(w, up, 29), at(w, up + 28, 29)], false)), 0.7);

/** An aerial on the ridge, or a chimney that smokes, as hill houses have. */
function onRoof(put, { w, h, rise }, seed, far) {
  const [u, v] = at(w * 0.62, h + rise, DEEP / 2);
  const chimney = `M${u} ${v + 12}L${u} ${v - 16}L${u + 13} ${v - 16}L${u + 13} ${v + 8}z`;
  const smoke = `M${u + 6} ${v - 22}Q${u - 2} ${v - 34} ${u + 8} ${v - 44}Q${u + 18} ${v - 54} ${u + 8} ${v - 68}`;
  const aerial = `M${u} ${v}L${u} ${v - 34}M${u - 12} ${v - 34}L${u + 14} ${v - 34}M${u - 9} ${v - 39}L${u - 9} ${v - 29}M${u - 2} ${v - 38}L${u - 2} ${v - 30}M${u + 5} ${v - 38}L${u + 5} ${v - 30}M${u + 11} ${v - 37}L${u + 11} ${v - 31}`;
  if (seed % 3 === 0) return fine(put(aerial), 0.85);
  // Smoke of a near house would cross the windows behind it.
  if (seed % 3 === 1 || !far) return '';
  return (
    solid(put(chimney), '#0d242e', pen(1.7)) +
    solid(put(box(u - 2, v - 19, 17, 4)), '#10303a', pen(1.4)) +
    hair(put(smoke), 0.5)
  );
}

/** Louvred shutters, folded back to both sides of the window. */
function shutters(put, { window, sill }) {
  const sides = [window - 15, window + PANE.w + 2];
  const leaves = sides.map((u) => box(u, -sill - PANE.h - 2, 13, 44)).join('');
  const louvre = (u, i) => `M${u + 2} ${-sill - 37 + i * 6}L${u + 11} ${-sill - 37 + i * 6}`;
  const louvres = sides.map((u) => repeat(7, (i) => louvre(u, i))).join('');
  return solid(put(leaves), '#0f2a33', pen(1.4)) + hair(put(louvres), 0.6);
}

/** Flowers in pots by the door. */
const pots = (put, door) =>
  repeat(2, (i) => {
    const u = i * 11 + (door > 50 ? door - 34 : door + 40);
    const pot = `M${u} 0L${u - 2} -6L${u + 7} -6L${u + 5} 0z`;
    const stems = `M${u + 2} -6L${u - 2} -12M${u + 2} -6L${u + 3} -13M${u + 3} -6L${u + 8} -11`;
    return solid(put(pot), '#123640', pen(1.2)) + hair(put(stems), 0.9);
  });

/** A house; (x, y) is its lower left front corner, `m` the way its worker looks. */
export function home({ x, y, s, kind, m, seed, colour, hot = false }) {
  const put = placed(x, y, 0, s);
  const measures = KINDS[kind];
  const { w, h, sill, window, door } = measures;
  const pane = put(box(window, -sill - PANE.h, PANE.w, PANE.h));
  const [u, v] = sillOf(measures);
  const two = h > 100;
  const bare = kind === 'gable' || kind === 'verandah';
  const [gx, gy] = spot(put, u, v - 20);
  const markup =
    plinth(put, w) +
    shell(kind, put) +
    (two ? below(put, measures) : '') +
    sideWindow(put, w, sill + 2) +
    (kind === 'gable' ? '' : onRoof(put, measures, seed, s < 1)) +
    doorway(put, door) +
    (two || kind === 'verandah' ? '' : pots(put, door)) +
    glow(gx, gy, round(64 * s), hot ? '#ffffff' : colour, hot ? 0.6 : 0.26) +
    (bare ? '' : shutters(put, measures)) +
    area(pane, hot ? '#fff' : colour) +
    area(put(placed(u, v)(worker(m, seed))), INK) +
    line(pane, { width: 2.2, colour: hot ? '#fff' : colour }) +
    fine(put(`M${window - 4} ${-sill + 3}L${window + PANE.w + 4} ${-sill + 3}`)) +
    (kind === 'verandah' ? verandah(put, measures) : '');
  return thinner(markup, Math.min(1.1, 0.5 + 0.5 * s));
}

/** A dotted arc of light from the window of one house to that of another; a steep one leans aside, a flat one rises. */
export function tie(from, to, width = 2.6) {
  const [a, b] = [windowEdge(from), windowEdge(to)];
  const steep = Math.abs(b[0] - a[0]) < Math.abs(b[1] - a[1]);
  // A steep arc leaves the upper window by its sill, so that it does not run across the one who works there.
  const [x, y] = windowEdge(from, !steep || b[1] < a[1]);
  const [u, v] = windowEdge(to, !steep || a[1] < b[1]);
  const lean = steep ? 0.26 * Math.abs(v - y) * Math.sign(u - x || 1) : 0;
  const top = steep ? (y + v) / 2 - 14 : Math.min(y, v) - 18 - 0.26 * Math.abs(u - x);
  return (
    beam(`M${x} ${y}Q${round((x + u) / 2 + lean)} ${round(top)} ${u} ${v}`, width) +
    line(`M${x} ${y}l0.1 0M${u} ${v}l0.1 0`, { width: width * 2.2 })
  );
}

/** Light on its way, in dots. */
const beam = (d, width) => line(d, { width, opacity: 0.95, extra: `stroke-dasharray="0.1 ${round(width * 2.7)}" ` });
