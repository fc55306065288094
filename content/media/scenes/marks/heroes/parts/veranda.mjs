/** A deep veranda in perspective, in metres: its floor, half walls, posts, and the front of its house. */
import { box, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

const METRE = 240;
const AWAY = 5.5;
const EYE = { x: 1240, y: 470, up: 1.6 };

/** The floor's left and right edge and its depth, the height of half walls and beams, how low the ground lies. */
export const ROOM = { left: -1.32, right: 1.34, deep: 2.6, sill: 0.76, beam: 2.16, ground: -0.2 };

/** Where a point is in the picture: metres to the right of the eye, above the floor, behind the front edge. */
export function spot(x, up, deep) {
  const scale = (METRE * AWAY) / (AWAY + deep);
  return [round(EYE.x + x * scale), round(EYE.y + (EYE.up - up) * scale)];
}

/** A straight edge between two such points. */
export const edge = (from, to) => polygon([spot(...from), spot(...to)], false);

// Faces between two values of two of the three measures: flat, towards us, and along the depth.
export const flat = (x, u, up, near, far) =>
  polygon([spot(x, up, near), spot(x, up, far), spot(u, up, far), spot(u, up, near)]);
export const front = (x, u, low, high, deep) =>
  polygon([spot(x, low, deep), spot(u, low, deep), spot(u, high, deep), spot(x, high, deep)]);
const flank = (x, low, high, near, far) =>
  polygon([spot(x, low, near), spot(x, low, far), spot(x, high, far), spot(x, high, near)]);

const { left, right, deep, sill, ground } = ROOM;

/** A floor of cement tiles on a plinth, and a step of stone with slippers on it. */
export function floor() {
  const along = repeat(13, (i) => {
    const x = left + ((right - left) * (i + 1)) / 14;
    return edge([x, 0, 0], [x, 0, deep]);
  });
  const across = repeat(9, (i) => edge([left, 0, i * 0.3], [right, 0, i * 0.3]));
  return (
    solid(flat(left, right, 0, 0, deep), '#081821', pen(2)) +
    hair(along + across, 0.26) +
    solid(front(left - 0.06, 3, ground, 0, 0), '#0a1a23', pen(3)) +
    fine(edge([left - 0.06, -0.05, 0], [3, -0.05, 0]), 0.5)
  );
}

/** The step before the veranda; whoever works there has left their slippers on it. */
export function step() {
  const slipper = (x, y, turn) => {
    const put = placed(x, y, turn);
    return (
      solid(put('M-6 6C-12 2 -8 -2 -2 -4C4 -8 10 -14 17 -14C25 -13 22 -7 16 -4C9 -1 4 8 -6 6z'), '#1d5258', pen(1.7)) +
      line(put('M16 -11C9 -11 3 -7 0 -3M16 -11C17 -6 11 -2 7 0'), pen(2))
    );
  };
  return (
    solid(front(-0.62, 0.3, ground, ground + 0.1, -0.34), '#0b1f29', pen(2.4)) +
    solid(flat(-0.62, 0.3, ground + 0.1, -0.34, -0.02), '#0f2a33', pen(2.4)) +
    slipper(1150, 888, 4) +
    slipper(1180, 889, -8)
  );
}

/** A plant with long leaves in a small clay pot. */
function pot(x, y) {
  const put = placed(x, y);
  const leaves = [-52, -26, 2, 30, 54].map((turn) =>
    placed(x, y - 20, turn)('M0 0C-6 -12 -5 -24 0 -32C5 -24 6 -12 0 0z'),
  );
  return (
    solid(leaves.join(''), '#0e3134', pen(1.4)) +
    solid(put('M-11 -20L11 -20L8 0L-8 0z'), '#123640', pen(1.6)) +
    hair(put('M-10 -13L10 -13'), 0.8)
  );
}

/** Half walls at the back and on the left, with their coping, on which pots stand. */
export const halfWalls = () =>
  solid(front(left, right, 0, sill, deep), '#0a1c25', pen(2)) +
  solid(front(left, right, sill - 0.07, sill, deep - 0.06), '#0f2a33', pen(2)) +
  solid(flank(left, 0, sill, 0, deep), '#091a23', pen(2.2)) +
  solid(flat(left - 0.034, left + 0.034, sill, 0, deep), '#0f2a33', pen(1.8)) +
  pot(1058, 608) +
  pot(1092, 608);

/** A post of turned wood from one height to another, on a stone foot. */
export function post(x, from, to, depth) {
  const [u, foot] = spot(x, from, depth);
  const [, top] = spot(x, to, depth);
  const half = (8.5 * AWAY) / (AWAY + depth);
  const collar = (y) => box(u - half * 1.3, y, half * 2.6, half * 0.7);
  return (
    solid(box(u - half, top, half * 2, foot - top), '#0d242e', pen(2.4)) +
    hair(`M${u - half * 0.3} ${top + 60}V${foot - 40}`, 0.5) +
    solid(collar(top + half * 6) + collar(top + half * 7.6) + collar(foot - half * 4), '#123640', pen(1.8)) +
    solid(box(u - half * 1.5, foot - half * 1.8, half * 3, half * 1.8), '#123640', pen(2))
  );
}

/** A window with louvred shutters, through which a little light comes, and a vent above it. */
function window() {
  const leaves = [1614, 1692];
  const slats = leaves.map((x) => repeat(26, (i) => (i === 12 || i === 13 ? '' : `M${x + 11} ${472 + i * 6.4}h48`)));
  const vent = repeat(4, (i) => `M1612 ${418 + i * 6}h152`);
  return (
    solid(box(1604, 410, 168, 30), '#0b1f29', pen(2)) +
    line(vent, pen(2, 0.6)) +
    solid(box(1604, 450, 168, 204), '#0d242e', pen(2.4)) +
    solid(leaves.map((x) => box(x, 460, 70, 188)).join(''), '#0a1c25', pen(2)) +
    area(leaves.map((x) => box(x + 11, 469, 48, 73) + box(x + 11, 560, 48, 74)).join(''), '#3a2a10') +
    line(slats.join(''), pen(2.6, 0.6)) +
    hair('M1679 556v12M1697 556v12', 0.9) +
    solid(box(1596, 654, 184, 11), '#123640', pen(2.2))
  );
}

/** The house: its wall along the veranda, and its front. */
export const house = () =>
  solid(flank(right, 0, 2.6, 0, deep), '#0a1a23', pen(2.2)) +
  area(flank(right, 0, 0.72, 0, deep), '#08151d') +
  hair(edge([right, 0.72, 0], [right, 0.72, deep]) + edge([right, 0.12, 0], [right, 0.12, deep]), 0.5) +
  solid(front(right, 3, ground, 2.6, 0), '#081620', pen(2.6)) +
  fine(edge([right, 0.72, 0], [3, 0.72, 0]), 0.35) +
  window();
