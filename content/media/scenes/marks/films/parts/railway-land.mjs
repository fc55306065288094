/** The hill line in the early morning: ranges, mist in the valley, a viaduct of stone, tea on both sides. */
import { DAY, ink } from '../../daylight.mjs';
import { dot, fine, hair, mapped, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, glow, line, round } from '../../stage.mjs';
import { oak, plucker } from '../../testimonials/parts/tea-plants.mjs';
import { mist } from '../../testimonials/parts/tea-terraces.mjs';
import { along, hedge } from './hill-road.mjs';
import { ease } from './time.mjs';

// The line comes towards us from left to right. We look from a height above the rails; `scale` is pixels in a metre.
const [EYE, FAR, GROWTH, SLANT] = [300, 9.5, 0.00625, 1 / 16];
const scale = (x) => FAR + GROWTH * x;

/** Metres along the line at x. */
export const metres = (x) => (1 / FAR - 1 / scale(x)) / (GROWTH * SLANT);

/** How far below our eyes the two tracks lie, in metres. */
export const [MAIN, LOOP] = [5.5, 6.5];

/** Path data in metres, u along the line and v downwards from a rail, for something that is at `from`. */
export const onLine = (from, track) =>
  mapped((u, v) => {
    const k = 1 / (1 / FAR - GROWTH * SLANT * (from + u));
    return [(k - FAR) / GROWTH, EYE + k * (track + v)];
  });

/** The height of a level of the line at x, `v` metres below the main track. */
export const level = (x, v = 0) => round(EYE + scale(x) * (MAIN + v));

const SUN = [1096, 222];
// A rock with a steep face to the right, a gap, and a lower peak behind it.
const rock = (x) => 176 * (ease(x, -150, 190) - 0.62 * ease(x, 200, 268) - 0.2 * ease(x, 262, 420));
const range = (x) => 292 - rock(x) - 104 * Math.exp(-Math.hypot(x - 520, 10) / 84) + 3 * Math.sin(x / 23);
const foothill = (x) => 352 - 66 * bell(x, -10, 170) - 62 * bell(x, 520, 130) + 5 * Math.sin(x / 44);
const crest = (x) => 420 - 168 * bell(x, 1010, 230) - 60 * bell(x, 1300, 150) + 4 * Math.sin(x / 47);
const floor = (x) => 470 + 66 * bell(x, 190, 150) - 50 * bell(x, 620, 120);

const slope = (f, from, fill) => area(`${along(f, from)}L1220 700L${from} 700z`, fill) + fine(along(f, from), 0.8);

/** Contours of a slope from `from` on, the i-th y = f(x, i), and rows of tea on it. */
const contours = (count, from, f) => {
  const levels = repeat(count, (i) => along((x) => f(x, i), from));
  return hair(levels, 0.42);
};
const dotted = (width, from, f) => {
  const rows = repeat(3, (i) => along((x) => f(x, i), from));
  return line(rows, { width, opacity: 0.6, extra: `stroke-dasharray="0.1 ${round(width * 2.3)}" ` });
};

/** Small houses on a slope. */
const houses = () => {
  const all = (d) => placed(478, 312, 0, 0.9)(d) + placed(510, 306, 0, 0.8)(d) + placed(558, 314)(d);
  const walls = all('M-11 0L-11 -10L11 -10L11 0z');
  return solid(walls, DAY.light, pen(1.4)) + solid(all('M-14 -9L-8 -18L8 -18L14 -9z'), '#c27a3e', pen(1.4));
};

/** Telegraph poles behind the line, farther apart as they come near, and their wires. */
const telegraph = () => {
  const put = onLine(0, MAIN);
  const at = (i) => -18 + i * 22;
  const poles = repeat(7, (i) => `M${at(i)} -0.4L${at(i)} -8M${at(i) - 0.8} -7.3L${at(i) + 0.8} -7.3`);
  const wire = (v) => `M${at(0)} ${v}${repeat(6, (i) => `Q${at(i) + 12} ${v + 1.1} ${at(i + 1)} ${v}`)}`;
  return line(put(wire(-7.7) + wire(-7.3)), { ...ink(1.1), opacity: 0.55 }) + line(put(poles), ink(2.4));
};

/** The sun, the ranges with their contours, and the hills of tea before them. */
export const hills = () => {
  const terrace = (x, t) => crest(x) + (460 - crest(x)) * t;
  const rockShade = `${along((x) => range(x) + 1, -20, 206)}C186 150 204 190 160 226C136 250 150 290 96 352L-20 352z`;
  const sun = glow(...SUN, 330, '#f59e2c', 0.5) + dot(...SUN, 58, '#fff0cc');
  const trees = oak(1158, round(crest(1158)) + 4, 0.42, 4) + oak(1186, round(crest(1186)) + 6, 0.56, 9);
  const pluckers = [1042, 1070, 1092].map((x, i) => plucker(x, round(terrace(x, 0.28)), 0.19, i % 2 ? 1 : -1, 5));
  return (
    `${sun}${slope(range, -20, '#d9e9e0')}${area(rockShade, '#c3ded6')}` +
    contours(6, -20, (x, i) => range(x) + ((352 - range(x)) * (i + 1)) / 7) +
    `${mist(120, 760, 330, 16, 2, 0.75)}${slope(foothill, -20, '#b4d9d1')}` +
    contours(6, -20, (x, i) => foothill(x) + 15 + i * 17) +
    dotted(3.6, -20, (x, i) => foothill(x) + 23 + i * 34) +
    `${houses()}${slope(crest, 560, DAY.paper)}` +
    area('M1010 252C990 300 930 350 846 392L1010 430C1000 360 1020 300 1010 252z', '#ecdcc0') +
    contours(5, 600, (x, i) => terrace(x, 0.15 + i * 0.17)) +
    dotted(4, 640, (x, i) => terrace(x, 0.24 + i * 0.24)) +
    `${trees}${pluckers.join('')}${mist(-120, 640, 452, 30, 1, 0.95)}${slope(floor, -20, '#8fc7bf')}` +
    contours(5, -20, (x, i) => floor(x) + 24 + i * 26) +
    dotted(5, -20, (x, i) => floor(x) + 36 + i * 45) +
    `${mist(-60, 470, 560, 20, 4, 0.9)}${telegraph()}`
  );
};

