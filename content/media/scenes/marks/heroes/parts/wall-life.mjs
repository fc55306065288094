/** Who lives on the wall: a gecko, the moth that it stalks, and a bird asleep on its nest with a chick that is not. */

import { disc } from '../../parts/facade.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { dot, fine, hair, limb, pen, placed, repeat, solid, spot } from '../../parts/shapes.mjs';
import { chance, glow, line, round } from '../../stage.mjs';

const HIDE = '#1f6d70';

/** A foot with five toes, each with its pad; `turn` is where it points. */
const foot = (put, x, y, turn) => {
  const toes = [-75, -38, 0, 38, 75].map((a) => spot(placed(x, y, turn + a), 0, -15));
  const lines = toes.map(([u, v]) => `M${x} ${y}L${u} ${v}`).join('');
  return line(put(lines), pen(4.4)) + toes.map(([u, v]) => dot(...spot(put, u, v), 4.6, '#8ff5e4')).join('');
};

/** A gecko seen from above, its head up before it is turned; the middle of its belly at (x, y). */
export function gecko(x, y, turn, size = 1) {
  const put = placed(x, y, turn, size);
  const legs = [
    ['M8 -34L40 -32L60 -54', 60, -54, 30],
    ['M-8 -32L-36 -22L-52 -38', -52, -38, -50],
    ['M8 24L40 12L52 34', 52, 34, 140],
    ['M-8 28L-34 40L-44 16', -44, 16, -30],
  ];
  const tail = [
    [0, -46, 12],
    [6, -22, 18],
    [4, 6, 20],
    [-3, 34, 14],
    [-12, 62, 9.5],
    [-30, 88, 7.4],
    [-54, 98, 5.6],
    [-74, 90, 4],
    [-84, 72, 1.5],
  ];
  const head =
    'M0 -112C13 -110 25 -94 24 -80C22 -64 14 -54 12 -38L-12 -38C-14 -54 -22 -64 -24 -80C-25 -94 -13 -110 0 -112z';
  const eye = (u) =>
    solid(put(disc(u, -86, 9)), '#fff', pen(2)) +
    line(put(`M${u + 1} -92L${u + 1} -81`), { width: 4.6, colour: '#05171a' });
  const spots = [
    [6, -24],
    [-2, -8],
    [10, 4],
    [0, 22],
    [-8, 44],
    [-21, 74],
    [-42, 93],
    [0, -62],
    [-6, -74],
    [8, -72],
  ];
  return (
    legs.map(([d, u, v, a]) => foot(put, u, v, a) + limb(put(d), 14, 8.6, HIDE)).join('') +
    solid(put(tapered(tail)), HIDE, pen(3)) +
    solid(put(head), HIDE, pen(3)) +
    eye(-17) +
    eye(17) +
    spots.map(([u, v], i) => dot(...spot(put, u, v), i % 3 ? 3 : 4.2, '#8ff5e4')).join('') +
    fine(put('M-8 -100L-5 -101M5 -101L8 -100'), 0.9)
  );
}

/** A moth in the light, its middle at (x, y). */
export function moth(x, y, turn, size = 1) {
  const put = placed(x, y, turn, size);
  const both = (d) => put(d) + put(d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, u, v) => `${-u} ${v}`));
  return (
    glow(x, y, 60, '#ffffff', 0.5) +
    solid(both('M2 4C20 2 34 14 28 30C14 34 4 22 1 12z'), '#cfe9e6', { width: 2, colour: '#0b2a30' }) +
    solid(both('M2 2C6 -26 32 -42 48 -30C50 -12 30 8 4 8z'), '#ffffff', { width: 2, colour: '#0b2a30' }) +
    line(both('M14 -10L38 -24M12 -2L36 -10'), { width: 2, colour: '#5f8d8c' }) +
    line(put(disc(26, -17, 4) + disc(-26, -17, 4)), { width: 2.4, colour: '#0b2a30' }) +
    solid(put('M-4 -10C-4 -16 4 -16 4 -10L4 16C2 24 -2 24 -4 16z'), '#d8b98a', { width: 2, colour: '#0b2a30' }) +
    line(both('M1 -13Q4 -24 14 -28'), pen(2))
  );
}

/** The way of the moth round the box. */
export const mothTrail = () =>
  line(
    'M918 736C934 752 944 764 962 752C1040 700 1066 560 1030 470C990 400 860 380 806 462C784 500 806 560 838 556C856 550 846 522 826 540C800 566 836 650 868 690',
    {
      width: 3,
      colour: '#ffffff',
      opacity: 0.6,
      extra: 'stroke-dasharray="0.1 10" ',
    },
  );

/** Straws about a bowl between two x. */
const straws = (count, seed) =>
  repeat(count, (i) => {
    const x = round(1092 + 196 * chance(seed + i));
    const y = round(298 + 44 * chance(seed + i + 50));
    const long = 30 + 40 * chance(seed + i + 90);
    return `M${round(x - long)} ${round(y - 12 + 24 * chance(seed + i + 30))}Q${x} ${y + 10} ${round(x + long)} ${round(y - 14 + 24 * chance(seed + i + 31))}`;
  });

/** The nest on the steam pipe, where it is warm. */
export const nest = () =>
  solid(
    'M1226 262C1252 240 1286 258 1300 276L1334 240L1340 252L1318 300C1306 324 1236 326 1212 310C1206 290 1212 272 1226 262z',
    '#2d2210',
    pen(3),
  ) +
  fine('M1250 284C1266 274 1290 280 1304 296C1288 306 1266 306 1250 284zM1318 284L1334 250M1270 290L1292 296', 0.9) +
  solid(
    'M1196 262C1192 236 1212 222 1232 228C1250 234 1256 254 1248 270C1238 284 1210 284 1196 262z',
    '#3a2c14',
    pen(3),
  ) +
  solid('M1198 250L1176 258L1200 264z', '#ffd08a', pen(2)) +
  line('M1208 250Q1215 257 1223 250', pen(3)) +
  solid('M1252 304C1250 284 1262 278 1272 280C1284 282 1288 296 1284 308z', '#5a4420', pen(2.4)) +
  dot(1265, 290, 4.4, '#fff') +
  dot(1278, 291, 4.4, '#fff') +
  dot(1264, 290, 2, '#1a1208') +
  dot(1277, 291, 2, '#1a1208') +
  solid('M1268 297L1277 297L1272 304z', '#ffd08a', pen(1.6)) +
  solid(
    'M1104 296C1150 312 1240 316 1304 300C1300 340 1258 358 1206 358C1150 358 1110 338 1104 296z',
    '#241a0c',
    pen(3),
  ) +
  hair(straws(46, 5), 0.9) +
  fine(straws(9, 200), 0.95);
