/** Between the callers: poles, their one wire and its birds, a lit telephone box, a harbour manager on a jetty. */
import { box, clipped, dot, facing, fine, firm, hair, limb, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, curve, glow, line, round, sample } from '../../stage.mjs';
import { boat } from './valley-harbour.mjs';
import { caller, cord, HAIR } from './wire-caller.mjs';

/** The wire between two points [x, y]: where it hangs at t, 0 to 1. */
export const hang =
  ([a, b], [c, d], sag) =>
  (t) => [a + (c - a) * t, b + (d - b) * t + 4 * sag * t * (1 - t)];
const drawnSpan = (f, lift = 0) =>
  curve(Array.from({ length: 25 }, (_, i) => f(i / 24)).map(([x, y]) => [x, y + lift]));

/** A service line from the wire at (x, y) to a house at (u, v). */
export const service = (x, y, u, v) => hair(`M${x} ${y}Q${(x + u) / 2} ${(y + v) / 2 + 22} ${u} ${v}`, 0.8);

/**
 * The wire, the second one under it, and the lights of the voices that run along it to the middle.
 * @param {((t: number) => number[])[]} spans those between poles, then those that lead down to the telephone box
 * @param {number[][]} lamps each `[span, t]`
 * @param {number} meet where the teal lights end and the amber ones begin
 */
export const wire = (spans, lamps, meet) =>
  spans.map((f, i) => line(drawnSpan(f), pen(i < spans.length - 2 ? 2.6 : 2.2))).join('') +
  spans
    .slice(0, -2)
    .map((f) => hair(drawnSpan(f, 14), 0.5))
    .join('') +
  lamps
    .map(([i, t]) => {
      const [x, y] = spans[i](t).map(round);
      return glow(x, y, 15, x < meet ? '#8ff5e4' : '#ffd9a0', 0.7) + dot(x, y, 2.6, '#fff');
    })
    .join('');

/** What holds the wire that leads down, on the pole at (x, y). */
export const bracket = (x, y) => solid(box(x - 10, y - 4, 20, 7), '#0f2a33', pen(1.7));

/** A telephone pole down to the ground. */
export const pole = ([x, y], foot) =>
  solid(`M${x - 5} ${y - 22}H${x + 5}L${x + 7} ${foot}H${x - 7}z`, '#0a1a22', pen(2.2)) +
  solid(box(x - 30, y - 4, 60, 7), '#0f2a33', pen(1.9)) +
  solid(box(x - 22, y + 14, 44, 6), '#0f2a33', pen(1.7)) +
  fine([-26, -12, 12, 26].map((u) => `M${x + u} ${y - 4}v-9`).join('')) +
  hair(`M${x - 20} ${y + 3}L${x} ${y + 36}L${x + 20} ${y + 3}`, 0.8) +
  hair(
    repeat(9, (i) => `M${x - 10} ${y + 130 + i * 44}h6m8 20h6`),
    0.8,
  );

const BIRDS = {
  crow: 'M-3 0C-10 -2 -14 -8 -13 -16C-12 -24 -6 -28 -1 -30C0 -36 5 -39 10 -37C13 -36 14 -34 15 -32L23 -29L14 -28C12 -22 11 -12 5 -5L-4 0L-18 15L-23 12z',
  mynah:
    'M-2 0C-8 -2 -10 -8 -9 -14C-8 -19 -4 -22 0 -23C1 -28 5 -30 9 -28L11 -26L18 -25L11 -23C10 -16 8 -8 3 -3L-12 10L-16 8z',
};

/** Birds on the spans, each `[span, t, kind, way]`. */
export const birds = (spans, perched) =>
  perched
    .map(([i, t, kind, way]) => {
      const [x, y] = spans[i](t);
      const put = placed(x, y - 2);
      return solid(put(facing(way)(BIRDS[kind])), '#061017', pen(1.7)) + line(put('M-1 -2L-2 3M3 -3L3 3'), pen(1.5));
    })
    .join('');

