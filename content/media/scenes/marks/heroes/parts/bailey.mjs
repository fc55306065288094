/** A panel bridge and what builds it: panels, nose, rollers, trestle, the last panel, the crane, the lorry. */
import { DAY, ink } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { GLASS, LINEN } from '../../parts/palette.mjs';
import { box, card, dot, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, glow, line, round } from '../../stage.mjs';
import { AMBER, BRICK, TEAL } from './green-kites.mjs';

// A panel's length and height, the level of the upper chord, and where the last panel goes.
const [LONG, HIGH] = [104, 54];
export const TOP = 338;
export const GAP = 812;

/** The paint of the bridge, a gradient that the picture defines. */
const STEEL = 'url(#steel)';

/** Members of steel: an edge of ink, then the paint. */
const steel = (d, width, paint) => line(d, ink(width + 3)) + line(d, { width, colour: paint });

/** A panel from its upper left corner: two chords, three uprights, two diamonds, and its mark. */
function panel(put, mark) {
  const lace = put('M3 27L27 1L51 27L27 53zM53 27L77 1L101 27L77 53z');
  const uprights = put('M2 0L2 54M52 0L52 54M102 0L102 54');
  const chords = put('M2 0L102 0M2 54L102 54');
  return (
    line(lace + uprights + chords, ink(7.6)) +
    line(lace, { width: 3.4, colour: STEEL }) +
    line(uprights, { width: 4.4, colour: STEEL }) +
    line(chords, { width: 5.4, colour: STEEL }) +
    solid(put('M52 14L64 27L52 40L40 27z'), mark, ink(1.8))
  );
}

/** The nose that leads the bridge across, its tip at the left and raised, so that it lands on the far side. */
const nose = (x, y) => {
  const put = placed(x, y);
  return (
    steel(put('M0 0L-22 47L-44 15L-62 39L-92 24M-44 15L-44 44'), 3.4, STEEL) +
    steel(put('M0 0L-94 30M0 54L-24 50L-94 32'), 5, STEEL)
  );
};

/** A roller on its stand; the bridge lies on it at `y`. */
const roller = (x, y) =>
  area(`M${x - 11} ${y + 16}L${x - 6} ${y + 5}L${x + 6} ${y + 5}L${x + 11} ${y + 16}z`, '#8a5a2a') +
  solid(ring(x, y + 5, 6), LINEN, ink(2.2));

/** A trestle of steel between two levels, in two storeys with crossed braces. */
function trestle(x, top, foot) {
  const middle = (top + foot) / 2;
  const half = (y) => round(20 + (10 * (y - top)) / (foot - top));
  const brace = (a, b) =>
    `M${x - half(a)} ${a}L${x + half(b)} ${b}M${x + half(a)} ${a}L${x - half(b)} ${b}M${x - half(b)} ${b}L${x + half(b)} ${b}`;
  return (
    steel(brace(top, middle) + brace(middle, foot), 2.4, '#d9c9a0') +
    steel(
      `M${x - 20} ${top}L${x - 30} ${foot}M${x + 20} ${top}L${x + 30} ${foot}M${x - 28} ${top}L${x + 28} ${top}`,
      4,
      '#d9c9a0',
    )
  );
}

/** A crawler crane, the middle of its tracks at (x, y); the head of its boom at `tip`. */
export function crane(x, y, tip) {
  const foot = [x - 22, y - 34];
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const far = Math.hypot(dx, dy);
  const at = (t, side) => [foot[0] + dx * t - (side * dy) / far, foot[1] + dy * t + (side * dx) / far];
  const rail = (side) => polygon([at(0, side * 3), at(0.1, side * 8), at(0.88, side * 7), at(1, side * 2)], false);
  const lace = Array.from({ length: 25 }, (_, i) => at(0.1 + i * 0.0325, i % 2 ? 7 : -7));
  const put = placed(x, y);
  return (
    line(
      `M${tip[0]} ${tip[1]}L${x + 30} ${y - 94}L${x + 42} ${y - 50}M${x + 30} ${y - 94}L${x + 4} ${y - 50}`,
      ink(2),
    ) +
    line(polygon(lace, false), ink(3.4)) +
    steel(rail(-1) + rail(1), 3, AMBER) +
    line(polygon(lace, false), { width: 1.8, colour: AMBER }) +
    solid(put('M-34 -22L-34 -66L-6 -66L4 -50L46 -50L46 -22z'), AMBER, ink(2.4)) +
    solid(put('M-28 -40L-28 -60L-9 -60L-2 -40z'), GLASS, ink(1.6)) +
    line(put('M14 -44L14 -28M22 -44L22 -28M30 -44L30 -28M38 -44L38 -28'), ink(1.8)) +
    area(put(card(-48, -22, 100, 22, 11)), DAY.ink) +
    area(put(repeat(5, (i) => disc(-36 + i * 19, -11, 6))), '#c9a06a')
  );
}

