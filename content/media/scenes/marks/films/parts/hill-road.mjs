/** The place of the film of mobile apps: a hill road at night among tea, two shops beside it, a mast on the summit. */
import { INK, lit } from '../../parts/facade.mjs';
import { box, card, fine, firm, hair, pen, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, bell, curve, glow, line, round, sample, thousandths } from '../../stage.mjs';
import { road as wayUp } from '../../testimonials/parts/tea-garden.mjs';

export const LAMP = [930, 84];

/** A line along y = f(x), from edge to edge of the picture unless told otherwise. */
export const along = (f, from = -20, to = 1220) => curve(sample(f, from, to, 10));
export const under = (f) => `${along(f)}L1220 700L-20 700z`;

// Levels of the land, from far to near.
export const range = (x) =>
  262 - 120 * bell(x, 300, 150) - 70 * bell(x, 560, 130) - 40 * bell(x, 30, 120) + 5 * Math.sin(x / 40);
const crest = (x) => 404 - 214 * bell(x, 930, 205) - 84 * bell(x, 60, 210) + 7 * Math.sin(x / 62);
export const road = (x) => 476 - 12 * bell(x, 130, 130) + 12 * Math.sin(x / 88 + 0.9) - 44 * bell(x, 1250, 230);
const foot = (x) => 610 + 12 * Math.sin(x / 150) - 24 * bell(x, 80, 160);

/** The hillside: contour lines and rows of tea above the road, terraces with walls below it. */
export const hillside = () => {
  const upper = (t) => along((x) => crest(x) + (road(x) - 10 - crest(x)) * t);
  const lower = (t) => along((x) => road(x) + 48 + (foot(x) - road(x) - 48) * t);
  const tea = (d, width) => line(d, { width, opacity: 0.4, extra: `stroke-dasharray="0.1 ${round(width * 2.3)}" ` });
  return (
    area(under(crest), '#091a23') +
    firm(upper(0), 0.9) +
    repeat(5, (i) => hair(upper(0.14 + i * 0.16), 0.22)) +
    repeat(3, (i) => tea(upper(0.3 + i * 0.22), 3.4 + i * 0.6)) +
    area(
      under((x) => road(x) + 20),
      '#07151d',
    ) +
    repeat(3, (i) => fine(lower(0.2 + i * 0.32), 0.42)) +
    repeat(3, (i) => tea(lower(0.1 + i * 0.32), 5.4 + i))
  );
};

/** The road on its retaining wall, between the bank and an edge of white stones. */
export const roadway = () => {
  const bed = polygon([
    ...sample((x) => road(x) - 10, -20, 1220, 10),
    ...sample((x) => road(x) + 20, -20, 1220, 10).reverse(),
  ]);
  const stones = repeat(31, (i) => card(i * 40 + 4, round(road(i * 40 + 8)) + 13, 9, 11, 3));
  const courses = repeat(2, (row) =>
    repeat(52, (i) => {
      const x = i * 24 + row * 12;
      return `M${x} ${round(road(x) + 23 + row * 11)}l0 11`;
    }),
  );
  return (
    area(bed, '#0c222b') +
    fine(
      along((x) => road(x) - 10),
      0.75,
    ) +
    firm(along((x) => road(x) + 22)) +
    hair(
      along((x) => road(x) + 34),
      0.4,
    ) +
    hair(
      along((x) => road(x) + 45),
      0.5,
    ) +
    hair(courses, 0.3) +
    solid(stones, '#1b4a52', pen(1.4, 0.85))
  );
};

