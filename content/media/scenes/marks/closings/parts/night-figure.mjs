/** People at work by night, in profile to the right, 250 units tall; the origin is on the ground below them. */
import { profile, skin } from '../../heroes/parts/wire-caller.mjs';
import { INK } from '../../parts/facade.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { facing, pen, placed, repeat, solid, spot, within } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';

const DARK = '#081820';
const HEAD_SIZE = 0.86;
const [UPPER_ARM, FOREARM] = [44, 42];
const [THIGH, SHIN] = [54, 52];

/** Cloth: its dark ground takes a share of the light. */
const cloth = (d, share, width = 2.2, tint = 'url(#lit)') =>
  area(d, DARK) + (share ? area(d, tint, `fill-opacity="${share}" `) : '') + line(d, pen(width));

/** The joint between two bones from `a` towards `b`; `side` 1 or -1 is the way it bends. */
function joint([x, y], [u, v], one, two, side) {
  const long = Math.min(Math.hypot(u - x, v - y), one + two - 0.5);
  const turn = Math.atan2(v - y, u - x) + side * Math.acos((one ** 2 + long ** 2 - two ** 2) / (2 * one * long));
  return [x + one * Math.cos(turn), y + one * Math.sin(turn)];
}

const between = ([x, y], [u, v], t) => [x + (u - x) * t, y + (v - y) * t];
const degrees = ([x, y], [u, v]) => (Math.atan2(v - y, u - x) * 180) / Math.PI;

const FIST = 'M-5 -7C2 -12 13 -12 17 -6C21 0 20 8 13 11C6 13 -2 11 -5 7z';
const KNUCKLES = 'M8 -5L18 -4M8 0L20 1M7 5L17 6';
const SHOE = 'M-9 -7L8 -7C10 -1 23 1 26 9L-11 9C-12 3 -11 -2 -9 -7z';
const TOES = 'M17 4L18 8M21 5L22 8';

/** An arm: from the shoulder to the wrist at `to`; `bend` says where the elbow goes, `turn` turns the hand. */
function arm(put, shoulder, { to: wrist, bend = 1, turn = 0 }, { shirt, tint }) {
  const elbow = joint(shoulder, wrist, UPPER_ARM, FOREARM, bend);
  const hand = within(put, ...wrist, degrees(elbow, wrist) + turn);
  const cuff = between(shoulder, elbow, 0.82);
  const whole = [
    [...shoulder, 13],
    [...between(shoulder, elbow, 0.5), 12],
    [...elbow, 10],
    [...between(elbow, wrist, 0.4), 10],
    [...wrist, 6.5],
  ];
  const sleeve = [
    [...shoulder, 14],
    [...between(shoulder, elbow, 0.35), 15],
    [...between(shoulder, elbow, 0.6), 14],
    [...cuff, 12.5],
  ];
  return (
    skin(put(tapered(whole)), 2) +
    skin(hand(FIST), 2) +
    line(hand(KNUCKLES), pen(1.3)) +
    cloth(put(tapered(sleeve)), shirt, 2, tint)
  );
}

/** A leg: from the hip to the ankle at `to`; `toe` turns the foot. */
function leg(put, hip, { to, bend = -1, toe = 0 }, { trousers, bare, shorts }) {
  const knee = joint(hip, to, THIGH, SHIN, bend);
  const foot = within(put, ...to, toe);
  const shin = [
    [...knee, 12],
    [...between(knee, to, 0.35), 12],
    [...to, 6.5],
  ];
  const whole = [
    [...hip, 18],
    [...between(hip, knee, 0.5), 16],
    [...knee, 13.5],
  ];
  return (
    (shorts ? skin(put(tapered(shin)), 2) : '') +
    (bare ? skin(foot(SHOE), 2) + line(foot(TOES), pen(1.2)) : solid(foot(SHOE), '#123a43', pen(2))) +
    cloth(put(tapered(shorts ? whole : [...whole, [...between(knee, to, 0.5), 12.5], [...to, 10]])), trousers, 2)
  );
}

const TORSO = 'M-19 8C-23 -22 -27 -52 -19 -72C-13 -84 -5 -87 5 -87C17 -85 24 -72 25 -54C26 -34 23 -12 18 8z';

