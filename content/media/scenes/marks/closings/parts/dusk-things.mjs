/** What stands on the counter of the nexbill-shop picture and before it: the till, its long receipt, and the cat that catches it. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, curve, line, round } from '../../stage.mjs';

/** The till from the side of the customer: a window for the sum, a slot for the paper on top. */
export function till(x, y) {
  const put = placed(x, y);
  return (
    area(put('M-76 8L96 8L70 20L-90 20z'), '#a8743a', 'fill-opacity=".5" ') +
    solid(
      put('M-70 -34L-60 -118C-58 -128 -52 -132 -44 -132L50 -132C58 -132 62 -128 64 -118L72 -34z'),
      '#c8502a',
      ink(2.6),
    ) +
    area(put('M-70 -34L-60 -118C-58 -128 -52 -132 -44 -132L-30 -132L-46 -34z'), '#8f3714') +
    solid(put(card(-48, -112, 58, 38, 6)), DAY.ink, ink(2)) +
    area(put(box(-39, -102, 12, 8) + box(-39, -88, 26, 8) + box(-6, -88, 8, 8)), '#ffe2ad') +
    solid(put(card(-78, -38, 156, 46, 5)), '#8a3219', ink(2.6)) +
    line(put(box(-68, -30, 136, 30)), { width: 1.6, colour: '#d9825c' }) +
    solid(put(card(-20, -24, 40, 11, 5)), '#f0b25c', ink(1.8)) +
    solid(put(card(12, -142, 56, 12, 5)), DAY.ink, ink(2))
  );
}

/** The receipt: out of the slot, over the counter and down its front, to a roll at its end. */
export function receipt(x, y) {
  const sway = (v) => 5 * Math.sin(v / 24) + Math.max(0, v - 150) * 0.28;
  const side = (u) => Array.from({ length: 34 }, (_, i) => [x + u + sway(i * 8), y + i * 8]);
  const right = side(22);
  const strip = `${curve(side(-22))}L${round(right.at(-1)[0])} ${round(right.at(-1)[1])}${curve(right.reverse()).replace('M', 'L')}z`;
  const rows = repeat(11, (i) => {
    const v = 22 + i * 21;
    return `M${round(x - 12 + sway(v))} ${y + v}L${round(x + (i % 3 ? 14 : 2) + sway(v))} ${y + v}`;
  });
  const [u, v] = [x + sway(264), y + 264];
  return (
    solid(`M${x - 22} ${y + 4}C${x - 22} ${y - 30} ${x + 22} ${y - 30} ${x + 22} ${y + 4}z`, '#e4dcc8', ink(2)) +
    solid(strip, '#fffdf8', ink(2.2)) +
    line(rows, { width: 4, colour: '#4d7f80' }) +
    solid(`M${u - 24} ${v - 14}C${u - 32} ${v + 16} ${u + 30} ${v + 18} ${u + 24} ${v - 14}z`, '#f1e8d4', ink(2.2)) +
    line(`M${u - 20} ${v - 6}C${u - 10} ${v + 6} ${u + 12} ${v + 6} ${u + 20} ${v - 6}`, ink(1.6))
  );
}

const FUR = '#e39a48';
const STRIPE = { width: 7, colour: '#a8561f' };

/** A cat from behind, on its hind legs before the counter, both paws up to its left; (x, y) is between its shoulders. */
export function cat(x, y) {
  const put = placed(x, y);
  const leg = (d) => line(put(d), ink(25)) + line(put(d), { width: 20, colour: FUR });
  return (
    line(put('M36 76C78 80 84 44 70 22'), ink(20)) +
    line(put('M36 76C78 80 84 44 70 22'), { width: 15, colour: FUR }) +
    leg('M-24 16L-66 -22') +
    leg('M-10 -4L-54 -70') +
    solid(put('M-44 110C-50 50 -44 14 -26 -4C-10 -16 22 -16 32 2C48 34 54 70 52 110z'), FUR, ink(2.6)) +
    line(put('M-36 40L-14 44M-40 64L-18 68M42 40L22 46M48 64L28 70M2 18L2 40'), STRIPE) +
    solid(
      put(
        'M-40 -26C-44 -46 -36 -60 -24 -66L-28 -94L-4 -76C2 -77 10 -77 16 -75L36 -90L36 -62C46 -54 50 -40 46 -26C38 -2 -32 -2 -40 -26z',
      ),
      FUR,
      ink(2.6),
    ) +
    line(put('M-12 -66L-12 -50M4 -68L4 -48M20 -66L20 -50'), STRIPE) +
    line(put('M-42 -30L-58 -34M-42 -22L-58 -20M48 -30L62 -34M48 -22L62 -20'), ink(1.6)) +
    solid(put(oval(-70, -26, 13, 12) + oval(-58, -76, 13, 12)), '#fbf1dc', ink(2.2))
  );
}
