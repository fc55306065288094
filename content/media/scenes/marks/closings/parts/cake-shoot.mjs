/** The white cake, its table, and the phone on a tripod that frames it. */
import { DAY } from '../../daylight.mjs';
import { box, card, hair, pen, placed, polygon, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const SHADE = '#c4e2dd';

/** How far the front of a round thing of half width w bulges down at u. */
const bulge = (u, w) => 11 * (1 - (u / w) ** 2);

/** Icing that runs down in n drops from the rim at y. */
function drops(w, y, n) {
  const at = (i) => -w + (2 * w * i) / n;
  const under = (u, depth) => `${round(u)} ${round(y + bulge(u, w) + depth)}`;
  return `M${-w} ${y}${repeat(n, (i) => `Q${under(at(i + 0.5), i % 2 ? 44 : 26)} ${under(at(i + 1), 0)}`)}`;
}

const tier = (w, y, h) =>
  `M${-w} ${y - h}C${-w} ${y - h - 16} ${w} ${y - h - 16} ${w} ${y - h}L${w} ${y}C${w} ${y + 14} ${-w} ${y + 14} ${-w} ${y}z`;
const shaded = (w, y, h) =>
  `M${-w} ${y - h}L${-w * 0.74} ${y - h + 8}L${-w * 0.74} ${y + 8}C${-w * 0.9} ${y + 6} ${-w} ${y + 4} ${-w} ${y}z`;
const pearls = (w, y, n) =>
  repeat(n, (i) => {
    const u = -w + (2 * w * i) / (n - 1);
    return card(round(u - 6), round(y - 5 + bulge(u, w)), 12, 12, 6);
  });

/** A temple flower, five petals about (u, v). */
const flower = (put, [u, v], size) => {
  const petal = (i) => placed(u, v, i * 72 + 10, size)('M0 0C-9 -6 -9 -20 2 -22C10 -18 8 -6 0 0z');
  return (
    solid(put(repeat(5, petal)), '#ffffff', { width: 1.2, colour: '#8a4f06' }) +
    area(put(oval(u, v, 4.5 * size)), '#f0b23e')
  );
};

/** A white cake of two tiers on a stand, its foot at the origin of `put`; `thick` scales its lines. */
export function cake(put, thick = 1) {
  const ink = (width, colour = '#0b6b6a') => ({ width: width * thick, colour });
  const flowers = [
    [-26, -238],
    [26, -238],
    [0, -252],
    [98, -150],
    [118, -134],
  ];
  return (
    solid(
      put('M-20 -38L20 -38C12 -24 18 -14 54 -4C54 6 -54 6 -54 -4C-18 -14 -12 -24 -20 -38z'),
      '#f0d9ac',
      ink(2.4, DAY.ink),
    ) +
    solid(put('M-158 -48C-158 -62 158 -62 158 -48C158 -32 -158 -32 -158 -48z'), '#fbeed2', ink(2.4, DAY.ink)) +
    solid(put(tier(128, -56, 88)), '#ffffff', ink(2.4, DAY.ink)) +
    area(put(shaded(128, -56, 88)), SHADE) +
    line(put(drops(128, -142, 11)), ink(2)) +
    solid(put(pearls(122, -58, 15)), '#ffffff', ink(1.5)) +
    solid(put(tier(86, -148, 82)), '#ffffff', ink(2.4, DAY.ink)) +
    area(put(shaded(86, -148, 82)), SHADE) +
    line(put(drops(86, -229, 9)), ink(2)) +
    solid(put(pearls(80, -150, 11)), '#ffffff', ink(1.5)) +
    flowers.map((at) => flower(put, at, 1.15)).join('')
  );
}

/** The table: a cloth over it, buns on a plate. */
export function table(middle, top, foot) {
  const [l, r] = [middle - 190, middle + 190];
  const leg = (x) => area(box(x, top + 60, 14, foot - top - 60), DAY.ink);
  const hem = repeat(12, (i) => {
    const x = round(l - 14 + i * 34);
    return `Q${x + 17} ${top + 116} ${x + 34} ${top + 100}`;
  });
  return (
    area(
      `M${l} ${foot - 6}L${r - 6} ${foot - 6}L${r - 60} ${foot + 12}L${l - 150} ${foot + 12}z`,
      '#3d4a4a',
      'fill-opacity=".3" ',
    ) +
    leg(l + 50) +
    leg(r - 64) +
    solid(`M${l - 14} ${top + 30}L${l - 14} ${top + 100}${hem}L${r + 14} ${top + 30}z`, '#f6c978', pen(2.4)) +
    area(
      `M${l - 14} ${top + 30}L${l + 60} ${top + 30}L${l + 54} ${top + 100}Q${l + 37} ${top + 116} ${l + 20} ${top + 100}Q${l + 3} ${top + 116} ${l - 14} ${top + 100}z`,
      '#8ecabf',
    ) +
    hair(
      repeat(10, (i) => `M${l + 22 + i * 38} ${top + 40}q-6 30 0 62`),
      0.6,
    ) +
    solid(
      polygon([
        [l + 24, top - 12],
        [r - 24, top - 12],
        [r + 14, top + 32],
        [l - 14, top + 32],
      ]),
      '#fbe6bd',
      pen(2.4),
    ) +
    area(
      `M${middle - 110} ${top + 4}L${middle + 10} ${top + 4}L${middle + 30} ${top + 20}L${middle - 186} ${top + 16}z`,
      '#9cc9bd',
    )
  );
}

/** The phone on its tripod, seen from behind it; on its screen the cake, framed in thirds. */
export function phone(x, y, foot) {
  const put = placed(x, y, 2);
  const leg = (u) => `M${x} ${y + 150}L${x + u} ${foot}`;
  const screen = card(-56, -104, 112, 208, 8);
  return (
    area(
      `M${x + 70} ${foot}L${x - 60} ${foot + 6}L${x - 250} ${foot + 6}L${x - 130} ${foot - 4}z`,
      '#3d4a4a',
      'fill-opacity=".3" ',
    ) +
    line(leg(-46) + leg(84) + leg(6), { width: 8, colour: DAY.ink }) +
    line(leg(84), { width: 2, colour: '#ffd9a0' }) +
    area(box(x - 9, y + 106, 18, 90), DAY.ink) +
    area(put(card(-28, 108, 56, 22, 5) + card(-66, -122, 132, 240, 18)), DAY.ink) +
    area(put(screen), '#1d6b6a') +
    area(put(box(-56, 38, 112, 30)), '#f6d08a') +
    cake(within(put, 0, 56, 0, 0.34), 0.5) +
    line(put('M-19 -104L-19 68M19 -104L19 68M-56 -46L56 -46M-56 11L56 11'), {
      width: 1.2,
      opacity: 0.6,
      colour: '#d9f5ef',
    }) +
    area(put('M-56 68L56 68L56 96Q56 104 48 104L-48 104Q-56 104 -56 96z'), '#0b1d27') +
    line(put(card(-12, 74, 24, 24, 12)), { width: 2.6, colour: '#d9f5ef' }) +
    area(put(card(-8, 78, 16, 16, 8)), '#d9f5ef')
  );
}