/** A shop of the roadside, its counter lit: shelves, a bunch of bananas, someone who waits; x is its middle. */
export const shop = (x, tiled, keeper) => {
  const put = placed(x, road(x) - 8);
  const roof = tiled ? 'M-66 -66L-44 -104L44 -104L66 -66z' : 'M-62 -88L56 -108L64 -74L-60 -66z';
  const ribs = tiled
    ? repeat(9, (i) => `M${-40 + i * 10} -102L${-58 + i * 14.5} -68`)
    : repeat(9, (i) => `M${-48 + i * 12} ${-91 - i * 2}L${-47 + i * 12.6} -67`);
  const goods = repeat(6, (i) => box(-38 + i * 8, -62, 5, 9) + box(-36 + i * 8, -45, 5, 8));
  const bananas =
    'M36 -66L36 -58M36 -58C28 -50 28 -42 33 -36C33 -44 34 -50 36 -54C38 -50 39 -44 39 -36C44 -42 44 -50 36 -58z';
  const markup =
    solid(put(box(-54, -74, 108, 74)), '#0b1f29', pen(2.6)) +
    lit(put(box(-44, -66, 62, 40)), 0.92) +
    line(put('M-42 -52L16 -52'), { width: 2, colour: INK }) +
    area(put(goods), INK) +
    area(put(placed(-8, -26, 0, 0.9)(keeper)), INK) +
    line(put(box(-44, -66, 62, 40)), pen(2)) +
    solid(put(box(-50, -27, 74, 7)), '#123640', pen(2.2)) +
    hair(put(repeat(6, (i) => `M${-42 + i * 12} -19L${-42 + i * 12} -1`)), 0.5) +
    solid(put(box(28, -56, 20, 56)), '#07161e', pen(2)) +
    solid(put(roof), '#0f2731', pen(2.8)) +
    hair(put(ribs), 0.6) +
    solid(put(bananas), '#17504f', pen(1.6)) +
    firm(put('M-62 1L66 1'), 0.8);
  const [u, v] = [x - 13, road(x) - 54];
  return glow(u, round(v), 96, x < 300 ? '#5eead4' : '#c9efe2', 0.24) + markup;
};

/** The mast on the summit and the path that winds up to it. */
export const mast = () => {
  const [x, y] = [LAMP[0], crest(LAMP[0]) + 3];
  const h = y - LAMP[1] - 12;
  const half = (i) => 17 - 13 * (i / 7);
  const level = (i) => round(y - (h * i) / 7);
  const brace = (i) =>
    `M${x - half(i)} ${level(i)}L${x + half(i + 1)} ${level(i + 1)}L${x - half(i + 1)} ${level(i + 1)}L${x + half(i)} ${level(i)}`;
  const panels = `${box(x - 15, LAMP[1] + 22, 7, 24)}${box(x + 8, LAMP[1] + 22, 7, 24)}`;
  const middle = (v) => x + 6 + (v - y) * 0.12 + (14 + (v - y) * 0.34) * Math.sin((v - y) / 25 + 0.4);
  const climb = wayUp(middle, (v) => 3 + ((v - y) / 42) ** 1.3, y + 2, 462);
  return (
    area(climb.outline, '#113039') +
    fine(climb.edges, 0.7) +
    hair(repeat(7, brace), 0.9) +
    firm(`M${x - 17} ${round(y)}L${x - 4} ${round(y - h)}M${x + 17} ${round(y)}L${x + 4} ${round(y - h)}`) +
    solid(panels, '#123640', pen(2)) +
    solid(box(x + 24, round(y) - 16, 30, 24), '#0f2a33', pen(2.2)) +
    solid(`M${x + 20} ${round(y) - 16}L${x + 39} ${round(y) - 28}L${x + 58} ${round(y) - 16}z`, '#0f2a33', pen(2.2))
  );
};

/** How far the signal reaches; behind the shoulder there is none. */
export const signal = () => {
  const lee = 'M0 0H1200V675H720V330L682 334L350 675H0z';
  const rings = repeat(7, (i) => line(ring(...LAMP, 54 + i * 54), pen(2.2, thousandths(0.62 - i * 0.07))));
  return `<clipPath id="reach"><path d="${lee}"/></clipPath><g clip-path="url(#reach)">${rings}</g>`;
};
