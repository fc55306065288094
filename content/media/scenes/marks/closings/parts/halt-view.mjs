/** Seen from a tea shop in the hills: slopes of tea, and a train that waits at the halt below them. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, dot, fine, hair, pen, placed, relief, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../../stage.mjs';
import { oak, plucker } from '../../testimonials/parts/tea-plants.mjs';
import { hill, tints } from '../../testimonials/parts/tea-terraces.mjs';

/** Where the rails lie. */
const RAILS = 346;

/** The air, the sun low at the right, and a pale range. */
function range() {
  const far = (x) => 322 - 70 * bell(x, 240, 170) - 88 * bell(x, 800, 190) - 52 * bell(x, 1180, 150);
  const crest = curve(sample(far, -20, 1460, 10));
  return (
    relief(4, (x, i) => 208 + i * 26 + 7 * Math.sin(x / 140 + i * 0.8), 0.26) +
    glow(1070, 236, 300, '#fff6df', 0.95) +
    dot(1052, 244, 27, '#f7b955') +
    area(`${crest}L1460 460L-20 460z`, '#dcebdd') +
    fine(crest, 0.5) +
    relief(5, (x, i) => far(x) + 13 + i * 14, 0.34)
  );
}

/** A slope of tea, its terraces contour lines. */
const slope = (x, y, wide, high, levels, seed) =>
  hill({ x, y, wide, high, deep: 30, levels, seed, m: x > 800 ? 1 : -1, bushes: 3, strength: 0.6 });

/** A coach, its foot in the middle of the origin. */
const coach = (put) =>
  solid(put(box(-40, -33, 80, 27)), '#17757a', ink(1.6)) +
  solid(put('M-41 -33L-38 -39L38 -39L41 -33z'), '#8a5a2c', ink(1.6)) +
  area(put(box(-39, -13, 78, 4)), '#f0a53a') +
  area(put(repeat(6, (i) => box(-35 + i * 12.2, -29, 8, 10))), '#fbe3b4') +
  area(put(repeat(4, (i) => card(-33 + i * 18.5, -7, 9, 8, 4))), DAY.ink);

/** A diesel engine that faces right. */
const engine = (put) =>
  solid(put('M-36 -6L-36 -30L-14 -30L-14 -41L12 -41L14 -30L34 -28L38 -6z'), '#b5562a', ink(1.6)) +
  area(put(box(-9, -37, 18, 9)), '#fbe3b4') +
  area(put(box(-35, -15, 72, 4)), '#f0a53a') +
  area(put(repeat(4, (i) => card(-31 + i * 18, -7, 9, 8, 4))), DAY.ink);

/** The train on its bank. */
const train = () =>
  area(box(-20, RAILS, 1480, 90), '#b9d8bd') +
  hair('M-20 364Q720 358 1460 366M-20 378Q720 370 1460 380M-20 390Q720 384 1460 392', 0.4) +
  solid(box(-20, RAILS, 1480, 6), '#e8dcc0', pen(1.6)) +
  [540, 625, 710].map((x) => coach(placed(x, RAILS))).join('') +
  engine(placed(793, RAILS));

/** The platform of the halt, and its one room. */
const halt = () =>
  solid(box(880, RAILS - 8, 250, 14), '#f3e6c8', pen(1.6)) +
  solid(box(1010, RAILS - 46, 54, 40), '#f3e6c8', ink(1.6)) +
  area(box(1030, RAILS - 34, 14, 27), '#17757a') +
  solid(placed(0, RAILS - 384)('M1000 338L1012 320L1062 320L1074 338z'), '#b5562a', ink(1.6));

/** Bushes plucked flat, just beyond the wall. */
const field = () =>
  repeat(2, (i) => {
    const y = 405 + i * 13;
    const row = `M-20 ${y}Q720 ${y - 6} 1460 ${y}`;
    return (
      line(row, { width: 13, colour: '#4a9a8f' }) +
      line(row, { width: 11, colour: '#a9d8c8', extra: 'stroke-dasharray="0.1 10" transform="translate(0 -3)" ' })
    );
  });

export const view = () =>
  tints(800, 620) +
  range() +
  slope(90, 354, 300, 150, 11, 2) +
  slope(500, 354, 210, 74, 7, 5) +
  slope(1080, 354, 260, 92, 9, 3) +
  train() +
  halt() +
  plucker(300, 392, 0.42, 1, 4) +
  plucker(356, 394, 0.42, -1, 4) +
  oak(62, 404, 0.74, 4) +
  field();
