/** Beyond the window of the tasting room: hills of tea, the factory, the road with its lorry, and who plucks. */
import { DAY, folds, hillsOn } from '../../daylight.mjs';
import { box, dot, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, chance, curve, glow, line, round, sample } from '../../stage.mjs';
import { picker } from './tea-picker.mjs';

/** Where the window begins and how far the land is drawn. */
const [FROM, TO] = [460, 1220];

const hill = hillsOn(560, 0.8);

const far = (x) => 214 - 76 * bell(x, 640, 90) - 40 * bell(x, 500, 90) - 62 * bell(x, 900, 120) + 4 * Math.sin(x / 31);
const middle = (x) => 262 - 52 * bell(x, 830, 120) - 60 * bell(x, 1190, 130) + 3 * Math.sin(x / 43);
const estate = (x) => 318 - 34 * bell(x, 690, 190) - 30 * bell(x, 1120, 120);

/** A hill under tea: rows of bushes along its contour lines. */
const terraces = () =>
  repeat(7, (k) =>
    line(curve(sample((x) => estate(x) + 12 + k * (10 + k), FROM, TO, 10)), {
      ...pen(3 + k * 0.5, 0.5),
      colour: '#4f9a84',
      extra: `stroke-dasharray="0.1 ${round(6.5 + k)}" `,
    }),
  );

/** The factory: long and white, rows of windows under a roof of tin, a chimney that smokes. */
function factory(x, y) {
  const put = placed(x, y);
  const panes = (v) => repeat(11, (i) => box(9 + i * 16, v, 9, 12));
  return (
    area(put('M-16 2L180 -14L240 -12L224 12L-2 12z'), '#f9e3b6') +
    hair(put('M207 -106C202 -118 216 -122 211 -134C208 -144 224 -148 222 -158'), 0.9) +
    solid(put(box(200, -102, 14, 106)), '#b5622a', pen(1.6)) +
    solid(put(box(0, -56, 188, 60)), DAY.light, pen(2)) +
    area(put(box(0, -56, 26, 60)), '#cfe3d8') +
    area(put(panes(-50) + panes(-31)), '#1f7f80') +
    area(put(panes(-12)), '#1f7f80') +
    fine(put('M0 -34L188 -34M0 -15L188 -15'), 0.6) +
    solid(put('M-8 -54L10 -78L178 -78L196 -54z'), '#c8602a', pen(2)) +
    hair(put(repeat(17, (i) => `M${15 + i * 10} -76L${2 + i * 11.4} -56`)), 0.6) +
    solid(put(repeat(3, (i) => box(36 + i * 50, -86, 20, 9))), DAY.paper, pen(1.4))
  );
}

/** The road from the factory down to the port. */
const road = () =>
  area(
    'M776 300C850 300 960 322 984 348C1000 372 960 392 880 404C800 416 700 424 640 448L690 470C760 440 860 430 940 420C1030 406 1060 372 1036 344C1004 310 880 290 776 292z',
    '#f9e3b6',
  ) +
  fine(
    'M776 292C880 290 1004 310 1036 344C1060 372 1030 406 940 420M776 300C850 300 960 322 984 348C1000 372 960 392 880 404C800 416 720 422 660 440',
    0.8,
  );

/** The lorry, paper sacks of tea on its bed; it goes to the right. */
function lorry(x, y, s) {
  const put = placed(x, y, 6, s);
  const sack = (u, v, i) =>
    solid(
      put(placed(u, v)('M-9 0C-11 -6 -10 -12 -8 -15L8 -15C10 -12 11 -6 9 0z')),
      ['#e3c48d', '#f0d9a8'][i % 2],
      pen(1.4),
    ) + area(put(placed(u, v)('M0 -11C4 -9 4 -5 0 -3C-4 -5 -4 -9 0 -11z')), '#2f8f80');
  const wheel = (u) =>
    dot(...put(`${u} -7`).split(' '), 8 * s, DAY.ink) + dot(...put(`${u} -7`).split(' '), 3 * s, DAY.paper);
  return (
    area(put('M-46 0L52 0L40 6L-60 6z'), '#c9a06a') +
    repeat(3, (i) => sack(-34 + i * 18, -17, i)) +
    repeat(2, (i) => sack(-25 + i * 18, -32, i + 1)) +
    solid(put('M-46 -22L12 -22L12 -9L-46 -9z'), '#b5471b', pen(1.8)) +
    solid(
      put('M14 -9L14 -42C14 -45 16 -46 19 -46L34 -46C38 -46 39 -44 40 -40L44 -28L52 -25C55 -24 56 -22 56 -18L56 -9z'),
      '#e9a23f',
      pen(1.8),
    ) +
    area(put('M20 -41L33 -41C35 -41 36 -39 37 -36L39 -28L20 -28z'), '#cfe8e0') +
    area(put(oval(29, -32, 4)), '#7a4a26') +
    wheel(-30) +
    wheel(40)
  );
}

/** A row of tea bushes, plucked flat, its crowns along y = f(x). */
function row(f, size, fill) {
  const crown = (x) => f(x) - size * 0.22 * Math.abs(Math.sin((Math.PI * x) / size + 0.6 * Math.sin(x / size / 2)));
  const top = curve(sample(crown, FROM, TO, 4));
  const count = Math.round(2600 / size);
  const leaves = repeat(count, (i) => {
    const x = FROM + ((TO - FROM) * (i + 0.7 * chance(i))) / count;
    const y = f(x) + size * (0.06 + 0.34 * ((i * 0.618) % 1));
    return `M${round(x - size / 9)} ${round(y - size / 9)}L${round(x)} ${round(y)}L${round(x + size / 9)} ${round(y - size / 9)}`;
  });
  const foot = curve(sample((x) => f(x) + size * 0.58, FROM, TO, 20).toReversed()).replace('M', 'L');
  return (
    area(`${top}L${TO} 560L${FROM} 560z`, '#2f7f72') +
    area(`${top}${foot}z`, fill) +
    line(top, pen(1.8)) +
    hair(leaves, 0.7)
  );
}

const slope = (down, bend) => (x) => 424 + down - 20 * bell(x, 520, 240) + bend * Math.sin(x / 90);

/** All of it. */
export const view = () =>
  area(box(FROM, 40, TO - FROM, 520), '#fbeed0') +
  glow(930, 176, 330, '#f7b955', 0.6) +
  dot(930, 150, 40, '#f7b955') +
  hill(far, FROM, TO, '#eef2e2') +
  folds(far, FROM, TO, 6, 10) +
  hill(middle, FROM, TO, '#d3e7d4') +
  folds(middle, FROM, TO, 6, 9) +
  hill(estate, FROM, TO, '#b4d9c3') +
  terraces() +
  road() +
  factory(596, 306) +
  lorry(888, 312, 1.12) +
  row(slope(0, 3), 26, '#9ccbb0') +
  picker(742, 462, 0.58, -1, ['#e9a23f', '#b5471b', '#17757a']) +
  row(slope(26, 4), 34, '#8cc0a5') +
  picker(618, 500, 0.76, 1, ['#b5471b', '#f6e2b6', '#e9a23f']) +
  row(slope(58, 5), 44, '#7bb399');
