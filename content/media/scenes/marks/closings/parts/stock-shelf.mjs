/** The long shelf of the stockmaster-shelf closing, seen straight on, and the hardware in its bays. */
import { across, DAY, ink } from '../../daylight.mjs';
import {
  BRICK,
  BRIGHT_RUST,
  BRIGHT_TEAL,
  CREAM,
  DEEP_TEAL,
  GOLD,
  HONEY,
  HONEY_SHADE,
  MINT,
  SAND,
} from '../../parts/palette.mjs';
import { box, card, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** The y of the boards, and the x of the posts. */
export const BOARDS = [78, 248, 430];
const POSTS = [366, 726, 1086];

/** A tin of paint, its foot's middle at (x, y). */
export const tin = (x, y, fill, put = placed(x, y)) =>
  solid(put(box(-29, -58, 58, 58)), fill, ink(2.2)) +
  area(put(box(14, -57, 14, 56)), DAY.ink, 'fill-opacity=".16" ') +
  area(put(box(-28, -42, 56, 26)), CREAM) +
  area(put('M0 -40C7 -32 10 -28 10 -25C10 -15 -10 -15 -10 -25C-10 -28 -7 -32 0 -40z'), fill) +
  solid(put(box(-32, -64, 64, 10)), DAY.ink, pen(1.4));

/** A roll of cable on a drum that faces us. */
const drum = (x, y, r, fill, dark) =>
  solid(oval(x, y - r, r), '#c8944e', ink(2.4)) +
  solid(oval(x, y - r, r * 0.84), fill, ink(2)) +
  line([0.74, 0.62, 0.5].map((k) => oval(x, y - r, r * k)).join(''), { width: 2, colour: dark }) +
  solid(oval(x, y - r, r * 0.36), '#dcb277', ink(2)) +
  area(oval(x, y - r, r * 0.13), DAY.ink) +
  line(
    `M${x - r * 0.7} ${y - r * 1.3}C${x - r * 0.6} ${y - r * 1.6} ${x - r * 0.3} ${y - r * 1.72} ${x} ${y - r * 1.74}`,
    {
      width: 3,
      colour: DAY.light,
      opacity: 0.7,
    },
  );

/** Ends of PVC pipes in a heap. */
const pipes = (x, y, r, rows, fill = '#dfe9e4') =>
  repeat(rows, (row) =>
    repeat(rows - row, (i) => {
      const [u, v] = [x + r + i * r * 2 + row * r, y - r - row * r * 1.74];
      return (
        solid(oval(u, v, r), fill, ink(2.2)) +
        area(oval(u, v, r * 0.7), '#24454c') +
        line(oval(u, v, r * 0.7), ink(1.8))
      );
    }),
  );

/** A crate of boards. */
export const crate = (x, y, w, h, put = placed(x, y)) =>
  solid(put(box(0, 0, w, h)), '#c8944e', ink(2.6)) +
  repeat(3, (i) => solid(put(box(0, (i * h) / 3, w, h / 3 - 5)), i === 1 ? '#dcb277' : '#d3a262', ink(2))) +
  solid(put(box(6, -2, 18, h + 4) + box(w - 24, -2, 18, h + 4)), '#b98140', ink(2.2)) +
  area(
    put(repeat(3, (i) => oval(15, h / 6 + (i * h) / 3 - 2, 2.6) + oval(w - 15, h / 6 + (i * h) / 3 - 2, 2.6))),
    DAY.ink,
  );

/** A bin of plastic, open to us, with nuts in it. */
const bin = (x, y, fill, dark) =>
  area(`M${x + 4} ${y - 44}C${x + 20} ${y - 64} ${x + 62} ${y - 64} ${x + 80} ${y - 44}z`, '#7f9a98') +
  line(`M${x + 14} ${y - 48}l7 -7l8 5M${x + 34} ${y - 54}l8 -4l8 6M${x + 56} ${y - 52}l8 -1l5 7`, ink(2)) +
  solid(`M${x} ${y - 46}L${x + 84} ${y - 46}L${x + 78} ${y}L${x + 6} ${y}z`, fill, ink(2.4)) +
  area(`M${x + 4} ${y - 16}L${x + 80} ${y - 16}L${x + 78} ${y}L${x + 6} ${y}z`, dark) +
  solid(box(x + 24, y - 36, 36, 14), CREAM, ink(1.6));

/** Elbows of pipe. */
const elbow = (x, y, turn, fill) => {
  const put = placed(x, y, turn);
  return (
    line(put('M-22 0C0 0 0 0 0 22'), ink(24)) +
    line(put('M-22 0C0 0 0 0 0 22'), { width: 19, colour: fill }) +
    solid(put(box(-34, -15, 13, 30) + box(-15, 21, 30, 13)), fill, ink(2.2))
  );
};

/** The empty place: where two tins stood, and the web of a spider who has signed for it. */
const gap = () =>
  area(box(590, 93, 126, 155), '#5c9790') +
  area('M590 93H716V118L590 138z', DEEP_TEAL, 'fill-opacity=".5" ') +
  solid(box(580, 90, 11, 158), SAND, ink(2)) +
  line(`${box(600, 186, 50, 58)}${box(658, 186, 50, 58)}`, {
    width: 2.2,
    colour: CREAM,
    extra: 'stroke-dasharray="7 8" ',
  }) +
  line(
    'M716 93L680 146M716 93L707 142M716 93L652 108M685 138C692 132 700 132 708 137M668 105C680 106 694 108 708 122M690 126C696 124 702 124 710 128',
    { width: 1.4, colour: DAY.light, opacity: 0.9 },
  );

const topRow = () =>
  drum(62, BOARDS[0], 44, HONEY, HONEY_SHADE) +
  drum(322, BOARDS[0], 34, BRIGHT_RUST, BRICK) +
  pipes(384, BOARDS[0], 17, 3) +
  tin(616, BOARDS[0], MINT) +
  tin(682, BOARDS[0], BRIGHT_TEAL) +
  crate(752, 14, 108, 64) +
  drum(1042, BOARDS[0], 40, BRIGHT_TEAL, DEEP_TEAL) +
  tin(968, BOARDS[0], HONEY) +
  pipes(1108, BOARDS[0], 19, 2, '#f6c98a') +
  drum(1384, BOARDS[0], 44, BRIGHT_RUST, BRICK);

const middleRow = () =>
  pipes(-22, 248, 20, 4) +
  [0, 1].map((i) => tin(274, 248 - i * 64, [BRIGHT_RUST, HONEY][i])).join('') +
  [0, 1].map((i) => tin(334, 248 - i * 64, [BRIGHT_TEAL, BRIGHT_RUST][i])).join('') +
  drum(418, 248, 42, HONEY, HONEY_SHADE) +
  gap() +
  bin(738, 248, BRIGHT_TEAL, DEEP_TEAL) +
  bin(744, 202, HONEY, HONEY_SHADE) +
  tin(1130, 248, MINT) +
  tin(1130, 182, HONEY) +
  drum(1386, 248, 56, BRIGHT_TEAL, DEEP_TEAL);

const lowRow = () =>
  crate(250, 352, 108, 78) +
  elbow(290, 334, 0, '#dfe9e4') +
  elbow(334, 336, 90, '#f6c98a') +
  tin(400, 430, BRIGHT_TEAL) +
  bin(616, 430, BRIGHT_RUST, BRICK) +
  bin(624, 384, MINT, BRIGHT_TEAL) +
  drum(1040, 430, 52, BRIGHT_RUST, BRICK) +
  crate(1340, 350, 120, 80);

const floorRow = () =>
  drum(320, 600, 60, BRIGHT_TEAL, DEEP_TEAL) +
  crate(380, 500, 60, 110) +
  crate(620, 506, 96, 110) +
  drum(1040, 600, 44, HONEY, HONEY_SHADE) +
  tin(1120, 600, BRIGHT_RUST) +
  crate(1370, 500, 90, 110);

/** The lit back of the shelf, its boards and posts. */
export function shelf() {
  const board = (y) =>
    area(box(-10, y + 14, 1460, 16), DEEP_TEAL, 'fill-opacity=".28" ') +
    solid(box(-10, y, 1460, 15), SAND, ink(2.4)) +
    hair(`M-10 ${y + 9}H1450`, 0.5);
  const post = (x) =>
    solid(box(x - 10, -10, 20, 620), BRIGHT_TEAL, ink(2.4)) +
    area(box(x + 2, -10, 7, 620), DEEP_TEAL) +
    area(
      repeat(17, (i) => card(x - 6, 8 + i * 36, 5, 12, 2)),
      DAY.ink,
    );
  const tag = (x, y, fill) => solid(card(x, y + 2, 44, 20, 3), fill, ink(1.8));
  return (
    across('rack', ['#a9d3c9', '#cfe6da', '#f3ecd2', '#f8dba6'], 0, 1440) +
    area(box(-10, -10, 1460, 620), 'url(#rack)') +
    topRow() +
    middleRow() +
    lowRow() +
    floorRow() +
    BOARDS.map(board).join('') +
    POSTS.map(post).join('') +
    tag(612, 248, GOLD) +
    tag(962, 248, DAY.light) +
    tag(990, 78, DAY.light) +
    tag(640, 430, DAY.light)
  );
}
