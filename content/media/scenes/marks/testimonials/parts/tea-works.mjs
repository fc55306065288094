/** What people built among the terraces: the long factory in its yard, rooms for the pluckers; and the lorry. */
import { DAY } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { blob, card, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line } from '../../stage.mjs';
import { SHADE } from './tea-terraces.mjs';

/** A shadow cast on the ground. */
export const cast = (d) => area(d, SHADE) + area(d, 'url(#two)', 'fill-opacity="0.16" ');

/** Places on a wall whose corners are those at the left foot and head and the right foot and head; shares across and up. */
const wall = (foot, head, foot2, head2) => (u, v) => {
  const mix = (a, b, t) => a + (b - a) * t;
  return [0, 1].map((i) => mix(mix(foot[i], foot2[i], u), mix(head[i], head2[i], u), v));
};
const pane = (on, u, v, w, h) => polygon([on(u, v), on(u, v + h), on(u + w, v + h), on(u + w, v)]);

/** The level yard of the factory at the same place. */
export const yard = (x, y) =>
  blob(
    [
      [-92, -24],
      [20, 26],
      [170, 40],
      [268, 34],
      [310, 2],
      [276, -14],
    ].map(([u, v]) => [x + u, y + v]),
  );

/** The factory from above: the gable at the left in the light, the long front in shade, ventilators on its ridge. */
export function factory(x, y) {
  const at = (u, v) => [x + u, y + v];
  const front = wall(at(0, 0), at(0, -58), at(222, 9), at(222, -46));
  const end = wall(at(-44, -15), at(-44, -70), at(0, 0), at(0, -58));
  const [eaves, eavesFar] = [front(-0.02, 1), front(1.02, 1)];
  const [ridge, ridgeFar] = [at(-24, -91), at(206, -76)];
  const roof = wall(eaves, ridge, eavesFar, ridgeFar);
  const windows = (count, v, h) => repeat(count, (i) => pane(front, 0.02 + (i * 0.965) / count, v, 0.6 / count, h));
  const ribs = repeat(25, (i) => polygon([roof((i + 0.5) / 25, 0.03), roof((i + 0.5) / 25, 0.97)], false));
  const ventilator = (u) => {
    const [a, b] = roof(u, 0.93);
    const put = placed(a, b, 3.2);
    return (
      solid(put('M-10 2L-10 -8L10 -8L10 2z'), DAY.light, pen(1.5)) +
      hair(put('M-10 -5L10 -5M-10 -2L10 -2'), 0.9) +
      area(put('M-14 -7L-7 -13L7 -13L14 -7z'), DAY.ink)
    );
  };
  const chimney = placed(...at(250, 8));
  const shade = [at(0, 0), at(262, 12), at(278, 22), at(240, 31), at(52, 21)];
  const smoke = placed(...at(250, -104));
  return (
    cast(polygon(shade)) +
    [0.12, 0.34, 0.56, 0.78].map(ventilator).join('') +
    hair(
      smoke(
        'M-2 -4C-6 -16 8 -22 4 -34C0 -46 18 -50 22 -62C26 -74 48 -74 62 -84M3 -4C1 -14 14 -20 12 -30C12 -42 30 -44 36 -54C44 -64 64 -62 84 -70',
      ),
      0.8,
    ) +
    area(chimney('M-6 0L-4 -116L-6 -116L-6 -121L6 -121L6 -116L4 -116L6 0z'), DAY.ink) +
    solid(polygon([at(222, 10), at(222, -18), at(240, -26), at(262, -17), at(262, 13)]), SHADE, pen(1.8)) +
    area(polygon([at(218, -16), at(238, -29), at(266, -17), at(266, -12)]), DAY.ink) +
    area(polygon([at(232, 11), at(232, -8), at(244, -7), at(244, 12)]), DAY.ink) +
    solid(polygon([end(0, 0), end(0, 1), ridge, end(1, 1), end(1, 0)]), DAY.light, pen(2)) +
    area(
      repeat(9, (i) => pane(end, 0.14 + (i % 3) * 0.28, 0.12 + Math.floor(i / 3) * 0.29, 0.15, 0.17)),
      DAY.ink,
    ) +
    solid(polygon([front(0, 0), front(0, 1), front(1, 1), front(1, 0)]), SHADE, pen(2)) +
    area(windows(17, 0.75, 0.18) + windows(17, 0.49, 0.18) + windows(17, 0.24, 0.17), DAY.ink) +
    line([0.84, 0.58, 0.325].map((v) => polygon([front(0.01, v), front(0.99, v)], false)).join(''), {
      width: 0.8,
      colour: DAY.amber,
      opacity: 0.8,
    }) +
    hair(
      repeat(2, (i) => polygon([front(0, 0.455 + i * 0.255), front(1, 0.455 + i * 0.255)], false)),
      0.8,
    ) +
    area([0.05, 0.3, 0.66].map((u) => pane(front, u, 0, 0.045, 0.17)).join(''), DAY.ink) +
    solid(polygon([eaves, ridge, ridgeFar, eavesFar]), DAY.light, pen(2.2)) +
    hair(ribs, 0.55) +
    fine(polygon([roof(0, 0.5), roof(1, 0.5)], false), 0.5)
  );
}

/** A small lorry with a bonnet, chests on its bed; it comes down the road to the right. */
export function lorry(x, y, turn, s) {
  const put = placed(x, y, turn, s);
  const chests = [0, 1, 2]
    .map((i) => card(-34 + i * 13, -28, 12, 12, 1))
    .concat(card(-27, -40, 12, 12, 1), card(-14, -40, 12, 12, 1));
  return (
    solid(put(chests.join('')), DAY.light, pen(1.5)) +
    hair(put('M-33 -27L-23 -17M-20 -27L-10 -17M-7 -27L3 -17M-26 -39L-16 -29M-13 -39L-3 -29'), 0.8) +
    area(
      put(
        'M-38 -17L6 -17L6 -40C6 -42 8 -43 10 -43L22 -43C25 -43 26 -41 27 -38L30 -27L40 -25C43 -24 44 -22 44 -18L44 -8L-38 -8z',
      ),
      DAY.ink,
    ) +
    area(put('M11 -38L20 -38C22 -38 23 -36 24 -34L25 -28L11 -28z'), DAY.amber) +
    area(put(`${disc(-25, -7, 7)}${disc(30, -7, 7)}`), DAY.ink) +
    area(put(`${disc(-25, -7, 2.6)}${disc(30, -7, 2.6)}`), DAY.paper)
  );
}

/** A row of rooms where the pluckers live, low and long under one roof, with a door for each. */
export function lineRooms(x, y, s) {
  const put = placed(x, y, 3, s);
  const rooms = (draw) => put(repeat(6, (i) => draw(-52 + i * 18)));
  return (
    solid(put('M-56 0L-56 -16L56 -16L56 0z'), DAY.light, pen(1.6)) +
    area(
      rooms((u) => `M${u} 0L${u} -12L${u + 6} -12L${u + 6} 0z`) +
        rooms((u) => `M${u + 9} -5L${u + 9} -11L${u + 13} -11L${u + 13} -5z`),
      DAY.ink,
    ) +
    solid(put('M-60 -15L-52 -28L52 -28L60 -15z'), SHADE, pen(1.8)) +
    hair(put(repeat(22, (i) => `M${-50 + i * 4.8} -27L${-56 + i * 5.4} -16`)), 0.6) +
    hair(put('M30 -30C26 -36 36 -40 31 -46C28 -52 38 -56 34 -62'), 0.7)
  );
}
