/** Building supplies seen straight from above, each about the origin of its `put`: tins, cable, pipes, sacks, taps, crates. */
import { DAY, ink } from '../../daylight.mjs';
import { CREAM, MINT } from '../../parts/palette.mjs';
import { box, card, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line } from '../../stage.mjs';

export const [WOOD, PALE_WOOD, DARK_WOOD] = ['#cf9b55', '#e2bb7e', '#9a6a34'];
const STEEL = '#c9d8d5';

/** The short shadow of a thing on what it stands on. */
export const drop = (put, d) => area(put(d), DAY.ink, 'fill-opacity=".3" ');

/** A tin of paint with its lid on; a tick shows that it is counted. */
export const tin = (put, fill, counted = false) =>
  drop(put, oval(-8, 4, 24)) +
  solid(put(oval(0, 0, 24)), STEEL, ink(2.2)) +
  solid(put(oval(0, 0, 18)), fill, ink(1.8)) +
  area(put('M-18 0C-18 -10 -10 -18 0 -18C-10 -10 -12 4 -6 17C-13 14 -18 8 -18 0z'), DAY.ink, 'fill-opacity=".2" ') +
  line(put('M-24 5C-20 32 20 32 24 5'), ink(1.8)) +
  (counted ? line(put('M-9 0L-2 8L10 -9'), { width: 4, colour: DAY.light }) : '');

/** Cable on a drum that lies on its side. */
export const drum = (put, fill, dark) =>
  drop(put, box(-46, -34, 80, 74)) +
  solid(put(box(-30, -32, 60, 64)), fill, ink(2.2)) +
  area(put(box(-30, 12, 60, 20)), dark, 'fill-opacity=".6" ') +
  line(put(repeat(8, (i) => `M${-24 + i * 7} -31L${-24 + i * 7} 31`)), { width: 1.6, colour: dark }) +
  solid(put(card(-39, -40, 10, 80, 3) + card(29, -40, 10, 80, 3)), WOOD, ink(2.2)) +
  solid(put(box(-46, -5, 7, 10) + box(39, -5, 7, 10)), STEEL, ink(1.6));

/** A coil of hose. */
export const coil = (put, r, fill, dark) =>
  drop(put, oval(-9, 4, r)) +
  solid(put(oval(0, 0, r)), fill, ink(2.2)) +
  line(put([0.86, 0.72, 0.58].map((k) => oval(0, 0, r * k)).join('')), { width: 2, colour: dark }) +
  solid(put(oval(0, 0, r * 0.44)), '#f1e4c6', ink(2)) +
  line(
    put(`M${-r * 0.3} ${-r * 0.6}L${-r * 0.1} ${-r * 1.02}M${r * 0.5} ${r * 0.42}L${r * 0.85} ${r * 0.62}`),
    ink(4),
  ) +
  line(put(`M${r * 0.3} ${-r * 0.82}C${r * 0.6} ${-r * 0.7} ${r * 0.8} ${-r * 0.4} ${r * 0.86} ${-r * 0.1}`), {
    width: 2.6,
    colour: DAY.light,
    opacity: 0.8,
  });

/** PVC pipes side by side, each with a socket at one end. */
export const pipes = (put, count, long, fill = '#e6efec') =>
  drop(put, box(-long / 2 - 9, (-count * 14) / 2 + 4, long, count * 14 + 2)) +
  repeat(count, (i) => {
    const [y, shift] = [(-count * 14) / 2 + i * 14, 16 * chance(i + long)];
    const [left, end] = [-long / 2 + shift, i % 2 ? -long / 2 + shift : long / 2 + shift - 22];
    return (
      solid(put(box(left, y, long, 13)), fill, ink(2)) +
      area(put(box(left + 1, y + 7.5, long - 2, 4.5)), '#8fb3ae') +
      solid(put(card(end, y - 1, 22, 15, 3)), fill, ink(2))
    );
  });

/** A sack of cement, sewn at both ends. */
export const sack = (put, fill = '#d9cdb2') =>
  drop(put, 'M-56 -24L32 -26L40 30L-54 32z') +
  solid(
    put('M-46 -27C-20 -31 20 -31 46 -27C50 -10 50 10 46 27C20 31 -20 31 -46 27C-50 10 -50 -10 -46 -27z'),
    fill,
    ink(2.2),
  ) +
  area(put(box(-18, -28, 36, 57)), '#2b928c') +
  line(put('M-39 -27L-39 27M39 -27L39 27'), { width: 1.6, colour: DAY.ink, extra: 'stroke-dasharray="4 4" ' }) +
  line(put('M-30 -14L-24 -4M28 12L34 2M-32 14L-26 18'), ink(1.5));