const HELMET = 'M-27 -52C-30 -76 -12 -88 3 -88C19 -87 26 -74 27 -60L41 -55C42 -52 41 -50 38 -50L-27 -50z';
const RIDGE = 'M-12 -82C-2 -76 6 -68 10 -59M-26 -59L27 -59';
const BAND = 'M-24 -42C-26 -62 -12 -74 5 -73C16 -72 22 -64 22 -55L2 -52C-8 -51 -16 -47 -24 -42z';
export const KNOT = 'M-22 -48C-34 -52 -42 -46 -46 -36L-36 -38L-38 -24C-30 -30 -24 -38 -22 -44z';
export const NAPE = 'M-13 -15C-23 -22 -26 -36 -23 -47L-14 -50L-4 -46C-9 -43 -12 -38 -11 -30C-10 -24 -11 -18 -13 -15z';
const BEARD = 'M-7 -26C-3 -12 6 -6 12 -7C19 -7 23 -12 22 -18L15 -20C6 -16 0 -22 -3 -32z';
const MOUSTACHE = 'M8 -19C11 -28 20 -31 28 -27C27 -22 18 -23 8 -19z';
const PLAIT = 'M-22 -40C-36 -36 -40 -14 -36 6L-42 26L-32 30L-24 24C-26 0 -26 -14 -14 -24z';
const EYE = 'M13.5 -44.5L16.5 -44.5';
const EAR = 'M-9 -42C-5 -46 -1 -43 -2 -38C-3 -34 -6 -31 -8 -32';

/** What people wear on their heads, by name; under it short hair. */
const HEADGEAR = {
  helmet: (put) =>
    solid(put(NAPE), '#071219', pen(1.6)) +
    area(put(HELMET), '#5eead4') +
    line(put(HELMET), { width: 2.2, colour: '#d8fff6' }) +
    line(put(RIDGE), { width: 2.2, colour: INK }),
  band: (put) =>
    solid(put(NAPE), '#071219', pen(1.6)) +
    cloth(put(KNOT + BAND), 0.5, 2) +
    line(put('M-20 -50C-8 -60 8 -62 20 -60'), pen(1.4)),
};

/**
 * A person. Arms and legs are `{ to, bend, turn }` and `{ to, toe }`: where the hand or the ankle is. `shirt` and
 * `trousers` are how bright cloth is, 0 to 1; `tint` colours the shirt; `drape` and `over` lie on it; `skirt` is an outline.
 * @returns {{ far: string, body: string, near: string }} the far arm, all between, and the near arm
 */
export function worker(at, side, pose) {
  const put = (d) => at(facing(side)(d));
  const { hip, lean = 0, nod = 0, hair, gear, beard, plait, over = '', skirt, belt = true, drape } = pose;
  const chest = placed(...hip, lean);
  const neck = spot(chest, 3, -82);
  const head = within(put, ...neck, lean * 0.35 + nod, HEAD_SIZE);
  const shoulder = spot(chest, -1, -68);
  const torso = put(chest(TORSO));
  const legs = pose.farLeg ? leg(put, hip, pose.farLeg, pose) + leg(put, hip, pose.nearLeg, pose) : '';
  const skirts = skirt
    ? cloth(put(skirt), pose.trousers) + (pose.folds ? line(put(pose.folds), pen(1.4, 0.8)) : '')
    : '';
  return {
    far: pose.far ? arm(put, spot(chest, 10, -68), pose.far, pose) : '',
    body:
      legs +
      skirts +
      cloth(torso, pose.shirt, 2.2, pose.tint) +
      (drape ? cloth(put(chest(drape)), 0.8, 1.8) : '') +
      (belt ? line(put(chest('M-19 2L18 2')), pen(3)) : '') +
      (over ? line(put(chest(over)), pose.shirt > 0.4 ? { width: 1.8, colour: INK } : pen(1.5, 0.8)) : '') +
      profile(head, 2.1) +
      line(head(EYE), pen(3)) +
      line(head(EAR), pen(1.4)) +
      (beard ? solid(head(BEARD), '#071219', pen(1.5)) : '') +
      (pose.moustache ? area(head(MOUSTACHE), '#061017') : '') +
      (hair ? solid(head(hair), pose.grey ? '#9fc9c2' : '#071219', pen(1.7)) : '') +
      (plait
        ? solid(head(PLAIT), '#071219', pen(1.6)) +
          line(head(repeat(4, (i) => `M-36 ${-18 + i * 10}L-26 ${-12 + i * 10}`)), pen(1.2))
        : '') +
      (gear ? HEADGEAR[gear](head) : ''),
    near: pose.near ? arm(put, shoulder, pose.near, pose) : '',
  };
}
