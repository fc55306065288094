/** The land far below the pole: paddy terraces along their contours, a river, a road. */
import { across, ink } from '../../daylight.mjs';
import { tapered } from '../../parts/limbs.mjs';
import { solid } from '../../parts/shapes.mjs';
import { area, chance, curve, line } from '../../stage.mjs';

const RIVER = [
  [716, -60, 34],
  [650, 70, 38],
  [676, 200, 46],
  [752, 320, 58],
  [764, 430, 66],
  [690, 530, 66],
  [560, 590, 60],
  [410, 640, 58],
  [260, 706, 62],
  [100, 760, 70],
  [-80, 800, 80],
];
const ROAD = [
  [-90, 958, 40],
  [200, 970, 40],
  [450, 978, 39],
  [740, 970, 38],
  [950, 932, 37],
  [1200, 846, 35],
  [1500, 700, 32],
];

const mix = ([a, b], [c, d], t) => [a + (c - a) * t, b + (d - b) * t];

/** Terraces between the line `near` and what `far(i)` gives for each of its points, each band cut into plots. */
function terraces(near, far, shares, fills, seed) {
  const level = (t) =>
    near.map((p, i) => {
      const [x, y] = mix(p, far(i), t);
      return [x + 9 * Math.sin(i * 1.7 + t * 11), y + 9 * Math.cos(i * 2.1 + t * 9)];
    });
  return shares
    .slice(1)
    .map((t, k) => {
      const [low, high] = [level(shares[k]), level(t)];
      const band = `${curve(low)}${curve([...high].reverse()).replace('M', 'L')}z`;
      const bund = (d) => line(d, { width: 3, colour: '#efe0b0' });
      const cuts = near.slice(1, -1).flatMap((_, i) => {
        if (chance(seed + k * 13 + i) < 0.42) return [];
        const [a, b] = [low[i + 1], low[i + 2] ?? low[i + 1]];
        const [c, d] = [high[i + 1], high[i + 2] ?? high[i + 1]];
        const [foot, head] = [mix(a, b, 0.1), mix(c, d, 0.25)];
        return [curve([mix(foot, head, 0.07), head])];
      });
      return (
        area(band, fills.bands[(k * 3 + seed) % fills.bands.length]) +
        bund(cuts.join('') || 'M-9 -9L-8 -9') +
        bund(curve(low))
      );
    })
    .join('');
}

const SHARES = [0, 0.07, 0.145, 0.22, 0.3, 0.38, 0.46, 0.55, 0.65, 0.76, 0.88, 1];

const MEADOW = { bands: ['url(#meadow)', 'url(#orchard)'] };

/** Small fields on both sides of the road. */
function gardens() {
  const bank = [
    [725, 585],
    [560, 650],
    [410, 700],
    [260, 766],
    [100, 830],
    [-80, 870],
  ];
  const verge = ROAD.map(([x, y]) => [x, y + 44]);
  return (
    terraces(bank, (i) => [760 - i * 170, 950 - i * 6], [0, 0.3, 0.52, 0.76, 1.1], MEADOW, 3) +
    terraces(
      verge,
      (i) => verge[i].map((n, k) => n + k * 330 + (1 - k) * i * 22),
      [0, 0.16, 0.33, 0.52, 0.74, 1],
      MEADOW,
      6,
    )
  );
}

/** Terraces in the shade on the left, in the sun on the right. */
export function fields() {
  const left = RIVER.map(([x, y, w]) => [x - w * 0.5, y - w * 0.6]);
  const right = [
    [740, -60],
    [700, 70],
    [720, 200],
    [790, 310],
    [815, 430],
    [770, 560],
    [700, 700],
    [670, 860],
    [790, 960],
  ];
  return (
    area('M-20 -20L1460 -20L1460 1100L-20 1100z', 'url(#meadow)') +
    gardens() +
    terraces(left, () => [-230, -260], SHARES, { bands: ['#8cc9b8', '#6fb5ab', '#a9d8c0', '#7dc0ae'] }, 4) +
    terraces(
      right,
      (i) => [1560 + i * 6, -330 + i * 178],
      SHARES,
      { bands: ['#e6c46c', '#d3bd6a', '#efd28a', '#dfae55'] },
      11,
    )
  );
}

export const colours = () =>
  across('meadow', ['#6fb09c', '#9cc08e', '#d8bf72', '#e9c070'], 0, 1440) +
  across('orchard', ['#7fbfa6', '#b0cb94', '#e2cb80', '#dfb45c'], 0, 1440) +
  across('tarmac', ['#5d8f92', '#a8a58c', '#dcb581'], 0, 1440);

/** The river with its banks and ripples. */
export const river = () => {
  const water = tapered(RIVER);
  const bank = tapered(RIVER.map(([x, y, w]) => [x, y, w + 13]));
  const ripple = (share) =>
    curve(RIVER.map(([x, y, w], i) => [x + w * share * 0.7, y + w * share * (i > 4 ? 0.8 : 0.15)]));
  return (
    solid(bank, '#c9b878', ink(2)) +
    solid(water, '#0f5f63', ink(2.4)) +
    line([-0.55, 0.05, 0.6].map(ripple).join(''), {
      width: 3,
      colour: '#5fb9b0',
      extra: 'stroke-dasharray="34 46 12 60" ',
    })
  );
};

/** The road with its verges and the dashes along its middle. */
export const road = () =>
  solid(tapered(ROAD.map(([x, y, w]) => [x, y, w + 14])), '#c8a765', ink(2)) +
  solid(tapered(ROAD), 'url(#tarmac)', ink(2.4)) +
  line(curve(ROAD), { width: 5, colour: '#fbefd6', extra: 'stroke-dasharray="30 34" ' });
