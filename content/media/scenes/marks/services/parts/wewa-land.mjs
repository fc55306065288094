/** Around the sluice: the lake and what lies beyond it, the dam, the fields below, their channels and small gates. */

import { DAY, hillsOn, ink } from '../../daylight.mjs';
import { PEOPLE, turned } from '../../parts/facade.mjs';
import { palmAt } from '../../parts/garden-plants.mjs';
import { box, firm, pen, placed, relief, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, glow, line } from '../../stage.mjs';

const SHORE = 222;
const CREST = 344;
const MEET = 580;

/** Hills beyond the lake, paler the farther, and the sun at the right. */
function hills() {
  const far = (x) => 196 - 92 * bell(x, 150, 120) - 44 * bell(x, 400, 110) - 76 * bell(x, 985, 150);
  const near = (x) => 214 - 34 * bell(x, 20, 110) - 26 * bell(x, 330, 120) - 38 * bell(x, 1130, 120);
  const hill = hillsOn(SHORE + 4, 0.7);
  return (
    relief(4, (x, i) => 40 + i * 38 + 8 * Math.sin(x / 110 + i * 0.7), 0.36) +
    glow(1080, 50, 300, '#fff6df', 1) +
    hill(far, -20, 560, '#d0e6da') +
    hill(far, 560, 1220, '#f4dfb6') +
    relief(4, (x, i) => far(x) + 18 + i * 19, 0.4) +
    hill(near, -20, 560, '#8fc3b0') +
    hill(near, 560, 1220, '#dcc088')
  );
}

/** The dagoba on the far shore between trees; (x, y) is the middle of its foot. */
function dagoba(x, y) {
  const put = placed(x, y, 0, 1.4);
  const trees =
    'M-66 0C-66 -16 -54 -16 -50 -12C-46 -26 -32 -22 -30 -10C-22 -16 -8 -8 -4 0z' +
    'M10 0C14 -12 26 -12 30 -8C34 -28 54 -24 54 -10C64 -16 76 -12 78 0z';
  return (
    solid(put('M-46 0L46 0L46 -9L-46 -9z'), '#f4f0e0', pen(2)) +
    solid(put('M-38 -9C-38 -48 -20 -58 -9 -62L9 -62C20 -58 38 -48 38 -9z'), '#fbf3e0', pen(2.4)) +
    area(put('M-37 -10C-37 -48 -20 -57 -9 -61L-2 -61C-14 -50 -20 -30 -18 -10z'), '#a9cfc1') +
    solid(put('M-9 -62L9 -62L9 -74L4 -74L0 -106L-4 -74L-9 -74z'), '#eda23c', pen(2)) +
    solid(put(trees), '#2d7f78', pen(2))
  );
}

/** The lake, still, with long ripples and a path of sun on it. */
function lake() {
  const ripples = [246, 264, 282, 306, 326].map((y, i) => `M${30 + i * 66} ${y}h${90 + i * 10}`);
  const sparks = repeat(9, (i) => `M${1010 - i * 9 + (i % 3) * 34} ${234 + i * 12}h${44 + i * 9}`);
  return (
    area(box(-20, SHORE, 600, CREST - SHORE + 8), '#6fbab3') +
    area(box(MEET, SHORE, 640, CREST - SHORE + 8), '#a3cfba') +
    line(ripples.join(''), { width: 2.6, opacity: 0.6, colour: DAY.light }) +
    line(sparks, { width: 6, colour: '#fbe8bd' }) +
    firm(`M-20 ${SHORE}H1220`, 0.8)
  );
}

/** The dam: a path on its crest, on it a woman and a child, its grass slope towards us, and steps of stone down it. */
function dam() {
  const grass = (x, i) => 380 + i * 25 + 4 * Math.sin(x / 70 + i);
  const steps = repeat(7, (i) => `M${966 + i * 5} ${370 + i * 15}H${1006 + i * 9}`);
  const walkers = placed(316, 348, 0, 1.5)(turned(PEOPLE.woman)) + placed(342, 348, 0, 1.5)(turned(PEOPLE.child));
  return (
    area(box(-20, CREST, MEET + 20, 150), '#4f9f8c') +
    area(box(MEET, CREST, 640, 150), '#d9a94f') +
    relief(4, grass, 0.7) +
    solid(`M960 ${CREST + 12}H998L1070 480H1000z`, '#f4e0b4', ink(2.4)) +
    line(steps, { width: 2.4, colour: '#8a4f06' }) +
    solid(box(-30, CREST - 4, 1260, 16), '#f4e0b4', ink(2.4)) +
    area(walkers, DAY.ink) +
    area(`M460 ${CREST + 12}L460 480L300 480L392 ${CREST + 12}z`, DAY.ink, 'fill-opacity=".34" ')
  );
}