/** A crate of slats. */
export const crate = (put, w, h) =>
  drop(put, box(-w / 2 - 11, -h / 2 + 4, w, h + 2)) +
  solid(put(box(-w / 2, -h / 2, w, h)), DARK_WOOD, ink(2.4)) +
  repeat(4, (i) =>
    solid(put(box(-w / 2, -h / 2 + (i * h) / 4 + 1, w, h / 4 - 4)), i % 2 ? WOOD : PALE_WOOD, ink(1.8)),
  ) +
  solid(put(box(-w / 2 + 6, -h / 2, 13, h) + box(w / 2 - 19, -h / 2, 13, h)), WOOD, ink(2)) +
  area(
    put([-1, 1].map((m) => repeat(4, (i) => oval(m * (w / 2 - 12.5), -h / 2 + ((i + 0.45) * h) / 4, 2))).join('')),
    DAY.ink,
  );

/** A tap: its spout along y, the cross of its handle. */
export const tap = (put, handle = '#c8502a') =>
  solid(put('M-6 -6L-6 20C-6 28 6 28 6 20L6 -6z'), '#f0b25c', ink(1.8)) +
  area(put('M-5 0L-5 20C-5 25 -1 26 -1 24L-1 0z'), '#b9761f') +
  solid(put(card(-15, -12, 30, 9, 4) + card(-4.5, -22, 9, 29, 4)), handle, ink(1.6)) +
  solid(put(oval(0, -7.5, 4)), CREAM, ink(1.4));

/** An open box of taps, two rows in straw; the one at `missing` is out. */
export const taps = (put, missing = -1) =>
  drop(put, box(-66, -40, 112, 94)) +
  solid(put('M-56 -46L56 -46L66 -66L-48 -66z'), '#d9b27a', ink(2.2)) +
  solid(put('M-56 46L56 46L50 64L-64 64z'), '#d9b27a', ink(2.2)) +
  solid(put(box(-56, -46, 112, 92)), '#8a5f30', ink(2.4)) +
  area(put(box(-52, -42, 104, 84)), '#f3dfae') +
  line(put('M-56 0L56 0M-18 -46L-18 46M19 -46L19 46'), ink(1.8)) +
  line(put(repeat(12, (i) => `M${-48 + ((i * 29) % 96)} ${-36 + i * 6}L${-40 + ((i * 29) % 96)} ${-30 + i * 6}`)), {
    width: 1.6,
    colour: '#c79a4a',
  }) +
  repeat(6, (i) => (i === missing ? '' : tap(within(put, -37 + (i % 3) * 37, i < 3 ? -25 : 21, 0, 0.86))));

/** A bin of elbows or nuts. */
export const bin = (put, fill, dark) =>
  drop(put, box(-48, -30, 78, 66)) +
  solid(put(card(-39, -34, 78, 68, 6)), fill, ink(2.2)) +
  solid(put(card(-32, -27, 64, 54, 4)), dark, ink(1.6)) +
  repeat(11, (i) => {
    const own = within(put, -22 + (i % 4) * 15, -17 + Math.floor(i / 4) * 17, 60 * i, 1);
    return solid(own('M-7 -5L1 -9L8 -4L7 5L-1 9L-8 4z'), STEEL, ink(1.5)) + area(own(oval(0, 0, 2.8)), DAY.ink);
  });

/** A wash basin. */
export const basin = (put) =>
  drop(put, oval(-9, 4, 44, 36)) +
  solid(put(card(-44, -36, 88, 72, 26)), DAY.light, ink(2.2)) +
  solid(put(oval(0, 5, 35, 25)), MINT, ink(1.8)) +
  area(put('M-34 4C-32 -12 -14 -20 0 -20C-14 -12 -18 8 -8 28C-24 26 -34 18 -34 4z'), '#5fae9f') +
  area(put(oval(0, 5, 5) + oval(0, -28, 4)), DAY.ink);

/** A closed carton. */
export const carton = (put, w, h, fill = '#d9b27a') =>
  drop(put, box(-w / 2 - 10, -h / 2 + 4, w, h + 2)) +
  solid(put(box(-w / 2, -h / 2, w, h)), fill, ink(2.2)) +
  area(put(box(-w / 2 + 2, -8, w - 4, 16)), CREAM) +
  line(put(`M${-w / 2} 0L${w / 2} 0`), ink(1.6));
