/** The land under the wire. */
import { fine, hair, repeat } from '../../parts/shapes.mjs';
import { area, curve, line, sample } from '../../stage.mjs';

const along = (f, from, to) => curve(sample(f, from, to, 12));

/** Low hills behind the telephone box, from one x to another, down to `foot`. */
export const lowHills = (crest, [from, to], foot) =>
  area(`${along(crest, from, to)}L${to} ${foot}L${from} ${foot}z`, '#081821') +
  line(along(crest, from, to), { width: 1.7, opacity: 0.55 }) +
  repeat(4, (i) =>
    hair(
      along((x) => crest(x) + 12 + i * 13, from, to),
      0.32 - i * 0.04,
    ),
  );

/** The ground that all stand on, and its contours towards us. */
export const foreground = (ground, [from, to], foot) =>
  area(`${along(ground, from, to)}L${to + 20} ${foot}L${from} ${foot}z`, '#060f17') +
  fine(along(ground, from, to), 0.95) +
  repeat(11, (i) =>
    hair(
      along((x) => ground(x) + 12 + i * 10 + i * i * 1.8 + 5 * Math.sin(x / 150 + i * 0.4), from, to),
      0.42 - i * 0.03,
    ),
  );
