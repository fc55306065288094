/** The quay of the iot-first closing: the harbour behind its railing, and the veranda of the harbour office. */
import { across, DAY, hillsOn, ink } from '../../daylight.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, HONEY } from '../../parts/palette.mjs';
import { box, card, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, glow, line } from '../../stage.mjs';

const CREAM = '#f7e8c8';
/** The horizon, the upper rail and the ground at the foot of the railing. */
const SEA = 286;
const RAIL = 332;
const FOOT = 478;
/** Where the people stand. */
export const GROUND = 566;

/** A fishing boat seen from the side, its waterline at the origin. */
const boat = (put, hull, strake) =>
  line(put('M-10 -44L-10 -128M-10 -122L52 -60M-10 -122L-78 -46'), ink(2)) +
  solid(put('M-40 -42L-40 -86L24 -86L30 -42z'), CREAM, ink(2.2)) +
  solid(put('M-48 -86L30 -86L34 -95L-50 -95z'), BRIGHT_RUST, ink(2)) +
  area(put(box(-30, -76, 18, 18) + box(-4, -76, 18, 18)), DEEP_TEAL) +
  solid(put('M-92 -48C-50 -38 40 -38 102 -66C96 -34 84 -12 70 0L-72 0C-82 -12 -90 -28 -92 -48z'), hull, ink(2.4)) +
  line(put('M-88 -32C-50 -24 40 -24 94 -46'), { width: 6, colour: strake });

const lighthouse = (put) =>
  solid(put('M-17 0L-11 -108L11 -108L17 0z'), '#fffdf8', pen(2.2)) +
  area(put('M-15 -34L-13 -66L13 -66L15 -34z'), BRIGHT_RUST) +
  solid(put(box(-16, -116, 32, 8)), CREAM, pen(2)) +
  solid(put(box(-9, -136, 18, 20)), '#ffd98a', pen(2)) +
  solid(put('M-13 -136L0 -152L13 -136z'), BRIGHT_RUST, pen(2));

const gull = (x, y, s) => {
  const d = placed(x, y, 0, s)('M-24 -6C-16 -14 -6 -10 0 0C6 -10 16 -14 24 -6');
  return line(d, ink(2.6));
};

export const harbour = () => {
  const hills = hillsOn(SEA, 1.6);
  return (
    across('quay', ['#d3e5d6', '#efe3c4', '#f3d9a6'], 0, 1440) +
    glow(1190, 86, 300, '#f7b955', 0.5) +
    area(oval(1192, 84, 28), '#f7b750') +
    hills((x) => 286 - 96 * bell(x, 240, 170) - 60 * bell(x, 470, 120) - 40 * bell(x, -20, 90), -20, 940, '#dcebdc') +
    hills((x) => 290 - 76 * bell(x, 1330, 190) - 34 * bell(x, 1080, 120), 950, 1460, '#f2e2bd') +
    lighthouse(placed(1384, 216, 0, 0.9)) +
    area(box(-20, SEA, 1480, FOOT - SEA), '#a9d9d2') +
    line(`M-20 ${SEA}L1460 ${SEA}`, pen(2)) +
    line(
      'M20 308L130 308M250 300L330 300M560 312L690 312M980 306L1080 306M1230 312L1330 312M590 356L650 356M700 392L770 392M1000 362L1060 362M20 372L90 372M240 396L320 396M1120 420L1200 420',
      { width: 2.4, colour: '#eef8f3' },
    ) +
    palmAt(36, 300, 1.2) +
    gull(330, 96, 1.2) +
    gull(392, 62, 0.9) +
    gull(1322, 120, 0.9) +
    boat(placed(96, 318, 0, 0.92), BRIGHT_TEAL, HONEY) +
    boat(placed(1350, 318, 0, 0.62), HONEY, BRIGHT_RUST)
  );
};

/** The railing between two x. */
const railing = (from, to) =>
  repeat(Math.floor((to - from) / 92) + 1, (i) => {
    const x = from + i * 92;
    return (
      solid(box(x - 8, RAIL - 14, 16, FOOT - RAIL + 14), '#fbefd6', pen(2.2)) +
      area(box(x - 7, RAIL, 5, 140), '#cfdcc8')
    );
  }) +
  [RAIL, RAIL + 66]
    .map(
      (y) =>
        solid(box(from - 14, y, to - from + 28, 15), '#fffaf0', pen(2.2)) +
        area(box(from - 13, y + 9, to - from + 26, 5), '#d9dcc4'),
    )
    .join('');

