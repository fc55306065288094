/** The view of the custom-workshop closing: things seen from above, along two axes: a to the lower right, b to the lower left. */
import { DAY, ink } from '../../daylight.mjs';
import { facing, mapped, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

export const [TEAL, LIT, DEEP, MINT, HONEY, AMBER, RUST, BRICK, GOLD, CREAM, SAND, WHITE] = [
  '#1f8f90',
  '#2ba3a2',
  '#0f5f63',
  '#8fd0c8',
  '#f0a53a',
  '#c8762a',
  '#c8502a',
  '#8f3714',
  '#f6c667',
  '#fbefd6',
  '#dcc79c',
  '#fffdf8',
];

/** Where a point lies in the picture, when a = b = z = 0 is at (x, y). */
export const from =
  (x, y) =>
  (a, b, z = 0) => [round(x + (a - b) * 0.84), round(y + (a + b) * 0.52 - z * 0.86)];

// Path data on a wall or a floor: along its run and up, or along both axes.
export const alongB = (p, a) => mapped((u, v) => p(a, u, v));
export const alongA = (p, b) => mapped((u, v) => p(u, b, v));
export const level = (p, z = 0) => mapped((u, v) => p(u, v, z));

/** A block between two corners `[a, b, z]`: its top, its left and its right side. */
export const block = (p, [a, b, z], [e, f, h], [top, left, right], width = 2.4) =>
  solid(polygon([p(a, f, z), p(e, f, z), p(e, f, h), p(a, f, h)]), left, ink(width)) +
  solid(polygon([p(e, b, z), p(e, f, z), p(e, f, h), p(e, b, h)]), right, ink(width)) +
  solid(polygon([p(a, b, h), p(e, b, h), p(e, f, h), p(a, f, h)]), top, ink(width));

/** What the sun, at the right, casts on the ground. */
export const cast = (d) => area(d, '#8f7a48', 'fill-opacity=".36" ');

/** The shadow of an upright thing on the ground between `[a, b]` and `[e, f]`, so high. */
export const castBy = (p, [a, b], [e, f], z) => {
  const away = ([x, y]) => [x - z * 0.5, y + z * 0.1];
  const corners = [p(a, b), p(e, b), p(e, f), p(a, f)];
  return cast(polygon([corners[0], away(corners[0]), away(corners[3]), away(corners[2]), corners[2], corners[1]]));
};

/** Floorboards between two corners. */
export const boards = (p, z, [a, b], [e, f], count) =>
  line(
    repeat(count - 1, (i) => {
      const v = b + ((f - b) * (i + 1)) / count;
      return polygon([p(a, v, z), p(e, v, z)], false);
    }),
    { width: 1.4, colour: '#9a6d33', opacity: 0.8 },
  );

/** Courses of bricks on a wall, for `put` of the wall. */
export const bricks = (put, [u, v], [right, top], course = 16, long = 34) => {
  const rows = Math.floor((top - v) / course);
  const joints = repeat(rows, (i) =>
    repeat(Math.ceil((right - u) / long), (k) => {
      const x = u + k * long + (i % 2 ? long / 2 : 0);
      return x > u && x < right ? `M${x} ${v + i * course}L${x} ${v + (i + 1) * course}` : '';
    }),
  );
  return line(put(repeat(rows - 1, (i) => `M${u} ${v + (i + 1) * course}L${right} ${v + (i + 1) * course}`) + joints), {
    width: 1.4,
    colour: DAY.ink,
    opacity: 0.7,
  });
};

/** A coconut palm from above: its crown about (x, y), its shadow to the left. */
export function crown(x, y, size, fills = ['#3f8d84', '#5fae9f']) {
  const leaf = (own) => {
    const teeth = (m) =>
      Array.from({ length: 5 }, (_, i) => {
        const u = 20 + i * 18;
        const w = 25 * Math.sin(Math.PI * (0.24 + i * 0.14));
        return `L${u + 14} ${round(m * w)}L${u + 10} ${round(m * w * 0.5)}`;
      });
    return own(`M0 0${teeth(1).join('')}L124 0${teeth(-1).reverse().join('')}z`);
  };
  const each = (dx, dy, shift) =>
    Array.from({ length: 9 }, (_, i) =>
      placed(x + dx, y + dy, i * 40 + shift + 10 * chance(i + x), size * (0.86 + 0.2 * chance(i + y))),
    );
  return (
    each(-90 * size, 34 * size, 0)
      .map((own) => cast(leaf(own)))
      .join('') +
    each(0, 0, 20)
      .map(
        (own) =>
          solid(leaf(own), fills[0], { width: 1.6, colour: DEEP }) +
          line(own('M0 0L118 0'), { width: 1.6, colour: DEEP }),
      )
      .join('') +
    each(0, -4, 0)
      .map(
        (own) =>
          solid(leaf(own), fills[1], { width: 1.6, colour: DEEP }) +
          line(own('M0 0L118 0'), { width: 1.6, colour: DEEP }),
      )
      .join('') +
    [
      [-12, 4],
      [10, 8],
      [2, -12],
    ]
      .map(([u, v]) => solid(oval(x + u * size, y + v * size, 13 * size), HONEY, ink(1.8)))
      .join('')
  );
}

/** A bush from above. */
export const bush = (x, y, s, fill = '#8cc4a8') =>
  cast(oval(x - 16 * s, y + 12 * s, 40 * s, 22 * s)) +
  solid(
    placed(
      x,
      y,
      0,
      s,
    )('M-38 14C-50 2 -42 -16 -28 -14C-26 -32 0 -36 6 -22C22 -32 42 -16 34 0C46 10 34 24 20 20C8 30 -26 30 -38 14z'),
    fill,
    ink(2),
  ) +
  line(placed(x, y, 0, s)('M-20 4C-14 -4 -8 -4 -4 2M4 -6C10 -12 18 -10 20 -2M2 12C8 6 16 6 20 12'), ink(1.5));

/** A bed of vegetables in rows along a, its corner at (x, y). */
export const bed = (x, y, long, rows, leaf) => {
  const p = from(x, y);
  return (
    block(p, [0, 0, 0], [long, rows * 30, 7], ['#c79a5a', '#8a5f30', '#a8763c'], 2) +
    repeat(rows, (k) =>
      repeat(Math.floor(long / 24), (i) => {
        const [u, v] = p(14 + i * 24, 15 + k * 30, 8);
        return solid(placed(u, v)('M0 2C-14 0 -16 -12 -8 -12C-8 -22 8 -22 8 -12C16 -12 14 0 0 2z'), leaf, {
          width: 1.6,
          colour: DEEP,
        });
      }),
    )
  );
};

/** A hen that pecks; m = -1 turns it to the left. */
export const hen = (x, y, s, m, fill) => {
  const own = placed(x, y, 0, s);
  const put = (d) => own(facing(m)(d));
  return (
    cast(own(oval(-12, 2, 24, 6))) +
    line(put('M-2 -6L-4 4M6 -6L8 4'), { width: 2.6, colour: AMBER }) +
    solid(
      put(
        'M-28 -34C-18 -34 -14 -24 -4 -24C8 -24 12 -34 20 -34C30 -34 32 -24 26 -16C20 -2 -6 2 -16 -8C-22 -14 -28 -22 -28 -34z',
      ),
      fill,
      ink(2.2),
    ) +
    solid(put('M17 -34C15 -44 21 -44 22 -40C26 -46 30 -42 28 -34z'), RUST, ink(1.6)) +
    solid(put('M29 -27L39 -23L28 -20z'), HONEY, ink(1.6)) +
    area(put(oval(23, -27, 2.4)), DAY.ink) +
    line(put('M-12 -16C-4 -8 6 -10 10 -16'), ink(1.8))
  );
};
