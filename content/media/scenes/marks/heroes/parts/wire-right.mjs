/** The callers in the amber light: a clinic's director on an Australian veranda, and a tea taster at the factory's window. */
import { DEEP, lit, ROOF, TRIM, WALL } from '../../parts/facade.mjs';
import { box, fine, firm, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, curve, line, sample, thousandths } from '../../stage.mjs';
import { caller, cord, HAIR } from './wire-caller.mjs';
import { drawn, room, telephone } from './wire-left.mjs';

/** A magpie on a rail, from its feet. */
const magpie = (put) =>
  solid(
    put(
      'M-4 -4C-12 -8 -15 -16 -12 -24C-11 -32 -4 -36 2 -34C6 -35 9 -32 10 -29L20 -27L10 -25C9 -20 10 -14 6 -8L-2 -4L-16 10L-20 8z',
    ),
    '#061017',
    pen(1.7),
  ) +
  lit(put('M-9 -26C-7 -31 -3 -32 -1 -29C-2 -24 -6 -20 -10 -19zM-10 -14L-2 -12L-4 -6C-8 -8 -10 -11 -10 -14z'), 0.95) +
  line(put('M-1 -4L-2 0M4 -6L4 0'), pen(1.6));

/** A square post with its bracket, to the right (1) or left, under the eave. */
const post = (x, m) =>
  fine(`M${x + m * 8} 398C${x + m * 12} 376 ${x + m * 20} 366 ${x + m * 40} 364`) +
  solid(box(x - 6, 362, 12, 280), TRIM, pen(2)) +
  solid(box(x - 9, 398, 18, 7), TRIM, pen(1.6));

/** The veranda of the clinic: iron roof, iron lace, a lit room; the director at the rail, a magpie on it. */
export function veranda() {
  const [x, right] = [1358, 1556];
  const ribs = repeat(19, (i) => `M${x + 18 + i * 9.2} 292L${x - 14 + i * 12.4} 350`);
  const lace = repeat(11, (i) => `M${x - 4 + i * 18.6} 362q9.3 15 18.6 0m-9.3 7v6`);
  const rails = repeat(17, (i) => `M${x + 8 + i * 11.4} 590V634`);
  const at = placed(1448, 500, 0, 1.02);
  return (
    solid(box(x, 350, right - x, 294), WALL, pen(2.2)) +
    hair(
      repeat(20, (i) => `M${x} ${372 + i * 13}H${right}`),
      0.34,
    ) +
    room(box(x + 30, 398, 126, 242)) +
    drawn(
      `${box(x + 42, 414, 34, 46)}M${x + 59} 420V454M${x + 52} 426q7 -5 14 0M${x + 52} 434q7 -5 14 0M${x + 52} 442q7 -5 14 0`,
      1.6,
    ) +
    caller(at, {
      side: -1,
      foot: 136,
      hair: HAIR.bob,
      over: 'M10 -64C-8 -66 -22 -52 -21 -18M14 -60C4 -64 -12 -58 -16 -40',
      coat: 0.2,
      trim: 'M-9 6L4 22L12 6M4 22L4 42',
    }) +
    cord(at, -1, [62, 72]) +
    telephone(placed(1384, 580)) +
    solid(`M${x + 14} 290H${right - 14}L${right + 18} 352H${x - 18}z`, ROOF, pen(2.6)) +
    hair(ribs, 0.55) +
    firm(`M${x - 20} 354H${right + 20}`) +
    line(`M${x - 4} 362H${right + 4}${lace}`, pen(1.8, 0.9)) +
    post(x + 6, 1) +
    post(right - 6, -1) +
    fine(rails, 0.85) +
    solid(box(x - 2, 580, right - x + 4, 8), TRIM, pen(2)) +
    fine(`M${x} 634H${right}`) +
    magpie(placed(1520, 580)) +
    solid(box(x - 14, 640, right - x + 28, 10), TRIM, pen(2.2))
  );
}

