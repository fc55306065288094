/** The back wall of an ironmonger's shop: six bays of tools on hooks over rows of small drawers, and its ladder. */
import { DAY, ink } from '../../daylight.mjs';
import { box, card, clipped, limb, placed, repeat, ring, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, chance, line } from '../../stage.mjs';

const LEFT = 632;
const BAY = 143;
const DRAWER = { top: 286, wide: BAY / 2, high: 55, rows: 7, columns: 14 };

const STRAW = '#eccb8c';
const RUST = '#d98b3a';
const UMBER = '#8a4a1c';
const BRASS = '#e3a545';

const SHADE = { faces: ['#38291a', '#43301c', '#2d281f'], edge: '#0a1418', brass: '#b07a30', label: '#6b6a54' };
const SUN = { faces: ['#cf9a5c', '#d8a566', '#c68f50'], edge: '#5b3819', brass: '#f6d48c', label: '#fbf0d6' };

/** Rows of drawers, each with a label in its holder and a knob. */
function drawers(columns, { faces, edge, brass, label }) {
  const { top, wide, high, rows } = DRAWER;
  const each = (draw) =>
    repeat(columns * rows, (i) => draw(LEFT + (i % columns) * wide, top + Math.floor(i / columns) * high));
  const tone = (x, y) => Math.floor(3 * chance(x * 0.7 + y * 1.3));
  const faced = (t) => each((x, y) => (tone(x, y) === t ? box(x + 3, y + 3, wide - 6, high - 6) : ''));
  const labels = each((x, y) => box(x + 22, y + 11, 28, 10));
  const knobs = each((x, y) => ring(x + 36, y + 35, 5));
  return (
    area(box(LEFT - 2, top - 2, columns * wide + 2, rows * high + 2), edge) +
    faces.map((fill, t) => area(faced(t), fill)).join('') +
    area(labels, label) +
    area(knobs, brass)
  );
}

/** The same thing at several places along a bay. */
const along = (places, put, draw) => places.map((u, i) => draw(within(put, u, 0), i)).join('');

/** Keys, two rows of them on hooks. */
const keys = (put) =>
  along([-48, -16, 16, 48], put, (at) => {
    const bits = 'M0 28L0 60M0 59L9 59M0 51L7 51M0 86L0 118M0 117L9 117M0 109L7 109';
    return line(at(oval(0, 20, 8) + oval(0, 78, 8) + bits), ink(4.4));
  });

/** Coils of rope, each tied at its middle. */
const ropes = (put) =>
  along([-42, 0, 42], put, (at, i) => {
    const strands = [0, 6, 12].map((d) => oval(0, 70, 19 - d * 0.8, 48 - d)).join('');
    const colour = [STRAW, RUST, STRAW][i];
    return (
      line(at('M0 6L0 26'), { width: 2.4, colour: BRASS }) +
      line(at(oval(0, 70, 14, 42)), { width: 14, colour }) +
      line(at(strands), ink(1.3)) +
      solid(at(box(-20, 62, 40, 13)), colour, ink(1.8))
    );
  });

/** Hammers, by length. */
const hammers = (put) =>
  along([-47, -15, 17, 49], put, (at, i) => {
    const foot = 114 - i * 8;
    const head = 'M-14 14L-9 14L-7 17L3 16C9 16 13 22 15 31C10 27 4 24 4 32L-4 32L-4 27L-9 30L-14 30z';
    return solid(at(`M-3 26L3 26L5 ${foot}L-5 ${foot}z`), UMBER, ink(1.8)) + area(at(head), DAY.ink);
  });

/** Pressure gauges, each at its own reading. */
const gauges = (put) =>
  along([-42, 0, 42, -42, 0, 42], put, (at, i) => {
    const v = i < 3 ? 34 : 92;
    return (
      solid(at(box(-4, v + 14, 8, 16) + oval(0, v, 18)), BRASS, ink(2)) +
      area(at(oval(0, v, 13)), '#efdfba') +
      line(at(placed(0, v, -110 + 70 * (i % 4))('M0 4L0 -10')), ink(2.6))
    );
  });

