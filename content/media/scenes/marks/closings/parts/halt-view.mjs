/** Seen from a tea shop in the hills: slopes of tea, and a train that waits at the halt below them. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, dot, fine, hair, pen, placed, relief, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, curve, glow, line, round, sample } from '../../stage.mjs';
import { picker } from '../../testimonials/parts/tea-picker.mjs';
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
  solid(box(-20, RAILS, 1480, 6), '#e8dcc0', pen(1.6)) +
  [540, 625, 710].map((x) => coach(placed(x, RAILS))).join('') +
  engine(placed(793, RAILS));

/** The platform of the halt, and its one room. */
const halt = () =>
  solid(box(880, RAILS - 8, 250, 14), '#f3e6c8', pen(1.6)) +
  solid(box(1010, RAILS - 46, 54, 40), '#f3e6c8', ink(1.6)) +
  area(box(1030, RAILS - 34, 14, 27), '#17757a') +
  solid(placed(0, RAILS - 384)('M1000 338L1012 320L1062 320L1074 338z'), '#b5562a', ink(1.6));

/** A row of bushes plucked flat, `high` pixels of them, along a line a little higher in the middle of the picture. */
function bushes(y, high) {
  const row = `M-20 ${y}Q720 ${y - 6} 1460 ${y}`;
  const crowns = `stroke-dasharray="0.1 ${round(high * 0.78)}" transform="translate(0 ${round(-high * 0.23)})" `;
  return (
    line(row, { width: high, colour: '#4a9a8f' }) +
    line(row, { width: round(high * 0.85), colour: '#a9d8c8', extra: crowns })
  );
}

/** A jak tree, the sun on the right of its crown; the foot of its trunk is at (x, y). */
function jakTree(x, y, s) {
  const put = placed(x, y, 0, s);
  const crown =
    'M-58 -74C-76 -78 -80 -98 -68 -108C-84 -120 -78 -144 -58 -146C-60 -168 -38 -180 -22 -172C-14 -190 16 -192 24 -174C42 -182 62 -168 58 -150C80 -146 84 -122 70 -110C84 -98 78 -76 60 -74C46 -62 26 -64 16 -70C4 -60 -14 -62 -22 -70C-34 -62 -50 -64 -58 -74z';
  const shade =
    'M-58 -74C-76 -78 -80 -98 -68 -108C-84 -120 -78 -144 -58 -146C-60 -160 -52 -168 -42 -172C-40 -150 -24 -144 -30 -126C-14 -118 -18 -100 0 -98C16 -92 34 -98 44 -88C56 -92 66 -84 72 -80C68 -76 64 -74 60 -74C46 -62 26 -64 16 -70C4 -60 -14 -62 -22 -70C-34 -62 -50 -64 -58 -74z';
  return (
    solid(put('M-10 6C-6 -24 -6 -46 -22 -84L-13 -88L-1 -62L12 -90L21 -86C8 -50 7 -24 12 6z'), '#7a4f2c', ink(1.8)) +
    area(put(crown), '#6db5a0') +
    area(put(shade), '#3f8d84') +
    line(put(crown), ink(1.8)) +
    hair(put('M-6 -152Q2 -162 12 -154M26 -138Q36 -148 46 -140M2 -122Q12 -132 22 -124M34 -112Q44 -122 54 -114'), 0.8) +
    solid(put('M-5 -72C-12 -66 -12 -50 -4 -48C4 -48 6 -62 2 -71z'), '#d9b04a', ink(1.5))
  );
}

/** The field below the rails: a tree between its rows, and two who pluck, up to their knees in the row before them. */
const field = () =>
  bushes(362, 5) +
  bushes(372, 7) +
  picker(268, 392, 0.4, -1, ['#c8502a', '#f0a53a', '#f6e6c2']) +
  picker(332, 392, 0.4, 1, ['#e9a23f', '#17757a', '#c8502a']) +
  jakTree(80, 390, 0.88) +
  bushes(393, 10) +
  bushes(406, 12) +
  bushes(419, 13);

export const view = () =>
  tints(800, 620) +
  range() +
  slope(90, 354, 300, 150, 11, 2) +
  slope(500, 354, 210, 74, 7, 5) +
  slope(1080, 354, 260, 92, 9, 3) +
  train() +
  halt() +
  field();