/** A cup of tea on a sill, its middle at x. */
const cup = (x, y) =>
  solid(`M${x - 11} ${y - 14}h22c0 9 -4 14 -8 14h-6c-4 0 -8 -5 -8 -14z`, '#10262c', pen(1.8)) +
  lit(`M${x - 9} ${y - 13}h18l-1 4h-16z`, 0.95);

/** The left edge of the tea factory. */
const x = 1588;

/** The iron roof of the factory, hipped, from its ridge to its eave. */
export const factoryRoof = (top, eave) =>
  solid(`M${x - 16} ${eave}L${x + 26} ${top}H1880V${eave}z`, ROOF, pen(2.6)) +
  hair(
    repeat(19, (i) => `M${x + 30 + i * 15} ${top + 2}L${x - 8 + i * 17} ${eave - 2}`),
    0.5,
  );

/** A wall of the factory from `top` down. */
export const factoryWall = (top) =>
  solid(box(x, top, 290, 646 - top), WALL, pen(2.4)) +
  hair(
    repeat(Math.floor((646 - top) / 18), (i) => `M${x} ${top + 10 + i * 18}h290`),
    0.22,
  );

/** The tasting room: the taster at its lit window, tins behind her, cups on the sill; `share` is how bright it is. */
export function tastingRoom(share) {
  const at = placed(1724, 492, 0, 1.1);
  const tins =
    repeat(5, (i) => box(x + 24 + i * 19, 432, 13, 20)) + repeat(4, (i) => box(x + 24 + i * 19, 472, 13, 20));
  return (
    room(box(x + 16, 404, 200, 180), share) +
    drawn(`M${x + 20} 453h98M${x + 20} 493h98`, 2) +
    area(tins, '#0b2a30') +
    caller(at, {
      side: -1,
      foot: 83,
      hair: HAIR.bun,
      over: 'M10 -65C-6 -64 -16 -54 -19 -38M-34 -40C-34 -35 -31 -32 -27 -34',
      cloth: '#3a2110',
      coat: 0.12,
      trim: 'M14 6C20 34 6 66 -30 84M18 8C26 36 14 62 -4 82M8 8C10 30 0 52 -32 66',
    }) +
    cord(at, -1, [70, 70]) +
    line(box(x + 16, 404, 200, 180), pen(2.6)) +
    telephone(placed(1632, 584)) +
    [1664, 1694, 1762, 1790].map((u) => cup(u, 584)).join('') +
    solid(box(x + 8, 585, 232, 11), TRIM, pen(2.2))
  );
}

/** The tea factory on its hill: rows of windows for the withering lofts, the tasting room below. */
export function factory() {
  const panes = [0, 1].flatMap((row) =>
    Array.from({ length: 6 }, (_, i) => box(x + 16 + i * 38, 262 + row * 58, 26, 38)),
  );
  const bars = repeat(12, (k) => {
    const [u, v] = [x + 16 + (k % 6) * 38, 262 + Math.floor(k / 6) * 58];
    return `M${u + 13} ${v}v38M${u} ${v + 19}h26`;
  });
  return (
    factoryWall(246) +
    factoryRoof(186, 246) +
    lit(panes.filter((_, i) => i % 3 !== 1).join(''), 0.7) +
    line(panes.join(''), pen(1.9)) +
    drawn(bars, 1.6) +
    solid(box(x - 4, 378, 264, 8), TRIM, pen(1.9)) +
    tastingRoom() +
    solid(box(x - 8, 636, 260, 12), DEEP, pen(2))
  );
}

/** The tea hill behind the harbour, the veranda and the factory, planted in rows. */
export function teaHill() {
  const f = (x) => 640 - 424 * bell(x, 1660, 520);
  const crest = curve(sample(f, 880, 1830, 10));
  const rows = repeat(11, (i) =>
    line(curve(sample((x) => f(x) + 16 + i * 19 + i * i, 1000 + i * 20, 1830, 10)), {
      width: 4.4,
      opacity: thousandths(0.4 - i * 0.03),
      extra: 'stroke-dasharray="0.1 8" ',
    }),
  );
  return area(`${crest}L1830 660L880 660z`, '#0a1419') + line(crest, pen(1.7, 0.55)) + rows;
}
