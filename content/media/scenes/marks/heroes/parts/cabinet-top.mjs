/** What stands on the shop cabinet: a cat asleep, a valve radio, a money plant that hangs down its side. */

import { DAY, ink } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import { box, card, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { area, chance, curve, line } from '../../stage.mjs';

/** The coat of a cat by night: its fur, its head, the lines between, and its stripes; by day it is ginger, with a white muzzle. */
const NIGHT = { fur: '#0b222b', head: '#0d2a33', outline: 'url(#two)', stripe: { width: 1.3, opacity: 0.9 } };
export const GINGER = {
  fur: '#e39a48',
  head: '#ecae62',
  outline: DAY.ink,
  stripe: { width: 6, colour: '#a8561f' },
  muzzle: '#fbf1dc',
};

/** A cat curled up asleep, its head to the right on its paws, its tail over the edge; the foot of its body at (x, y). */
export function cat(x, y, size = 1, coat = NIGHT) {
  const put = placed(x, y, 0, size);
  const own = within(put, 0, 2, 5);
  const stroke = (width, opacity = 0.95) => ({ width, opacity, colour: coat.outline });
  const body = 'M-92 0C-112 -30 -88 -72 -34 -76C10 -80 52 -62 64 -30C70 -12 66 0 56 0z';
  const head =
    'M28 -4C16 -16 18 -38 32 -46L26 -70L48 -55C58 -56 68 -56 76 -53L92 -64L92 -42C104 -30 104 -10 90 -3C72 4 42 4 28 -4z';
  const tail = 'M-84 -8C-108 4 -112 30 -100 48C-92 60 -78 58 -78 46';
  return (
    line(put(tail), stroke(17 * size, 1)) +
    line(put(tail), { width: 17 * size - 5.4, colour: coat.fur }) +
    solid(put(body), coat.fur, stroke(2.8)) +
    line(
      put(
        'M-56 -70C-64 -62 -66 -54 -64 -46M-36 -75C-44 -66 -46 -58 -44 -50M-14 -76C-20 -68 -22 -60 -20 -52M8 -72C4 -66 2 -60 3 -52',
      ),
      coat.stripe,
    ) +
    line(put('M-18 -2C-16 -24 -34 -46 -60 -42C-74 -40 -82 -32 -84 -24M-18 -2L-44 -2'), stroke(2, 0.8)) +
    (coat.muzzle ? solid(put('M-14 0C-14 -14 -44 -14 -48 0z'), coat.head, stroke(2)) : '') +
    solid(put('M4 0C-2 -8 4 -18 16 -17L60 -12C68 -8 66 0 58 0z'), coat.head, stroke(2.2)) +
    solid(own(head), coat.head, stroke(2.6)) +
    (coat.muzzle ? area(own('M44 -9C42 -22 80 -22 78 -9C71 -2 51 -2 44 -9z'), coat.muzzle) : '') +
    line(
      own('M36 -26C40 -21 47 -21 51 -26M70 -26C74 -21 81 -21 85 -26M57 -17L61 -14L65 -17M61 -14L61 -10'),
      stroke(2),
    ) +
    line(
      own('M32 -62L43 -51M88 -56L82 -49M58 -52L58 -44M64 -52L64 -44M46 -12L26 -9M46 -8L28 -3M76 -12L98 -9M76 -8L96 -2'),
      stroke(1.3, 0.7),
    )
  );
}

/** A valve radio: cloth before the loudspeaker, a lit dial without figures, two knobs; the middle of its foot at (x, y). */
export function radio(x, y) {
  const put = placed(x, y, 0, 0.8);
  const weave = repeat(10, (i) => `M${-90 + i * 10} -24L${-90 + i * 10} -114`);
  const marks = repeat(7, (i) => `M${26 + i * 11} -92L${26 + i * 11} -84`);
  const knob = (u) => solid(put(disc(u, -46, 17)), '#fbf1dc', ink(2)) + line(put(`M${u} -46L${u + 7} -57`), ink(2.6));
  return (
    line(put('M64 -132L92 -166'), ink(2.6)) +
    area(put(disc(93, -168, 4)), DAY.ink) +
    area(put(box(-96, -8, 26, 8) + box(70, -8, 26, 8)), DAY.ink) +
    solid(
      put('M-112 -6L-112 -96C-112 -122 -94 -132 -70 -132L70 -132C94 -132 112 -122 112 -96L112 -6z'),
      '#1f8f90',
      ink(2.6),
    ) +
    area(put('M94 -10L94 -98C94 -114 88 -124 78 -129C98 -128 109 -118 109 -96L109 -10z'), '#17605f') +
    line(put('M-102 -92C-102 -112 -92 -122 -72 -123'), { width: 3, colour: '#8fdccf' }) +
    solid(put('M-98 -20L-98 -94C-98 -110 -86 -118 -70 -118L4 -118L4 -20z'), '#f3dcae', ink(2)) +
    line(put(weave), { width: 1.6, colour: '#c08a4a' }) +
    line(put('M-98 -52L4 -52M-98 -84L4 -84'), { width: 3, colour: '#8a5a2c' }) +
    solid(put(card(16, -108, 76, 32, 6)), '#ffd08a', ink(2)) +
    line(put(marks), ink(1.6)) +
    line(put('M66 -104L66 -80'), { width: 3, colour: '#c8502a' }) +
    [34, 76].map(knob).join('')
  );
}

/** A heart-shaped leaf that hangs from its stalk at (x, y). */
const leaf = (x, y, turn, size, fill) => {
  const put = placed(x, y, turn, size);
  return (
    solid(put('M0 0C-6 -8 -20 -8 -22 6C-23 20 -10 32 0 44C10 32 23 20 22 6C20 -8 6 -8 0 0z'), fill, ink(1.9)) +
    line(put('M0 4L0 34'), { width: 1.6, colour: '#bfe3c8' })
  );
};

const GREEN = ['#2f8f6a', '#4fae7f'];

/** A vine of leaves along a curve given by points. */
function vine(points, seed) {
  const leaves = points.slice(1).map(([x, y], i) => {
    const side = (i + seed) % 2 ? 1 : -1;
    return leaf(x, y, -side * (34 + 22 * chance(seed + i * 3)), Math.max(0.8 - 0.05 * i, 0.5), GREEN[i % 2]);
  });
  return line(curve(points), ink(2)) + leaves.join('');
}

/** The money plant in a clay pot; a vine hangs over the side of the cabinet at `edge`; the middle of the pot's foot at (x, y). */
export function moneyPlant(x, y, edge) {
  const put = placed(x, y, 0, 0.8);
  const crown = [
    [-60, -56, 70, 0.9],
    [-44, -92, 128, 0.9],
    [-4, -108, 176, 0.96],
    [40, -100, -142, 0.96],
    [62, -70, -92, 0.86],
    [-24, -70, 60, 0.8],
    [26, -68, -30, 0.84],
  ];
  const stalks = crown.map(([u, v]) => `M${u * 0.2} -64Q${u * 0.4} ${v} ${u} ${v}`).join('');
  return (
    line(put(stalks), ink(2)) +
    crown.map(([u, v, turn, size], i) => leaf(x + u * 0.8, y + v * 0.8, turn, size, GREEN[i % 2])).join('') +
    solid(put('M-42 -62L-30 0L30 0L42 -62z'), '#d2693a', ink(2.4)) +
    area(put('M18 -58L39 -58L28 -3L10 -3z'), '#a8471f') +
    solid(put(card(-48, -72, 96, 18, 4)), '#e0814f', ink(2.4)) +
    vine(
      [
        [x + 26, y - 57],
        [x + 48, y - 44],
        [edge, y - 14],
        [edge + 6, y + 28],
        [edge - 2, y + 68],
        [edge + 6, y + 106],
        [edge + 1, y + 140],
      ],
      2,
    )
  );
}
