/** How far something has come at a time `t`; a film runs from 0 to 1. */
import { round } from '../../stage.mjs';

/** The share of the time between `from` and `to` that has passed, 0 to 1. */
export const part = (t, from, to) => Math.min(1, Math.max(0, (t - from) / (to - from)));

/** The same share, but slow at both ends. */
export const ease = (t, from = 0, to = 1) => {
  const s = part(t, from, to);
  return s * s * (3 - 2 * s);
};

/** Rises from 0 to 1 between a and b, and falls back between c and d. */
export const during = (t, [a, b], [c, d]) => ease(t, a, b) - ease(t, c, d);

/** From one number to another by a share, in tenths of a pixel. */
export const mix = (from, to, share) => round(from + (to - from) * share);
