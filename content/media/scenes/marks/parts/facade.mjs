/** What fronts of houses share at night: lit panes, blinds, tiled roofs, balusters, people seen against the light. */
import { area, line, round } from '../stage.mjs';
import { box, card, hair, POINT, pen, placed, repeat, solid, within } from './shapes.mjs';

// Fills, from a wall to its trim.
export const WALL = '#0b1f29';
export const DEEP = '#081720';
export const TRIM = '#0f2a33';
export const ROOF = '#0a1c26';

/** What stands before a lit wall. */
export const INK = '#0b2a30';

/** Lamplight behind glass: the two lights again, but never as white as the one hot thing. */
export const lamplight = (meet, spread) => {
  const colours = ['#46c6b6', '#7fead9', '#c6dcc8', '#ffd596', '#eaa94e'];
  const stops = colours.map((colour, i) => `<stop offset="${i / 4}" stop-color="${colour}"/>`).join('');
  const span = `gradientUnits="userSpaceOnUse" x1="${meet - spread}" y1="0" x2="${meet + spread}" y2="0"`;
  return `<linearGradient id="lit" ${span}>${stops}</linearGradient>`;
};

export const lit = (d, share = 1) => area(d, 'url(#lit)', `fill-opacity="${share}" `);

/** A circle that `placed` can move. */
export const disc = (u, v, r) => card(u - r, v - r, 2 * r, 2 * r, r);

// People, seen from the side or from behind; the foot, or the seat of those who sit, at the origin.
const HEAD = disc(0.5, -33.4, 3.4);
const STRIDE = 'M-9 0L-5 -10L-4 -18L4 -18L5 -9L9 -1L6 0L2 -8L0 -13L-2 -8L-6 0z';
const BACK = 'M-4 -17L-5 -26C-4 -30 3 -31 5 -27L7 -19L10 -14L8 -13L4 -18L4 -16z';
const CASE = `${box(7, -12, 12, 10)}M10 -12L10 -16L16 -16L16 -12z`;
const SAREE = 'M-8 0L-5 -16L-6 -24C-5 -30 2 -31 5 -27L6 -20L9 -15L7 -14L5 -17L6 0z';
const SARONG = 'M-5 0L-5 -17L4 -17L6 -1L3 0L2 -2L-1 -2L-2 0z';
export const PEOPLE = {
  man: `${STRIDE}${BACK}${HEAD}`,
  elder: `${SARONG}${BACK}${HEAD}M9 -14L14 0L12.6 0L8 -13z`,
  woman: `${SAREE}${HEAD}${disc(-3.6, -34, 2.2)}M-6 -25L-11 -12L-9 -4L-5 -16z`,
  guest: `${STRIDE}${BACK}${HEAD}${CASE}`,
  child: `M-5 0L-3 -8L-3 -12L3 -12L4 -7L6 0L4 0L1 -7L-3 0zM-3 -11L-4 -17C-3 -20 2 -21 4 -18L4 -11z${disc(0.5, -23.4, 3)}${card(-9, -19, 6, 9, 2)}`,
  dog: 'M-13 0L-12 -8C-14 -12 -17 -14 -19 -18C-15 -17 -12 -15 -10 -14L5 -14L9 -20L11 -20L12 -18L17 -16L16 -14L11 -13L8 -8L8 0L6 0L5 -7L-8 -7L-10 0z',
  clerk: `M-13 0C-14 -11 -9 -15 -4 -15C2 -15 5 -11 6 -8L14 -6L14 0z${disc(-2, -20.5, 4.3)}`,
  pupil: `M-7 0C-7 -7 -4 -9 0 -9C4 -9 7 -7 7 0z${disc(0, -13, 3.6)}`,
  sitter: `M-6 -8L-6 -20C-6 -26 0 -26 2 -21L4 -15L10 -17L11 -15L4 -12L12 -11L12 0L15 0L15 1L9 1L9 -8z${disc(-0.5, -28.6, 3.5)}${disc(-4.5, -29, 1.8)}`,
};

