/** What stands on the shop cabinet: a cat asleep, a valve radio, a money plant that hangs down its side. */

import { disc } from '../../parts/facade.mjs';
import { box, card, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

/** A cat curled up asleep, its head to the right on its paws, its tail over the edge; the foot of its body at (x, y). */
export function cat(x, y, size = 1) {
  const put = placed(x, y, 0, size);
  const own = (d) => put(placed(0, 2, 5)(d));
  const body = 'M-92 0C-112 -30 -88 -72 -34 -76C10 -80 52 -62 64 -30C70 -12 66 0 56 0z';
  const head =
    'M28 -4C16 -16 18 -38 32 -46L26 -70L48 -55C58 -56 68 -56 76 -53L92 -64L92 -42C104 -30 104 -10 90 -3C72 4 42 4 28 -4z';
  const tail = 'M-84 -8C-108 4 -112 30 -100 48C-92 60 -78 58 -78 46';
  return (
    line(put(tail), { width: 17 * size }) +
    line(put(tail), { width: 17 * size - 5.4, colour: '#0b222b' }) +
    solid(put(body), '#0b222b', pen(2.8)) +
    hair(
      put(
        'M-56 -70C-64 -62 -66 -54 -64 -46M-36 -75C-44 -66 -46 -58 -44 -50M-14 -76C-20 -68 -22 -60 -20 -52M8 -72C4 -66 2 -60 3 -52',
      ),
      0.9,
    ) +
    fine(put('M-18 -2C-16 -24 -34 -46 -60 -42C-74 -40 -82 -32 -84 -24M-18 -2L-44 -2'), 0.8) +
    solid(put('M4 0C-2 -8 4 -18 16 -17L60 -12C68 -8 66 0 58 0z'), '#0d2a33', pen(2.2)) +
    solid(own(head), '#0d2a33', pen(2.6)) +
    fine(own('M36 -26C40 -21 47 -21 51 -26M70 -26C74 -21 81 -21 85 -26M57 -17L61 -14L65 -17M61 -14L61 -10'), 0.95) +
    hair(
      own('M32 -62L43 -51M88 -56L82 -49M58 -52L58 -44M64 -52L64 -44M46 -12L26 -9M46 -8L28 -3M76 -12L98 -9M76 -8L96 -2'),
      0.7,
    )
  );
}

/** A valve radio: cloth before the loudspeaker, a lit dial without figures, two knobs; the middle of its foot at (x, y). */
export function radio(x, y) {
  const put = placed(x, y);
  const shell = 'M-112 -6L-112 -96C-112 -122 -94 -132 -70 -132L70 -132C94 -132 112 -122 112 -96L112 -6z';
  const cloth = 'M-98 -20L-98 -94C-98 -110 -86 -118 -70 -118L4 -118L4 -20z';
  const weave = repeat(15, (i) => `M${-94 + i * 6.8} -20L${-94 + i * 6.8} -116`);
  const marks = repeat(13, (i) => `M${24 + i * 6} ${i % 3 ? -92 : -97}L${24 + i * 6} -84`);
  return (
    line(put('M64 -132L90 -176'), pen(2.2)) +
    area(put(disc(90, -177, 3)), '#ffe2b0') +
    solid(put(box(-96, -7, 26, 7) + box(70, -7, 26, 7)), '#0d0b08', pen(1.8)) +
    solid(put(shell), '#1a1913', pen(2.8)) +
    hair(put('M-106 -10L-106 -96C-106 -116 -92 -126 -70 -126L70 -126C92 -126 106 -116 106 -96L106 -10z'), 0.6) +
    solid(put(cloth), '#0d1c20', pen(2)) +
    hair(put(weave), 0.55) +
    fine(put('M-98 -52L4 -52M-98 -84L4 -84'), 0.6) +
    area(put(card(16, -106, 84, 30, 6)), '#ffd08a', 'fill-opacity=".34" ') +
    line(put(card(16, -106, 84, 30, 6)), pen(2)) +
    hair(put(marks), 1) +
    line(put('M66 -103L66 -79'), { width: 2.4, colour: '#fff1d6' }) +
    [36, 82]
      .map(
        (u) =>
          solid(put(disc(u, -46, 16)), '#33270f', pen(2.2)) +
          fine(put(disc(u, -46, 9)), 0.8) +
          line(put(`M${u} -46L${u + 7} -57`), pen(2)),
      )
      .join('')
  );
}

/** A heart-shaped leaf that hangs from its stalk at (x, y). */
const leaf = (x, y, turn, size, fill) => {
  const put = placed(x, y, turn, size);
  return (
    solid(put('M0 0C-6 -8 -20 -8 -22 6C-23 20 -10 32 0 44C10 32 23 20 22 6C20 -8 6 -8 0 0z'), fill, pen(1.9)) +
    hair(
      put('M0 0L0 38M0 12C-6 12 -12 10 -16 6M0 12C6 12 12 10 16 6M0 22C-5 22 -9 21 -13 18M0 22C5 22 9 21 13 18'),
      0.7,
    )
  );
};

/** A vine of leaves along a curve given by points. */
function vine(points, seed) {
  const stem = points.map(([x, y], i) => (i ? `L${x} ${y}` : `M${x} ${y}`)).join('');
  const leaves = points
    .slice(1)
    .map(([x, y], i) => {
      const side = (i + seed) % 2 ? 1 : -1;
      const size = round(0.86 - 0.07 * i + 0.12 * chance(seed + i));
      return leaf(x, y, -side * (34 + 22 * chance(seed + i * 3)), Math.max(size, 0.46), i % 2 ? '#1d2a1a' : '#26301a');
    })
    .join('');
  return fine(stem, 0.8) + leaves;
}

/** The money plant in a brass pot; its vines hang over the side of the cabinet; the middle of the pot's foot at (x, y). */
export function moneyPlant(x, y, edge) {
  const put = placed(x, y);
  const crown = [
    [-64, -52, 70, 0.9],
    [-44, -98, 128, 0.94],
    [-6, -122, 176, 1],
    [38, -112, -142, 1],
    [66, -74, -92, 0.9],
    [-22, -72, 60, 0.9],
    [26, -70, -30, 0.94],
  ];
  const stalks = crown.map(([u, v]) => `M${u * 0.2} -64Q${u * 0.4} ${v} ${u} ${v}`).join('');
  return (
    fine(put(stalks), 0.8) +
    crown.map(([u, v, turn, size], i) => leaf(x + u, y + v, turn, size, i % 2 ? '#1d2a1a' : '#26301a')).join('') +
    solid(put('M-40 -62C-50 -34 -40 -10 -26 0L26 0C40 -10 50 -34 40 -62z'), '#33270f', pen(2.6)) +
    solid(put(card(-45, -70, 90, 13, 4)), '#4a3a1c', pen(2.2)) +
    hair(put('M-43 -44C-20 -38 20 -38 43 -44M-42 -36C-20 -30 20 -30 42 -36'), 0.8) +
    vine(
      [
        [x + 28, y - 66],
        [x + 58, y - 52],
        [edge, y - 12],
        [edge + 10, y + 34],
        [edge + 2, y + 82],
        [edge + 12, y + 130],
        [edge + 6, y + 178],
        [edge + 14, y + 222],
        [edge + 9, y + 262],
      ],
      2,
    ) +
    vine(
      [
        [x - 4, y - 64],
        [x - 20, y - 36],
        [x - 26, y - 2],
      ],
      5,
    )
  );
}
