/** The pole itself: its top near us, its crossarm, the wires to lesser poles below. */
import { DAY, ink } from '../../daylight.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { placed, polygon, repeat, solid, spot, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { above, lean, NADIR } from './pole-view.mjs';

const [TOP_X, TOP_Y, HALF] = [566, 226, 58];
const FOOT = 0.84;
const TILT = lean(TOP_X, TOP_Y);

/** A place on the pole: 0 is the top, 1 the nadir; `side` runs from -1 at its left edge to 1. */
export function onPole(share, side = 0) {
  const [x, y] = [TOP_X + (NADIR[0] - TOP_X) * share, TOP_Y + (NADIR[1] - TOP_Y) * share];
  const a = (TILT * Math.PI) / 180;
  const out = HALF * (1 - share) * side;
  return [x + Math.cos(a) * out, y + Math.sin(a) * out];
}

const face = (from, to, left, right) =>
  polygon([onPole(from, left), onPole(from, right), onPole(to, right), onPole(to, left)]);

/** The pole from its top to its foot on the ground. */
export function pole() {
  const top = placed(TOP_X, TOP_Y, TILT);
  const grain = [-0.5, -0.1, 0.3, 0.66].map((s, i) =>
    polygon([onPole(0.08 + i * 0.03, s), onPole(0.34 + i * 0.1, s)], false),
  );
  const rungs = repeat(6, (i) => {
    const [share, side] = [0.3 + i * 0.085, i % 2 ? 1 : -1];
    const d = polygon([onPole(share, side), onPole(share - 0.008, side * 1.75)], false);
    return line(d, ink(11 * (1 - share) + 4)) + line(d, { width: 11 * (1 - share), colour: '#cfdcd6' });
  });
  return (
    solid(oval(onPole(FOOT)[0] - 1, onPole(FOOT)[1] + 1, 21, 11), '#a8a58c', ink(2)) +
    rungs +
    area(face(0, FOOT, -1, 1), '#b9813f') +
    area(face(0, FOOT, -1, -0.3), '#6d5a3c') +
    area(face(0, FOOT, 0.62, 1), '#e8b368') +
    line(grain.join(''), { width: 2, colour: '#6b431c' }) +
    line(face(0, FOOT, -1, 1), ink(2.8)) +
    repeat(2, (i) => {
      const band = face(0.2 + i * 0.5, 0.225 + i * 0.5, -1.04, 1.04);
      return solid(band, '#cfdcd6', ink(2));
    }) +
    solid(top(oval(0, 0, HALF, 40)), '#e6bd7c', ink(2.8)) +
    line(top(oval(2, 0, 36, 25) + oval(4, 0, 18, 12)), { width: 2, colour: '#8a5a24' })
  );
}

/** The crossarm from its near end, at the lower left, to its far end. */
const ARM = { near: [292, 496], far: [740, 146] };
const onArm = (t, up = 0) => [
  ARM.near[0] + (ARM.far[0] - ARM.near[0]) * t,
  ARM.near[1] + (ARM.far[1] - ARM.near[1]) * t - up,
];

/** An insulator of porcelain on the crossarm: it leans away from the nadir, as all that stands does. */
function insulator(t, size) {
  const put = placed(...onArm(t, 4), lean(...onArm(t)), size);
  const plates = [
    [-10, 27],
    [-25, 23],
    [-38, 17],
  ];
  return (
    plates.map(([y, r], i) => solid(put(oval(0, y, r, r * 0.78)), i === 2 ? '#f4ecdc' : '#b5471b', ink(2.2))).join('') +
    line(put('M-16 -4C-8 4 8 4 16 -4M-13 -20C-6 -14 6 -14 13 -20'), { width: 2, colour: '#e08a5c' })
  );
}
const tip = (t, size) => spot(placed(...onArm(t, 4), lean(...onArm(t)), size), 0, -30);

export const crossarm = () => {
  const [a, b] = [onArm(0), onArm(1)];
  const shift = ([x, y], u, v) => [x + u, y + v];
  const brace = polygon([onArm(0.3), onPole(0.3), onArm(0.86)], false);
  return (
    line(brace, ink(12)) +
    line(brace, { width: 7, colour: '#8fa6a4' }) +
    solid(polygon([shift(a, -16, -20), shift(a, 16, 22), shift(b, 12, 15), shift(b, -10, -15)]), '#d9a559', ink(2.8)) +
    solid(polygon([shift(a, 16, 22), shift(a, 12, 50), shift(b, 10, 35), shift(b, 12, 15)]), '#8f6430', ink(2.8)) +
    solid(polygon([shift(a, -16, -20), shift(a, 16, 22), shift(a, 12, 50), shift(a, -20, 8)]), '#6d5a3c', ink(2.8)) +
    line(polygon([shift(a, 20, -12), shift(b, -30, 22)], false), { width: 2, colour: '#8a5a24', opacity: 0.7 }) +
    insulator(0.07, 1) +
    insulator(0.43, 0.88) +
    insulator(0.93, 0.74)
  );
};

/** A wire that sags and grows thinner on its way from us. */
function wire([x, y], [u, v], sag, from = 3.4, to = 0.7) {
  const at = (t) => [x + (u - x) * t, y + (v - y) * t + sag * 4 * t * (1 - t), from + (to - from) * t];
  return area(tapered(Array.from({ length: 13 }, (_, i) => at(i / 12))), DAY.ink);
}

/** A lesser pole on the ground at (x, y), and where its wires are. */
function lesser(x, y, turn, size = 1) {
  const top = above(x, y, 0.2);
  const own = placed(...top, turn, size);
  const a = (lean(x, y) * Math.PI) / 180;
  const side = ([u, v], w) => [u + Math.cos(a) * w, v + Math.sin(a) * w];
  return {
    ends: [-38, 0, 38].map((u) => own(`${u} -7`).split(' ').map(Number)),
    mark:
      solid(polygon([side([x, y], -3), side(top, -6), side(top, 6), side([x, y], 3)]), '#a5793f', ink(2)) +
      solid(own('M-46 -5L46 -5L46 5L-46 5z'), '#d9a559', ink(2)) +
      [-38, 0, 38].map((u) => solid(within(own, u, -7)(oval(0, 0, 5, 6)), '#fffdf8', ink(1.6))).join(''),
  };
}

/** The wires and the other poles, to the left and behind the engineer to the right. */
export function lines() {
  const [second, third] = [lesser(322, 372, -36), lesser(176, 196, -36, 0.8)];
  const right = lesser(1150, 262, 28, 0.9);
  const starts = [tip(0.07, 1), tip(0.43, 0.88), tip(0.93, 0.74)];
  return (
    third.mark +
    third.ends.map((p, i) => wire(second.ends[i], p, 22, 1.3, 0.8)).join('') +
    right.mark +
    right.ends.map((p, i) => wire(p, [1500, 30 + i * 34], 14, 1.3, 0.9)).join('') +
    right.ends
      .slice(0, 2)
      .map((p) => wire(starts[2], p, 40, 2.6, 1))
      .join('') +
    wire(onPole(0.16, 0.9), [1164, 484], 30, 2.4, 0.9) +
    second.mark +
    second.ends.map((p, i) => wire(starts[i], p, 44 + i * 8, 3, 1)).join('')
  );
}
