/** The place of the film of mobile apps: a hill road in the morning among tea, two shops beside it, a mast on the summit. */
import { DAY } from '../../daylight.mjs';
import { disc } from '../../parts/facade.mjs';
import {
  box,
  card,
  clipped,
  dot,
  facing,
  fine,
  firm,
  hair,
  pen,
  placed,
  polygon,
  repeat,
  ring,
  solid,
} from '../../parts/shapes.mjs';
import { area, bell, chance, curve, glow, line, round, sample, thousandths } from '../../stage.mjs';
import { road as wayUp } from '../../testimonials/parts/tea-garden.mjs';
import { mist } from '../../testimonials/parts/tea-terraces.mjs';

export const LAMP = [930, 84];
const SUN = [1058, 236];

/** What lies in the shade of the ridge, and what the sun falls on: ground, then the sides of bushes and their tops. */
const SHADE = { ground: '#8fc7bf', side: '#4f9f98', top: '#a9d8d1', foot: DAY.ink };
const SUNNY = { ground: DAY.paper, side: '#eebf76', top: '#fff3d8', foot: DAY.ink };

/** A line along y = f(x), from edge to edge of the picture unless told otherwise. */
export const along = (f, from = -20, to = 1220) => curve(sample(f, from, to, 10));
const under = (f) => `${along(f)}L1220 700L-20 700z`;

// Levels of the land, from far to near; the cone of Sri Pada stands on the far range.
const range = (x) =>
  286 -
  96 * Math.exp(-Math.abs(x - 318) / 74) -
  60 * bell(x, 300, 170) -
  64 * bell(x, 560, 120) -
  40 * bell(x, 30, 120) +
  4 * Math.sin(x / 40);
const crest = (x) => 404 - 214 * bell(x, 930, 205) - 84 * bell(x, 60, 210) + 7 * Math.sin(x / 62);
export const road = (x) => 476 - 12 * bell(x, 130, 130) + 12 * Math.sin(x / 88 + 0.9) - 44 * bell(x, 1250, 230);

/** The sun over the hill and the far range that it lights. */
export const sky = () =>
  glow(...SUN, 300, '#f59e2c', 0.5) +
  dot(...SUN, 54, '#ffe9b8') +
  glow(...LAMP, 84, '#ffffff', 1) +
  area(under(range), '#d3e7df') +
  fine(along(range), 0.6) +
  repeat(5, (i) =>
    hair(
      along((x) => range(x) + ((372 - range(x)) * (i + 1)) / 6),
      0.36,
    ),
  ) +
  mist(90, 690, 384, 15, 2, 0.7);

/** The hillside above the road: terraces as contour lines, rows of tea; the ridge keeps the sun from its left part. */
export const hillside = () => {
  const upper = (t) => along((x) => crest(x) + (road(x) - 10 - crest(x)) * t);
  const tea = (d, width) => line(d, { width, opacity: 0.6, extra: `stroke-dasharray="0.1 ${round(width * 2.2)}" ` });
  const edge = (x) => crest(x) + 46 * bell(x, 40, 130) + 7 * Math.sin(x / 23) * bell(x, 40, 160);
  return (
    area(under(crest), SUNNY.ground) +
    area(`${along(edge, -20, 740)}L740 700L-20 700z`, SHADE.ground) +
    area('M902 196C890 250 850 320 774 400L868 440C868 340 900 280 902 196z', '#ece0c8') +
    firm(upper(0), 0.9) +
    repeat(5, (i) => hair(upper(0.14 + i * 0.16), 0.42)) +
    repeat(3, (i) => tea(upper(0.3 + i * 0.22), 3.4 + i * 0.6))
  );
};

