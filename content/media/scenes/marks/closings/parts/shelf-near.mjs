/** Small things near us on the shelf of the mediflow-shelf closing: a gecko, a mortar, capsules, a box, a blister. */
import { DAY, ink } from '../../daylight.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { box, card, placed, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';
import { along } from './shelf-hand.mjs';

/** A gecko with its head up, at the origin of `put`. */
export function gecko(put) {
  const leg = (d) => line(put(d), ink(10)) + line(put(d), { width: 6, colour: '#e8c083' });
  const toes = (x, y) =>
    area(put(repeat(4, (i) => oval(x + 9 * Math.cos(i * 0.9 - 2.8), y + 9 * Math.sin(i * 0.9 - 2.8), 3.2))), '#e8c083');
  return (
    leg(
      'M-8 -22C-22 -24 -28 -34 -24 -44M8 -18C24 -18 30 -28 30 -38M-8 20C-24 18 -30 28 -28 40M8 22C22 24 28 34 24 46',
    ) +
    [
      [-24, -46],
      [30, -40],
      [-28, 42],
      [24, 48],
    ]
      .map(([x, y]) => toes(x, y))
      .join('') +
    solid(
      put(
        'M0 -72C14 -72 18 -58 15 -46C12 -38 11 -34 13 -22C17 0 14 20 8 32C6 60 18 74 10 98C6 112 -8 116 -14 108C-6 106 0 98 0 86C0 68 -10 56 -9 32C-16 16 -16 -4 -12 -22C-10 -34 -12 -38 -15 -46C-18 -58 -14 -72 0 -72z',
      ),
      '#e8c083',
      ink(2.6),
    ) +
    line(
      put(
        'M-9 -24C-2 -20 6 -20 10 -24M-12 -6C-4 -2 8 -2 13 -6M-11 12C-4 16 6 16 11 12M-7 32C-2 35 4 35 7 32M-6 52C-2 54 4 54 6 50M0 72C4 72 8 72 11 70',
      ),
      { width: 3.4, colour: '#a4652c' },
    ) +
    area(put(oval(-11, -58, 6.4, 7) + oval(11, -58, 6.4, 7)), DAY.light) +
    area(put(oval(-11, -60, 3, 5.6) + oval(11, -60, 3, 5.6)), DAY.ink)
  );
}

const PESTLE = along(96, -84, 13, 80, -66, 9, 52, -32, 10, 10, 12, 16);

/** A mortar of dark stone with its pestle. */
export function mortar() {
  const put = placed(512, 500);
  return (
    solid(put(tapered(PESTLE)), '#1c565f', ink(3)) +
    line(put('M42 -26L84 -72'), { width: 4, colour: '#7fd8cb' }) +
    solid(put('M-88 10C-88 -14 88 -14 88 10C88 68 60 108 46 150L-46 150C-60 108 -88 68 -88 10z'), '#0d333a', ink(3)) +
    area(put('M-78 30C-78 74 -54 108 -42 150L-16 150C-40 108 -58 74 -62 34z'), '#2c9a93') +
    solid(put('M-94 6C-94 -20 94 -20 94 6C94 32 -94 32 -94 6z'), '#16484f', ink(3)) +
    area(put('M-78 6C-78 -8 78 -8 78 6C78 18 -78 18 -78 6z'), '#06191e') +
    area(put(tapered([...PESTLE.slice(2)].reverse())), '#1c565f') +
    line(put('M-66 11C-44 19 44 19 66 11'), { width: 3, colour: '#7fd8cb' }) +
    line(put('M80 46C74 76 64 94 54 116'), { width: 4, colour: '#f0b25c' })
  );
}

/** Capsules, half teal and half amber, spilled on the shelf. */
export const capsules = () =>
  [
    [858, 548, -24, 1],
    [918, 580, 18, 1.25],
    [640, 556, 30, 1.05],
    [676, 590, -12, 1.25],
    [286, 572, 12, 1.25],
  ]
    .map(([x, y, turn, s]) => {
      const put = placed(x, y, turn, s);
      return (
        area(placed(x - 6, y + 9, turn, s)(card(-24, -9, 48, 18, 9)), DAY.ink, 'fill-opacity=".35" ') +
        area(put(card(-24, -10, 48, 20, 10)), '#f0a53a') +
        area(put('M0 -10L-14 -10C-28 -10 -28 10 -14 10L0 10z'), '#2aa79d') +
        line(put(`${card(-24, -10, 48, 20, 10)}M0 -10L0 10`), ink(2.4)) +
        line(put('M-14 -5L14 -5'), { width: 3, colour: '#ffffff', opacity: 0.7 })
      );
    })
    .join('');

/** A box in deep shade at the lower edge, very near, with a leaf of herbs on it. */
export function nearBox() {
  const put = placed(168, 548, -4);
  return (
    solid(put('M-96 0L-70 -24L98 -24L92 0z'), '#1f6f74', ink(3)) +
    solid(put('M-96 0L92 0L92 120L-96 120z'), '#0d3a41', ink(3)) +
    area(put('M-96 0L-78 0L-78 120L-96 120z'), '#2c9a93') +
    solid(put('M-30 48C-30 16 4 8 44 14C42 44 10 60 -30 48z'), '#5fc4b2', ink(2.6)) +
    line(put('M-30 48C-6 42 16 32 36 20'), ink(2))
  );
}

/** A blister of tablets that leans, some of them gone. */
export function blister() {
  const put = placed(1300, 536, -9);
  const cell = (i, j) => {
    const d = put(oval(-72 + i * 36, -34 + j * 42, 14, 16));
    const gone = (i === 0 && j === 0) || (i === 1 && j === 0) || (i === 0 && j === 1);
    return gone
      ? solid(d, '#0a2a30', ink(2)) +
          solid(
            put(
              `M${-80 + i * 36} ${-40 + j * 42}L${-72 + i * 36} ${-46 + j * 42}L${-70 + i * 36} ${-36 + j * 42}L${-62 + i * 36} ${-30 + j * 42}L${-74 + i * 36} ${-26 + j * 42}z`,
            ),
            '#cfe2dc',
            ink(1.4),
          )
      : solid(d, j === 1 ? '#f6c667' : '#fffdf8', ink(2.2)) +
          line(
            put(
              `M${-80 + i * 36} ${-40 + j * 42}C${-78 + i * 36} ${-46 + j * 42} ${-70 + i * 36} ${-48 + j * 42} ${-66 + i * 36} ${-44 + j * 42}`,
            ),
            { width: 3, colour: '#ffffff' },
          );
  };
  return (
    solid(put(card(-100, -66, 200, 190, 12)), '#3d7f84', ink(3)) +
    area(put(box(-96, -62, 26, 180)), '#7cc7bf', 'fill-opacity=".5" ') +
    repeat(15, (n) => cell(n % 5, Math.floor(n / 5)))
  );
}
