/** What the people of the pictures of four jobs share; each is drawn about the middle of the head, whose chin is at y = 100. */
import { ink } from '../../daylight.mjs';
import { finger, grip, shaded, tapered } from '../../parts/limbs.mjs';
import { GOLD } from '../../parts/palette.mjs';
import { facing, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { folded } from './half-figure.mjs';

/** Light on black hair, and the sun along an edge. */
export const SHEEN = { width: 1.7, colour: '#7f9a98' };
export const SUN = { width: 2.6, colour: '#ffd9a0' };

/** Brings path data to a person who looks to the right (m = 1) or to the left. */
export const stands = (x, y, size, m = 1, turn = 0) => {
  const at = placed(x, y, turn, size);
  return (d) => at(facing(m)(d));
};

export const neck = (put, [, dusk]) => solid(put('M-33 62L33 62L40 140L0 186L-44 140z'), dusk, ink(2.2));

/** A shirt from the front, its near side in the shade. */
export const shirt = (put, fill, shade) =>
  solid(
    put(
      'M-42 124C-76 134 -112 146 -124 180C-130 270 -122 400 -124 700L128 700C126 400 132 270 124 180C112 146 76 134 42 122L0 160z',
    ),
    fill,
    ink(2.6),
  ) +
  area(put('M-42 124C-76 134 -112 146 -124 180C-130 270 -122 400 -124 700L-74 700C-84 520 -96 300 -56 136z'), shade);

export const collar = (put, fill) =>
  solid(put('M-40 112L0 160L-22 200L-68 138zM42 110L0 160L26 198L74 136z'), fill, ink(2.2));

export const buttons = (put, colour) =>
  line(put('M0 164C4 300 4 420 2 700'), { width: 1.7, colour: '#0d1720', opacity: 0.6 }) +
  line(put(repeat(4, (i) => `M2 ${230 + i * 90}L2.1 ${230 + i * 90}`)), { width: 5, colour });

/** An arm along `[x, y, half its width]`; its shade begins at point `from`. */
export const arm = (put, spine, [skin, dusk], side = 1, from = 2) =>
  solid(put(tapered(spine)), skin, ink(2.4)) +
  area(put(shaded(spine.slice(from), side, 0.4)), dusk, 'fill-opacity=".55" ');

/** A point of an arm as a point of its sleeve. */
export const wide = ([u, v, w]) => [u, v, w + 7];

/** A sleeve along the same kind of spine, with a hem at its end. */
export function sleeve(put, spine, fill, shade, side = 1, hem = shade) {
  const [[a, b], [x, y, w]] = spine.slice(-2);
  const long = Math.hypot(x - a, y - b);
  const [u, v] = [(x - a) / long, (y - b) / long];
  const [p, q] = [x - u * 9, y - v * 9];
  return (
    solid(put(tapered(spine)), fill, ink(2.6)) +
    area(put(shaded(spine, side, 0.36)), shade) +
    line(put(tapered(spine)), ink(2.6)) +
    line(
      put(`M${round(p - v * (w - 2))} ${round(q + u * (w - 2))}L${round(p + v * (w - 2))} ${round(q - u * (w - 2))}`),
      { width: 3.4, colour: hem },
    )
  );
}

export const fist = (put, tones, ...place) => grip(within(put, ...place), tones);

/** The back and the fingers of a hand that holds an edge; the fingers point along x. */
export const fingersOver = (put, [skin], [x, y, turn, size = 1], count = 4) => {
  const own = within(put, x, y, turn, size);
  const low = (count - 1) * 18;
  return (
    solid(own(`M-2 -10C-26 -16 -44 -8 -46 ${low / 2}C-44 ${low + 8} -26 ${low + 16} -2 ${low + 10}z`), skin, ink(2.2)) +
    repeat(count, (i) =>
      solid(
        own(`M-12 ${i * 18 - 9}L14 ${i * 18 - 9}C28 ${i * 18 - 9} 28 ${i * 18 + 9} 14 ${i * 18 + 9}L-12 ${i * 18 + 9}`),
        skin,
        ink(2),
      ),
    )
  );
};

/** A hand whose forefinger points up; the wrist is at (0, 26). */
export function pointer(put, tones, ...place) {
  const own = within(put, ...place);
  return (
    finger(own, [-14, -30, -2, 68, 10], tones) +
    area(own('M-20 34C-30 6 -32 -14 -26 -32L26 -26C34 -12 30 8 17 34z'), tones[0]) +
    line(own('M-20 32C-30 6 -32 -14 -26 -32M30 -14C33 0 28 12 17 32'), ink(2.2)) +
    folded(own, tones)
  );
}

/** Bangles about a forearm at (x, y), across its run. */
export const bangles = (put, x, y, turn, wide, count = 3) =>
  repeat(count, (i) => {
    const d = put(
      placed(
        x,
        y,
        turn,
      )(`M${-wide} ${i * 12}C${-wide * 0.5} ${i * 12 + 8} ${wide * 0.5} ${i * 12 + 8} ${wide} ${i * 12}`),
    );
    return line(d, ink(6)) + line(d, { width: 3.2, colour: GOLD });
  });