/** Baskets of cane, hung by their handles. */
const baskets = (put) =>
  along([-32, 32], put, (at) => {
    const canes = repeat(5, (i) => `M${-18 + i * 9} 66L${-14 + i * 7} 114`);
    return (
      line(at('M-24 64C-22 4 22 4 24 64'), ink(4.6)) +
      solid(at('M-28 64L28 64L21 116L-21 116z'), STRAW, ink(2)) +
      line(at('M-26 78L26 78M-24 91L24 91M-22 104L22 104'), { width: 3, colour: UMBER }) +
      line(at(canes), ink(1.2)) +
      solid(at(card(-31, 57, 62, 11, 5)), UMBER, ink(2))
    );
  });

/** Hurricane lamps. */
const lamps = (put) =>
  along([-32, 32], put, (at) => {
    const tank = box(-10, 26, 20, 22) + box(-15, 90, 30, 8) + card(-24, 97, 48, 20, 6);
    return (
      line(at('M-21 54C-18 4 18 4 21 54'), { width: 2.2, colour: STRAW }) +
      line(at('M-10 36L-22 46L-22 96M10 36L22 46L22 96'), { width: 4.4, colour: RUST }) +
      solid(at('M-9 48L9 48C21 62 19 78 11 90L-11 90C-19 78 -21 62 -9 48z'), '#f9ddb0', ink(1.8)) +
      area(at('M0 62C8 74 6 84 0 86C-6 84 -8 74 0 62z'), '#e8952f') +
      solid(at(tank), RUST, ink(1.9))
    );
  });

/** The bays, between posts under a cornice. */
function bays() {
  const bay = (draw, i) => {
    const x = LEFT + i * BAY;
    return (
      solid(box(x + 7, 138, BAY - 14, 128), i % 2 ? '#15474c' : '#c08a4c', ink(2)) +
      area(box(x + 7, 138, BAY - 14, 11), i % 2 ? '#0c2a30' : '#8a5a2c') +
      draw(placed(x + BAY / 2, 142))
    );
  };
  return (
    area(box(LEFT - 12, 100, 1000, 186) + box(LEFT - 12, 280, 12, 400), '#6e431f') +
    [keys, ropes, hammers, gauges, baskets, lamps, keys].map(bay).join('') +
    solid(box(LEFT - 12, 100, 1000, 30), DAY.ink, ink(2)) +
    line('M624 122H1610', { width: 2, colour: BRASS })
  );
}

/** The wall; the sun reaches its left part through the open front, beside whose planks, stacked, the wall begins. */
export const wall = () =>
  bays() +
  drawers(DRAWER.columns, SHADE) +
  clipped('sun', 'M620 284L836 284L736 680L620 680z', drawers(4, SUN)) +
  solid(box(LEFT - 12, 272, 1000, 9), BRASS, ink(2)) +
  solid(box(580, 100, 40, 780), '#7a4a22', ink(2.6)) +
  line('M590 100V880M600 100V880M610 100V880', ink(1.6)) +
  line('M581 100V880', { width: 3, colour: '#ffd9a0' });

/** The drawer that is open, seen from above, and the hole it comes out of. */
export const openDrawer = (put) =>
  area(put('M2 2L69 2L69 53L2 53z'), '#050b10') +
  area(put('M-4 90L92 90L112 122L22 122z'), '#050b10', 'fill-opacity=".7" ') +
  solid(put('M4 14L68 14L84 38L-12 38z'), DAY.teal, ink(2.4)) +
  area(put('M16 22L56 22L66 36L6 36z'), '#0f3a40') +
  solid(put(box(-14, 36, 100, 58)), '#ffffff', ink(3)) +
  line(put(box(18, 46, 36, 14)), ink(2)) +
  solid(put(oval(36, 76, 7)), BRASS, ink(2.2));

const RUNGS = repeat(7, (i) => `M${1160 - i * 3} ${330 + i * 53}L${1304 + i * 2.6} ${330 + i * 53}`);

/** The ladder, which runs along the brass rail. */
export const ladder = () =>
  limb(RUNGS, 11, 6.6, '#c78f4a') +
  limb('M1166 268L1136 720M1298 268L1326 720', 15, 10.6, '#dca866') +
  area(ring(1166, 276, 12) + ring(1298, 276, 12), DAY.ink) +
  area(ring(1166, 276, 4) + ring(1298, 276, 4), BRASS);
