import { DAY, daylight, ink } from '../daylight.mjs';
import { HONEY, TEAL } from '../parts/palette.mjs';
import { box, card, placed, solid, within } from '../parts/shapes.mjs';
import { area, line } from '../stage.mjs';
import { drawing, laying, pointing } from './parts/table-hands.mjs';
import { bangles, border, sleeve, watch } from './parts/table-sleeves.mjs';
import { bananas, frangipani, glasses, laptop, ledger, phone, rubber, tea } from './parts/table-things.mjs';
import { cat, chair, floor, shadow, table } from './parts/veranda-above.mjs';

const RUST = '#c2600f';

/** On the sheet: its middle is the origin, it is 540 × 360. */
const sheet = placed(604, 372, -3);

/** A box of the process, its middle at (x, y), with two lines that stand for words. */
const step = (x, y, fill) =>
  solid(sheet(card(x - 50, y - 32, 100, 64, 9)), fill, ink(4)) +
  line(sheet(`M${x - 30} ${y - 9}L${x + 30} ${y - 9}M${x - 30} ${y + 11}L${x + 8} ${y + 11}`), ink(5));

/** An arrow along path data to a head at (x, y) that looks along `turn`. */
const arrow = (d, x, y, turn, colour, width = 5.5) =>
  line(sheet(d), { width, colour }) + area(sheet(placed(x, y, turn)('M4 0L-20 -11L-20 11z')), colour);

/** Three kinds of work run into one step, across each other and some of it twice: there they jam. */
const jam = () =>
  arrow('M-206 -94C-206 -40 -150 -22 -116 -10', -98, -4, 20, RUST) +
  arrow('M-170 -94C-164 -60 -60 -80 -24 -46', -14, -34, 52, RUST) +
  arrow('M-58 -94C-58 -70 -88 -70 -80 -44', -76, -32, 76, RUST) +
  arrow('M-34 -94C-34 -70 -46 -66 -46 -46', -46, -32, 92, RUST) +
  arrow('M66 -94C60 -50 -40 -84 -60 -50', -64, -34, 112, RUST) +
  arrow('M98 -94C98 -50 60 -20 26 -6', 12, -1, 160, RUST) +
  step(-42, 8, HONEY);

/** The sheet, the one pure white thing, with the process drawn on it. */
const paper = () =>
  shadow(sheet(box(-270, -180, 540, 360))) +
  area(sheet(box(-270, -180, 540, 360)), '#ffffff') +
  line(sheet(box(-270, -180, 540, 360)), ink(2.6)) +
  step(-190, -128, DAY.teal) +
  step(-46, -128, DAY.teal) +
  step(94, -128, DAY.teal) +
  jam() +
  arrow('M-42 42L-42 72', -42, 86, 90, RUST) +
  step(-42, 124, DAY.teal) +
  arrow('M-94 124L-126 124', -138, 124, 180, DAY.ink) +
  step(-196, 124, DAY.teal) +
  line(sheet('M12 124C36 128 62 118 84 121'), { width: 6, colour: TEAL });

/** The card that takes the place of the jam: one way in, one way out. */
function replacement() {
  const put = within(sheet, 118, 18, 8);
  return (
    shadow(put(card(-58, -38, 116, 76, 10)), 1.2) +
    solid(put(card(-58, -38, 116, 76, 10)), TEAL, ink(4)) +
    line(put('M-40 0L14 0'), { width: 7, colour: DAY.light }) +
    area(put('M30 0L4 -16L4 16z'), DAY.light)
  );
}

/** About's closing: a table on a veranda from above; three people at one sheet, about to replace the step where work jams. */
export default function about() {
  const left = placed(316, 416, -10);
  const right = placed(838, 220, 133);
  const below = placed(848, 612, -122);
  return daylight(
    floor() +
      chair(136, 126, 128, '#2a928e') +
      chair(1068, 630, -54, '#2a928e') +
      cat(1080, 638, 20) +
      frangipani(1132, 92, 50, 0.85) +
      table() +
      ledger(548, 122, -7) +
      glasses(724, 118, 14) +
      tea(300, 190, 20) +
      phone(212, 300, 14) +
      tea(268, 540, -30, '#e0a24c') +
      bananas(452, 622, -20) +
      frangipani(596, 640, 10) +
      laptop(970, 346, 84) +
      tea(962, 532, 100) +
      paper() +
      rubber(710, 660, -30) +
      replacement() +
      pointing(left, '#9a6238') +
      bangles(left) +
      sleeve(left, 226, 26, ['#b5471b', '#7c2d10', '#f0b64a']) +
      border(left, -276) +
      laying(right, '#8a5330') +
      watch(right) +
      sleeve(right, 130, 34, ['#ead9b4', '#b9a57c', '#f3e3bf']) +
      drawing(below, '#a8703f') +
      sleeve(below, 96, 24, ['#2b928c', '#176e6c', '#3fa79f']),
    { meet: 600, left: 0, top: 0 },
  );
}
