/** The wages office of the peoplenest-payday picture: a wall of pigeonholes straight on, a calendar of the moon, the desk. */
import { across, DAY, ink } from '../../daylight.mjs';
import { MARIGOLD, RUST, TEAL } from '../../parts/palette.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const WOOD = '#d9ab68';

/** Width and height of a pigeonhole, with its board. */
const [WIDE, HIGH] = [124, 122];
/** Where the pigeonholes begin: left of them hangs the calendar. */
const [LEFT, TOP] = [232, 18];

/** An envelope that leans in its hole, the flap towards us. */
const envelope = (put, fill = DAY.light) =>
  solid(put(box(-38, -54, 76, 54)), fill, ink(2)) + line(put('M-38 -54L0 -24L38 -54'), ink(1.8));

/** The back of a folder; its lines are bars of black if the pay in it is hidden. */
const folder = (put, fill, hidden) =>
  solid(put('M-34 0L-34 -84L-28 -92L-2 -92L4 -84L34 -84L34 0z'), fill, ink(2)) +
  area(put(box(-24, -70, 48, 44)), DAY.light) +
  line(
    put(hidden ? 'M-16 -58L16 -58M-16 -46L16 -46M-16 -34L6 -34' : 'M-16 -58L16 -58M-16 -46L10 -46M-16 -34L14 -34'),
    hidden ? { width: 8, colour: DAY.ink } : { width: 3, colour: '#6f9a98' },
  );

const KINDS = {
  e: (x, y) => envelope(placed(x + 2, y, -3)) + envelope(placed(x + 6, y, 4), '#f7e3b8'),
  s: (x, y) => envelope(placed(x, y, -5)),
  f: (x, y) => folder(placed(x - 14, y, -4), '#8fd0c8') + folder(placed(x + 12, y, 3), '#f0c479'),
  h: (x, y) => folder(placed(x, y, 2), '#e9a23f', true),
  k: (x, y) => folder(placed(x - 12, y, -3), '#f3dcae') + folder(placed(x + 12, y, 4), '#5fb3aa', true),
  o: () => '',
};

/** What is in each hole, a letter of KINDS; a dash is a hole that nobody sees. */
const ROWS = ['sf-hsoks-h', 'h--hk-f--e', '------e---', '---------e'];

function hole(x, y, kind) {
  const w = WIDE - 12;
  const h = HIGH - 12;
  return (
    area(box(x, y, w, h), '#bfe0d6') +
    area(
      `M${x} ${y}L${x + w} ${y}L${x + w} ${y + 14}L${x + 16} ${y + 14}L${x + 16} ${y + h}L${x} ${y + h}z`,
      '#86b9af',
    ) +
    (KINDS[kind]?.(x + w / 2 + 4, y + h) ?? '') +
    line(box(x, y, w, h), pen(2.2))
  );
}

const pigeonholes = () =>
  solid(box(LEFT - 14, -30, 1440, 660), WOOD, pen(2.8)) +
  ROWS.map((row, j) => [...row].map((kind, i) => hole(LEFT + i * WIDE, TOP + j * HIGH, kind)).join('')).join('') +
  hair(
    repeat(4, (j) => `M${LEFT - 14} ${TOP + j * HIGH - 4}L1450 ${TOP + j * HIGH - 4}`),
    0.5,
  );

/** The drawers below the pigeonholes, where no desk hides them. */
const drawers = () =>
  [980, 1196, 1412]
    .map(
      (x) =>
        solid(box(x, 520, 204, 100), '#c8944e', pen(2.2)) + solid(card(x + 82, 552, 40, 14, 7), '#f6d58c', pen(1.8)),
    )
    .join('');

/** The leave calendar: a full moon above, the days below, some of them filled. */
function calendar(x, y) {
  const put = placed(x, y);
  const day = (i) => {
    const [u, v] = [14 + (i % 6) * 23, 128 + Math.floor(i / 6) * 23];
    const fill = { 4: '#17a39b', 5: '#17a39b', 9: MARIGOLD, 16: RUST, 17: RUST, 20: '#f6c667' }[i] ?? '#fffdf8';
    return solid(put(box(u, v, 18, 18)), fill, { width: 1.6, colour: '#7fa8a4' });
  };
  return (
    area(put(box(10, 12, 164, 230)), '#6fa9a1', 'fill-opacity=".5" ') +
    solid(put(box(0, 0, 164, 232)), '#fffdf8', ink(2.6)) +
    area(put(box(8, 8, 148, 108)), '#123f4c') +
    area(put(oval(108, 46, 25)), '#f6c667') +
    area(put(oval(100, 40, 5) + oval(116, 54, 7)), '#e0a94a') +
    area(put(oval(30, 28, 2) + oval(56, 44, 2) + oval(40, 62, 1.6)), '#fff3dc') +
    area(
      put(
        'M8 116L8 104C16 104 20 100 22 94C22 74 42 66 48 62L52 36L56 62C62 66 82 74 82 94C84 100 88 104 96 104L156 104L156 116z',
      ),
      '#fffdf8',
    ) +
    repeat(24, day) +
    area(put(oval(22 + 2 * 23, 137 + 2 * 23, 6)), MARIGOLD)
  );
}

const wall = () =>
  across('wall', ['#a9d3c8', '#d7ebe0'], 0, LEFT) +
  area(box(-20, -20, 280, 660), 'url(#wall)') +
  hair('M70 -10L70 500M146 -10L146 500', 0.2);

/** All behind the people. */
export const room = () => wall() + pigeonholes() + drawers() + calendar(8, 132);

/** The desk before three of them: its top, its front, and its end on the right. */
export const desk = (end) =>
  solid(box(-20, 500, end - 10, 120), '#0f5f63', pen(2.6)) +
  repeat(
    5,
    (i) =>
      solid(card(-62 + i * 220, 526, 190, 120, 4), TEAL, pen(2)) +
      solid(card(8 + i * 220, 548, 50, 12, 6), MARIGOLD, pen(1.8)),
  ) +
  solid(box(-20, 454, end + 20, 40), '#f0cd93', pen(2.8)) +
  hair(`M-20 468L${end} 468`, 0.4) +
  solid(box(-20, 490, end + 20, 16), '#c8944e', pen(2.4)) +
  fine(`M-20 499L${end} 499`, 0.3);
