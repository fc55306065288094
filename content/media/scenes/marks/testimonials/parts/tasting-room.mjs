/** The tasting room: the wall with its shelves of samples, the wide window, and the spittoon beside the bench. */
import { across, DAY, ink } from '../../daylight.mjs';
import { TEAL } from '../../parts/palette.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** Where the wall ends and the window begins; its sill. */
const [JAMB, SILL] = [470, 520];

/** The frame of the window: the header with a blind of bamboo rolled up below it, the post, the sill. */
export function frame() {
  const tie = (x) =>
    line(`M${x} 24C${x + 8} 38 ${x + 8} 58 ${x} 74`, { width: 7, colour: '#17757a' }) +
    line(`M${x} 74C${x + 5} 88 ${x - 4} 98 ${x} 112`, ink(2)) +
    area(oval(x, 116, 4, 6), '#b5471b');
  return (
    area(box(JAMB - 20, -10, 800, 36), DAY.ink) +
    solid(box(JAMB + 4, 26, 760, 48), '#e3b868', ink(2.4)) +
    area(box(JAMB + 4, 58, 760, 15), '#b98432', 'fill-opacity=".7" ') +
    hair(
      repeat(5, (i) => `M${JAMB + 4} ${34 + i * 8}H1220`),
      0.55,
    ) +
    tie(600) +
    tie(840) +
    tie(1080) +
    area(box(JAMB - 24, -10, 28, 560), DAY.ink) +
    line(`M${JAMB + 4} 78V${SILL - 8}`, { width: 3, colour: '#ffd9a0' }) +
    area(box(JAMB - 10, SILL + 16, 780, 50), '#4d8f8a') +
    solid(box(JAMB - 34, SILL - 4, 800, 22), DAY.paper, pen(2.4)) +
    fine(`M${JAMB - 34} ${SILL + 9}L1210 ${SILL + 9}`, 0.5)
  );
}

/** A tin of a sample, its label a leaf. */
const tin = ([x, y, fill, leaf]) => {
  const put = placed(x, y);
  return (
    solid(put(box(-22, -50, 44, 50)), fill, ink(2)) +
    area(put(box(-22, -50, 10, 50)), '#0b3f42', 'fill-opacity=".25" ') +
    solid(put(card(-24, -60, 48, 13, 4)), DAY.ink, ink(1)) +
    area(put(oval(3, -24, 13)), DAY.light) +
    area(put('M3 -34C11 -28 11 -20 3 -14C-5 -20 -5 -28 3 -34z'), leaf)
  );
};
const TINS = [
  [26, 122, TEAL, TEAL],
  [82, 122, '#eea43f', '#b5471b'],
  [138, 122, TEAL, TEAL],
  [26, 242, '#8fd0c8', TEAL],
  [82, 242, '#b5471b', '#b5471b'],
];

/** The wall of boards, the sun of the window on it, and the shelves. */
export function wall() {
  const boards = repeat(7, (i) => `M${30 + i * 66} -10L${30 + i * 66} 560`);
  const shelf = (y, end) =>
    area(`M-10 ${y + 12}L${end} ${y + 12}L${end - 26} ${y + 28}L-10 ${y + 28}z`, '#0b5a58', 'fill-opacity=".28" ') +
    solid(box(-10, y, end + 10, 12), '#d3a25c', pen(2.2));
  return (
    across('wall', ['#a3d0c6', '#c3e0d5', '#ebecd6'], 0, JAMB) +
    area(box(-10, -10, JAMB, 780), 'url(#wall)') +
    area(`M330 -10L${JAMB - 20} -10L${JAMB - 20} 580L420 580z`, '#f6efd6') +
    hair(boards, 0.3) +
    area(box(-10, 566, JAMB, 170), '#4d8f8a') +
    solid(box(-10, 554, JAMB, 14), '#e3efe2', pen(2)) +
    area(box(-10, 716, 1220, 40), '#b9855a') +
    shelf(122, 178) +
    shelf(242, 122) +
    TINS.map(tin).join('')
  );
}

/** The spittoon: a funnel of brass on a tall can. */
export function spittoon() {
  const put = placed(82, 96, 0, 0.87);
  return (
    area(put('M-46 736L60 736L40 752L-90 752z'), '#7a4716', 'fill-opacity=".5" ') +
    area(put(oval(-36, 738, 9) + oval(36, 738, 9)), DAY.ink) +
    solid(
      put('M-24 608L24 608L26 634C40 640 46 650 46 660L46 724C24 734 -24 734 -46 724L-46 660C-46 650 -40 640 -26 634z'),
      '#d3993f',
      ink(2.4),
    ) +
    area(
      put(
        'M-24 608L-10 608L-11 636C-20 644 -22 652 -22 660L-22 730C-32 729 -40 727 -46 724L-46 660C-46 650 -40 640 -26 634z',
      ),
      '#a8743a',
    ) +
    fine(put('M-45 662C-24 671 24 671 45 662M-45 710C-24 720 24 720 45 710'), 0.8) +
    solid(put('M-64 540C-58 580 -40 606 -26 616L26 616C40 606 58 580 64 540z'), '#e9b64f', ink(2.4)) +
    area(put('M-64 540C-58 580 -40 606 -26 616L-8 616C-20 600 -34 570 -38 540z'), '#b98432') +
    solid(put(oval(0, 540, 66, 17)), '#f6d489', ink(2.4)) +
    area(put(oval(0, 542, 52, 11)), '#5d3a14') +
    line(put('M40 566C34 584 26 598 20 606'), { width: 3, colour: '#fdf0c8' })
  );
}
