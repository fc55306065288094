/** Chairs of a tea shop, of straight pieces of wood. */
import { ink } from '../../daylight.mjs';
import { polygon, solid } from '../../parts/shapes.mjs';
import { outline, spotAt } from './tea-veranda.mjs';

export const [WOOD, LIGHT, DARK] = ['#a9682f', '#e2b06c', '#7b4f22'];

/** A straight piece of wood between two places, so many pixels thick. */
export const stick = (from, to, width, fill = WOOD) => {
  const [[a, b], [c, d]] = [spotAt(...from), spotAt(...to)];
  const half = width / 2 / Math.hypot(c - a, d - b);
  const [u, v] = [(d - b) * half, (a - c) * half];
  const corners = [
    [a + u, b + v],
    [c + u, d + v],
    [c - u, d - v],
    [a - u, b - v],
  ];
  return solid(polygon(corners), fill, ink(2.2));
};

/** A chair with its seat about (x, z), turned by so many degrees: 0 looks to the right. */
export function chair(x, z, turn, high = 0.86) {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (u, h, w) => [x + u * cos - w * sin, h, z + u * sin + w * cos];
  const corners = [-0.2, 0.2].flatMap((u) => [-0.2, 0.2].map((w) => [u, w]));
  const deep = ([u, w]) => at(u, 0, w)[2];
  const legs = corners
    .toSorted((a, b) => deep(b) - deep(a))
    .map(([u, w]) => stick(at(u * 1.08, 0, w * 1.08), at(u, 0.44, w), 8, deep([u, w]) > z ? DARK : WOOD))
    .join('');
  const seat = (h) => outline([at(-0.22, h, -0.21), at(0.23, h, -0.22), at(0.23, h, 0.22), at(-0.22, h, 0.21)]);
  const lean = (h) => -0.2 - (h - 0.45) * 0.16;
  const upright = (w) => stick(at(-0.2, 0.44, w), at(lean(high), high, w), 8);
  const slat = (h) => stick(at(lean(h), h, -0.19), at(lean(h), h, 0.19), 9, LIGHT);
  const back = [0.19, -0.19]
    .toSorted((a, b) => deep([-0.2, b]) - deep([-0.2, a]))
    .map(upright)
    .join('');
  const rest = slat(high - 0.2) + slat(high - 0.1) + slat(high) + back;
  const base = legs + solid(seat(0.42), DARK, ink(2.4)) + solid(seat(0.46), LIGHT, ink(2.4));
  return deep([-0.2, 0]) > z ? rest + base : base + rest;
}