/** The telephone box where the lights meet: white-hot behind its small panes, nobody in it yet. */
export function booth(x, y, size = 1) {
  const put = placed(x, y, 0, size);
  const panes = repeat(5, (i) => `M-20 ${-20 - i * 15}L20 ${-20 - i * 15}`);
  const white = { width: 2.2, colour: '#fff' };
  return (
    glow(x, y - 54 * size, 190 * size, '#ffffff', 0.42) +
    solid(put('M-30 0L-30 -118C-20 -130 20 -130 30 -118L30 0z'), '#10262d', white) +
    area(put('M-23 -6L-23 -98L23 -98L23 -6z'), '#fff') +
    line(put(`${panes}M-9 -98L-9 -6M9 -98L9 -6`), { width: 1.4, colour: '#0fb5ae' }) +
    area(put('M-7 -42L-7 -68L7 -68L7 -42z'), '#123640') +
    line(put('M-11 -70C-6 -76 6 -76 11 -70'), { width: 4, colour: '#123640' }) +
    line(put('M-26 -104L26 -104M-34 0L34 0'), white) +
    area(put('M-22 2L22 2L84 62L-84 62z'), '#fff', 'fill-opacity=".12" ')
  );
}

/** The harbour manager from head to foot: cap and oilskin, gumboots on the planks; (x, y) is between the feet. */
function manager(x, y) {
  const at = placed(x, y - 104, 0, 0.46);
  const low = placed(x, y, 0, 0.46);
  return (
    solid(
      low('M-34 -130L-30 -8L-30 0L8 0L4 -8L0 -12L0 -96L6 -12L6 0L42 0L40 -8L32 -12L32 -130z'),
      '#081820',
      pen(1.9),
    ) +
    line(low('M-32 -48L-2 -48M4 -48L34 -48'), pen(1.5)) +
    caller(at, { side: -1, hair: HAIR.cap, coat: 0.3, trim: 'M8 4L10 98' }) +
    cord(at, -1, [84, 62])
  );
}

/** A jetty of planks on piles, from one x to another. */
function jetty(from, to, y) {
  const piles = repeat(7, (i) => {
    const x = round(from + 12 + (i * (to - from - 24)) / 6);
    return limb(`M${x} ${y + 6}V${y + 44}`, 9, 5, '#0a1a22');
  });
  return (
    piles +
    solid(box(from, y, to - from, 9), '#122027', pen(2.2)) +
    hair(
      repeat(Math.floor((to - from) / 14), (i) => `M${from + 8 + i * 14} ${y + 1}v7`),
      0.7,
    )
  );
}

/** The water of the harbour, from its horizon to the shore. */
function water() {
  const bay = 'M880 600H1354V652C1340 692 1250 716 1150 708C1060 702 1000 668 934 645H880z';
  const swell = (i) =>
    curve(sample((x) => 608 + i * 9 + i * i * 0.5 + 1.6 * Math.sin(x / (15 + i * 2) + i * 2), 870, 1360, 6));
  return (
    clipped('bay', bay, area(bay, '#07151c') + repeat(10, (i) => hair(swell(i), round(0.55 - i * 0.03)))) +
    fine('M880 600H1352', 0.6) +
    fine('M934 645C1000 668 1060 702 1150 708C1250 716 1340 692 1354 652', 0.7)
  );
}

/** The telephone on its post on the jetty, and crates of fish beside it. */
const landing = (y) =>
  firm(`M1216 ${y}V${y - 50}`) +
  solid(box(1206, y - 84, 20, 36), '#171c1c', pen(1.9)) +
  solid(`M1202 ${y - 84}L1216 ${y - 94}L1230 ${y - 84}z`, '#171c1c', pen(1.7)) +
  solid(box(1286, y - 22, 34, 22) + box(1290, y - 42, 28, 20), '#171c1c', pen(1.8)) +
  hair(`M1286 ${y - 15}h34m-34 7h34M1290 ${y - 35}h28m-28 7h28`, 0.8);

/** The harbour: two boats with a light on the mast, the jetty, and the manager at its telephone. */
export const harbour = () =>
  water() + boat(1022, 618, 0.56) + boat(1126, 656, 0.98) + jetty(1192, 1330, 652) + landing(652) + manager(1256, 652);