/** Plucked bushes along y = f(x), each about `size(x)` broad: a table of leaves, its near side, and the dark under it. */
export const hedge = (f, from, to, size, fills, seed) => {
  const slope = (x) => (f(x + 2) - f(x - 2)) / 4;
  const ends = [from];
  while (ends.at(-1) < to) {
    const x = ends.at(-1);
    ends.push(x + (size(x) * (0.9 + 0.7 * chance(seed + ends.length))) / Math.hypot(1, slope(x)));
  }
  // A crown bulges at right angles to the slope.
  const crown = (x, next) => {
    const middle = (x + next) / 2;
    const bulge = (0.32 * size(middle)) / Math.hypot(1, slope(middle));
    return `Q${round(middle + slope(middle) * bulge)} ${round(f(middle) - bulge)} ${round(next)} ${round(f(next))}`;
  };
  const crowns = `M${from} ${round(f(from))}${ends
    .slice(1)
    .map((next, i) => crown(ends[i], next))
    .join('')}`;
  const down = (share) => {
    const foot = sample((x) => f(x) + share * size(x), from, ends.at(-1), 12).reverse();
    return `${crowns}${polygon(foot).replace('M', 'L')}`;
  };
  const creases = ends
    .map((x) => `M${round(x)} ${round(f(x))}l${round(size(x) * 0.05)} ${round(size(x) * 0.3)}`)
    .join('');
  return (
    area(down(1.2), fills.foot) +
    area(down(0.72), fills.side) +
    area(down(0.28), fills.top) +
    line(creases, pen(1.3, 0.7)) +
    line(crowns, pen(1.6))
  );
};

/** Rows of tea below the road, in shade on one side of the ridge and in the sun on the other. */
export const terraces = (i) => {
  const level = (x) => road(x) + 60 + i * 36 + i * i * 3;
  const size = () => 30 + i * 8;
  return hedge(level, -30, 640, size, SHADE, i * 40 + 1) + hedge(level, 780, 1220, size, SUNNY, i * 40 + 9);
};

/** The road on its retaining wall, between the bank and an edge of white stones. */
export const roadway = () => {
  const band = (top, foot, from, to) =>
    polygon([...sample((x) => road(x) + top, from, to, 10), ...sample((x) => road(x) + foot, from, to, 10).reverse()]);
  const stones = repeat(31, (i) => card(i * 40 + 4, round(road(i * 40 + 8)) + 12, 10, 13, 3));
  const courses = repeat(2, (row) =>
    repeat(52, (i) => {
      const x = i * 24 + row * 12;
      return `M${x} ${round(road(x) + 24 + row * 12)}l0 11`;
    }),
  );
  return (
    area(band(-10, 20, -20, 720), '#cfe4dc') +
    area(band(-10, 20, 720, 1220), DAY.light) +
    area(band(20, 48, -20, 720), '#5f9f99') +
    area(band(20, 48, 720, 1220), '#dca765') +
    fine(
      along((x) => road(x) - 10),
      0.8,
    ) +
    firm(along((x) => road(x) + 22)) +
    hair(
      along((x) => road(x) + 35),
      0.6,
    ) +
    hair(courses, 0.6) +
    solid(stones, DAY.light, pen(1.6))
  );
};

