/** The shop of the mediflow-shelf closing as seen from the medicine shelf, and the shelf's two boards. */
import { across, DAY, ink } from '../../daylight.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, CREAM, HONEY, MINT, SAND } from '../../parts/palette.mjs';
import { box, card, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const jar = (x, y, h, fill) =>
  solid(card(x, y - h, 30, h, 5), fill, ink(1.8)) +
  area(box(x + 1, y - h * 0.66, 28, h * 0.38), CREAM) +
  solid(box(x + 4, y - h - 8, 22, 9), DAY.ink, pen(1));

/** A window on the left with leaves behind it, by which the teal light comes in. */
const windowOf = () =>
  solid(box(352, 84, 116, 210), '#8fd6cb', ink(2.4)) +
  area('M352 240C380 200 400 230 420 206C440 190 456 214 468 200L468 294L352 294z', '#3f9d8d') +
  line(
    'M352 262C372 230 400 216 432 212M384 292C396 250 424 230 466 224M374 226L384 244M402 216L410 232M418 240L428 254',
    { width: 2, colour: '#1f6f63' },
  ) +
  line('M410 84V294M352 190H468', ink(4)) +
  solid(box(342, 290, 136, 12), '#5fa79d', ink(2));

/** Strips of sachets that hang from the upper edge, as in every small shop. */
export const sachets = () =>
  [
    [566, 5, 4, [BRIGHT_TEAL, MINT]],
    [624, 3, -3, [BRIGHT_RUST, HONEY]],
  ]
    .map(([x, count, turn, fills]) => {
      const put = placed(x, 34, turn);
      return repeat(count, (i) => {
        const y = i * 38;
        return (
          solid(put(box(-20, y, 40, 38)), fills[0], ink(2.2)) +
          area(put(box(-20, y, 9, 38)), DAY.ink, 'fill-opacity=".22" ') +
          area(put(oval(2, y + 19, 10)), fills[1]) +
          area(put(`M2 ${y + 11}C10 ${y + 15} 8 ${y + 25} 2 ${y + 27}C-4 ${y + 25} -6 ${y + 15} 2 ${y + 11}z`), CREAM) +
          line(put(`M-20 ${y + 4}L20 ${y + 4}M-20 ${y + 34}L20 ${y + 34}`), {
            width: 1.6,
            colour: CREAM,
            extra: 'stroke-dasharray="2 4" ',
          })
        );
      });
    })
    .join('');

/** The wall of the shop, and a cupboard with jars. */
export const wall = () =>
  across('shelf-wall', ['#7cc4b9', '#bfe2d6', '#f2ecd2', '#fadfa8', '#f6c374'], 0, 1440) +
  area(box(-10, -10, 1460, 620), 'url(#shelf-wall)') +
  hair(
    repeat(26, (i) => `M${i * 58} -10V600`),
    0.28,
  ) +
  windowOf() +
  solid(box(836, 206, 330, 10), SAND, ink(2)) +
  solid(box(836, 300, 330, 10), SAND, ink(2)) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => jar(1086 - i * 38, 300, 58 - (i % 3) * 8, [HONEY, BRIGHT_TEAL, BRIGHT_RUST, MINT][i % 4]))
    .join('');

/** The glass counter: `front` is drawn over those who stand at its far side. */
export const counterBack = () =>
  area(box(560, 404, 616, 140), '#a6d5c9') + area(box(860, 404, 316, 140), '#f0dcae', 'fill-opacity=".8" ');

export const counterTop = () =>
  solid(box(548, 396, 616, 16), '#e7cf9b', ink(2.4)) +
  area(box(560, 412, 604, 100), '#bfe6da', 'fill-opacity=".2" ') +
  area('M566 412L620 412L580 540L566 540zM700 412L724 412L690 540L650 540z', '#ffffff', 'fill-opacity=".3" ') +
  line('M760 412V540M960 412V540', ink(3));

/** The boards of the shelf: the underside of the upper one and the upper side of the lower one. */
export const upperBoard = () =>
  across('shelf-under', ['#0d4a4f', '#0b2f36', '#12262b', '#4a2f12'], 0, 1440) +
  solid('M-10 -10L1450 -10L1450 40L-10 40z', 'url(#shelf-under)', ink(3)) +
  line(
    repeat(15, (i) => `M${-140 + i * 123} -10L${30 + i * 98} 40`),
    { width: 1.6, colour: '#2a6a70', opacity: 0.7 },
  ) +
  line('M-10 38H1450', { width: 4, colour: 'url(#two)' });

export const lowerBoard = () =>
  across('shelf-board', ['#0d4a4e', '#15696b', '#3c8a80', '#9a7a3c', '#7a4a14'], 0, 1440) +
  area(box(-10, 508, 1460, 100), 'url(#shelf-board)') +
  line(
    repeat(16, (i) => `M${60 + i * 90} 508L${-180 + i * 122} 610`),
    { width: 1.6, colour: DAY.ink, opacity: 0.45 },
  ) +
  area('M744 508L774 508L760 610L650 610z', '#5eead4', 'fill-opacity=".5" ') +
  area('M774 508L804 508L908 610L788 610z', '#ffb84a', 'fill-opacity=".6" ') +
  line('M-10 508H1450', ink(3)) +
  line('M-10 512H1450', { width: 4, colour: '#ffe7b8', opacity: 0.8 });
