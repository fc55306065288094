/** Two offices, in front elevation: the old one of the accountants and the new one of human resources. */
import { area, line } from '../../stage.mjs';
import { arch, balustrade, DEEP, disc, INK, lit, PEOPLE, pane, TRIM, turned, uprights, WALL } from '../facade.mjs';
import { box, fine, hair, pen, placed, polygon, repeat, solid } from '../shapes.mjs';

const FILES = repeat(7, (i) => box(-19 + i * 5.6, -12 - ((i * 7) % 4), 4.6, 12 + ((i * 7) % 4)));
const shelf = (y) => `${placed(0, y)(FILES)}${box(-20, y, 40, 1.8)}`;

/** Accounts: a tall stone office with a clock; blinds, files, and two who are still at the month's end. */
export function accounts(put) {
  const lamp = 'M15 0L15 -15L8 -20L5 -15L1 -18L8 -26L12 -22L18 -16L18 0z';
  const paper = box(-21, -9, 7, 9) + box(-20, -14, 6, 4);
  const late = { light: 0.95, inside: PEOPLE.clerk + lamp + paper };
  const rows = [
    [{ light: 0.9, inside: shelf(-2) + shelf(-23) }, late, { light: 0.5, blind: 1 }],
    [{ light: 0.6, blind: 1 }, { blind: 0.5 }, { ...late, inside: turned(late.inside), blind: 0.3 }],
    [{ blind: 1 }, { light: 0.75, blind: 0.6, inside: paper }, { light: 0, blind: 0.8 }],
  ];
  const windows = rows.flatMap((row, i) => row.map((w, k) => pane(put, -65 + k * 65, -84 - i * 62, 42, 42, w)));
  const pilasters = [-98, -33, 33, 98].map((u) => box(u - 5, -264, 10, 190)).join('');
  const pediment = polygon([
    [-46, -284],
    [-46, -302],
    [0, -330],
    [46, -302],
    [46, -284],
  ]);
  const clock = disc(0, -302, 14);
  const ground = [-65, 65].map((u) =>
    pane(put, u, -16, 40, 42, {
      light: 0.8,
      inside: u < 0 ? turned(PEOPLE.clerk) + box(-20, -7, 40, 7) : shelf(-2) + shelf(-22),
      bars: repeat(4, (i) => `M${-12 + i * 8} 0L${-12 + i * 8} -42`),
    }),
  );
  const door = arch(0, 0, 34, 60);
  const quoins = repeat(9, (i) =>
    [-1, 1].map((m) => `M${m * 104} ${-88 - i * 20}L${m * (i % 2 ? 94 : 90)} ${-88 - i * 20}`).join(''),
  );
  const keystones = repeat(9, (i) =>
    placed(-65 + (i % 3) * 65, -126 - Math.floor(i / 3) * 62)('M-3 0L-4.5 -6L4.5 -6L3 0'),
  );
  const urn = (u) => solid(put(`${box(u - 7, -290, 14, 8)}${disc(u, -297, 6)}`), TRIM, pen(1.8));
  return (
    solid(put(box(-104, -264, 208, 290)), WALL, pen(2.6)) +
    hair(put(repeat(6, (i) => `M-104 ${-12 - i * 10}L104 ${-12 - i * 10}`)), 0.45) +
    solid(put(pilasters), DEEP, pen(1.5, 0.7)) +
    fine(put('M-104 -136L104 -136M-104 -198L104 -198'), 0.45) +
    solid(put(box(-108, -79, 216, 6)), TRIM, pen(1.8)) +
    hair(put(quoins + keystones), 0.55) +
    windows.join('') +
    ground.join('') +
    lit(put(door), 0.55) +
    line(put(`${door}M0 0L0 -58M-17 -42L17 -42`), pen(2)) +
    solid(put(`${box(-27, -66, 8, 66)}${box(19, -66, 8, 66)}`), TRIM, pen(1.8)) +
    solid(put(box(-32, -72, 64, 7)), TRIM, pen(1.8)) +
    solid(put(box(-34, -4, 68, 26)), DEEP, pen(1.8)) +
    solid(put(box(-110, -272, 220, 9)), TRIM, pen(2.2)) +
    hair(put(uprights(-104, 104, -263, -258, 6)), 0.7) +
    area(put(box(-102, -286, 204, 14)), DEEP) +
    balustrade(put, -102, 102, -286, -273) +
    urn(-97) +
    urn(97) +
    solid(put(pediment), WALL, pen(2.6)) +
    lit(put(clock)) +
    line(put(clock), pen(2.2)) +
    line(put('M0 -302L0 -312M0 -302L-7 -298'), { width: 2, colour: INK })
  );
}

// The furniture of an office, each on the floor at its origin.
const PLANT =
  'M-4 0L-5 -8L5 -8L4 0zM0 -8C-10 -12 -10 -20 -8 -24C-4 -20 -1 -14 0 -8z' +
  'M0 -8C-3 -18 -1 -26 1 -29C4 -24 3 -16 0 -8zM0 -8C4 -14 8 -18 12 -18C11 -12 7 -9 0 -8z';
