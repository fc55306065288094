/** What a tea estate grows. */
import { hair, pen, repeat } from '../../parts/shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

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
