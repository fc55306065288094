/** What a bakery sells: a birthday cake, loaves, a cupcake. */
import { INK } from '../../parts/facade.mjs';
import { box, card, fine, hair, ON_WHITE, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const CREAM =
  '<linearGradient id="cream"><stop stop-color="#d3f3ec"/><stop offset=".22" stop-color="#fff"/><stop offset=".78" stop-color="#fff"/><stop offset="1" stop-color="#ffeccb"/></linearGradient>';

/** How far the front of a round thing of half width w bulges down at u. */
const bulge = (u, w) => 11 * (1 - (u / w) ** 2);

/** Icing that runs down in n drops from the rim at y. */
const drops = (w, y, n) => {
  const at = (i) => -w + (2 * w * i) / n;
  const under = (u, depth) => `${round(u)} ${round(y + bulge(u, w) + depth)}`;
  return `M${-w} ${y}${repeat(n, (i) => `Q${under(at(i + 0.5), i % 2 ? 44 : 26)} ${under(at(i + 1), 0)}`)}`;
};

/** A birthday cake of two tiers on a stand, its foot at the origin of `put`; `hot` when it is the real one. */
export function cake(put, hot) {
  const ink = { width: hot ? 2.6 : 1.2, colour: ON_WHITE };
  const tier = (w, y, h) =>
    `M${-w} ${y - h}C${-w} ${y - h - 16} ${w} ${y - h - 16} ${w} ${y - h}L${w} ${y}C${w} ${y + 14} ${-w} ${y + 14} ${-w} ${y}z`;
  const pearls = (w, y, n) =>
    repeat(n, (i) => {
      const u = -w + (2 * w * i) / (n - 1);
      return card(round(u - 6), round(y - 5 + bulge(u, w)), 12, 12, 6);
    });
  const plate = 'M-158 -48C-158 -62 158 -62 158 -48C158 -32 -158 -32 -158 -48z';
  const stem = 'M-20 -38L20 -38C12 -24 18 -14 54 -4C54 6 -54 6 -54 -4C-18 -14 -12 -24 -20 -38z';
  const candles = [-56, -28, 0, 28, 56];
  const lift = (u) => -236 + round(7 * (1 - (u / 66) ** 2));
  const wax = candles.map((u) => box(u - 4, lift(u) - 40, 8, 40)).join('');
  const flames = candles
    .map(
      (u) =>
        `M${u} ${lift(u) - 66}C${u + 12} ${lift(u) - 52} ${u + 6} ${lift(u) - 42} ${u} ${lift(u) - 42}C${u - 6} ${lift(u) - 42} ${u - 12} ${lift(u) - 52} ${u} ${lift(u) - 66}z`,
    )
    .join('');
  const edge = { width: hot ? 3.4 : 1, colour: hot ? '#fff' : INK };
  return (
    CREAM +
    solid(put(stem), '#cfeee8', hot ? pen(2.8) : edge) +
    solid(put(plate), '#e8f7f4', hot ? pen(2.8) : edge) +
    solid(put(tier(128, -56, 88)), 'url(#cream)', edge) +
    line(put(drops(128, -142, 11)), ink) +
    line(put(pearls(122, -58, 15)), { ...ink, width: ink.width * 0.8 }) +
    solid(put(tier(86, -148, 82)), 'url(#cream)', edge) +
    line(put(drops(86, -229, 9)), ink) +
    line(put(pearls(80, -150, 11)), { ...ink, width: ink.width * 0.8 }) +
    solid(put(wax), '#fff3dc', { width: ink.width * 0.8, colour: '#f59e2c' }) +
    area(put(flames), '#ffd08a')
  );
}

/** Loaves, by kind; each stands on a shelf at y. */
export const LOAVES = [
  (x, y) =>
    solid(
      `M${x} ${y}V${y - 40}C${x - 12} ${y - 66} ${x + 8} ${y - 76} ${x + 42} ${y - 76}S${x + 96} ${y - 66} ${x + 84} ${y - 40}V${y}z`,
      '#1d2420',
      pen(2.6),
    ) +
    hair(
      `M${x + 14} ${y - 52}q10 -10 12 -20M${x + 34} ${y - 52}q8 -10 10 -22M${x + 56} ${y - 52}q8 -10 8 -20M${x} ${y - 38}H${x + 84}`,
      0.8,
    ),
  (x, y) =>
    solid(
      `M${x - 4} ${y}C${x - 10} ${y - 34} ${x + 12} ${y - 58} ${x + 44} ${y - 58}S${x + 100} ${y - 34} ${x + 92} ${y}z`,
      '#2a2413',
      pen(2.6),
    ) +
    fine(`M${x + 16} ${y - 26}q14 -16 28 -20M${x + 36} ${y - 18}q14 -20 30 -26M${x + 60} ${y - 14}q10 -16 20 -20`, 0.8),
  (x, y) =>
    [10, 30, 50, 68]
      .map(
        (dx, i) =>
          solid(
            placed(x + dx, y - 20, -12 + i * 8)('M-9 10L-11 -76C-10 -92 10 -92 11 -76L9 10z'),
            '#221f14',
            pen(2.2),
          ) + hair(placed(x + dx, y - 20, -12 + i * 8)('M-6 -70L6 -60M-7 -56L6 -46M-7 -42L6 -32'), 0.8),
      )
      .join('') +
    solid(`M${x - 6} ${y - 44}H${x + 90}L${x + 82} ${y}H${x + 2}z`, '#0d242e', pen(2.6)) +
    hair(
      repeat(3, (i) => `M${x - 3 + i * 2} ${y - 32 + i * 11}H${x + 87 - i * 2}`) +
        repeat(8, (i) => `M${x + 6 + i * 11} ${y - 42}V${y - 2}`),
      0.6,
    ),
  (x, y) =>
    [
      [22, 0],
      [64, 0],
      [43, -26],
    ]
      .map(
        ([dx, dy]) =>
          solid(
            `M${x + dx - 24} ${y + dy}C${x + dx - 28} ${y + dy - 34} ${x + dx + 28} ${y + dy - 34} ${x + dx + 24} ${y + dy}z`,
            '#1d2420',
            pen(2.4),
          ) + hair(`M${x + dx - 8} ${y + dy - 16}q8 -6 16 0`, 0.8),
      )
      .join(''),
];

/** A cupcake with a curl of cream. */
export const cupcake = (x, y) =>
  solid(`M${x - 24} ${y - 28}H${x + 24}L${x + 17} ${y}H${x - 17}z`, '#10303a', pen(2.4)) +
  hair(`M${x - 12} ${y - 27}l3 26M${x} ${y - 27}v26M${x + 12} ${y - 27}l-3 26`, 0.8) +
  solid(
    `M${x - 27} ${y - 28}C${x - 32} ${y - 44} ${x - 16} ${y - 46} ${x - 16} ${y - 46}C${x - 16} ${y - 58} ${x} ${y - 58} ${x + 4} ${y - 70}C${x + 16} ${y - 60} ${x + 20} ${y - 52} ${x + 16} ${y - 46}C${x + 30} ${y - 44} ${x + 30} ${y - 30} ${x + 27} ${y - 28}z`,
    '#1b3a40',
    pen(2.4),
  ) +
  hair(`M${x - 16} ${y - 46}q18 8 32 0`, 0.8);
