/** A leave slip is pinned to a wall calendar: two hands in close-up, a head in a hijab, a gecko on the wall. */
import { across, DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import {
  BRIGHT_RUST,
  BRIGHT_TEAL,
  DEEP_TEAL,
  GOLD,
  HONEY,
  LINEN,
  MINT,
  ROOM,
  SAND,
  TEAL,
} from '../../parts/palette.mjs';
import { box, clipped, mapped, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { gecko } from './month-gecko.mjs';
import { drawing, laying } from './table-hands.mjs';
import { bangles, sleeve } from './table-sleeves.mjs';

const CELL = 86;
const calendar = placed(94, 26, -5);
const SHEET = box(0, -60, 420, 720);
const SLEEVE = [BRIGHT_TEAL, DEEP_TEAL, '#3fa79f'];

/** Turns over what is drawn, so that a right hand becomes a left one. */
const mirrored = (put) => (d) => put(mapped((u, v) => [u, -v])(d));

/** The days: some are crossed out, one is ringed. */
function days() {
  const cell = (i, j) => [i * CELL + CELL / 2 + 8, 118 + j * CELL + CELL / 2];
  const rules =
    repeat(6, (i) => `M${8 + i * CELL} 118L${8 + i * CELL} 660`) +
    repeat(7, (j) => `M8 ${118 + j * CELL}L420 ${118 + j * CELL}`);
  const crosses = [0, 1, 2]
    .map((i) => cell(i, 0))
    .map(([x, y]) => `M${x - 18} ${y - 18}L${x + 18} ${y + 18}M${x + 18} ${y - 18}L${x - 18} ${y + 18}`)
    .join('');
  const [x, y] = cell(0, 3);
  return (
    line(calendar(rules), { width: 2.4, colour: TEAL }) +
    line(calendar(crosses), { width: 6, colour: BRIGHT_TEAL }) +
    line(calendar(oval(x, y, 30)), { width: 6, colour: HONEY })
  );
}

/** The picture on the calendar: the full moon over hills. */
function picture() {
  const frame = calendar(box(0, -60, 420, 166));
  const hills = 'M-10 74C40 40 80 40 120 62C180 96 230 30 300 44C350 54 390 80 430 70L430 120L-10 120z';
  return (
    clipped(
      'moonrise',
      frame,
      area(frame, ROOM) +
        area(calendar(oval(170, 4, 34)), GOLD) +
        area(calendar(oval(160, -6, 7) + oval(182, 14, 5)), HONEY) +
        area(calendar(hills), TEAL) +
        line(calendar('M-10 92C40 58 80 58 116 78C180 112 230 52 300 62C340 70 380 96 430 90'), {
          width: 2.4,
          colour: MINT,
        }),
    ) + line(frame, ink(3))
  );
}

/** The leave slip: a drawing of a palm on an island. */
function slip(put) {
  const sheet = put('M-66 -74L66 -74L66 62L46 80L-66 80z');
  return (
    area(within(put, -10, 12)('M-66 -74L66 -74L66 62L46 80L-66 80z'), ROOM, 'fill-opacity=".35" ') +
    solid(sheet, '#ffffff', ink(3)) +
    area(put('M46 80L44 60L66 62z'), DAY.amber) +
    line(put('M46 80L44 60L66 62'), ink(2.4)) +
    area(put(oval(-38, -52, 12)), HONEY) +
    line(put('M-4 6C-6 -12 -4 -24 -10 -38'), { width: 6, colour: '#8a5f2c' }) +
    line(
      put(
        'M-10 -38C-20 -52 -34 -46 -38 -34M-10 -38C-22 -40 -30 -32 -30 -20M-10 -38C-4 -54 12 -52 16 -40M-10 -38C2 -40 8 -32 8 -22',
      ),
      { width: 6, colour: BRIGHT_TEAL },
    ) +
    area(put('M-44 10C-24 -4 22 -4 44 10z'), GOLD) +
    line(put('M-48 16C-36 10 -30 22 -18 16C-6 10 0 22 12 16C24 10 30 22 46 16'), { width: 4.4, colour: BRIGHT_TEAL })
  );
}

/** A drawing pin with a long head, its point at the origin, its head towards -x. */
const pin = (put) =>
  line(put('M0 0L-24 0'), { width: 4, colour: '#6e7f83' }) +
  solid(
    put('M-24 -17L-32 -17L-38 -9L-60 -9L-68 -19L-76 -19L-76 19L-68 19L-60 9L-38 9L-32 17L-24 17z'),
    BRIGHT_RUST,
    ink(2.8),
  );

/** Her head from behind, in a hijab whose end is wound round the neck. */
function hijab() {
  const cloth = 'M-10 650C30 620 62 600 74 564C76 516 108 488 154 488C202 488 236 516 236 560C246 596 276 616 312 650z';
  const shade = 'M-10 650C30 620 62 600 74 564C76 516 108 488 154 488C116 504 100 536 108 572C100 600 84 620 66 650z';
  const folds =
    'M234 546C214 572 160 584 100 568M237 560C216 592 156 604 88 584M242 578C216 612 150 622 72 604M130 506C112 520 106 540 110 558M160 500C186 508 204 528 208 550';
  return (
    area(cloth, LINEN) + area(shade, SAND) + line(folds, { width: 2.6, colour: '#a98650' }) + line(cloth, ink(3.2))
  );
}

export function pinnedLeave() {
  const skin = TONES.light[0];
  const left = mirrored(placed(60, 500, -56, 1));
  const right = placed(270, 408, -92, 1);
  return (
    across('wall', ['#9fcfc7', '#cbe5dd'], 0, 350) +
    area(box(-20, -20, 400, 640), 'url(#wall)') +
    area(placed(-16, 16)(calendar(SHEET)), ROOM, 'fill-opacity=".32" ') +
    solid(calendar(SHEET), '#fbf6ea', ink(3.4)) +
    picture() +
    days() +
    gecko(placed(44, 150, 16, 0.9)) +
    slip(placed(172, 294, -3, 1.06)) +
    laying(left, skin) +
    sleeve(left, 112, 26, SLEEVE) +
    bangles(left) +
    drawing(right, skin, pin) +
    sleeve(right, 96, 26, SLEEVE) +
    hijab()
  );
}
