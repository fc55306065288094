/** What lies round the printed list on the desk of the web applications' closing, and the desk's perspective. */
import { card, fine, firm, hair, laidOn, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, glow, line } from '../../stage.mjs';

export const MEET = 980;

/** From the desk top (x along its front edge, y away from it) to the picture; the eye is high above. */
export const over = laidOn([MEET, -900], 960, 1600);

/** Something that lies on the desk at (x, y), turned. */
export const lying = (x, y, turn = 0, size = 1) => {
  const put = placed(x, y, turn, size);
  return (d) => over(put(d));
};

const shadow = (d) => area(placed(7, 10)(d), '#02060a', 'fill-opacity=".7" ');

/** A pencil with its rubber, its point to the right. */
export function pencil(x, y, turn, fill) {
  const put = lying(x, y, turn);
  return (
    shadow(put('M-130 -9L96 -9L126 0L96 9L-130 9z')) +
    solid(put('M96 -9L126 0L96 9z'), '#6b5228', pen(1.6)) +
    area(put('M114 -4L127 0L114 4z'), '#e8fffb') +
    solid(put('M-112 -9L96 -9C90 -6 90 -3 96 -3C90 0 90 3 96 3C90 6 90 9 96 9L-112 9z'), fill, pen(2)) +
    hair(put('M-112 -3L92 -3M-112 3L92 3'), 0.7) +
    solid(put(card(-134, -9, 22, 18, 4)), '#2b4a4c', pen(1.8))
  );
}

/** A pen with a clip on its cap, its point to the right. */
export function ballpoint(x, y, turn, fill, thick = 12) {
  const put = lying(x, y, turn);
  const body = `M-116 ${-thick}C-124 ${-thick} -124 ${thick} -116 ${thick}L86 ${thick}L114 4L126 1L126 -1L114 -4L86 ${-thick}z`;
  return (
    shadow(put(body)) +
    solid(put(body), fill, pen(2.1)) +
    solid(
      put(`M-116 ${-thick}C-124 ${-thick} -124 ${thick} -116 ${thick}L-40 ${thick + 1}L-40 ${-thick - 1}z`),
      '#1b4a50',
      pen(1.9),
    ) +
    firm(put('M-112 0L-52 0'), 0.9) +
    hair(put(`M64 ${-thick}L64 ${thick}M72 ${-thick}L72 ${thick}M86 ${-thick}L86 ${thick}M-30 -4L56 -4`), 0.8)
  );
}

/** A cup of tea on its saucer, from above. */
export function tea(x, y) {
  const steam = [-16, 6, 26]
    .map(
      (u, i) => `M${x + u} ${y - 44}C${x + u - 20} ${y - 66} ${x + u + 20} ${y - 82} ${x + u - 2} ${y - 108 + i * 8}`,
    )
    .join('');
  return (
    area(ring(x + 8, y + 34, 88, 50), '#02060a', 'fill-opacity=".7" ') +
    solid(ring(x, y + 22, 88, 50), '#0f2a33', pen(2.6)) +
    hair(ring(x, y + 22, 66, 36), 0.8) +
    line(`M${x - 50} ${y - 8}C${x - 92} ${y - 16} ${x - 90} ${y + 26} ${x - 44} ${y + 18}`, { width: 9 }) +
    line(`M${x - 50} ${y - 8}C${x - 92} ${y - 16} ${x - 90} ${y + 26} ${x - 44} ${y + 18}`, {
      width: 5.4,
      colour: '#15303a',
    }) +
    solid(
      `M${x - 56} ${y - 18}C${x - 54} ${y + 20} ${x - 38} ${y + 44} ${x} ${y + 44}C${x + 38} ${y + 44} ${x + 54} ${y + 20} ${x + 56} ${y - 18}z`,
      '#15303a',
      pen(2.6),
    ) +
    solid(ring(x, y - 18, 56, 30), '#0d242e', pen(2.6)) +
    solid(ring(x, y - 14, 48, 24), '#5a3a12', pen(1.6)) +
    line(steam, pen(2, 0.5))
  );
}

/** A desk calculator. */
export function calculator() {
  const put = lying(1522, 372, -9);
  const keys = repeat(20, (i) => put(card(-84 + (i % 4) * 44, 60 - Math.floor(i / 4) * 46, 34, 34, 7)));
  return (
    area(put(card(-98, -164, 216, 350, 16)), '#02060a', 'fill-opacity=".7" ') +
    solid(put(card(-108, -156, 216, 350, 16)), '#2a2413', pen(2.8)) +
    solid(put(card(-88, 116, 176, 58, 6)), '#14333a', pen(2)) +
    firm(put('M20 132L60 132M20 146L60 146M20 160L60 160'), 0.5) +
    solid(keys, '#4a3a1a', pen(1.7))
  );
}

/** A phone that was put down, a message on it. */
export function phone() {
  const put = lying(458, 214, 14, 0.84);
  const bubbles = card(-70, 110, 92, 34, 12) + card(-22, 62, 92, 34, 12) + card(-70, 2, 110, 46, 12);
  return (
    area(put(card(-84, -170, 190, 370, 28)), '#02060a', 'fill-opacity=".7" ') +
    solid(put(card(-92, -162, 184, 362, 28)), '#0b1d27', pen(2.8)) +
    solid(put(card(-80, -148, 160, 334, 18)), '#10434a', pen(1.6)) +
    area(put(bubbles), '#5eead4', 'fill-opacity=".5" ') +
    fine(put('M-24 -138L24 -138M-64 -60L64 -60'), 0.6)
  );
}

/** The lamp over the desk, and its light. */
export function lamp() {
  const put = placed(1478, 196, 38);
  return (
    line('M1490 164L1760 70', { width: 11 }) +
    line('M1490 164L1760 70', { width: 6, colour: '#1a1a14' }) +
    solid(put('M-26 -54L26 -54L34 -30C64 -16 84 12 86 44L-86 44C-84 12 -64 -16 -34 -30z'), '#2a1f0e', pen(3)) +
    solid(put('M-86 44C-86 72 86 72 86 44C86 22 -86 22 -86 44z'), '#ffe2b0', pen(2)) +
    glow(1450, 236, 170, '#ffd08a', 0.6)
  );
}
