/** The hill line from a signal box: morning sun, hills of tea, a train that comes off a viaduct, a semaphore at danger. */
import { DAY, ink } from '../../daylight.mjs';
import { BRIGHT_TEAL } from '../../parts/palette.mjs';
import { box, dot, fine, hair, mapped, pen, placed, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../../stage.mjs';

const DARK = '#123f45';
const along = (f, from = -20, to = 980) => curve(sample(f, from, to, 10));

// The track bends on a circle; our eyes are 6.5 m above the rails, 900 px from the glass.
const [MIDDLE, RADIUS] = [[72, 19], 70];

/** A point `s` metres back from the nose of the train, `w` metres to the right of the track, `high` above the rails. */
function onLine(s, w, high) {
  const turn = (155 * Math.PI) / 180 - s / RADIUS;
  const [x, deep] = [MIDDLE[0] + (RADIUS - w) * Math.cos(turn), MIDDLE[1] + (RADIUS - w) * Math.sin(turn)];
  return [450 + (900 * x) / deep, 300 + (900 * (6.5 - high)) / deep];
}

const side = (w) => mapped((s, high) => onLine(s, w, high));
const level = (high) => mapped((s, w) => onLine(s, w, high));

/** A line along the track from `from` to `to`, in steps short enough to look bent. */
const bent = (from, to, y) => repeat(15, (i) => `${i ? 'L' : 'M'}${from + ((to - from) * i) / 14} ${y}`);
const strip = (from, to, y, v) => `${bent(from, to, y)}L${bent(to, from, v).slice(1)}z`;

const crests = [
  (x) => 296 - 92 * Math.exp(-Math.hypot(x - 500, 14) / 74) - 34 * bell(x, 90, 120) - 30 * bell(x, 860, 90),
  (x) => 306 - 42 * bell(x, 330, 110) - 60 * bell(x, 880, 130) + 3 * Math.sin(x / 33),
  (x) => 344 - 40 * bell(x, 500, 170) - 26 * bell(x, 120, 150) - 34 * bell(x, 930, 120) + 3 * Math.sin(x / 41),
];

/** The sun, three ranges with their contour lines, houses on the nearest. */
function hills() {
  const fills = ['#e2efe4', '#c5e2d6', '#9fd0c4'];
  const fold = (f, k) =>
    hair(
      along((x) => f(x) + 9 + k * (9 + k)),
      0.44 - k * 0.05,
    );
  const range = (f, i) =>
    area(`${along(f)}L980 520L-20 520z`, fills[i]) + fine(along(f), 0.8) + repeat(5, (k) => fold(f, k));
  const rows = repeat(4, (i) => along((x) => crests[2](x) + 14 + i * 22));
  const homes = (d) => placed(350, 322)(d) + placed(520, 314)(d) + placed(552, 308)(d);
  return (
    glow(660, 262, 250, '#f59e2c', 0.6) +
    dot(660, 262, 46, '#f7b955') +
    crests.map(range).join('') +
    line(rows, { width: 4.4, colour: '#4f9a8f', extra: 'stroke-dasharray="0.1 9" ' }) +
    solid(homes('M-11 0L-11 -11L11 -11L11 0z'), '#fbe8c4', pen(1.4)) +
    solid(homes('M-15 -10L-8 -20L8 -20L15 -10z'), '#c8702a', pen(1.4))
  );
}

/** The far bank below the viaduct, terraced. */
function valley() {
  const floor = (x) => 388 + 30 * bell(x, 610, 120) - 8 * bell(x, 900, 90);
  const rows = repeat(5, (i) => along((x) => floor(x) + 14 + i * 17));
  return (
    area(`${along(floor)}L980 560L-20 560z`, '#b5dccf') +
    fine(along(floor), 0.8) +
    line(rows, { width: 5, colour: '#62a79c', extra: 'stroke-dasharray="0.1 9" ' })
  );
}

/** The viaduct of stone: arches, their sunlit jambs, the parapet. */
function viaduct() {
  const wall = side(2.3);
  const arch = (s, r, steps) =>
    Array.from({ length: steps }, (_, i) => `L${s - r * Math.cos(i * 0.314)} ${-4.7 + r * Math.sin(i * 0.314)}`);
  const each = (draw) => wall(repeat(9, (i) => draw(8.6 + i * 8.4)));
  const opening = (s) => `M${s - 3} -22${arch(s, 3, 11).join('')}L${s + 3} -22z`;
  const inner = (s) =>
    arch(s + 1, 2.7, 8)
      .toReversed()
      .join('');
  const jamb = (s) => `M${s - 3} -22${arch(s, 3, 9).join('')}${inner(s)}L${s - 1.7} -22z`;
  const courses = repeat(9, (i) => bent(2, 84, -2.6 - i * 1.7));
  return (
    area(wall(strip(2, 86, -0.3, -22)) + each(opening), '#4d9590', 'fill-rule="evenodd" ') +
    hair(wall(courses), 0.25) +
    area(each(opening), '#9ccfc3') +
    solid(each(jamb), '#ffe9c0', pen(1.4)) +
    line(each(opening), pen(2)) +
    solid(wall(strip(1, 88, 0.5, -0.7)), '#d6e8de', pen(1.8))
  );
}

/** The bank on this side, on which the track comes past the box: rows of tea in the shade of the hill. */
function bank() {
  const brow = (x) => 396 - 34 * bell(x, 250, 260) + 0.00055 * Math.max(0, x - 330) ** 2;
  const hedge = (i) => along((x) => brow(x) + 20 + i * 25 + 3 * Math.abs(Math.sin(x / 13 + i)), -20, 760);
  const edge = `${along(brow, -20, 700)}L700 600L-20 600z`;
  const sleepers = repeat(56, (i) => `M${-33 + i * 0.7} -1.3L${-33 + i * 0.7} 1.3`);
  return (
    area(edge, DARK) +
    line(along(brow, -20, 700), ink(2)) +
    line(repeat(5, hedge), { width: 9, colour: '#22696a' }) +
    line(repeat(5, hedge), { width: 1.4, colour: '#6fbdb0' }) +
    area(level(0)(strip(-34, 2.2, -2.7, 2)), '#eed9b0') +
    line(level(0)(sleepers), { width: 2.6, colour: '#7d5a32' }) +
    line(level(0)(bent(-34, 6, -0.8) + bent(-34, 6, 0.8)), ink(2.4))
  );
}

/** A coach that begins `s` metres back from the nose. */
function coach(s) {
  const wall = side(1.4);
  const panes = repeat(7, (i) => box(s + 1.5 + i * 1.55, 2.05, 1.1, 0.95));
  return (
    area(wall(box(s + 0.4, -0.1, 12.6, 0.9)), DAY.ink) +
    solid(wall(box(s, 0.7, 13.2, 2.8)), BRIGHT_TEAL, ink(1.6)) +
    area(wall(box(s, 1.75, 13.2, 1.45)), DAY.amber) +
    area(wall(panes), DAY.ink) +
    area(wall(box(s, 1.05, 13.2, 0.28)), '#f0a53a') +
    solid(level(3.5)(box(s + 0.3, -1.1, 12.9, 2.5)), '#fbe8c4', ink(1.8))
  );
}

/** The nose of the railcar: amber, two panes, lamps, cowcatcher. */
function nose() {
  const put = mapped((w, high) => onLine(0, w, high));
  const lamp = (w) => dot(...onLine(0, w, 1.25), 4, DAY.light);
  return (
    area(put('M-1.2 0L1.2 0L1.3 0.8L-1.3 0.8z'), DAY.ink) +
    solid(put('M-1.4 0.6L1.4 0.6L1.4 3.3L0.8 3.75L-0.8 3.75L-1.4 3.3z'), '#e9a23f', ink(2.2)) +
    area(put('M-1.15 2L-0.08 2L-0.08 3.15L-1.15 3.15zM0.08 2L1.15 2L1.15 3.15L0.08 3.15z'), '#16343c') +
    area(put('M-1.4 0.85L0 1.6L1.4 0.85L1.4 0.6L-1.4 0.6z'), BRIGHT_TEAL) +
    lamp(-0.95) +
    lamp(0.95)
  );
}

const train = () => [4, 3, 2, 1, 0].map((i) => coach(0.2 + i * 13.8)).join('') + nose();

/** The signal that the white lever moves; it is at danger, and the train waits for it. */
function semaphore() {
  const put = placed(398, 476);
  return (
    area(put('M-5 0L-3.5 -196L-7 -196L0 -214L7 -196L3.5 -196L5 0z'), DAY.ink) +
    line(put(`M9 0L9 -176M16 0L16 -176${repeat(16, (i) => `M9 ${-6 - i * 11}L16 ${-6 - i * 11}`)}`), ink(1.4)) +
    solid(put('M-8 -184L62 -187L62 -167L-8 -170z'), '#d9692a', ink(2.2)) +
    area(put('M42 -186L51 -186.4L51 -167.6L42 -168z'), DAY.paper) +
    solid(ring(384, 302, 6), DAY.amber, ink(2))
  );
}

/** All that lies outside, the furthest first. */
export const outside = () => hills() + valley() + viaduct() + bank() + train() + semaphore();