/** The basin below the gates, and the three ways out of it. */
function channels() {
  const water =
    'M424 546H876L934 604C990 640 1100 664 1220 676L1220 736C1080 722 930 692 846 628L740 628C744 676 770 720 806 800' +
    'L402 800C436 720 462 676 466 628L362 628C280 690 130 722 -20 736L-20 676C100 664 220 640 276 604L340 604z';
  return (
    line(water, { width: 26, colour: DAY.ink }) +
    line(water, { width: 20, colour: '#e9c88f' }) +
    area(water, '#2d958f') +
    area('M660 548H872L920 600C850 612 740 600 660 560z', '#17757a')
  );
}

/** A tuft of rice: blades that bend outwards. */
const rice = (x, y, s) => placed(x, y, 0, s)('M0 0Q-4 -12 -9 -17M0 0Q-1 -12 -3 -22M0 0Q1 -12 4 -21M0 0Q4 -12 10 -16');

/** Paddy on one side, from the foot of the dam to our feet: three terraces with bunds of earth; `m` mirrors it. */
function fields(m, fills, blade) {
  const at = (x) => MEET + m * x;
  const bund = (y, drop) => `${at(-20)} ${y}C${at(200)} ${y - 4} ${at(420)} ${y + drop} ${at(660)} ${y + drop - 6}`;
  const terrace = (y, drop, fill) => solid(`M${bund(y, drop)}L${at(660)} 800L${at(-20)} 800z`, fill, pen(4, 0.85));
  const row = (y, s, from, count) => repeat(count, (i) => rice(at(from + i * 40 * s), y + 3 * Math.sin(i * 2), s));
  const far = row(499, 0.62, 250, 17) + row(544, 0.8, 310, 11) + row(602, 1, 520, 3);
  const near = row(684, 1.1, 210, 1) + row(718, 1.3, 240, 2);
  return (
    terrace(472, -4, fills[0]) +
    terrace(508, 10, fills[1]) +
    terrace(564, 20, fills[2]) +
    line(far + near, { width: 2.4, colour: blade })
  );
}

/** A small gate of wood over a channel; (x, y) is the middle of its sill, `lift` how far its leaf is up. */
export function smallGate(x, y, lift) {
  const put = placed(x, y);
  return (
    area(put('M-44 -2L44 -2L44 -52L-44 -52z'), DAY.ink) +
    area(put(`M-36 0L36 0L36 ${-lift}L-36 ${-lift}z`), '#dff1ea') +
    solid(put(`M-38 ${-lift}L38 ${-lift}L38 ${-lift - 44}L-38 ${-lift - 44}z`), '#e8952f', ink(3)) +
    line(put(`M-34 ${-lift - 22}L34 ${-lift - 22}M0 ${-lift - 44}L0 -96`), ink(3.4)) +
    solid(put(box(-54, -80, 14, 88) + box(40, -80, 14, 88)), '#f4e3c0', ink(3)) +
    solid(put(box(-60, -90, 120, 12)), '#f4e3c0', ink(3)) +
    line(put('M-16 -98L16 -98'), ink(6))
  );
}

const FLYING = 'M-44 -16C-26 -26 -10 -14 0 0C8 -18 26 -30 48 -22C32 -16 22 4 10 8L34 12L8 14C-10 14 -18 -6 -44 -16z';

/** Someone far off who bends over the seedlings, a hat of straw on. */
function planter(x, y, shirt) {
  const put = placed(x, y);
  const hat = placed(x + 26, y - 35, 118)('M-18 0C-10 -5 -9 -14 0 -14C9 -14 10 -5 18 0Q0 6 -18 0z');
  return (
    line(put('M-10 0L-8 -24M2 0L-4 -24'), ink(6)) +
    solid(put('M-16 -16C-20 -44 6 -50 24 -38L18 -26C8 -32 2 -30 0 -16z'), shirt, ink(2.2)) +
    line(put('M14 -30L20 -4'), { width: 5, colour: '#7d4a22' }) +
    solid(hat, '#fbefd6', ink(2.2))
  );
}

/** All the country about the tower. */
export function country() {
  const left = fields(-1, ['#8cc9ad', '#a9d8bd', '#c4e4c9'], '#0b6b6a') + planter(150, 500, '#e8952f');
  const right = fields(1, ['#e6b95a', '#efcb7a', '#f6dc9c'], '#8a4f06') + planter(1110, 498, '#17757a');
  const birds = solid(placed(130, 282, 0, 0.8)(FLYING) + placed(214, 306, 0, 0.6)(FLYING), DAY.light, ink(2));
  return hills() + dagoba(268, 222) + lake() + birds + palmAt(1136, 350, 1.6) + dam() + left + right + channels();
}