/** A lorry that looks to the left, spare panels upright on its bed in the order in which they are needed. */
export function lorry(x, y, put = placed(x, y)) {
  const stack = (u) =>
    solid(put(box(u + 14, -129, 104, 70)), TEAL, ink(2)) +
    solid(put(box(u + 7, -119, 104, 62)), LINEN, ink(2)) +
    area(put(box(u, -108, 104, 54)), DAY.ink) +
    panel(placed(x + u, y - 108), BRICK);
  const wheel = (u) => area(put(disc(u, -17, 19)), DAY.ink) + solid(put(disc(u, -17, 8)), '#c9a06a', ink(1.5));
  return (
    stack(118) +
    stack(0) +
    line(put('M-8 -46L-8 -112'), ink(4)) +
    area(put(box(-20, -50, 262, 22)), DAY.ink) +
    area(put(repeat(8, (i) => box(-12 + i * 32, -45, 24, 9))), '#c8702a') +
    area(
      put(
        'M-26 -28L-26 -92C-26 -98 -30 -100 -36 -100L-66 -100C-74 -100 -77 -96 -79 -88L-84 -62L-108 -56C-114 -54 -116 -50 -116 -44L-116 -20L-26 -20z',
      ),
      DAY.ink,
    ) +
    area(put('M-36 -90L-62 -90C-68 -90 -69 -86 -70 -82L-74 -62L-36 -62z'), '#f9ddb0') +
    line(put('M-80 -50L-34 -50M-60 -56L-60 -24'), { width: 1.6, colour: '#c8702a' }) +
    solid(put(disc(-110, -40, 6)), AMBER, ink(1.5)) +
    wheel(-80) +
    wheel(150) +
    wheel(196)
  );
}

/** The bridge on its rollers, all but one panel; each has its mark. */
export function bridge() {
  const bays = [-3, -2, -1, 1, 2, 3, 4, 5, 6];
  const marks = [BRICK, LINEN, AMBER, TEAL, BRICK, LINEN, TEAL, BRICK, LINEN];
  const piece = (k, i) => panel(placed(GAP + k * LONG, TOP), marks[i]);
  return (
    trestle(604, TOP + HIGH + 14, 474) +
    [604, 792, 936, 1060, 1184, 1308, 1420].map((x) => roller(x, TOP + HIGH + 3)).join('') +
    nose(GAP - 3 * LONG, TOP) +
    bays.map(piece).join('')
  );
}

/** The last panel, pure white, in the slings of the crane: one hand lower and it is in its place. */
export function lastPanel() {
  const [y, lift] = [TOP, 46];
  const put = placed(GAP, y - lift);
  const [x, hook] = [GAP + LONG / 2, y - lift - 58];
  const slings = `M${x} 112L${x} ${hook}M${GAP + 14} ${y - lift}L${x} ${hook}L${GAP + LONG - 14} ${y - lift}`;
  const members = 'M2 0L102 0L102 54L2 54zM52 0L52 54M2 27L26 0L52 27L26 54zM52 27L78 0L102 27L78 54z';
  return (
    line(slings, { width: 2.2, colour: '#f0c878' }) +
    dot(x, hook, 5, AMBER) +
    glow(x, y - lift + 27, 120, '#ffffff', 0.3) +
    line(put(members), { width: 7.4, colour: '#ffffff' })
  );
}
