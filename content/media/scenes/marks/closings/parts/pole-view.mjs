/** How the closing up-the-pole is seen: steeply downwards, so that all plumb lines run to one point below. */
import { mapped, placed } from '../../parts/shapes.mjs';

const [FOCUS, HEIGHT] = [1000, 30];
const [PITCH, ROLL] = [(63 * Math.PI) / 180, (-7 * Math.PI) / 180];
const [MIDDLE_X, MIDDLE_Y] = [720, 540];

/** Where the place `[x, y, z]` in metres is seen: x to the right, y away from us, z upwards from the ground. */
export function seen([x, y, z = 0]) {
  const drop = HEIGHT - z;
  const deep = y * Math.cos(PITCH) + drop * Math.sin(PITCH);
  const [u, v] = [(FOCUS * x) / deep, (FOCUS * (drop * Math.cos(PITCH) - y * Math.sin(PITCH))) / deep];
  return [MIDDLE_X + u * Math.cos(ROLL) - v * Math.sin(ROLL), MIDDLE_Y + u * Math.sin(ROLL) + v * Math.cos(ROLL)];
}

/** The point at which plumb lines meet. */
export const NADIR = seen([0, 0]);

/** The place on the ground that is seen at [px, py]. */
export function ground(px, py) {
  const [a, b] = [px - MIDDLE_X, py - MIDDLE_Y];
  const u = (a * Math.cos(ROLL) + b * Math.sin(ROLL)) / FOCUS;
  const v = (b * Math.cos(ROLL) - a * Math.sin(ROLL)) / FOCUS;
  const y = (HEIGHT * (Math.cos(PITCH) - v * Math.sin(PITCH))) / (v * Math.cos(PITCH) + Math.sin(PITCH));
  return [u * (y * Math.cos(PITCH) + HEIGHT * Math.sin(PITCH)), y];
}

/** Lays a plan in metres, its origin seen at [px, py], on a level: `level(z)` maps path data. */
export function plan(px, py, turn = 0, size = 1) {
  const own = placed(...ground(px, py).map((n) => n * 100), turn, size * 100);
  const level = (z) => mapped((u, v) => seen([u / 100, v / 100, z * size]));
  return (z) => (d) => level(z)(own(d));
}

/** Degrees by which a thing that stands at [px, py] leans out of the vertical of the picture. */
export const lean = (px, py) => (Math.atan2(px - NADIR[0], NADIR[1] - py) * 180) / Math.PI;

/** Where the top of a thing is seen that stands at [px, py] and is a share of the height of the eye tall. */
export const above = (px, py, share) => [
  NADIR[0] + (px - NADIR[0]) / (1 - share),
  NADIR[1] + (py - NADIR[1]) / (1 - share),
];
