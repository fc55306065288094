/** What the people of the nexbill-mirror picture hold. */
import { ink } from '../../daylight.mjs';
import { box, card, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A banknote along y, with a roundel. */
export const note = (put, [fill, deep]) =>
  solid(put(box(-27, -104, 54, 108)), fill, ink(2.2)) +
  line(put(box(-20, -97, 40, 94)), { width: 1.8, colour: deep }) +
  area(put(oval(0, -62, 13, 17)), deep);

export const NOTES = [
  ['#8fd0c8', '#17757a'],
  ['#f6c667', '#b9691f'],
  ['#e8946a', '#8f3714'],
];

/** A tin with a dent in its side. */
export const tin = (put) =>
  solid(put('M-42 -66L42 -66L42 -16L30 4L42 22L42 66L-42 66z'), '#2b928c', ink(2.6)) +
  area(put('M-42 -30L42 -30L42 -16L31 2L38 16L38 30L-42 30z'), '#fbefd6') +
  area(put(oval(-6, 0, 18)), '#c8502a') +
  line(put('M-42 -30L42 -30M-42 30L42 30'), ink(1.8)) +
  line(put('M20 -20L30 4L22 24M30 4L14 4'), ink(2)) +
  solid(put(card(-46, -76, 92, 14, 5) + card(-46, 62, 92, 12, 5)), '#dfe6e0', ink(2.2)) +
  line(put('M-32 -54L-32 -38M-32 38L-32 54'), { width: 3.4, colour: '#8fdccf' });

/** A slip with a few lines. */
export const slip = (put, long = 92) =>
  solid(put(box(-28, -long / 2, 56, long)), '#fffdf8', ink(2)) +
  line(put(repeat(3, (i) => `M-17 ${-long / 2 + 18 + i * 18}L${[16, 8, 14][i]} ${-long / 2 + 18 + i * 18}`)), {
    width: 4,
    colour: ['#17757a'],
  });
