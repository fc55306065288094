/** What tea estates have at night: shade trees, and the road between them. */
import { blob, pen, placed, solid } from '../../parts/shapes.mjs';
import { chance, curve, line, round, sample, TAU } from '../../stage.mjs';

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
