/** What drawings of places by day share: a paper ground, the two lights, and lines of ink between them. */

import { fine, hair, repeat } from './parts/shapes.mjs';
import { area, curve, sample, stage } from './stage.mjs';

/** Fills of things by day: what the light falls on, and the shade on the side of each light. */
export const DAY = { light: '#fffdf8', paper: '#f4ecdc', teal: '#c9e8e2', amber: '#f9ddb0', ink: '#0d1720' };

/** A line of ink, so many pixels wide. */
export const ink = (width) => ({ width, colour: DAY.ink });

/** The sun along an edge. */
export const SUN = { width: 3, colour: '#ffd9a0' };

const MORNING = {
  line: [
    [-1, '#0b6b6a'],
    [0, DAY.ink],
    [1, '#8a4f06'],
  ],
  ground: { id: 'paper', above: '#f7f1e4', below: '#e8e0d0' },
  amber: 0.4,
};

/** A gradient with this id: its colours at equal distances between two x in pixels. */
export const across = (id, colours, left, right) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${left}" y1="0" x2="${right}" y2="0">` +
  `${colours.map((colour, i) => `<stop offset="${i / (colours.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>`;

/**
 * Returns what draws a hill that stands on `foot` (y in pixels), with a line of `width` pixels along its top: `height` is
 * the y of the top at each x.
 */
export const hillsOn = (foot, width) => (height, from, to, fill) => {
  const crest = curve(sample(height, from, to, 10));
  return area(`${crest}L${to} ${foot}L${from} ${foot}z`, fill) + fine(crest, width);
};

/** Contour lines below the top of such a hill, the first `step` pixels apart. */
export const folds = (height, from, to, count, step) =>
  repeat(count, (k) => hair(curve(sample((x) => height(x) + 10 + k * (step + k), from, to, 10)), 0.44 - k * 0.04));

/** The whole picture, as `stage` shows it by night. */
export const daylight = (body, view) => stage(body, view, MORNING);
