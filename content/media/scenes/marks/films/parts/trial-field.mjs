/** A field station in the morning: hills, the station with its tank, a canal, three strips of paddy that do not grow alike. */
import { DAY, ink } from '../../daylight.mjs';
import { palm } from '../../heroes/parts/veranda-land.mjs';
import { tiles } from '../../parts/facade.mjs';
import { box, dot, fine, firm, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, bell, chance, curve, glow, line, sample } from '../../stage.mjs';
import { cloud } from './harbour-land.mjs';

export const stroke = (width, colour) => ({ width, colour });
export const shadow = (d) => area(d, DAY.ink, 'fill-opacity="0.22" ');

/** A place on the ground: across in pixels at the pumps, and how much larger things are there than at the pumps. */
export const ground = (x, near) => [560 + x * near, 120 + 300 * near];
// The middle of a strip, -1, 0 or 1, and something for each of them.
export const strip = (k) => k * 284;
export const each = (draw) => [-1, 0, 1].map((k) => draw(k)).join('');

/** A part of the ground between two places across, from its far edge to its near one. */
export const sheet = (x, half, far, near) =>
  polygon([ground(x - half, far), ground(x + half, far), ground(x + half, near), ground(x - half, near)]);

/** Hills below y = f(x), with contour lines. */
const hills = (fill, f) => {
  const level = (i) => curve(sample((x) => f(x) + i * 17 + Math.min(i, 1) * 3 * Math.sin(x / 40 + i), -20, 1220, 10));
  return area(`${level(0)}L1220 380L-20 380z`, fill) + repeat(6, (i) => hair(level(i + 1), 0.42)) + fine(level(0), 0.8);
};

const air =
  glow(1010, 112, 300, '#f59e2c', 0.5) +
  dot(1010, 112, 50, '#ffe9b8') +
  area(cloud(330, 96, 250) + cloud(690, 150, 190) + cloud(30, 152, 170), '#fbf4e4') +
  hills('#d3e7df', (x) => 262 - 116 * bell(x, 420, 150) - 62 * bell(x, 130, 150) - 70 * bell(x, 690, 130)) +
  hills('#f3dcae', (x) => 322 - 118 * bell(x, 1150, 210) - 46 * bell(x, 850, 120)) +
  hills('#a9d3cb', (x) => 318 - 66 * bell(x, 20, 170) - 26 * bell(x, 330, 130) + 0.2 * Math.max(0, x - 540));

/** The palms of the station in lines of ink. */
const palms = (
  palm(66, 372, 0.96) +
  palm(322, 370, 0.8) +
  palm(408, 370, 0.66) +
  palm(944, 372, 0.6) +
  palm(1206, 374, 1.2)
).replaceAll('url(#two)', DAY.ink);

/** The station: a low white house under a hipped roof of tiles, its veranda in shade. */
const station = (put) =>
  solid(put(box(-108, -50, 210, 50)), DAY.paper, pen(2)) +
  area(put(box(-108, -46, 210, 15)), '#7fb9b2') +
  solid(put(box(-46, -34, 24, 18) + box(-10, -34, 24, 18) + box(32, -36, 22, 32)), '#17757a', pen(1.6)) +
  solid(put(repeat(6, (i) => box(-104 + i * 40, -44, 5, 42)) + box(-114, -4, 224, 9)), DAY.light, pen(1.3)) +
  solid(put('M-124 -44L-72 -92L86 -92L124 -44z'), '#c27a3e', pen(2.4)) +
  hair(put(tiles([-72, 86, -92], [-124, 124, -44], 5)), 0.8);

/** The water tank on its legs. */
const tank = (put) =>
  line(put('M-24 0L-17 -92M24 0L17 -92M-22 -28L22 -28L-19 -62L19 -62L-22 -28M-24 0L22 -28M24 0L-22 -28'), ink(2.2)) +
  solid(put('M-31 -98L-31 -146Q0 -168 31 -146L31 -98z'), DAY.paper, pen(2.4)) +
  area(put('M-30 -98L-30 -146Q-22 -152 -10 -155L-10 -98z'), '#9fcfc8') +
  hair(put('M-31 -130L31 -130M-31 -114L31 -114M-31 -146Q0 -150 31 -146'), 0.7) +
  area(put(box(-36, -98, 72, 7) + box(-8, -163, 16, 6)), DAY.ink);

