/** Three carry one long plank in step: two in the same helmet, between them the owner's own worker. */
import { magpie } from '../../heroes/parts/wire-right.mjs';
import { box, hair, pen, placed, solid } from '../../parts/shapes.mjs';
import { worker } from './night-figure.mjs';

const GROUND = 532;
const PLACES = [1110, 1191, 1272];
const SIZE = 0.98;
const TOP = GROUND - 196;

/** One step to the left, the far arm up on the plank, the near arm back. */
const step = (x, more) =>
  worker(placed(x, GROUND, 0, SIZE), -1, {
    hip: [0, -108],
    lean: 4,
    far: { to: [44, -180], bend: 1, turn: -20 },
    near: { to: [-26, -104], bend: 1 },
    farLeg: { to: [-30, -14], toe: 24 },
    nearLeg: { to: [26, -11], toe: -10 },
    ...more,
  });

export function plankCarriers() {
  const crew = { gear: 'helmet', shirt: 0.8, trousers: 0.08, over: 'M-20 -40L24 -40M-20 -32L24 -32' };
  const own = {
    gear: 'band',
    moustache: true,
    shirt: 0.06,
    trousers: 0.34,
    shorts: true,
    bare: true,
  };
  const people = [step(PLACES[0], crew), step(PLACES[1], own), step(PLACES[2], { ...crew, beard: true })];
  const plank = box(1050, TOP, 296, 24);
  return (
    magpie(placed(1324, TOP)) +
    solid(plank, '#3a2a12', pen(2.8)) +
    hair(`M1070 ${TOP + 8}H1180M1200 ${TOP + 15}H1330M1100 ${TOP + 18}H1180`, 0.8) +
    people.map(({ far, body, near }) => far + body + near).join('')
  );
}