const bollard = (x) =>
  area(oval(x + 14, GROUND, 46, 9), '#9c8450', 'fill-opacity=".4" ') +
  solid(
    placed(x, GROUND)('M-22 0L-18 -46C-34 -50 -34 -72 -18 -74L18 -74C34 -72 34 -50 18 -46L22 0z'),
    DAY.ink,
    ink(2),
  ) +
  line(placed(x, GROUND)('M-22 -26C-8 -18 8 -18 22 -26M-21 -16C-8 -8 8 -8 21 -16'), { width: 6, colour: '#e2b668' });

/** Crates for fish, at the left end. */
const crates = () =>
  [
    [-16, 510, HONEY, '#c8762a'],
    [-6, 456, BRIGHT_TEAL, DEEP_TEAL],
  ]
    .map(
      ([x, y, fill, shade]) =>
        solid(card(x, y, 92, 54, 4), fill, ink(2.4)) +
        area(box(x + 2, y + 2, 18, 50), shade) +
        line(`M${x + 8} ${y + 18}L${x + 84} ${y + 18}M${x + 8} ${y + 36}L${x + 84} ${y + 36}`, ink(2)),
    )
    .join('');

export const quay = () =>
  railing(4, 556) +
  railing(986, 1460) +
  area(box(-20, FOOT, 1480, 130), 'url(#quay)') +
  line(`M-20 ${FOOT}L1460 ${FOOT}`, pen(2.4)) +
  hair(
    `M-20 516L1460 516${repeat(16, (i) => `M${20 + i * 96} ${FOOT}L${10 + i * 97} 516M${-40 + i * 104} 516L${-66 + i * 108} 586`)}`,
    0.34,
  ) +
  area(box(-20, 586, 1480, 30), '#c9b283') +
  line('M-20 586L1460 586', pen(2.2)) +
  crates() +
  bollard(1392);

/** Roof, posts and fretwork of the harbour office. */
export const veranda = () => {
  const post = (x, w) =>
    solid(box(x - w / 2, 30, w, 470), CREAM, pen(2.4)) +
    area(box(x - w / 2 + 1, 34, w * 0.32, 464), '#c9dccb') +
    solid(box(x - w / 2 - 7, 486, w + 14, 18), '#e0b774', pen(2.2));
  return (
    post(576, 24) +
    post(952, 40) +
    repeat(17, (i) => {
      const x = 518 + i * 27;
      return solid(
        `M${x} 30L${x + 27} 30L${x + 27} 40L${x + 13.5} 60L${x} 40z`,
        i % 2 ? '#8fd0c8' : BRIGHT_TEAL,
        pen(1.8),
      );
    }) +
    solid('M500 -20L986 -20L1002 34L484 34z', BRIGHT_RUST, pen(2.6)) +
    line('M500 14L986 14', { width: 2, colour: '#8f3714' })
  );
};

/** A ceiling fan on its rod; its hub is at (x, y). */
export const fan = (x, y) => {
  const put = placed(x, y, 0, 0.9);
  const blade = (d, fill) => solid(put(d), fill, ink(2.4));
  return (
    line(put('M0 -44L0 -10'), ink(6)) +
    blade('M-14 0C-50 -14 -96 -18 -124 -10C-134 -4 -130 6 -120 8C-84 12 -46 10 -14 6z', '#d9a24e') +
    blade('M14 0C50 -20 90 -28 112 -22C122 -16 116 -6 106 -4C74 2 44 8 14 6z', '#d9a24e') +
    blade('M-8 6C6 14 22 26 42 28C56 26 52 16 42 12C28 6 16 4 8 0z', '#b47c30') +
    solid(put('M-20 -8C-20 -20 20 -20 20 -8L16 10C8 16 -8 16 -16 10z'), DEEP_TEAL, ink(2.4)) +
    line(put('M-112 24C-90 34 -64 38 -38 36M64 32C84 30 100 24 112 14'), {
      width: 2.6,
      colour: '#5fa9a4',
    })
  );
};
