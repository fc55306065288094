/** Crates of mangoes in stacks, as a chart of bars: those that are here, and the outlines of those to order. */
import { DAY, ink } from '../../daylight.mjs';
import { box, mapped, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line } from '../../stage.mjs';

export const GROUND = 736;
const [WIDE, HIGH, PITCH] = [122, 84, 132];
const [WOOD, SHADE, DARK] = ['#e0a65c', '#b97f38', '#6d4225'];
const RIPE = ['#f7b733', '#f2992e', '#e8b84a', '#f7c75f'];

const MANGO = 'M-32 6C-38 -10 -22 -28 2 -26C22 -24 36 -12 35 2C33 10 25 8 19 13C6 24 -24 26 -32 6z';

export const mango = (put, fill) =>
  solid(put(MANGO), fill, ink(2.2)) +
  area(
    put('M-32 6C-38 -10 -22 -28 -2 -26C-16 -18 -20 2 -10 20C-20 20 -29 14 -32 6z'),
    '#c8602a',
    'fill-opacity=".45" ',
  ) +
  solid(put('M-4 -27C4 -42 22 -44 32 -38C26 -28 10 -24 -4 -27z'), '#2a928e', ink(1.8));

/** The left edge of a stack, and the top of its n-th crate. */
export const corner = (stack, n) => [56 + stack * PITCH, GROUND - n * HIGH];

function crate(stack, n, top) {
  const [x, y] = corner(stack, n);
  const slat = (i) =>
    solid(box(x, y + 16 + i * 23, WIDE, 17), WOOD, ink(2.2)) + area(box(x + 2, y + 18 + i * 23, 24, 13), SHADE);
  const fruit = repeat(4, (i) =>
    mango(
      placed(x + 18 + i * 29, y + (top ? 8 : 14) - (i % 2) * 5, -30 + 60 * chance(stack * 9 + n * 4 + i), 0.72),
      RIPE[(stack + n + i) % 4],
    ),
  );
  return (
    area(box(x + 3, y + 10, WIDE - 6, HIGH - 12), DARK) +
    fruit +
    repeat(3, slat) +
    solid(box(x - 3, y + 8, 13, HIGH - 8) + box(x + WIDE - 10, y + 8, 13, HIGH - 8), WOOD, ink(2.2))
  );
}

/** A stack of `count` crates. */
export const stackOf = (stack, count) => repeat(count, (i) => crate(stack, i + 1, i === count - 1));

/** What is still to be ordered, from crate `from` to crate `to`. */
export const dashed = (stack, from, to) =>
  repeat(to - from + 1, (i) => {
    const [x, y] = corner(stack, from + i);
    const d = box(x, y + 6, WIDE, HIGH - 8);
    return (
      area(d, '#fffdf8', 'fill-opacity=".75" ') +
      line(d, { width: 4.6, colour: '#0f7f80', extra: 'stroke-dasharray="15 11" ' }) +
      line(`M${x + 16} ${y + 33}H${x + WIDE - 16}M${x + 16} ${y + 56}H${x + WIDE - 16}`, {
        width: 2.2,
        colour: '#0f7f80',
        opacity: 0.45,
        extra: 'stroke-dasharray="9 8" ',
      })
    );
  });

/** A palm squirrel that eats a mango; (x, y) is where it sits, it looks to the right. */
export function squirrel(x, y, s = 1) {
  const put = mapped((u, v) => placed(x, y, 0, s)(`${u} ${v}`).split(' ').map(Number));
  return (
    solid(
      put('M-26 -2C-62 -2 -78 -34 -70 -66C-64 -90 -40 -96 -32 -80C-44 -78 -50 -66 -46 -50C-42 -36 -32 -28 -22 -26z'),
      '#c9a27a',
      ink(2.2),
    ) +
    line(put('M-62 -40C-58 -22 -48 -12 -32 -10'), { width: 3, colour: '#6d4225' }) +
    solid(put('M-30 0C-38 -28 -26 -58 2 -64C24 -66 32 -46 26 -28C22 -14 24 -6 26 0z'), '#8a6a4a', ink(2.2)) +
    line(put('M-24 -10C-26 -32 -14 -50 2 -56M-14 -6C-16 -26 -8 -40 6 -46'), { width: 3, colour: DAY.paper }) +
    solid(
      put('M4 -56C-4 -74 10 -92 30 -90C46 -88 58 -76 60 -68C58 -60 46 -56 34 -54C24 -50 10 -50 4 -56z'),
      '#8a6a4a',
      ink(2.2),
    ) +
    solid(put(oval(12, -90, 8, 9)), '#8a6a4a', ink(2)) +
    area(put(oval(36, -76, 4.6, 5)), DAY.ink) +
    area(put(oval(59, -69, 4, 3.6)), DAY.ink) +
    mango(within(put, 50, -36, 20, 0.9), '#f7b733') +
    line(put('M18 -40L36 -40M16 -30L34 -26'), ink(9)) +
    line(put('M18 -40L36 -40M16 -30L34 -26'), { width: 5, colour: '#8a6a4a' })
  );
}
