/** What the people of the peoplenest-payday picture hold; each `put` has its origin in the middle of the thing. */
import { DAY, ink } from '../../daylight.mjs';
import { GOLD, TEAL } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** A staff folder from the front: a face, and bars of black where the pay is. */
export const staffFolder = (put) =>
  solid(put('M-70 92L-70 -84L-60 -96L-16 -96L-6 -84L70 -84L70 92z'), '#f0a53a', ink(2.6)) +
  solid(put(box(-56, -66, 112, 144)), '#fffdf8', ink(2)) +
  solid(put(box(-46, -56, 38, 46)), '#8fd0c8', ink(1.8)) +
  area(put('M-44 -12C-44 -28 -10 -28 -10 -12z'), TEAL) +
  area(put(oval(-27, -34, 9, 10)), '#8a5629') +
  line(put('M6 -46L44 -46M6 -28L34 -28'), { width: 6, colour: '#5f8f8e' }) +
  area(put(box(-46, 4, 92, 16) + box(-46, 28, 70, 16) + box(-46, 52, 84, 16)), DAY.ink);

/** A slip for a day off, with the pin that goes into the calendar. */
export const leave = (put) =>
  solid(put('M-38 -66L30 -72L36 -10L-32 -6z'), '#ffd08a', ink(2)) +
  line(put('M-24 -24L20 -27'), { width: 4, colour: '#8a4f06' }) +
  solid(put(oval(-2, -46, 13)), '#e0573a', ink(2.2)) +
  area(put(oval(-6, -50, 4)), '#ffc4ae');

/** An envelope with the flap open, as seen from behind. */
export const openEnvelope = (put) =>
  solid(put('M-62 -38L0 -84L62 -38z'), '#f3dfb4', ink(2.4)) +
  solid(put(box(-46, -60, 92, 60)), '#8fd0c8', ink(2)) +
  line(put('M-32 -48L32 -48'), { width: 5, colour: TEAL }) +
  solid(put('M-62 -38L0 6L62 -38L62 48L-62 48z'), '#fffdf8', ink(2.4)) +
  line(put('M-62 48L-8 4M62 48L8 4'), ink(1.8));

/** A pen in a fist, its point on the left. */
export const pen = (put) =>
  solid(put('M-74 -4L-58 -12L64 -12L64 8L-58 8z'), '#17a39b', ink(2.2)) +
  area(put('M-74 -4L-60 -11L-60 7z'), DAY.ink) +
  solid(put(box(44, -12, 20, 20)), GOLD, ink(1.8));

/** The hours sheet: a grid of days, some of them filled. */
export const hours = (put) =>
  solid(put(box(-64, -84, 128, 168)), '#fffdf8', ink(2.4)) +
  line(put('M-46 -62L20 -62'), { width: 8, colour: TEAL }) +
  repeat(20, (i) => {
    const [u, v] = [-48 + (i % 4) * 25, -42 + Math.floor(i / 4) * 23];
    const fill = [3, 9, 14].includes(i) ? '#f0a53a' : i > 16 ? '#fffdf8' : '#8fd0c8';
    return solid(put(box(u, v, 20, 18)), fill, ink(1.5));
  });

/** A stopwatch on a cord. */
export const stopwatch = (put) =>
  solid(put(box(-8, -56, 16, 16)), GOLD, ink(2)) +
  solid(put(oval(0, 0, 42)), GOLD, ink(2.6)) +
  solid(put(oval(0, 0, 32)), '#ffffff', ink(2)) +
  line(put(repeat(8, (i) => placed(0, 0, i * 45)('M0 -28L0 -22'))), ink(2.2)) +
  line(put('M0 4L0 -20M0 0L12 8'), { width: 3.6, colour: '#c8502a' });

/** The payslip: the sum at its foot is larger than the rest. */
export const payslip = (put) =>
  solid(put('M-58 -92L58 -92L58 84L44 76L30 84L15 76L0 84L-15 76L-30 84L-44 76L-58 84z'), '#fffdf8', ink(2.4)) +
  line(put('M-40 -70L8 -70'), { width: 8, colour: TEAL }) +
  line(put('M-40 -44L-4 -44M20 -44L42 -44M-40 -22L4 -22M24 -22L42 -22M-40 0L-10 0M20 0L42 0'), {
    width: 5,
    colour: '#5f8f8e',
  }) +
  solid(put(card(-44, 20, 88, 32, 6)), GOLD, ink(1.8)) +
  line(put('M-30 36L8 36'), { width: 8, colour: DAY.ink });

/** The envelope that it came in, torn open. */
export const tornEnvelope = (put) =>
  solid(put('M-56 -34L-30 -58L-14 -52L4 -64L24 -54L56 -34z'), '#e0b872', ink(2.2)) +
  solid(put(box(-56, -34, 112, 74)), '#f7e3b8', ink(2.4)) +
  line(put('M-56 40L-6 4M56 40L6 4'), ink(1.8));

/** The key of his lorry, on a ring at the belt. */
export const carKey = (put) =>
  line(put(oval(0, 0, 13)), ink(7)) +
  line(put(oval(0, 0, 13)), { width: 3.4, colour: '#dfe6e0' }) +
  solid(put('M-9 44L-9 92L0 102L9 92L9 84L4 78L9 72L9 44z'), GOLD, ink(2)) +
  solid(put(card(-16, 10, 32, 40, 9)), DAY.ink, ink(1.8));
