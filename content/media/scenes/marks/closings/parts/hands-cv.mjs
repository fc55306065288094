/** The CV that goes through all hands, and its like. */
import { DAY, ink } from '../../daylight.mjs';
import { HONEY } from '../../parts/palette.mjs';
import { box, card, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { shadow } from './veranda-above.mjs';

const TEAL = '#17a39b';
const SHEET = box(-190, -245, 380, 490);

/** A portrait on a card, its middle at (x, y). */
const portrait = (put, x, y, ground) =>
  solid(put(card(x - 44, y - 52, 88, 104, 8)), ground, ink(3)) +
  area(put(`M${x - 42} ${y + 50}C${x - 42} ${y + 6} ${x + 42} ${y + 6} ${x + 42} ${y + 50}z`), '#0b6b6a') +
  solid(put(oval(x, y - 8, 19, 23)), '#9a6238', ink(2.4)) +
  area(
    put(
      `M${x - 23} ${y - 4}C${x - 28} ${y - 44} ${x + 28} ${y - 44} ${x + 23} ${y - 4}C${x + 16} ${y - 22} ${x - 8} ${y - 14} ${x - 23} ${y - 4}z`,
    ),
    DAY.ink,
  );

/** One of the other CVs: a sheet of cream with a portrait and lines. */
export const other = (put, fill, ground) =>
  shadow(put(SHEET), 0.6) +
  solid(put(SHEET), fill, ink(3)) +
  portrait(put, -122, -168, ground) +
  line(put(repeat(6, (i) => `M-164 ${-82 + i * 46}L${i % 2 ? -20 : 40} ${-82 + i * 46}`)), {
    width: 7,
    colour: '#9db3b0',
  });

/** The score: most of a ring, and a tick. */
function stamp(at) {
  return (
    solid(at(oval(0, 0, 48)), DAY.teal, ink(3)) +
    line(at('M0 -33C18 -33 33 -18 33 0C33 18 18 33 0 33C-18 33 -33 18 -33 0'), { width: 10, colour: TEAL }) +
    line(at('M-33 -6C-30 -20 -20 -30 -8 -33'), { width: 10, colour: HONEY }) +
    line(at('M-14 0L-3 11L16 -12'), ink(6))
  );
}

/** The one pure white thing. */
export const cv = (put) =>
  shadow(put(SHEET), 1.2) +
  area(put(SHEET), '#ffffff') +
  line(put(SHEET), ink(3.4)) +
  portrait(put, 22, -160, '#f9ddb0') +
  line(put('M-38 -82L84 -82'), ink(10)) +
  area(put(box(-156, -44, 112, 28)), '#5eead4') +
  area(put(box(-156, 52, 190, 28)), '#ffc266') +
  line(put('M-150 -30L150 -30M-150 18L96 18M-150 66L150 66M-100 158L6 158M-100 202L-24 202'), {
    width: 7,
    colour: '#2b3a44',
  }) +
  area(put(box(-42, 96, 152, 28)), DAY.ink) +
  line(put('M-150 110L-56 110'), { width: 7, colour: '#2b3a44' }) +
  stamp(within(put, 94, 180));
