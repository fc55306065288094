/** The frame of the main house: a carpenter pushes a door with its own outline into the opening cut for it. */
import { HAIR } from '../../heroes/parts/wire-caller.mjs';
import { DEEP, lit, TRIM } from '../../parts/facade.mjs';
import { box, fine, hair, limb, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { line } from '../../stage.mjs';
import { worker } from './night-figure.mjs';

const GROUND = 528;

/** The outline of door and opening, from the middle of the foot: an arch, a notch and a tab. */
const KEYED =
  'M-48 0L-48 -72L-66 -72L-66 -112L-48 -112L-48 -168C-48 -232 48 -232 48 -168L48 -132L62 -132L62 -92L48 -92L48 0z';

/** A squared timber between two points. */
const timber = ([x, y], [u, v], half = 8) => {
  const long = Math.hypot(u - x, v - y);
  const [dx, dy] = [((v - y) / long) * half, ((x - u) / long) * half];
  return solid(
    polygon([
      [x + dx, y + dy],
      [u + dx, v + dy],
      [u - dx, v - dy],
      [x - dx, y - dy],
    ]),
    TRIM,
    pen(2.4),
  );
};

const [LEFT, RIGHT, EAVE, APEX] = [88, 364, 252, 96];
const MIDDLE = (LEFT + RIGHT) / 2;

/** Posts, tie beam, king post and rafters, a wall of boards below. */
function frame() {
  const boards = repeat(13, (i) => `M${LEFT} ${278 + i * 20}H${RIGHT}`);
  const battens = repeat(5, (i) => {
    const t = 0.16 + i * 0.17;
    const half = 176 * t;
    return `M${MIDDLE - half} ${APEX + (EAVE + 12 - APEX) * t}H${MIDDLE + half}`;
  });
  return (
    hair(battens, 0.6) +
    solid(box(LEFT, EAVE, RIGHT - LEFT, GROUND - EAVE), DEEP, pen(2)) +
    hair(boards, 0.36) +
    timber([MIDDLE, APEX + 18], [MIDDLE, EAVE]) +
    timber([MIDDLE, EAVE - 8], [MIDDLE - 78, EAVE - 78], 5) +
    timber([MIDDLE, EAVE - 8], [MIDDLE + 78, EAVE - 78], 5) +
    timber([LEFT - 34, EAVE + 10], [MIDDLE + 6, APEX - 4], 9) +
    timber([RIGHT + 34, EAVE + 10], [MIDDLE - 6, APEX - 4], 9) +
    timber([LEFT - 10, EAVE], [RIGHT + 10, EAVE], 10) +
    timber([LEFT, EAVE + 10], [LEFT, GROUND], 9) +
    timber([RIGHT, EAVE + 10], [RIGHT, GROUND], 9) +
    timber([LEFT - 14, GROUND - 5], [RIGHT + 14, GROUND - 5], 8)
  );
}

const opening = placed(196, GROUND - 14);
const door = placed(257, GROUND - 16, 6);

/** The opening: dark inside a bright rim. */
const gap = () =>
  solid(opening(KEYED), '#02070b', { width: 9 }) + line(opening(KEYED), { width: 3.4, colour: '#02070b' });

/** The door: lamplit, with panels and a fanlight. */
function leaf() {
  const panels = box(-34, -70, 29, 58) + box(5, -70, 29, 58) + box(-34, -148, 29, 64) + box(5, -148, 29, 64);
  const fan = 'M-34 -164C-34 -212 34 -212 34 -164zM0 -164L0 -200M0 -164L-22 -190M0 -164L22 -190';
  return (
    solid(door(KEYED), '#0d2a34', pen(3)) +
    lit(door(KEYED), 0.86) +
    line(door(panels + fan), { width: 2.4, colour: '#0b2a30' }) +
    line(door(KEYED), pen(3.4, 1))
  );
}

/** The carpenter leans into the door. */
const carpenter = () =>
  worker(placed(364, GROUND), -1, {
    hip: [-4, -104],
    lean: 17,
    nod: -8,
    hair: HAIR.short,
    plait: true,
    shirt: 0.8,
    tint: '#f0a94a',
    trousers: 0.1,
    far: { to: [80, -198], bend: 1, turn: -30 },
    near: { to: [68, -128], bend: 1, turn: -20 },
    farLeg: { to: [26, -9] },
    nearLeg: { to: [-26, -11], toe: 8 },
    over: 'M-12 -14L-12 -2M6 -14L6 -2M-20 -14L20 -14',
  });

/** A mallet that waits on the ground, and shavings. */
const mallet = () => {
  const put = placed(130, GROUND + 22, -8);
  return limb(put('M0 -8L52 -8'), 8, 4, '#14424a') + solid(put(box(44, -24, 24, 32)), '#17504f', pen(2.2));
};

/** A plumb line from the tie beam. */
const plumb = () => fine('M112 262V372', 0.9) + solid('M105 372H119L116 388L112 398L108 388z', '#17504f', pen(2));

export function mainHouse() {
  const who = carpenter();
  return frame() + gap() + plumb() + leaf() + who.far + who.body + who.near + mallet();
}
