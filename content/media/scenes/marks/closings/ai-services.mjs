import {
  box,
  clipped,
  fine,
  hair,
  ON_WHITE,
  pen,
  placed,
  polygon,
  receding,
  repeat,
  shine,
  solid,
} from '../parts/shapes.mjs';
import { area, curve, glow, line, sample, stage } from '../stage.mjs';
import { delivery, dining, envelope, figures, staff, telephone } from './parts/bays.mjs';
import { clerk } from './parts/clerk.mjs';
import { fan, view, wall } from './parts/sorting-room.mjs';

const MEET = 870;
const deep = receding([MEET, 350]);
const RACK = { left: 606, right: 1134, top: 172, foot: 506 };
const COUNTER = { back: 500, front: 612 };
/** Left, top, width and height of each opening. */
const BAYS = { left: [618, 938], top: [188, 350], w: 184, h: 146 };
const CARD = [884, 362];

/** An opening with its sides, floor or ceiling and back. */
function opening(x, y, w, h, fill, pencil = pen(2.4)) {
  const front = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  const back = front.map((p) => deep(p, 0.09));
  const edges = front.map((p, i) => polygon([p, back[i]], false)).join('');
  const id = `bay${x}-${y}`;
  return (
    area(polygon(front), '#07131b') +
    clipped(id, polygon(front), area(polygon(back), fill) + hair(polygon(back) + edges, 0.5)) +
    line(polygon(front), pencil)
  );
}

/** The rack: two bays on each side of a column of narrow slots. */
function rack() {
  const { left, right, top, foot } = RACK;
  const bay = (i) => [BAYS.left[i % 2], BAYS.top[Math.floor(i / 2)]];
  const floor = (i, u, v = -4, size = 1) => placed(bay(i)[0] + u, bay(i)[1] + BAYS.h + v, 0, size);
  const fills = ['#0c2e35', '#241f14', '#0b2a31', '#261f13'];
  const bays = repeat(4, (i) => opening(...bay(i), BAYS.w, BAYS.h, fills[i]));
  const slots = repeat(7, (i) => opening(816, 188 + i * 44, 108, 38, '#0a1c25', pen(1.6, 0.45)));
  const things = [delivery, staff, figures, dining]
    .map((draw, i) => draw(floor(i, BAYS.w / 2 + [-1, -1, -15, 0][i], -4, [0.92, 0.98, 0.9, 0.94][i])))
    .join('');
  const cards = [
    [0, 150, -1, -6],
    [1, 40, -1, -6],
    [1, 66, 0, 7],
    [2, 160, 0, 7],
    [3, 158, 0, 6],
  ]
    .map(([i, u, v, turn]) => envelope(placed(bay(i)[0] + u, bay(i)[1] + BAYS.h + v, turn), 42, 27))
    .join('');
  return (
    solid(box(left, top, right - left, foot - top), '#0d242e', pen(3)) +
    hair(box(left + 5, top + 5, right - left - 10, foot - top - 5), 0.5) +
    solid(box(left - 10, top - 14, right - left + 20, 15), '#0f2a33', pen(2.8)) +
    hair(`M${left - 10} ${top - 8}H${right + 10}`, 0.6) +
    bays +
    slots +
    things +
    cards
  );
}

/** The counter from wall to wall, and what lies on it. */
function counter() {
  const { back, front } = COUNTER;
  const panels = repeat(5, (i) => box(-30 + i * 304, front + 44, 274, 130));
  const ledger = placed(644, 556, 0, 0.84);
  const rows = repeat(
    5,
    (i) => `M${-52 + i * 1.6} ${-18 + i * 8}L-8 ${-19 + i * 8}M8 ${-19 + i * 8}L${52 + i * 1.6} ${-18 + i * 8}`,
  );
  const bell = placed(1040, 590);
  const tray = placed(1194, 594);
  return (
    solid(
      polygon([
        [-20, back],
        [1460, back],
        [1460, front],
        [-20, front],
      ]),
      '#081821',
      pen(3),
    ) +
    repeat(4, (i) => hair(curve(sample((x) => back + 16 + i * 24 + 3 * Math.sin(x / 110 + i * 2), -20, 1460)), 0.26)) +
    solid(box(-20, front, 1480, 22), '#0d242e', pen(3)) +
    solid(box(-20, front + 22, 1480, 240), '#060f17', pen(2)) +
    hair(panels, 0.4) +
    solid(ledger('M-62 -26Q-30 -32 0 -24Q30 -32 62 -26L72 24Q36 18 0 26Q-36 18 -72 24z'), '#12383d', pen(2.4)) +
    hair(ledger(`${rows}M0 -24L0 26`), 0.7) +
    solid(bell('M-26 0L-26 -5L26 -5L26 0z'), '#2a2011', pen(2)) +
    solid(bell('M-21 -5C-21 -36 21 -36 21 -5z'), '#5a4318', pen(2.2)) +
    line(bell('M0 -28L0 -36M-4 -36L4 -36M-12 -14C-10 -20 -8 -22 -4 -24'), pen(2.4)) +
    telephone(placed(1204, 549, 0, 0.86)) +
    solid(tray('M-50 -34L50 -34L62 -2L-62 -2z'), '#100f0c', pen(2)) +
    solid(tray('M-50 -34L50 -34L50 -26L-50 -26z'), '#1d180e', pen(1.8)) +
    solid(tray('M-62 -16L-50 -36L-50 -26L-62 0z'), '#2a2011', pen(1.8)) +
    solid(tray('M62 -16L50 -36L50 -26L62 0z'), '#2a2011', pen(1.8)) +
    solid(tray(box(-62, -14, 124, 20)), '#241b0e', pen(2.4)) +
    fine(tray('M-12 -6L12 -6L12 1L-12 1z'), 0.8)
  );
}

/** A lamp that hangs over the hand, and its light. */
const lamp = () =>
  line(`M${MEET + 12} 0V214`, pen(2.6)) +
  shine('fall', `M${MEET - 22} 258H${MEET + 46}L${MEET + 100} 480H${MEET - 76}z`, 0.3, 0) +
  solid(placed(MEET + 12, 214)('M-8 -14L8 -14L10 0C40 6 54 24 56 44L-56 44C-54 24 -40 6 -10 0z'), '#123640', pen(2.8)) +
  area(placed(MEET + 12, 214)('M-56 44C-40 54 40 54 56 44C40 38 -40 38 -56 44z'), '#e6f4ee') +
  glow(MEET + 12, 262, 90, '#fff3dc', 0.5);

/** Four assistants: a sorting office at night; a clerk holds a card before the rack, a bay for each, a tray for a person. */
export default function aiServices() {
  const dark =
    '<linearGradient id="dusk"><stop stop-color="#050b12" stop-opacity=".55"/><stop offset="1" stop-color="#050b12" stop-opacity="0"/></linearGradient><rect width="700" height="810" fill="url(#dusk)"/>';
  const hot =
    glow(...CARD, 190, '#ffffff', 0.55) +
    envelope(
      placed(CARD[0] + 4, CARD[1] + 22, -7),
      84,
      56,
      '#fff',
      { width: 3, colour: '#fff' },
      { width: 2.2, colour: ON_WHITE },
    );
  return stage(dark + wall() + view() + fan() + rack() + counter() + lamp() + hot + clerk(), {
    meet: MEET,
    left: 0,
    top: 0,
    width: 1440,
    height: 810,
  });
}
