/** The one line from a sensor in a cold store over a mast to a phone beside a bed. */
import { bend, hair, polygon } from '../../parts/shapes.mjs';
import { line, round } from '../../stage.mjs';
import { LAMP } from './cold-coast.mjs';

export const PHONE = [857, 486];
const END = [861, 464];

/** From the sensor along the roof to the mast and up. */
export const WIRE = [
  [218, 322],
  [218, 210],
  [410, 210],
  ...Array.from({ length: 14 }, (_, i) => [410 + (i + 1) * 12.7, 210 + (i + 1) * 6.2 + 0.6 * (i + 1) * (13 - i)]),
  LAMP,
];

/** From the mast through the air to the phone. */
export const SIGNAL = Array.from({ length: 25 }, (_, i) => {
  const u = i / 24;
  return [bend(u, LAMP[0], 850, END[0]), bend(u, LAMP[1], 70, END[1])];
});

export const lines =
  hair(polygon(WIRE.slice(0, -1), false), 0.95) +
  line(polygon(SIGNAL, false), { width: 2.4, opacity: 0.8, extra: 'stroke-dasharray="0.1 8" ' });

/** The place at a share of the length of a line. */
export function placeOn(points, share) {
  const lengths = points.slice(1).map(([x, y], i) => Math.hypot(x - points[i][0], y - points[i][1]));
  const goal = share * lengths.reduce((sum, length) => sum + length, 0);
  let [i, gone] = [0, 0];
  while (i < lengths.length - 1 && gone + lengths[i] < goal) {
    gone += lengths[i];
    i += 1;
  }
  const u = (goal - gone) / lengths[i];
  return [0, 1].map((k) => round(points[i][k] + (points[i + 1][k] - points[i][k]) * u));
}
