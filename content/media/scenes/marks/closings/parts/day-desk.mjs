/** What lies round the printed list by day. */
import { DAY } from '../../daylight.mjs';
import { card, fine, firm, hair, pen, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { lying } from './list-desk.mjs';
import { SHADE, shadow } from './window-light.mjs';

/** A pencil with its rubber, its point to the right. */
export function pencil(x, y, turn, fill) {
  const put = lying(x, y, turn);
  return (
    shadow(put('M-134 -9L96 -9L126 0L96 9L-134 9z'), 9, 8) +
    solid(put('M96 -9L126 0L96 9z'), '#f3dcb4', pen(1.6)) +
    area(put('M114 -4L127 0L114 4z'), DAY.ink) +
    solid(put('M-112 -9L96 -9C90 -6 90 -3 96 -3C90 0 90 3 96 3C90 6 90 9 96 9L-112 9z'), fill, pen(2)) +
    hair(put('M-112 -3L92 -3M-112 3L92 3'), 0.7) +
    solid(put(card(-134, -9, 22, 18, 4)), '#e79a7b', pen(1.8))
  );
}

/** A pen with a clip on its cap, its point to the right. */
export function ballpoint(x, y, turn, fill, cap, thick = 12) {
  const put = lying(x, y, turn);
  const body = `M-116 ${-thick}C-124 ${-thick} -124 ${thick} -116 ${thick}L86 ${thick}L114 4L126 1L126 -1L114 -4L86 ${-thick}z`;
  const top = `M-116 ${-thick}C-124 ${-thick} -124 ${thick} -116 ${thick}L-40 ${thick + 1}L-40 ${-thick - 1}z`;
  return (
    shadow(put(body), 9, 8) +
    solid(put(body), fill, pen(2.1)) +
    solid(put(top), cap, pen(1.9)) +
    line(put('M-112 0L-52 0'), { width: 2.6, colour: DAY.light }) +
    hair(put(`M64 ${-thick}L64 ${thick}M72 ${-thick}L72 ${thick}M86 ${-thick}L86 ${thick}M-30 -4L56 -4`), 0.8)
  );
}

const CHINA = '#f9f3e4';

/** A cup of tea on its saucer. */
export function tea(x, y) {
  const handle = `M${x - 50} ${y - 8}C${x - 92} ${y - 16} ${x - 90} ${y + 26} ${x - 44} ${y + 18}`;
  const cup = `M${x - 56} ${y - 18}C${x - 54} ${y + 20} ${x - 38} ${y + 44} ${x} ${y + 44}C${x + 38} ${y + 44} ${x + 54} ${y + 20} ${x + 56} ${y - 18}z`;
  const steam = [-16, 8, 28].map((u, i) => `M${x + u} ${y - 44}c-20 -22 20 -38 -2 ${-60 + i * 8}`).join('');
  return (
    area(ring(x + 20, y + 38, 88, 50), SHADE, 'fill-opacity=".42" ') +
    solid(ring(x, y + 22, 88, 50), CHINA, pen(2.6)) +
    hair(ring(x, y + 22, 74, 41), 0.8) +
    area(`M${x + 8} ${y + 62}C${x + 62} ${y + 56} ${x + 86} ${y + 30} ${x + 78} ${y + 4}L${x + 50} ${y}z`, '#a9cfc9') +
    line(handle, { width: 10 }) +
    line(handle, { width: 5.4, colour: CHINA }) +
    solid(cup, CHINA, pen(2.6)) +
    area(
      `M${x + 14} ${y + 43}C${x + 42} ${y + 40} ${x + 54} ${y + 18} ${x + 56} ${y - 18}L${x + 30} ${y}C${x + 32} ${y + 18} ${x + 26} ${y + 34} ${x + 14} ${y + 43}z`,
      '#a9cfc9',
    ) +
    solid(ring(x, y - 18, 56, 30), DAY.paper, pen(2.6)) +
    solid(ring(x, y - 14, 48, 24), '#b4621c', pen(1.6)) +
    area(
      `M${x - 44} ${y - 8}C${x - 34} ${y + 12} ${x + 20} ${y + 14} ${x + 40} ${y}C${x + 10} ${y + 4} ${x - 24} ${y} ${x - 44} ${y - 8}z`,
      '#dc9440',
    ) +
    line(steam, pen(2, 0.5))
  );
}

/** A desk calculator with a solar cell. */
export function calculator() {
  const put = lying(1522, 372, -9);
  const key = (i) => put(card(-84 + (i % 4) * 44, 60 - Math.floor(i / 4) * 46, 34, 34, 7));
  const keys = repeat(20, (i) => (i % 4 === 3 || i < 4 ? '' : key(i)));
  const warm = repeat(20, (i) => (i % 4 === 3 || i < 4 ? key(i) : ''));
  return (
    shadow(put(card(-108, -156, 216, 350, 16)), 20, 18) +
    solid(put(card(-108, -156, 216, 350, 16)), '#f0c88a', pen(2.8)) +
    solid(put(card(-88, 118, 176, 54, 6)), '#c5dccb', pen(2)) +
    line(put('M20 130L60 130M20 144L60 144M20 158L60 158'), { width: 3, colour: DAY.ink }) +
    solid(keys, '#f6ecd6', pen(1.7)) +
    solid(warm, '#c97f2c', pen(1.7))
  );
}

/** A phone that was put down, a message on it. */
export function phone() {
  const put = lying(486, 214, 14, 0.84);
  const bubbles = card(-70, 110, 92, 34, 12) + card(-22, 62, 92, 34, 12) + card(-70, 2, 110, 46, 12);
  return (
    shadow(put(card(-92, -162, 184, 362, 28)), 16, 14) +
    solid(put(card(-92, -162, 184, 362, 28)), DAY.ink, pen(2.8)) +
    area(put(card(-80, -148, 160, 334, 18)), '#16434a') +
    area(put(bubbles), '#7fd0c6') +
    line(put('M-24 -138L24 -138M-64 -60L64 -60'), { width: 2, colour: '#7fd0c6' })
  );
}

/** A pad of sticky notes, its upper leaf curled. */
export function pad() {
  const put = lying(1408, 1010, -16, 1.25);
  return (
    shadow(put('M-58 -58L58 -58L58 58L-58 58z'), 16, 14) +
    solid(put('M-58 -66L58 -66L58 50L-58 50z'), '#c98a35', pen(2)) +
    solid(put('M-58 -58L42 -58Q52 -54 58 -40L58 58L-58 58z'), '#f7cf7c', pen(2)) +
    fine(put('M42 -58Q40 -44 58 -40'), 0.9) +
    firm(put('M-38 34L34 34M-38 10L22 10M-38 -14L30 -14'), 0.8)
  );
}
