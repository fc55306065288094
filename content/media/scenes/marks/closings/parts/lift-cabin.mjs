/** The cabin of a lift seen from its panel: panelled walls, a ceiling with lamps, the open door with hills behind it. */
import { across, DAY, folds, hillsOn, ink } from '../../daylight.mjs';
import { box, clipped, dot, fine, hair, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, glow, line } from '../../stage.mjs';
import { crownedPalm } from './gym-things.mjs';

/** The doorway: its left and right side at the top and at the foot. */
const DOORWAY = [
  [1176, 62],
  [1424, 20],
  [1424, 640],
  [1176, 620],
];

/** A white stupa; its foot is in the middle of the origin. */
const stupa = (put) =>
  solid(put(box(-34, -7, 68, 8)), DAY.paper, ink(1.6)) +
  solid(put('M-25 -7C-29 -32 -14 -44 0 -44C14 -44 29 -32 25 -7z'), DAY.light, ink(1.8)) +
  area(put('M25 -7C29 -32 14 -44 2 -44C16 -36 18 -22 14 -7z'), '#f0cf98') +
  solid(put(box(-7, -53, 14, 10)), DAY.light, ink(1.5)) +
  solid(put('M-5 -53L-1 -84L1 -84L5 -53z'), '#f0a53a', ink(1.4));

function hills() {
  const far = (x) => 292 - 86 * bell(x, 1240, 80) - 60 * bell(x, 1420, 90);
  const near = (x) => 384 - 50 * bell(x, 1390, 120) + 10 * Math.sin(x / 40);
  const on = hillsOn(660, 2);
  return (
    area(box(1160, 0, 280, 660), '#fdeecb') +
    glow(1352, 150, 230, '#fff6df', 0.95) +
    dot(1352, 150, 34, '#f7b955') +
    hair('M1300 96q8 -8 14 0q6 -8 14 0M1262 128q7 -7 12 0q5 -7 12 0', 0.8) +
    on(far, 1160, 1450, '#d3e3c6') +
    folds(far, 1160, 1450, 8, 9) +
    stupa(placed(1246, 214, 0, 0.78)) +
    on(near, 1160, 1450, '#b4d3a8') +
    folds(near, 1160, 1450, 12, 11) +
    crownedPalm(1392, 352)
  );
}

/** The frame of the door: a jamb on each side and the leaf that has slid away on the left. */
const frame = () =>
  area(
    polygon([
      [1140, 70],
      [1220, -20],
      [1460, -20],
      [1460, 20],
      [1140, 72],
    ]),
    '#dba65e',
  ) +
  area(
    polygon([
      [1140, 50],
      [1176, 62],
      [1176, 640],
      [1140, 640],
    ]),
    '#c98d46',
  ) +
  line('M1158 56L1158 640', { width: 2, colour: '#8a5a1e' }) +
  solid(
    polygon([
      [1176, 62],
      [1190, 60],
      [1190, 640],
      [1176, 640],
    ]),
    '#f4cf8d',
    ink(2.4),
  ) +
  solid(
    polygon([
      [1420, 0],
      [1460, 0],
      [1460, 640],
      [1420, 640],
    ]),
    '#c98d46',
    ink(2.6),
  ) +
  area(box(1420, 0, 8, 640), '#ffe4b0') +
  solid(
    polygon([
      [1120, 40],
      [1460, -16],
      [1460, 14],
      [1120, 62],
    ]),
    '#b37838',
    ink(2.6),
  );

/** Panels of the walls; the corner of the cabin is at x = 196. */
const walls = () =>
  across('liftwall', ['#8cc7bf', '#bfdccf', '#f0e2bd', '#f3cf93'], 0, 1180) +
  area(box(-20, -20, 1220, 660), 'url(#liftwall)') +
  area('M-20 -20L196 70L196 640L-20 640z', '#62aaa5', 'fill-opacity=".7" ') +
  fine('M196 70L196 640', 0.8) +
  hair('M96 28L96 640M20 -4L20 640') +
  hair(
    repeat(7, (i) => `M${330 + i * 134} 70L${330 + i * 134} 640`),
    0.5,
  ) +
  line('M196 300L1140 300', ink(13)) +
  line('M196 300L1140 300', { width: 8, colour: '#d9a45a' }) +
  line('M196 298L1140 298', { width: 2, colour: '#fff3d0' });

const lamp = (x, y, w) =>
  solid(oval(x, y, w, w * 0.24), '#fff8e2', ink(2.4)) + area(oval(x, y - 1, w * 0.6, w * 0.12), '#ffffff');

const ceiling = () =>
  solid('M-20 -20L1220 -20L1140 70L196 70L-20 -20z', '#e9e3cd', ink(2.4)) +
  area('M196 70L1140 70L1140 84L196 84z', '#1b5a60', 'fill-opacity=".35" ') +
  hair('M420 -20L470 70M690 -20L690 70M960 -20L910 70') +
  [330, 580, 800, 1020].map((x) => lamp(x, 28, 62)).join('');

/** The dial that tells the floor, its needle between two of them. */
const dial = (put) =>
  solid(put('M-66 8C-70 -84 70 -84 66 8z'), '#d9a45a', ink(2.6)) +
  solid(put('M-53 0C-54 -68 54 -68 53 0z'), DAY.paper, ink(2.2)) +
  repeat(5, (i) => {
    const a = Math.PI * (1.1 + i * 0.2);
    return area(put(oval(43 * Math.cos(a), 2 + 43 * Math.sin(a), 4.5)), i === 3 ? '#c8502a' : '#17757a');
  }) +
  line(put('M0 0L2 -38'), ink(4)) +
  solid(put(oval(0, 0, 8)), '#c8502a', ink(2.2));

export const cabin = () =>
  walls() + ceiling() + dial(placed(384, 214)) + clipped('doorway', polygon(DOORWAY), hills()) + frame();
