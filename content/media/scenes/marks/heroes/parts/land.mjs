/** What an estate grows on: tea in rows, palms, the stream, the footpath and someone on it. */
import { fine, firm, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { palm } from '../../parts/street.mjs';
import { area, chance, curve, line, round, sample } from '../../stage.mjs';
import { road } from '../../testimonials/parts/tea-garden.mjs';

/** Tea bushes, plucked flat, along y = f(x); below them the ground is dark down to `foot`. */
export function bushes(f, from, to, wide, seed, foot = 0) {
  const sprigs = wide < 30 ? 4 : 10;
  let [tops, leaves, x] = ['', '', from - wide * chance(seed)];
  for (let i = 0; x < to; i++) {
    const w = wide * (0.8 + 0.4 * chance(seed + i * 3));
    const high = wide * (0.48 + 0.12 * chance(seed + i * 7));
    const at = (u, v) => `${round(x + w * u)} ${round(f(x + w * u) - high * v)}`;
    tops += `${i ? 'L' : 'M'}${at(0, 0.3)}C${at(0.02, 0.9)} ${at(0.1, 1)} ${at(0.3, 1)}L${at(0.5, 1.06)}L${at(0.7, 1)}C${at(0.9, 1)} ${at(0.98, 0.9)} ${at(1, 0.3)}`;
    leaves += repeat(sprigs, (k) => {
      const u = 0.1 + (0.8 * (k + chance(seed + i * 11 + k))) / sprigs;
      const slant = round(wide * (k % 2 ? 0.06 : -0.06));
      return `M${at(u, 0.35 + 0.55 * chance(seed + i * 13 + k * 5))}l${slant} ${-Math.abs(slant)}`;
    });
    x += w;
  }
  const ground = foot ? area(`${tops}L${round(x)} ${foot}L${from - wide} ${foot}z`, '#06111a') : area(tops, '#08171f');
  return ground + line(tops, pen(wide < 30 ? 1.6 : 2, 0.75)) + hair(leaves, 0.55);
}

const turned = (points) => points.map(([y, x]) => [x, y]);

/** The stream: from a fold of the hills, past the pump house. */
export function stream() {
  const ease = (t) => t * t * (3 - 2 * t);
  const middle = (y) => 350 + 205 * ease(Math.max(0, (y - 690) / 400)) + 16 * Math.sin(y / 36);
  const width = (y) => 1 + ((y - 640) / 46) ** 2;
  const bed = road(middle, width, 640, 1088);
  const flow = repeat(5, (i) => {
    const ripple = (y) => middle(y) + width(y) * (0.17 * i - 0.34) + 2 * Math.sin(y / 11 + i * 2);
    const d = curve(turned(sample(ripple, 760 + 16 * i, 1088, 8)));
    return line(d, { width: 1.4, opacity: 0.6, extra: 'stroke-dasharray="46 18 20 26" ' });
  });
  return area(bed.outline, '#0b3038') + flow + fine(bed.edges, 0.9);
}

/** A footpath in steps from the foot of the picture to the mast, wider towards us. */
export function path() {
  const [top, foot] = [366, 1092];
  const middle = (y) => {
    const t = Math.max(0, y - top) / (foot - top);
    return 1000 - 80 * t + 38 * Math.min(1, t * 9) * Math.sin(13.8 * Math.sqrt(t));
  };
  const width = (y) => 5 + ((y - top) / 140) ** 2;
  const { outline, edges } = road(middle, width, top, foot);
  const steps = repeat(54, (i) => {
    const y = round(top + 6 + (foot - top) * (i / 54) ** 1.4);
    return `M${round(middle(y) - width(y) / 2)} ${y}L${round(middle(y) + width(y) / 2)} ${y}`;
  });
  return area(outline, '#0b222c') + hair(steps, 0.5) + fine(edges, 0.6);
}

/** A palm with grass at its foot. */
export const coconut = (x, y, height, lean, reach) =>
  palm(x, y, height, lean, reach) +
  fine(`M${x - 24} ${y + 3}L${x + 26} ${y + 3}`, 0.6) +
  hair(
    repeat(
      11,
      (i) => `M${x - 20 + i * 4} ${y + 3}l${round(chance(i + x) * 8 - 4)} ${-round(5 + 11 * chance(i * 3 + x))}`,
    ),
    0.8,
  );

/** Someone of the estate, from behind, on the way up. */
export function walker(x, y, s) {
  const put = placed(x, y, 0, s);
  const tablet = 'M21 -72L33 -70L32 -60L20 -62z';
  const sarong = 'M-11 -44L11 -44L13 -10L-12 -10z';
  const shirt = 'M-14 -74Q0 -80 14 -74L17 -48L12 -42L-12 -42L-17 -48z';
  const head = 'M-6 -84C-8 -98 8 -98 6 -84C5 -76 -5 -76 -6 -84z';
  return (
    firm(put('M-6 -10L-7 0M6 -10L8 -2')) +
    solid(put(sarong), '#12343d', pen(2)) +
    solid(put(shirt), '#0c222c', pen(2.2)) +
    fine(put('M-14 -72L-19 -48L-14 -38M14 -72L20 -56L25 -62')) +
    solid(put(tablet), '#123a42', pen(1.8)) +
    solid(put(head), '#1b4a52', pen(2))
  );
}
