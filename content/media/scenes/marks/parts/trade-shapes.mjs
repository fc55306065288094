/** Path data that the pictures of trades share; `placed` can move it. */
import { disc } from './facade.mjs';

/** An ellipse. */
export const oval = (u, v, rx, ry) =>
  `M${u - rx} ${v}C${u - rx} ${v - ry * 1.33} ${u + rx} ${v - ry * 1.33} ${u + rx} ${v}C${u + rx} ${v + ry * 1.33} ${u - rx} ${v + ry * 1.33} ${u - rx} ${v}z`;

/** A person's outline as on a card, its chest at (u, v). */
export const bust = (u, v, s) =>
  `M${u - 8 * s} ${v}C${u - 8 * s} ${v - 9 * s} ${u + 8 * s} ${v - 9 * s} ${u + 8 * s} ${v}z${disc(u, v - 11.5 * s, 4.2 * s)}`;
