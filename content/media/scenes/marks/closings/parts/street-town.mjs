/** The street of the mobile-street closing: hills with tea, the way up between the houses, the house with the balcony. */
import { across, DAY, folds, hillsOn, ink } from '../../daylight.mjs';
import { BRIGHT_TEAL, CREAM, DEEP_TEAL, TEAL } from '../../parts/palette.mjs';
import { box, hair, pen, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, glow, line } from '../../stage.mjs';

/** The foot of the house on the left, and what the balcony stands on. */
const FOOT = 492;
export const FLOOR = 226;

const ridge = (x) => 214 - 104 * bell(x, 790, 120) - 60 * bell(x, 1180, 160) - 50 * bell(x, 330, 150);
const slope = (x) => 296 - 74 * bell(x, 700, 110) - 40 * bell(x, 940, 120);

/** A small house on the way up, its roof's middle at (x, y). */
const cottage = (x, y, s, wall, roof) =>
  solid(box(x - 30 * s, y, 60 * s, 50 * s), wall, pen(1.8)) +
  area(box(x - 6 * s, y + 18 * s, 14 * s, 32 * s), DEEP_TEAL) +
  solid(
    `M${x - 40 * s} ${y + 4}L${x - 24 * s} ${y - 24 * s}L${x + 24 * s} ${y - 24 * s}L${x + 40 * s} ${y + 4}z`,
    roof,
    pen(1.8),
  );

/** A white stupa on the hill. */
const stupa = (x, y) =>
  solid(`M${x - 4} ${y - 48}L${x} ${y - 84}L${x + 4} ${y - 48}z`, '#f0b23e', pen(1.4)) +
  solid(box(x - 8, y - 50, 16, 14), DAY.light, pen(1.6)) +
  solid(`M${x - 30} ${y}C${x - 36} ${y - 50} ${x + 36} ${y - 50} ${x + 30} ${y}z`, DAY.light, pen(1.8)) +
  area(
    `M${x - 30} ${y}C${x - 36} ${y - 44} ${x - 12} ${y - 40} ${x - 8} ${y - 38}C${x - 20} ${y - 26} ${x - 18} ${y - 12} ${x - 16} ${y}z`,
    '#cfe2dc',
  );

export function town() {
  const hills = hillsOn(520, 1.8);
  return (
    glow(1232, 76, 300, '#f7b955', 0.55) +
    area(oval(1226, 76, 36), '#f7b750') +
    hills(ridge, 260, 1460, '#cfe4d6') +
    folds(ridge, 260, 1460, 5, 13) +
    stupa(800, 122) +
    hills(slope, 260, 1460, '#b4d6bf') +
    folds(slope, 260, 1460, 7, 11) +
    cottage(706, 296, 0.9, CREAM, '#c8502a') +
    cottage(868, 290, 0.9, '#f7dcae', '#b5471b') +
    cottage(724, 356, 1.2, '#d6ebe2', '#c8642e') +
    across('road', ['#dfdcc4', '#f2e4c2', '#f3d9a2'], 0, 1440) +
    area(
      `M802 300C806 340 766 380 742 430L690 ${FOOT}L-20 ${FOOT}L-20 620L1460 620L1460 500L880 ${FOOT}C872 430 842 392 828 366C816 344 808 320 806 300z`,
      'url(#road)',
    ) +
    line(
      `M802 300C806 340 766 380 742 430L690 ${FOOT}M806 300C808 320 816 344 828 366C842 392 872 430 880 ${FOOT}`,
      ink(2),
    ) +
    hair(
      repeat(
        5,
        (i) =>
          `M${796 - i * 13} ${358 + i * 27}C${806 - i * 6} ${362 + i * 28} ${820 + i * 2} ${362 + i * 28} ${826 + i * 12} ${360 + i * 26}`,
      ),
      0.5,
    )
  );
}

const shutter = (x, y, w, h) =>
  solid(box(x, y, w, h), BRIGHT_TEAL, ink(2.2)) +
  line(
    repeat(Math.floor(h / 14), (i) => `M${x + 6} ${y + 12 + i * 14}L${x + w - 6} ${y + 12 + i * 14}`),
    { width: 2, colour: DEEP_TEAL },
  );

/** The house: a door to the balcony above, a shop door below; its side goes back up the street. */
export const house = () =>
  solid(`M672 -20L728 40L728 ${FOOT - 40}L672 ${FOOT}z`, '#9fcfc4', pen(2.4)) +
  solid(`M686 96L714 118L714 180L686 166z`, TEAL, ink(2)) +
  solid(box(256, -20, 416, FOOT + 20), '#d3ebe3', pen(2.4)) +
  area(box(257, FLOOR + 14, 414, 22), '#8fbfb4', 'fill-opacity=".6" ') +
  solid(box(314, 22, 92, 140), CREAM, ink(2.2)) +
  area(box(324, 32, 72, 120), '#14424a') +
  solid('M324 32L364 32C358 80 346 120 326 140L324 140z', DAY.light, ink(1.8)) +
  line('M360 32L360 152', { width: 5, colour: CREAM }) +
  line(box(324, 32, 72, 120), ink(2)) +
  solid(box(304, 160, 112, 12), CREAM, ink(2.2)) +
  // The door behind her.
  area(box(500, -20, 112, 250), '#14424a') +
  line('M500 -20L500 226M612 -20L612 226', ink(2.4)) +
  shutter(440, 2, 58, 224) +
  shutter(614, 2, 44, 224) +
  // The shop below.
  solid(box(470, 290, 104, FOOT - 290), '#1b5960', ink(2.4)) +
  line(
    repeat(10, (i) => `M472 ${306 + i * 19}L572 ${306 + i * 19}`),
    { width: 1.8, colour: '#3f8f90' },
  ) +
  solid(box(458, 276, 128, 16), CREAM, ink(2.2)) +
  area(box(257, FOOT - 24, 414, 23), '#8fbfb4', 'fill-opacity=".7" ') +
  line(`M256 ${FOOT}L672 ${FOOT}L728 ${FOOT - 40}`, ink(2.4));

/** The floor, its brackets and the rail before whoever stands on the balcony. */
export const balcony = () =>
  line(
    repeat(15, (i) => `M${440 + i * 16} 180L${440 + i * 16} ${FLOOR}`),
    { width: 4.4, colour: DEEP_TEAL },
  ) +
  line(`M434 206L668 206`, { width: 3, colour: DEEP_TEAL }) +
  solid(box(428, 172, 246, 11), TEAL, ink(2.2)) +
  solid(box(422, FLOOR, 258, 15), CREAM, ink(2.4)) +
  solid(
    `M440 ${FLOOR + 15}L462 ${FLOOR + 15}L440 ${FLOOR + 50}zM652 ${FLOOR + 15}L630 ${FLOOR + 15}L652 ${FLOOR + 50}z`,
    DEEP_TEAL,
    ink(2),
  );
