/** Path data, pens and small parts that the drawings share; all in picture space: the light runs across it. */
import { area, chance, curve, line, round, sample, thousandths } from '../stage.mjs';

/** Lines on the white-hot thing: dark enough to read on white. */
export const ON_WHITE = '#0fb5ae';

/** `draw(i)` for 0 to count - 1, joined. */
export const repeat = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

/** Stars in a part of the sky, whose corner and size are `[x, y, width, height]`. */
export const stars = (count, [x, y, width, height], size) =>
  repeat(count, (i) => dot(round(x + width * chance(i)), round(y + height * chance(i + 60)), size, '#cfe9e6'));

/** Straight lines through points `[x, y]`. */
export const polygon = (points, close = true) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('') + (close ? 'z' : '');

export function box(x, y, w, h) {
  const [left, top, right, foot] = [x, y, round(x) + round(w), round(y) + round(h)].map(round);
  return `M${left} ${top}L${right} ${top}L${right} ${foot}L${left} ${foot}z`;
}

/** A box with round corners; each corner is a quarter circle. */
export function card(x, y, w, h, r) {
  const [right, foot, k] = [x + w, y + h, r * 0.45];
  return (
    `M${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}L${right - r} ${y}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}` +
    `L${right} ${foot - r}C${right} ${foot - k} ${right - k} ${foot} ${right - r} ${foot}L${x + r} ${foot}C${x + k} ${foot} ${x} ${foot - k} ${x} ${foot - r}z`
  );
}

/** A circle, or an ellipse. */
export const ring = (x, y, rx, ry = rx) =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`;

/** A closed outline, rounded at every point `[x, y]`. */
export function blob(points) {
  const middle = ([x, y], [u, v]) => `${round((x + u) / 2)} ${round((y + v) / 2)}`;
  const bends = points.map((p, i) => `Q${p[0]} ${p[1]} ${middle(p, points[(i + 1) % points.length])}`);
  return `M${middle(points.at(-1), points[0])}${bends.join('')}z`;
}

/** Options of a line. */
export const pen = (width, opacity = 0.95) => ({ width, opacity });

// Three pens, from a contour to an edge.
export const hair = (d, opacity = 0.4) => line(d, pen(1.3, opacity));
export const fine = (d, opacity = 0.7) => line(d, pen(2, opacity));
export const firm = (d, opacity) => line(d, pen(2.8, opacity));

/** An arm, a leg or a pole: a stroke `inner` wide with an outline that makes it `outer` wide. */
export const limb = (d, outer, inner, fill = '#12343d') =>
  line(d, { width: outer }) + line(d, { width: inner, colour: fill });

/** An outline with a dark fill, so that it hides what lies behind it. */
export const solid = (d, fill = '#0b1d27', options = pen(2.8)) => area(d, fill) + line(d, options);

/** A point in path data. */
export const POINT = /(-?[\d.]+) (-?[\d.]+)/g;

/** Moves path data (absolute M, L, Q, C and z) point by point: `to(u, v)` is where [u, v] goes. */
export const mapped = (to) => (d) => d.replace(POINT, (_, u, v) => to(Number(u), Number(v)).map(round).join(' '));

/** Turns path data to the left with m = -1, before `placed` rounds it; with 1 it stays as it is. */
export const facing = (m) => (d) => d.replace(POINT, (_, u, v) => `${m * u} ${v}`);

/** Where `put` brings a point. */
export const spot = (put, u, v) => put(`${u} ${v}`).split(' ').map(Number);

/** Moves points of a front a share of the way to the vanishing point `[u, v]`: away from us, or towards us below 0. */
export const receding =
  ([u, v]) =>
  ([x, y], share) => [x + (u - x) * share, y + (v - y) * share];

/** Lays path data on a level top (x along its front edge, y away from it); at `far` things look half as large. */
export const laidOn = ([u, v], front, far) =>
  mapped((x, y) => {
    const near = 1 / (1 + y / far);
    return [u + (x - u) * near, v + (front - v) * near];
  });

/**
 * Moves path data about its own origin to a place in the picture. Not an SVG transform:
 * strokes stay in picture space, so that the light changes along the picture and not in each part.
 */
export function placed(x, y, turn = 0, size = 1) {
  const cos = Math.cos((turn * Math.PI) / 180) * size;
  const sin = Math.sin((turn * Math.PI) / 180) * size;
  return mapped((u, v) => [x + u * cos - v * sin, y + u * sin + v * cos]);
}

/** Moves path data about its own origin to a place within that of `put`. */
export const within =
  (put, ...place) =>
  (d) =>
    put(placed(...place)(d));

/** Markup cut to an outline. */
export const clipped = (id, d, markup) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${markup}</g>`;

/** Markup at a strength of 0 to 1. */
export const faded = (share, markup) => `<g opacity="${thousandths(share)}">${markup}</g>`;

/** The place at `t` on a quadratic curve. */
export const bend = (t, from, over, to) => (1 - t) ** 2 * from + 2 * t * (1 - t) * over + t * t * to;

/** A small filled circle. */
export const dot = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** White light on an outline, from one strength to another: downwards, or else from the left. */
export const shine = (id, d, from, to, downwards = true) =>
  `<linearGradient id="${id}" x2="${downwards ? 0 : 1}" y2="${downwards ? 1 : 0}"><stop stop-color="#fff" stop-opacity="${from}"/>` +
  `<stop offset="1" stop-color="#fff" stop-opacity="${to}"/></linearGradient>${area(d, `url(#${id})`)}`;

/** Quiet contour lines of ground or air: the i-th is y = f(x, i). */
export const relief = (count, f, opacity = 0.4) =>
  repeat(count, (i) => hair(curve(sample((x) => f(x, i))), thousandths(opacity * (1 - (0.7 * i) / count))));