/** Far fields with young rice, then the canal that the pumps draw from. */
const beyond =
  area('M-20 352C300 344 800 346 1220 350V376H-20z', '#9fcfc2') +
  area('M640 348C900 346 1100 348 1220 350V376H610z', '#eccb8a') +
  hair('M-20 357H1220M-20 363H1220M-20 369H1220', 0.4) +
  area(box(-20, 374, 1240, 34), '#8fcac4') +
  firm('M-20 374H1220', 0.9) +
  line('M10 386H60M640 384H690M900 392H960M1110 386H1180M280 392H350', stroke(2, DAY.light));

/** A clump of rice on the ground: blades that lean apart. */
const clump = ([x, y], tall, blades, seed) =>
  repeat(blades, (i) => {
    const turn = 58 * (i / (blades - 1) - 0.5) + 17 * (chance(seed + i) - 0.5);
    const long = tall * (0.8 + 0.34 * chance(seed * 3 + i));
    return placed(x, y, turn, long)('M-0.05 0Q-0.12 -0.6 0 -1Q0.05 -0.6 0.05 0z');
  });

/** How the rice of each strip grows. */
const GROWTH = [
  { soil: '#a5d3c9', tall: 24, blades: 5, gap: 19, step: 0.088, rows: ['#4f9f98', '#2f8781'], share: 1 },
  { soil: '#0f4a4d', tall: 38, blades: 7, gap: 12.5, step: 0.066, rows: ['#17757a', '#2f8781', '#4aa69d'], share: 1 },
  { soil: '#e6c48b', tall: 15, blades: 4, gap: 21, step: 0.115, rows: ['#a8682a', '#c28a3c'], share: 0.6 },
];

/** The rice on both sides of the channel of a strip, row behind row. */
const rice = (k) => {
  const { tall, blades, gap, step, rows, share } = GROWTH[k + 1];
  return repeat(Math.floor(0.94 / step), (r) => {
    const near = 1.15 + r * step;
    const clumps = repeat(2 * Math.floor(86 / gap) + 2, (i) => {
      const seed = r * 40 + i * 7 + k * 500;
      const far = Math.floor(i / 2) * gap;
      if (chance(seed + 1.5) > share || (near < 1.24 && far < 20)) return '';
      const x = 31 + far + (r % 2) * gap * 0.4 + 4 * chance(seed);
      return clump(ground(strip(k) + (i % 2 ? x : -x), near), tall * near, blades, seed);
    });
    return area(clumps, rows[r % rows.length]);
  });
};

/** Cracks in the dry mud. */
const cracks = repeat(44, (i) => {
  const spot = ground(strip(1) - 116 + 232 * chance(i + 70), 1.12 + 0.8 * chance(i + 3));
  return placed(...spot, 0, 8 + 12 * chance(i + 9))('M-1 0.2L0 0L0.8 0.35M0 0L0.2 -0.5');
});

/** A channel's bed and the basin at its head; the third are dry. */
const channel = (k) =>
  solid(sheet(strip(k), 22, 1.11, 2), k === 1 ? '#c99f5f' : '#e9dcc0', pen(2)) +
  solid(sheet(strip(k), 42, 1.05, 1.17), DAY.paper, pen(2.2)) +
  solid(sheet(strip(k), 35, 1.06, 1.12), k === 1 ? '#a8763a' : '#9fdbd2', pen(1.6)) +
  fine(polygon([ground(strip(k) - 42, 1.13), ground(strip(k) + 42, 1.13)]));

/** The bund of the pumps, and the strips below it with the bunds between them. */
const strips =
  area(box(-20, 404, 1240, 300), '#d9b57c') +
  area(box(-20, 404, 1240, 36), '#f4ebd2') +
  fine('M-20 404H1220', 0.9) +
  each((k) => solid(sheet(strip(k), 128, 1.07, 2), GROWTH[k + 1].soil, pen(2.2))) +
  hair(cracks, 0.6) +
  area([-1.5, -0.5, 0.5, 1.5].map((k) => sheet(strip(k) - 4, 9, 1.07, 2)).join(''), '#fff3d8') +
  each(channel);

export const behind =
  air +
  palms +
  beyond +
  tank(placed(630, 360)) +
  station(placed(330, 364, 0, 0.78)) +
  strips +
  area(clump([1136, 500], 30, 6, 3) + clump([1184, 496], 24, 5, 8) + clump([1176, 566], 40, 7, 5), '#2f8781');
export const paddy = each(rice);