/** A person the other way round. */
export const turned = (d) => d.replace(POINT, (_, u, v) => `${round(-u)} ${v}`);

/** One person out of doors. */
export const figure = (d, put) => solid(put(d), '#0e2932', pen(1.2));

/** Rows of clay tiles between a ridge and the eaves, each `[from, to, y]`. */
export function tiles([a, b, top], [c, d, foot], rows) {
  const row = (r) => {
    const t = (r + 1) / (rows + 1);
    const [from, to, y] = [a + (c - a) * t, b + (d - b) * t, top + (foot - top) * t];
    const n = Math.max(2, Math.round((to - from) / 10));
    const at = (k) => round(from + ((to - from) * k) / n);
    return `M${round(from)} ${round(y)}${repeat(n, (k) => `Q${round((at(k) + at(k + 1)) / 2)} ${round(y + 4.5)} ${at(k + 1)} ${round(y)}`)}`;
  };
  return repeat(rows, row);
}

/** Uprights between two levels. */
export const uprights = (from, to, top, foot, pitch) => {
  const n = Math.round((to - from) / pitch);
  return repeat(
    n + 1,
    (i) => `M${round(from + ((to - from) * i) / n)} ${top}L${round(from + ((to - from) * i) / n)} ${foot}`,
  );
};

/** A rail with balusters. */
export const balustrade = (put, from, to, top, foot, pitch = 5) =>
  hair(put(uprights(from, to, top, foot, pitch)), 0.75) +
  line(put(`M${from} ${top}L${to} ${top}M${from} ${foot}L${to} ${foot}`), pen(2, 0.95));

/** An arch, its foot in the middle at (u, v). */
export const arch = (u, v, w, h) => {
  const [l, r, y, k] = [u - w / 2, u + w / 2, v - h + w / 2, w * 0.28];
  return `M${l} ${v}L${l} ${y}C${l} ${y - k} ${u - k} ${v - h} ${u} ${v - h}C${u + k} ${v - h} ${r} ${y - k} ${r} ${y}L${r} ${v}z`;
};

/**
 * A pane with its sill in the middle at (u, v). `light` 0 to 1; `inside` is drawn dark before the light, its origin at
 * the sill; `blind` is the share that venetian slats cover; `bars` are glazing bars.
 */
export function pane(put, u, v, w, h, { light = 0, inside = '', blind = 0, bars = '', hot = false } = {}) {
  const outline = put(box(u - w / 2, v - h, w, h));
  const local = within(put, u, v);
  const drop = h * blind;
  const slats = repeat(
    Math.floor(drop / 4),
    (i) => `M${u - w / 2 + 1} ${v - h + 3 + i * 4}L${u + w / 2 - 1} ${v - h + 3 + i * 4}`,
  );
  const cords = [-0.28, 0.28].map((t) => `M${u + w * t} ${v - h}L${u + w * t} ${v - h + drop}`).join('');
  return (
    area(outline, '#0d2a34') +
    (light ? lit(outline, light) : '') +
    (hot ? area(outline, '#fff') : '') +
    (inside && area(local(inside), INK)) +
    (blind ? area(put(box(u - w / 2, v - h, w, drop)), '#0b2a30', `fill-opacity="${light ? 0.3 : 0.6}" `) : '') +
    (blind ? line(put(slats + cords), light ? { width: 1.5, colour: INK, opacity: 0.85 } : pen(1.2, 0.55)) : '') +
    (bars && line(local(bars), light || hot ? { width: 1.5, colour: INK, opacity: 0.9 } : pen(1.2, 0.6))) +
    line(outline, hot ? { width: 3, colour: '#fff' } : pen(1.9, 0.9)) +
    line(put(`M${u - w / 2 - 4} ${v + 2.5}L${u + w / 2 + 4} ${v + 2.5}`), pen(2, 0.8))
  );
}

/** People who pass on the ground y = f(x): place, who, and which way they go, 1 or -1. */
export const passers = (f, list) =>
  list.map(([x, who, side]) => figure(side < 0 ? turned(PEOPLE[who]) : PEOPLE[who], placed(x, f(x) + 10))).join('');
