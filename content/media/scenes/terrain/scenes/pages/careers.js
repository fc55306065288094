import { AMBER, blend, drape, smooth, TEAL, times, WHITE } from '../../paths.js';

/** Careers: a path that climbs. */
const turns = [
  [-0.55, 1.25],
  [0.35, 0.95],
  [1.55, 0.62],
  [2.15, 0.3],
  [1.55, 0.12],
  [0.95, 0.0],
  [0.8, -0.28],
  [1.25, -0.46],
  [1.95, -0.58],
  [2.05, -0.86],
  [1.55, -1.0],
  [1.25, -1.2],
  [1.45, -1.45],
];
const path = [];
for (let i = 0; i + 1 < turns.length; i++) {
  const p = [turns[Math.max(i - 1, 0)], turns[i], turns[i + 1], turns[Math.min(i + 2, turns.length - 1)]];
  for (let j = 0; j < 24; j++) {
    const k = j / 24;
    path.push(
      [0, 1].map(
        (a) =>
          0.5 *
          (2 * p[1][a] +
            (p[2][a] - p[0][a]) * k +
            (2 * p[0][a] - 5 * p[1][a] + 4 * p[2][a] - p[3][a]) * k * k +
            (3 * p[1][a] - p[0][a] - 3 * p[2][a] + p[3][a]) * k ** 3),
      ),
    );
  }
}
path.push(turns.at(-1));

export default {
  perUnit: 38,
  mist: [3.8, 9],
  stars: 0.3,
  gain: { lines: 0.8 },
  teal: [-0.9, 0.5, 0.35],
  amber: [0.9, 0.45, 0.15],
  glow: { azimuth: 0.3, strength: 0.6, spread: 0.25, height: 0.07, horizon: -0.12, teal: 0.3, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [0.3, 1.55, 3.4], target: [0.45, 0.62, -1.0], fov: 38, shift: [-0.12, 0.04] }),
  glsl: {
    land: `vec3 land(vec2 p) {
      vec2 d = p - vec2(1.45, -1.45); float a = atan(d.y, d.x);
      float r = length(d) * (1.0 + 0.20 * sin(3.0 * a + 0.6) + 0.10 * sin(5.0 * a + 2.0));
      float h = 1.45 * exp(-sqrt(r * r + 0.004) * 0.95) + 0.17 * mountains(p * 1.3 + 3.0, 5) * smoothstep(0.05, 0.9, r) + 0.35 * bump(p, vec2(-3.4, -3.0), 1.6);
      return vec3(h - 0.25, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 1.45; return vec2(smoothstep(0.4, -0.4, s), smoothstep(-0.4, 0.4, s)) * (0.35 + 0.7 * smoothstep(0.1, 0.9, h)); }`,
    finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.16); }',
  },
  strokes({ t, s, heightAt }) {
    const line = drape(path, heightAt, t, 0.02);
    s.ribbon(line, 5, (k) =>
      times(
        blend(blend(TEAL, AMBER, smooth(0.25, 0.75, k)), WHITE, 0.25 + 0.75 * smooth(0.7, 1, k)),
        1.1 + 2.4 * k * k,
      ),
    );
    s.dot(line.at(-1), 26, times(WHITE, 4));
    for (const k of [0.33, 0.57, 0.79]) s.dot(line[Math.round(k * (line.length - 1))], 17, times(WHITE, 4));
  },
};
