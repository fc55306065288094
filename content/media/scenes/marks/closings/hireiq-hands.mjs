import { daylight } from '../daylight.mjs';
import { mapped, placed } from '../parts/shapes.mjs';
import { cv, other } from './parts/hands-cv.mjs';
import { ballpoint, clip, highlighter, marker, note, table } from './parts/hands-table.mjs';
import { drawing, laying, pinchOver, pinchUnder } from './parts/table-hands.mjs';
import { bangles, border, sleeve, watch } from './parts/table-sleeves.mjs';
import { glasses, tea } from './parts/table-things.mjs';

const [DARK, WARM, BROWN, DEEP] = ['#7d4b2b', '#a8703f', '#8a5330', '#94592f'];
const TEAL = ['#2b928c', '#176e6c', '#3fa79f'];
const CREAM = ['#f3e6c8', '#c9b78f', '#fbf3df'];
const INK = ['#28505f', '#17343f', '#3b6b7b'];
const RUST = ['#b5471b', '#7c2d10', '#f0b64a'];

/** As `placed`, for a left hand. */
const left = (...place) => {
  const put = placed(...place);
  return (d) => put(mapped((u, v) => [u, -v])(d));
};

const sheet = placed(722, 338, -2);

/** The others of the fan, all turned about the corner that the agency holds. */
const fanned = (turn) => (d) => placed(566, 538, turn)(placed(160, -225)(d));
const fan = () =>
  other(fanned(-38), '#efe2c6', '#ffd08a') +
  other(fanned(-26), '#f7eedb', '#8fd3ca') +
  other(fanned(-14), '#efe2c6', '#ffd08a');

/** The agency: one hand opens the fan, the other holds it together. */
const AGENCY = [left(262, 318, 4), placed(436, 552, -8)];
const agency = () => AGENCY.map((put) => pinchOver(put, DARK) + sleeve(put, 96, 26, TEAL, 520)).join('');

/** The recruiter: one hand marks a line, the other steadies the sheet. */
function recruiter() {
  const [marks, steadies] = [placed(516, 190, 58), left(638, 24, 86, 0.94)];
  return (
    laying(steadies, WARM) +
    sleeve(steadies, 4, 26, CREAM) +
    drawing(marks, WARM, highlighter) +
    bangles(marks) +
    sleeve(marks, 118, 26, CREAM)
  );
}

/** The hiring manager: one hand sticks a note on, the other writes on it. */
function manager() {
  const [sticks, writes] = [placed(866, 22, 88, 0.94), left(1062, 108, 126)];
  return (
    note(placed(898, 218, 5)) +
    laying(sticks, BROWN) +
    sleeve(sticks, 0, 26, INK) +
    drawing(writes, BROWN, ballpoint) +
    watch(writes) +
    sleeve(writes, 84, 26, INK)
  );
}

/** The administrator: one hand blacks out a line, the other holds the sheet. */
function administrator() {
  const [blacks, holds] = [placed(1006, 352, 170), left(1066, 520, 184)];
  return (
    laying(holds, DEEP) +
    sleeve(holds, 112, 26, RUST, 520) +
    border(holds, -170) +
    drawing(blacks, DEEP, marker) +
    sleeve(blacks, 112, 26, RUST, 520) +
    border(blacks, -170)
  );
}

/** One CV on a teak table from above: an agency has it in a fan, a recruiter marks it, a manager notes, an administrator blacks out. */
export default function hireiqHands() {
  return daylight(
    table() +
      glasses(150, 130, -24) +
      tea(1288, 118, -52) +
      clip(196, 452, 62) +
      AGENCY.map((put) => pinchUnder(put, DARK)).join('') +
      fan() +
      cv(sheet) +
      agency() +
      recruiter() +
      manager() +
      administrator(),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