const TABLE = box(-11, -14, 25, 2.2) + box(0, -13, 2.4, 13) + box(-3, -17, 8, 1.6);
const BOOKCASE =
  [-24, -14, -2].map((v) => box(-9, v, 18, 2)).join('') +
  [-9, 7.4].map((u) => box(u, -24, 1.6, 24)).join('') +
  box(-6, -22, 3, 8) +
  box(-2, -21, 3, 7) +
  box(2, -12, 3, 10);
const chair = (u, side) => box(u - side * 8 - 1.2, -20, 2.4, 20) + box(u - 7, -9, 14, 2);

/** A lamp that hangs from the ceiling at y. */
const pendant = (u, y) =>
  polygon([
    [u - 0.6, y],
    [u + 0.6, y],
    [u + 0.6, y + 5],
    [u + 7, y + 9],
    [u - 7, y + 9],
    [u - 0.6, y + 5],
  ]);

/** Human resources: a new office; the row of those who wait below, an interview, the tree of people on the wall. */
export function people(put) {
  const interview = [
    placed(-20, 0)(PEOPLE.sitter),
    placed(22, 0)(turned(PEOPLE.sitter)),
    chair(-20, 1),
    chair(22, -1),
    TABLE,
    pendant(1, -40),
    placed(53, 0)(PLANT),
    placed(-50, 0)(BOOKCASE),
  ].join('');
  const nodes = [
    [0, -33],
    [-30, -19],
    [0, -19],
    [30, -19],
    [-42, -6],
    [-20, -6],
    [20, -6],
    [42, -6],
  ];
  const tree =
    'M0 -33L0 -19M-30 -19L-30 -26L30 -26L30 -19M-42 -6L-42 -13L-20 -13L-20 -6M20 -6L20 -13L42 -13L42 -6M-30 -13L-30 -19M30 -13L30 -19';
  const mullions = repeat(4, (i) => `M${-42 + i * 28} 0L${-42 + i * 28} -40`);
  const strip = (floor, options) => pane(put, -20, -74 - floor * 56, 132, 40, options);
  const seats = [-60, -38, -16];
  const paper = box(4, -20, 7, 6);
  const waiting = seats.map((u, i) => placed(u, 0, 0, 1.05)(PEOPLE.sitter + (i === 1 ? '' : paper)) + chair(u, 1));
  const reception = box(6, -20, 20, 20) + placed(15, -18)(PEOPLE.pupil) + pendant(15, -56);
  const lobby = box(-82, -56, 112, 56);
  const fins = uprights(66, 92, -250, -72, 6.5);
  // A cup of tea as a sign, for there is a canteen.
  const cup = placed(-21, -263, 0, 0.98);
  const sign =
    line(put('M-46 -243L-36 -261M4 -243L-6 -261M-36 -243L-36 -261M-6 -243L-6 -261'), pen(1.6, 0.8)) +
    lit(put(cup('M-21 -31L21 -31C21 -13 15 -3 9 -1L-9 -1C-15 -3 -21 -13 -21 -31z'))) +
    line(put(cup('M21 -27C32 -29 33 -13 17 -12')), pen(3.2)) +
    line(put(cup('M-27 0L27 0')), pen(3.4)) +
    line(put(cup('M-9 -37C-13 -42 -5 -46 -9 -51M3 -37C-1 -42 7 -46 3 -51')), pen(2));
  return (
    solid(put(box(-86, -70, 176, 96)), DEEP, pen(2)) +
    lit(put(lobby), 0.9) +
    area(put(waiting.join('') + reception), INK) +
    line(put('M-82 -56L30 -56L30 0M-82 0L-82 -56M-82 -44L30 -44M2 0L2 -44'), pen(1.8)) +
    solid(put(box(40, -50, 34, 50)), '#0d2a34', pen(1.8)) +
    lit(put(box(40, -50, 34, 50)), 0.5) +
    line(put('M57 0L57 -50M53 -28L53 -20M61 -28L61 -20'), { width: 1.6, colour: INK }) +
    sign +
    solid(put(box(-96, -238, 192, 172)), WALL, pen(2.6)) +
    solid(put(box(58, -262, 40, 196)), TRIM, pen(2.4)) +
    fine(put(fins), 0.55) +
    solid(put(box(-100, -242, 158, 8)), TRIM, pen(2)) +
    strip(0, { light: 0.95, inside: interview }) +
    strip(1, { light: 0.75, inside: placed(-57, 0)(PLANT) + box(49, -26, 14, 26) }) +
    line(put(placed(-20, -132)(tree)), { width: 1.6, colour: INK }) +
    area(put(placed(-20, -131)(nodes.map(([u, v]) => placed(u, v + 5, 0, 0.72)(PEOPLE.pupil)).join(''))), INK) +
    strip(2, { light: 0.45, blind: 0.95, bars: mullions }) +
    hair(put('M-96 -122L58 -122M-96 -178L58 -178'), 0.6) +
    balustrade(put, -98, 44, -254, -243, 12) +
    fine(put('M78 -262L78 -277M70 -275L86 -275M73 -270L83 -270')) +
    solid(put(box(-90, -3, 184, 26)), DEEP, pen(1.8))
  );
}
