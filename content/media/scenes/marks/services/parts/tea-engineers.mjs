/** The two engineers of platform-in-use, their table and their tea. */

import { handOn } from '../../closings/parts/counter-hands.mjs';
import { glasses, helmet, mansHead, womansHead } from '../../closings/parts/counter-heads.mjs';
import { arm, headOn, neck, shirt } from '../../closings/parts/counter-people.mjs';
import { fingersOver } from '../../closings/parts/crew.mjs';
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, GLINT, GOLD, TEAL } from '../../parts/palette.mjs';
import { box, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

const SIZE = 0.86;
const TOP = 636;

/** A waistcoat that is seen from afar, over a shirt. */
const vest = (put, [fill, shade]) =>
  solid(
    put('M-62 2C-70 60 -50 130 -14 200L-14 420L-132 420C-136 300 -140 140 -124 34C-106 18 -86 8 -62 2z'),
    fill,
    ink(2.6),
  ) +
  area(put('M-124 34C-140 140 -136 300 -132 420L-92 420C-98 280 -100 140 -92 12C-106 18 -116 24 -124 34z'), shade) +
  solid(put('M62 2C70 60 50 130 14 200L14 420L132 420C136 300 140 140 124 34C106 18 86 8 62 2z'), fill, ink(2.6)) +
  line(put('M-86 70L-92 300M86 70L90 300'), { width: 17, colour: GLINT });

const glass = (own) =>
  line(own('M-10 -96C-24 -112 4 -126 -8 -146M12 -96C0 -110 24 -124 12 -142'), { width: 3, colour: '#a9d3cb' }) +
  solid(own('M-30 -84L30 -84L23 0C12 6 -12 6 -23 0z'), DAY.paper, ink(2.4)) +
  area(own('M-28 -64L28 -64L22 -3C12 3 -12 3 -22 -3z'), '#b4621c') +
  line(own('M-30 -84C-20 -78 20 -78 30 -84'), ink(2));

const REST = { elbow: [176, 196], wrist: [96, 212] };

/** The arm that holds the tea, and the one that lies on the table. */
function arms(put, tones, cloth, { elbow, wrist, turn }) {
  const hand = handOn(put, elbow, wrist, { size: 0.95, turn });
  const [u, v] = hand('0 -6').split(' ').map(Number);
  return (
    arm(put, { m: 1, ...REST, tones, cloth }) +
    fingersOver(put, tones, [68, 252, 160, 0.95]) +
    arm(put, { m: -1, elbow, wrist, tones, cloth }) +
    glass(placed(u, v + 42 * SIZE, 6, SIZE)) +
    grip(hand, tones)
  );
}

const woman = placed(312, 482, 0, SIZE);
const man = placed(888, 482, 0, SIZE);
const RUSTY = [BRIGHT_RUST, BRICK, '#d9683f'];
const CREAM = ['#fdf3dd', '#dcc79c'];

/** The senior engineer, who tells the joke. */
export const seniorEngineer = () => {
  const tones = TONES.warm;
  const face = { tones, turn: 14, look: [7, 1], lid: 0.14, brow: 7, mouth: 'grin', wide: 26, hair: '#56615f' };
  return (
    neck(woman, tones) +
    shirt(woman, RUSTY, GOLD) +
    vest(woman, [TEAL, '#0f4f55']) +
    womansHead(headOn(woman, 4), face, { bun: true, grey: true })
  );
};

/** The younger one, eyes closed over his tea. */
export const youngEngineer = () => {
  const tones = TONES.deep;
  const head = headOn(man, -4, -1);
  const face = { tones, turn: 13, look: [4, 3], lid: 1, brow: 8, mouth: 'soft', wide: 26 };
  return (
    neck(man, tones) +
    shirt(man, CREAM) +
    vest(man, ['#f0a53a', '#c8762a']) +
    mansHead(head, face, { moustache: true, wave: true }) +
    glasses(head)
  );
};

export const womansArms = () => arms(woman, TONES.warm, RUSTY, { elbow: [-172, 190], wrist: [-80, 152], turn: 8 });

export const mansArms = () => arms(man, TONES.deep, CREAM, { elbow: [-176, 186], wrist: [-84, 128], turn: 16 });

/** A pot of tea about its foot. */
function pot(x, y) {
  const put = placed(x, y, 0, 0.88);
  return (
    line(put('M48 -62C84 -70 84 -14 46 -20'), ink(15)) +
    line(put('M48 -62C84 -70 84 -14 46 -20'), { width: 9, colour: TEAL }) +
    solid(put('M-46 -30C-66 -34 -70 -58 -86 -66L-70 -76C-58 -66 -54 -56 -42 -56z'), TEAL, ink(2.6)) +
    solid(put('M-40 0C-62 -20 -60 -74 -22 -80L22 -80C60 -74 62 -20 40 0z'), '#2b928c', ink(2.8)) +
    area(put('M-40 0C-62 -20 -60 -74 -22 -80C-40 -60 -42 -24 -22 0z'), TEAL) +
    solid(put('M-26 -80C-22 -94 22 -94 26 -80z'), TEAL, ink(2.4)) +
    solid(put(oval(0, -97, 8)), GOLD, ink(2.2)) +
    line(put('M28 -62C36 -52 38 -40 36 -30'), { width: 4, colour: '#bfe3dc' })
  );
}

const biscuits = (x, y) =>
  solid(oval(x, y, 74, 17), DAY.light, ink(2.6)) +
  line(oval(x, y - 1, 54, 10), { width: 2, colour: '#8fd0c8' }) +
  repeat(4, (i) => solid(oval(x - 30 + i * 19, y - 6 - (i % 2) * 6, 19, 8), '#e0a656', ink(2)));

/** The table: its top from afar to near, and what stands on it. */
export const table = () =>
  solid(`M96 ${TOP}L1104 ${TOP}L1170 718L30 718z`, '#dca55c', ink(3)) +
  line(`M80 ${TOP + 22}L1120 ${TOP + 22}M58 ${TOP + 50}L1142 ${TOP + 50}`, {
    width: 2.2,
    colour: '#8a5524',
    opacity: 0.7,
  }) +
  solid(box(30, 718, 1140, 16), '#8a5524', ink(2.8)) +
  area(box(30, 734, 1140, 30), '#5f3a1e') +
  helmet(within(placed(112, 716), 0, 0, -4, 0.92), ['#f6c02f', '#cf8f17']) +
  helmet(within(placed(1070, 714), 0, 0, 4, 0.92), [DAY.light, '#cfe2dc']) +
  biscuits(668, 684) +
  pot(556, 702);
