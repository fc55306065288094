/** The mains: a licensed electrician in rubber boots on a stepladder, at the fuse board of the harbour office. */
import { DAY, ink } from '../../daylight.mjs';
import { TONES } from '../../parts/face.mjs';
import { grip } from '../../parts/limbs.mjs';
import { BRICK, BRIGHT_RUST, BRIGHT_TEAL, DEEP_TEAL, GOLD, HONEY, MINT } from '../../parts/palette.mjs';
import { box, card, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { handOn } from './counter-hands.mjs';
import { helmet, mansHead } from './counter-heads.mjs';
import { arm, headOn, neck } from './counter-people.mjs';
import { fingersOver } from './crew.mjs';
import { bentLeg, boot } from './first-figures.mjs';
import { GROUND } from './first-quay.mjs';
import { someone, torso } from './foot-figures.mjs';

const put = someone(806, 160, 0.49);
const BOLT = 'M4 -20L-12 4L-1 4L-6 20L12 -5L1 -5z';

/** A pole of wood from one place to another. */
const rail = (d, fill) => line(d, ink(15)) + line(d, { width: 10, colour: fill });

const tread = (x, y) => solid(`M${x} ${y}L${x + 62} ${y - 8}L${x + 62} ${y + 2}L${x} ${y + 10}z`, '#f0cd8c', ink(2.2));

export const stepladder = () =>
  area(oval(852, GROUND, 118, 11), '#9c8450', 'fill-opacity=".4" ') +
  rail(`M884 312L950 ${GROUND - 12}`, '#9a6d33') +
  rail(`M846 318L914 ${GROUND}`, '#b98746') +
  rail(`M876 306L824 ${GROUND - 10}`, '#c99a52') +
  [534, 490, 438, 384, 336].map((y) => tread(762 + (GROUND - y) * 0.29, y)).join('') +
  rail(`M832 316L758 ${GROUND}`, '#e0ae62') +
  solid('M818 308L884 300L896 308L896 318L830 326L818 318z', '#f0cd8c', ink(2.4));

/** The board, its door open to the right; its middle is at (x, y). */
export const fuseBoard = (x, y) => {
  const own = placed(x, y);
  return (
    line(own('M-14 58L-14 330M10 58L10 330'), ink(8)) +
    line(own('M-14 58L-14 330M10 58L10 330'), { width: 4, colour: MINT }) +
    solid(own('M40 -64L76 -76L76 76L40 64z'), '#f2b24e', ink(2.6)) +
    solid(own('M58 -38L70 -12L46 -14z'), '#fffdf8', ink(2.2)) +
    line(own('M59 -32L56 -23L61 -23L58 -16'), { width: 2.6, colour: BRIGHT_RUST }) +
    solid(own(card(-46, -66, 88, 132, 5)), '#37606a', ink(2.8)) +
    area(own(box(-38, -58, 72, 116)), '#eaf2ec') +
    repeat(8, (i) => {
      const [u, v] = [-32 + (i % 4) * 17, -50 + Math.floor(i / 4) * 40];
      const up = i !== 4;
      return (
        solid(own(box(u, v, 13, 28)), '#cfdcd6', ink(1.8)) +
        area(own(box(u + 3, up ? v + 3 : v + 14, 7, 11)), up ? BRIGHT_TEAL : BRIGHT_RUST)
      );
    }) +
    repeat(3, (i) => solid(own(card(-32 + i * 23, 30, 18, 22, 3)), i === 1 ? '#fffdf8' : HONEY, ink(1.8)))
  );
};

export function electrician() {
  const tones = TONES.deep;
  const cloth = [BRIGHT_RUST, BRICK];
  const rubber = [DAY.ink, '#26404a', MINT];
  const gloves = [HONEY, '#c8762a', '#8a4f06'];
  const works = { m: 1, elbow: [162, 152], wrist: [170, 82] };
  const rests = { m: -1, elbow: [-184, 180], wrist: [-118, 262] };
  const head = headOn(put, 3);
  const face = { tones, turn: 14, look: [7, 1], lid: 0.2, brow: 3, tilt: -3, mouth: 'soft', wide: 22 };
  const hand = handOn(put, works.elbow, works.wrist, { size: 0.9 });
  return (
    bentLeg(put, [46, 296], [160, 402], [92, 500], cloth, 0.94) +
    boot(put, 88, 562, rubber, 1, 100) +
    bentLeg(put, [-46, 296], [-34, 440], [4, 580], cloth) +
    boot(put, 6, 672, rubber) +
    neck(put, tones) +
    torso(put, cloth, { hem: 306, waist: 102 }) +
    line(put('M0 40L2 300'), ink(2)) +
    solid(put('M-114 268C-60 284 60 284 114 268L116 298C60 314 -60 314 -116 298z'), '#8a5a2c', ink(2)) +
    solid(put('M-44 -14L0 36L-24 64L-68 4zM44 -14L0 36L24 64L68 4z'), '#dc6a3e', ink(2.2)) +
    solid(put(card(-92, 88, 74, 92, 8)), '#fffdf8', ink(2.4)) +
    area(put(box(-90, 96, 70, 16)), DEEP_TEAL) +
    area(within(put, -55, 146, 0, 1.3)(BOLT), HONEY) +
    line(within(put, -55, 146, 0, 1.3)(BOLT), ink(2)) +
    arm(put, { ...rests, tones, cloth, trim: GOLD }) +
    fingersOver(put, gloves, [-100, 262, 20, 0.86]) +
    mansHead(head, face, { moustache: true }) +
    helmet(head, [HONEY, '#c8762a']) +
    line(hand('M-20 0L42 0'), ink(15)) +
    line(hand('M-20 0L42 0'), { width: 10, colour: BRIGHT_TEAL }) +
    line(hand('M48 0L112 0'), { width: 4.6, colour: DAY.ink }) +
    arm(put, { ...works, tones, cloth, trim: GOLD }) +
    grip(hand, gloves) +
    solid(
      handOn(put, works.elbow, works.wrist, { size: 1, reach: 0 })('M-26 -14L26 -14L30 16L-30 16z'),
      gloves[0],
      ink(2.2),
    )
  );
}
