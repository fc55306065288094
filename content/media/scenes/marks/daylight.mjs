/** What drawings of places by day share: a paper ground, the two lights, and lines of ink between them. */

import { stage } from './stage.mjs';

/** Fills of things by day: what the light falls on, and the shade on the side of each light. */
export const DAY = { light: '#fffdf8', paper: '#f4ecdc', teal: '#c9e8e2', amber: '#f9ddb0', ink: '#0d1720' };

/** A line of ink, so many pixels wide. */
export const ink = (width) => ({ width, colour: DAY.ink });

const MORNING = {
  line: [
    [-1, '#0b6b6a'],
    [0, DAY.ink],
    [1, '#8a4f06'],
  ],
  ground: { id: 'paper', above: '#f7f1e4', below: '#e8e0d0' },
  amber: 0.4,
};

/** The whole picture, as `stage` shows it by night. */
export const daylight = (body, view) => stage(body, view, MORNING);
