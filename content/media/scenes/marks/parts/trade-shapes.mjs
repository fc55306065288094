/** Path data that the pictures of trades share; `placed` can move it. */
import { disc } from './facade.mjs';

/** An ellipse, by default a circle, of Bézier curves. */
export const oval = (u, v, rx, ry = rx) => {
  const [a, b] = [rx * 0.55, ry * 0.55];
  return (
    `M${u} ${v - ry}C${u + a} ${v - ry} ${u + rx} ${v - b} ${u + rx} ${v}C${u + rx} ${v + b} ${u + a} ${v + ry} ${u} ${v + ry}` +
    `C${u - a} ${v + ry} ${u - rx} ${v + b} ${u - rx} ${v}C${u - rx} ${v - b} ${u - a} ${v - ry} ${u} ${v - ry}z`
  );
};

/** A person's outline as on a card, its chest at (u, v). */
export const bust = (u, v, s) =>
  `M${u - 8 * s} ${v}C${u - 8 * s} ${v - 9 * s} ${u + 8 * s} ${v - 9 * s} ${u + 8 * s} ${v}z${disc(u, v - 11.5 * s, 4.2 * s)}`;
