/** Along a street of trades: lamps, poles and their wires, pavement and road, the walls and plain houses between. */
import { area, curve, glow, line, round, sample } from '../stage.mjs';
import { pane, tiles } from './facade.mjs';
import { box, hair, pen, placed, polygon, repeat, solid } from './shapes.mjs';

/** Things made for a larger drawing, with thinner strokes for a smaller one. */
export const thinner = (markup, share = 0.6) =>
  markup.replace(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${round(width * share)}"`);

/** A lantern on an iron post. */
export const lantern = (x, y, colour, size = 1) => {
  const put = placed(x, y, 0, size);
  const glass = put('M-6 -106L-9 -122L9 -122L6 -106z');
  return (
    glow(x, y - 114 * size, 64 * size, colour, 0.5) +
    solid(put('M-5 0L-4 -14L-2 -18L2 -18L4 -14L5 0z'), '#0f2a33', pen(1.4)) +
    line(put('M0 -18L0 -102M-8 -92L8 -92'), pen(2.2)) +
    area(glass, colour) +
    line(glass, pen(1.6)) +
    solid(put('M-12 -122L0 -131L12 -122z'), '#0f2a33', pen(1.6)) +
    line(put('M0 -131L0 -136M-7 -105L7 -105'), pen(1.8))
  );
};

const POLE = 238;

/** A telephone pole with two cross-arms. */
export const pole = (x, y) =>
  line(`M${x} ${y}L${x} ${y - POLE}`, pen(3.2)) +
  line(
    `M${x - 17} ${y - POLE + 10}H${x + 17}M${x - 13} ${y - POLE + 24}H${x + 13}M${x - 12} ${y - POLE + 10}L${x} ${y - POLE + 26}L${x + 12} ${y - POLE + 10}`,
    pen(2),
  ) +
  line([-16, -8, 8, 16].map((u) => `M${x + u} ${y - POLE + 9}v-5`).join(''), pen(2.2));

/** Wires that sag between poles `[x, y]`. */
export const wires = (poles, sag = 22) =>
  poles
    .slice(1)
    .map(([x, y], i) =>
      [-16, -8, 8, 16]
        .map((u, k) => {
          const [from, to] = [poles[i][1], y].map((foot) => foot - POLE + 4);
          return hair(
            `M${poles[i][0] + u} ${from}Q${(poles[i][0] + x) / 2 + u} ${round((from + to) / 2 + sag * 2 + k * 3)} ${x + u} ${to}`,
            0.42,
          );
        })
        .join(''),
    )
    .join('');

/** Pavement, kerb and road under y = f(x), from one x to another. */
export function street(f, from, to, size = 1) {
  const level = (drop) => sample((x) => f(x) + drop * size, from, to);
  const band = (drop, depth) => polygon([...level(drop), ...level(drop + depth).reverse()]);
  const flags = repeat(Math.floor((to - from) / (34 * size)), (i) => {
    const x = from + (14 + i * 34) * size;
    return `M${x} ${round(f(x) + 1)}L${x - 4 * size} ${round(f(x) + 16 * size - 1)}`;
  });
  const stones = repeat(Math.floor((to - from) / (46 * size)), (i) => {
    const x = from + (20 + i * 46) * size;
    return `M${x} ${round(f(x) + 16 * size + 1)}v${8 * size - 1}`;
  });
  return (
    area(band(0, 300), '#060f17') +
    area(band(0, 16), '#0a1a23') +
    line(curve(level(0)), pen(2.4)) +
    hair(flags, 0.5) +
    area(band(16, 8), '#0d242e') +
    line(curve(level(16)), pen(2)) +
    hair(stones, 0.7) +
    line(curve(level(24)), pen(1.6, 0.8)) +
    repeat(5, (i) =>
      hair(
        curve(sample((x) => f(x) + (36 + i * 11 + i * i * 2) * size + 2 * Math.sin(x / 110 + i), from, to)),
        round(0.3 - i * 0.05),
      ),
    )
  );
}

/** A garden wall with its coping, from one x to another. */
export function gardenWall(from, to, y, height = 40) {
  const joints = repeat(
    Math.floor((to - from) / 14),
    (i) => `M${from + 8 + i * 14} ${y - height + 6}v8M${from + 1 + i * 14} ${y - height + 14}v8`,
  );
  return (
    solid(box(from, y - height, to - from, height + 24), '#0a1a23', pen(2)) +
    hair(`M${from} ${y - height + 14}H${to}M${from} ${y - height + 22}H${to}${joints}`, 0.35) +
    solid(box(from - 2, y - height - 4, to - from + 4, 5), '#0f2a33', pen(1.7))
  );
}

/** A plain house of the street, from one x to another. */
export function neighbour(from, to, y, height, light) {
  const put = placed((from + to) / 2, y);
  const half = (to - from) / 2;
  const roof = polygon([
    [-half + 12, -height - 40],
    [half - 12, -height - 40],
    [half + 12, -height],
    [-half - 12, -height],
  ]);
  const count = Math.max(1, Math.floor((to - from) / 60));
  const windows = repeat(count, (i) =>
    repeat(Math.floor(height / 66), (k) =>
      pane(put, round(-half + ((to - from) * (i + 0.5)) / count), -22 - k * 62, 28, 38, {
        light: (i + k) % 2 ? light : 0,
        blind: (i + k) % 3 ? 0 : 0.6,
        bars: 'M0 0L0 -38M-14 -19L14 -19',
      }),
    ),
  );
  return (
    solid(put(box(-half, -height, to - from, height + 24)), '#091821', pen(2)) +
    windows +
    solid(put(roof), '#0a1c26', pen(2.2)) +
    hair(put(tiles([-half + 12, half - 12, -height - 40], [-half - 12, half + 12, -height], 3)), 0.5)
  );
}

/** A veil of the page's ink over an outline: `span` says where its gradient runs, each stop is `[offset, strength]`. */
export const veil = (id, span, d, stops) =>
  `<linearGradient id="${id}" ${span}>${stops.map(([at, share]) => `<stop offset="${at}" stop-color="#050b12" stop-opacity="${share}"/>`).join('')}</linearGradient>${area(d, `url(#${id})`)}`;

const NIGHTFALL = [
  [0, 0],
  [0.5, 0.62],
  [1, 1],
];

/** A band that fades into the page's ink between two levels and is plain ink on to `foot`. */
export function fade(id, width, from, to, foot) {
  const span = `gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}"`;
  return veil(id, span, box(-2, Math.min(from, foot), width + 4, Math.abs(foot - from)), NIGHTFALL);
}
