/** What grows and who works on a tea estate: rows of bushes, pluckers, shade trees, and the road through them. */
import { blob, card, facing, firm, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, curve, line, round, sample, TAU } from '../../stage.mjs';

/** A row of bushes far off: dots along y = f(x). */
export const dots = (f, size, opacity) =>
  line(curve(sample((x) => f(x) - size * 0.8)), {
    width: size,
    opacity,
    extra: `stroke-dasharray="0.1 ${round(size * 2.3)}" `,
  });

/** A row of bushes nearby, plucked flat: low mounds along y = f(x), each about `wide`, with leaves on top. */
export function hedge(f, wide, seed, fill) {
  let [tops, leaves, x] = ['', '', 350 - wide * chance(seed)];
  for (let i = 0; x < 1640; i++) {
    const w = wide * (0.8 + 0.4 * chance(seed + i * 3));
    const rise = wide * (0.24 + 0.1 * chance(seed + i * 7));
    const [from, to] = [f(x), f(x + w)];
    const top = (from + to) / 2 - rise;
    const at = (u, y) => `${round(x + w * u)} ${round(y)}`;
    tops += `${i ? 'L' : 'M'}${at(0.03, from)}C${at(0.06, from - rise)} ${at(0.2, top)} ${at(0.5, top)}C${at(0.8, top)} ${at(0.94, to - rise)} ${at(0.97, to)}`;
    leaves += repeat(6, (k) => {
      const u = 0.14 + (0.72 * (k + chance(seed + i * 11 + k))) / 6;
      const v = 0.12 + 0.9 * chance(seed + i * 13 + k * 5);
      return `M${at(u, top + rise * v)}l${k % 2 ? 3 : -3} -3.4`;
    });
    x += w;
  }
  const under = dots((x) => f(x) + wide * 0.16, wide * 0.07, 0.4);
  return area(`${tops}L1640 1000L340 1000z`, fill) + line(tops, pen(1.9, 0.75)) + hair(leaves, 0.6) + under;
}

/** One who plucks, bent over the bushes, a basket on the back held by a strap round the head; looks left, or right with m = -1. */
export function plucker(x, y, s, m = 1) {
  const at = placed(x, y, 0, s);
  const put = (d) => at(facing(m)(d));
  const skirt = put('M-14 -62L20 -62C26 -40 28 -20 30 6L-22 6C-22 -20 -20 -40 -14 -62z');
  const trunk = put('M-16 -60C-20 -82 -22 -100 -14 -108C-6 -114 6 -112 12 -104C18 -92 20 -76 20 -60z');
  const arms = put('M-12 -104C-22 -98 -30 -84 -34 -70L-54 -64L-52 -56L-28 -60C-22 -68 -14 -80 -6 -92z');
  const head = put(card(-27, -129, 19, 25, 9));
  const scarf = put(
    'M-29 -121C-28 -136 -12 -141 -4 -131C2 -122 2 -110 8 -101L-6 -99C-11 -107 -9 -115 -14 -121C-18 -125 -24 -123 -29 -121z',
  );
  const basket = put('M4 -116L50 -110C50 -88 44 -66 36 -50L12 -54C6 -74 4 -96 4 -116z');
  const weave = put('M6 -102L49 -97M7 -88L47 -83M9 -74L43 -69M17 -114L20 -54M29 -113L28 -52M40 -111L35 -51');
  const leaves = put('M4 -116C8 -126 16 -122 19 -128C25 -132 31 -122 37 -126C44 -126 46 -116 50 -110z');
  const strap = put('M-21 -134C-8 -135 6 -125 15 -113');
  return (
    solid(skirt, '#0b1f29', pen(2.4)) +
    solid(trunk, '#10303a', pen(2.4)) +
    solid(leaves, '#12313a', pen(2)) +
    solid(basket, '#0d2630', pen(2.6)) +
    hair(weave, 0.75) +
    solid(head, '#07161e', pen(2)) +
    solid(scarf, '#16404a', pen(2.2)) +
    solid(arms, '#10303a', pen(2.2)) +
    firm(strap, 0.9)
  );
}

/** A silver oak, which shades the tea, from its foot: a slim trunk and tufts of leaves on upturned branches. */
export function tree(x, y, s) {
  const put = placed(x, y, 0, s);
  const trunk = 'M-6 0L-3 -120L-1 -236L2 -236L4 -120L7 0z';
  // Tufts overlap from the lowest up: to the side, height, half width, half height.
  const tufts = [
    [-22, -98, 19, 11],
    [20, -108, 21, 12],
    [-16, -124, 22, 13],
    [22, -136, 23, 13],
    [-20, -150, 22, 13],
    [12, -164, 24, 14],
    [-16, -178, 19, 12],
    [14, -192, 18, 13],
    [-7, -206, 17, 13],
    [5, -224, 13, 15],
    [0, -242, 8, 14],
  ];
  const tuft = ([u, v, w, h], k) => {
    const edge = Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * TAU;
      const r = (i % 2 ? 1.14 : 0.84) + 0.16 * chance(k * 17 + i);
      return [round(u + w * r * Math.cos(a)), round(v + h * r * Math.sin(a))];
    });
    const branch = `M1 ${v + 30}Q${u * 0.5} ${v + 22} ${u} ${v}`;
    return line(put(branch), pen(1.8, 0.8)) + solid(put(blob(edge)), '#0a1e27', pen(s < 0.6 ? 1.3 : 1.8, 0.85));
  };
  return solid(put(trunk), '#081720', pen(2)) + tufts.map(tuft).join('');
}

/** The outline of a road that comes down the picture, `width(y)` wide about x = `middle(y)`, and its two edges. */
export function road(middle, width, from, to) {
  const edge = (m) => {
    const points = sample((y) => middle(y) + (m * width(y)) / 2, from, to, 8);
    return points.map(([y, x]) => [x, y]);
  };
  const edges = [edge(-1), edge(1)];
  const back = curve(edges[1].toReversed()).replace('M', 'L');
  return { outline: `${curve(edges[0])}${back}z`, edges: edges.map(curve).join('') };
}