/** Nine arches of stone; the sun lights the insides of the piers. */
export const viaduct = () => {
  const put = onLine(0, MAIN);
  const end = metres(584);
  const each = (draw) => put(repeat(9, (i) => draw(end - 6.6 - i * 10.4)));
  const arc = (m, r, top) =>
    `${m - r} 7.6C${m - r} ${top + 1.8} ${m - r * 0.55} ${top} ${m} ${top}C${m + r * 0.55} ${top} ${m + r} ${top + 1.8} ${m + r} 7.6`;
  const opening = (m) => `M${m - 3.9} 26L${arc(m, 3.9, 3.7)}L${m + 3.9} 26z`;
  const jamb = (m) =>
    `M${m - 3.9} 26L${m - 3.9} 7.6C${m - 3.9} 5.5 ${m - 2.1} 3.7 ${m} 3.7L${m + 0.9} 3.9C${m - 0.9} 4.2 ${m - 2.2} 5.6 ${m - 2.2} 7.6L${m - 2.2} 26z`;
  const rim = (m) => `M${arc(m, 4.9, 2.8)}`;
  const spoke = (m, a, r) => `${m - r * Math.cos(a)} ${7.6 - r * Math.sin(a)}`;
  const voussoirs = (m) => repeat(13, (i) => `M${spoke(m, 0.12 + i * 0.24, 4)}L${spoke(m, 0.12 + i * 0.24, 4.8)}`);
  const course = (u, v, joint) => `M${u} ${v}L${u + 2.6} ${v}M${u + joint} ${v}L${u + joint} ${v + 1.3}`;
  const courses = (m) => repeat(12, (i) => course(m + 3.9, 8.6 + i * 1.3, 0.8 + (i % 2)));
  const band = (top, low) => put(`M${end - 110} ${top}L${end + 1.4} ${top}L${end + 1.4} ${low}L${end - 110} ${low}z`);
  return (
    area(band(2.1, 26) + each(opening), '#5b9f99', 'fill-rule="evenodd" ') +
    solid(each(jamb), '#ffe9c0', pen(2, 0.7)) +
    hair(each(rim) + each(voussoirs) + each(courses), 0.65) +
    line(each(opening), pen(2.2)) +
    solid(band(1.2, 2.3), '#cfe4dc', pen(2)) +
    area(band(2.3, 2.75), '#1f5e60')
  );
};

/** The ground beyond the viaduct's end, on which the line goes on. */
export const ground = () => {
  const edge = `M560 ${level(560, -0.4)}Q600 ${level(600, -1.6)} 690 ${level(690, -1.6)}L1220 ${level(1220, -1.8)}`;
  const wall = `M572 ${level(572, 1.2)}L604 ${level(604, 1.2)}C606 450 620 500 640 560L556 620z`;
  return area(`${edge}L1220 700L600 700L600 399z`, '#f2e4c8') + fine(edge) + solid(wall, '#7fb5ae', pen(2));
};

/** Ballast, sleepers and rails of a track. */
export const track = (lies) => {
  const put = onLine(0, lies);
  const sleepers = repeat(170, (i) => `M${-24 + i * 0.9} -0.28L${-24.2 + i * 0.9} 0.26`);
  return (
    area(put('M-25 -0.5L122 -0.5L122 0.55L-25 0.55z'), '#e3d6bd') +
    line(put(sleepers), { width: 1.8, colour: '#7d5a32', opacity: 0.8 }) +
    line(put('M-25 -0.18L122 -0.18M-25 0.12L122 0.12'), ink(2.2))
  );
};

const SHADE = { side: '#4f9f98', top: '#a9d8d1', foot: '#103a40' };
const SUNNY = { side: '#eebf76', top: '#fff3d8', foot: '#965a1c' };
/** Rows of tea before us, in shade where the slope turns from the sun, with two who pluck. */
export const foreground = () => {
  const brow = 'M566 400C640 450 690 470 676 520C664 570 740 600 716 700L1230 700L1230 400z';
  const sunny = (markup) => `<g clip-path="url(#brow)">${markup}</g>`;
  const tea = (x) => 570 + 44 * ease(x, -20, 260) - 152 * ease(x, 330, 640) + 10 * Math.sin(x / 84);
  const row = (i) => {
    const top = (x) => tea(x) + i * 46 + i * i * 4;
    const size = (x) => 22 + i * 9 + x / 90;
    const draw = (fills) => hedge(top, -30, 1220, size, fills, i * 40 + 3);
    return draw(SHADE) + sunny(draw(SUNNY));
  };
  return (
    `<clipPath id="brow"><path d="${brow}"/></clipPath>${slope(tea, -20, SHADE.side)}${sunny(slope(tea, 560, SUNNY.side))}` +
    `${row(0)}${plucker(1010, 524, 0.52, 1, 6)}${row(1)}${plucker(506, 632, 0.58, -1, 5)}${row(2)}${row(3)}${row(4)}`
  );
};