/** A shop of the roadside with its awning: dark shelves, bananas on a string, someone who waits; x is its middle, m = -1 turns it round. */
export const shop = (x, m, tiled, awning) => {
  const at = placed(x, road(x) - 8, 0, 1.4);
  const put = (d) => at(facing(m)(d));
  const roof = tiled ? 'M-64 -74L-46 -106L46 -106L64 -74z' : 'M-60 -86L56 -108L64 -76L-58 -68z';
  const ribs = tiled
    ? `${repeat(10, (i) => `M${-42 + i * 9.4} -104L${-58 + i * 13} -76`)}M-52 -96L52 -96M-58 -85L58 -85`
    : repeat(10, (i) => `M${-50 + i * 11} ${round(-88 - i * 2.1)}L${-48 + i * 11.6} ${round(-69 - i * 0.7)}`);
  const jars = repeat(5, (i) => card(-40 + i * 8, -47, 6, 9, 2));
  const stripe = (i) => `M${-52 + i * 10} -70L${-47 + i * 10} -70L${-51.5 + i * 10.6} -52L${-57 + i * 10.6} -52z`;
  const bananas =
    'M36 -54L36 -48M36 -50C29 -44 28 -36 32 -30C33 -37 34 -42 36 -46C38 -42 39 -36 40 -30C44 -36 44 -43 36 -50z';
  return (
    solid(put(box(-54, -76, 108, 76)), '#e6efe4', pen(2.6)) +
    area(put(box(-46, -66, 66, 40)), DAY.ink) +
    area(put(jars), '#e9a23f') +
    line(put('M-46 -37L20 -37'), { width: 1.6, colour: SHADE.side }) +
    area(put('M-16 -26C-17 -36 -12 -40 -6 -40C0 -40 5 -36 4 -26z'), DAY.light) +
    area(put(disc(-6, -45, 5)), '#7d4a22') +
    solid(put(box(-50, -27, 74, 6)), '#b07a3c', pen(2)) +
    area(put(box(-48, -21, 70, 20)), '#b9d9d0') +
    hair(put(repeat(7, (i) => `M${-42 + i * 10} -21L${-42 + i * 10} -1`)), 0.7) +
    area(put(box(28, -56, 20, 56)), DAY.ink) +
    solid(put(roof), tiled ? '#c27a3e' : '#9db9b3', pen(2.6)) +
    hair(put(ribs), 0.8) +
    solid(put('M-52 -70L52 -70L56 -52L-57 -52z'), DAY.light, pen(2)) +
    area(put(repeat(11, (i) => (i % 2 ? '' : stripe(i)))), awning) +
    line(put('M-57 -52L56 -52'), pen(2.4)) +
    solid(put(bananas), '#f7c65f', pen(1.6)) +
    firm(put('M-58 1L60 1'), 0.9)
  );
};

/** The mast on the summit, its hut, and the path that winds up to it. */
export const mast = () => {
  const [x, y] = [LAMP[0], crest(LAMP[0]) + 3];
  const h = y - LAMP[1] - 12;
  const half = (i) => 17 - 13 * (i / 7);
  const level = (i) => round(y - (h * i) / 7);
  const brace = (i) =>
    `M${x - half(i)} ${level(i)}L${x + half(i + 1)} ${level(i + 1)}L${x - half(i + 1)} ${level(i + 1)}L${x + half(i)} ${level(i)}`;
  const legs = `M${x - 17} ${round(y)}L${x - 4} ${round(y - h)}M${x + 17} ${round(y)}L${x + 4} ${round(y - h)}`;
  const panels = `${box(x - 17, LAMP[1] + 18, 8, 30)}${box(x + 9, LAMP[1] + 18, 8, 30)}`;
  const middle = (v) => x + 6 + (v - y) * 0.12 + (14 + (v - y) * 0.34) * Math.sin((v - y) / 25 + 0.4);
  const climb = wayUp(middle, (v) => 3 + ((v - y) / 42) ** 1.3, y + 2, 462);
  return (
    area(climb.outline, DAY.light) +
    fine(climb.edges, 0.8) +
    line(repeat(7, brace), { width: 1.8, colour: DAY.ink }) +
    line(legs, { width: 3.4, colour: DAY.ink }) +
    area(panels, DAY.ink) +
    solid(box(x + 26, round(y) - 18, 30, 26), DAY.light, pen(2.2)) +
    area(box(x + 34, round(y) - 10, 8, 18), DAY.ink) +
    area(`M${x + 21} ${round(y) - 17}L${x + 41} ${round(y) - 31}L${x + 61} ${round(y) - 17}z`, DAY.ink)
  );
};

/** How far the signal reaches; in the lee of the ridge there is none. */
export const signal = () => {
  const lee = 'M0 0H1200V675H720V330L682 334L350 675H0z';
  const waves = repeat(6, (i) =>
    line(ring(...LAMP, 54 + i * 54), { width: 3.2, colour: '#0b7a77', opacity: thousandths(0.85 - i * 0.12) }),
  );
  return clipped('reach', lee, waves);
};
