/** What tea estates have at night: pluckers, shade trees, and the road between them. */
import { blob, card, facing, firm, hair, pen, placed, solid } from '../../parts/shapes.mjs';
import { chance, curve, line, round, sample, TAU } from '../../stage.mjs';

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
