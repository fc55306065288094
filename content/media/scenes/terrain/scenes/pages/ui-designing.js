import { AMBER, blend, smooth, TEAL, times, WHITE } from '../../paths.js';

/** UI/UX design: a measured grid, and a curve with handles that shapes the ridge below it. */
const P = [
  [-0.55, 0.22, 0.35],
  [0.35, 1.28, -0.1],
  [1.55, 0.42, -0.9],
  [2.6, 1.05, -1.6],
];
const curve = (k) =>
  [0, 1, 2].map(
    (a) => (1 - k) ** 3 * P[0][a] + 3 * (1 - k) ** 2 * k * P[1][a] + 3 * (1 - k) * k * k * P[2][a] + k ** 3 * P[3][a],
  );
const line = Array.from({ length: 100 }, (_, i) => curve(i / 99));

export default {
  detail: 1.4,
  perUnit: 40,
  mist: [4.5, 13],
  teal: [-0.8, 0.45, 0.4],
  amber: [0.9, 0.45, 0.1],
  gain: { lines: 0.62 },
  glow: { azimuth: 0.35, strength: 0.3, spread: 0.25, height: 0.05, horizon: -0.17, teal: 0.3, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [0.1, 1.75, 3.2], target: [0.3, 0.42, -0.8], fov: 38, shift: [-0.14, 0] }),
  closing: {
    camera: () => ({ eye: [-0.9, 1.4, 2.2], target: [1.0, 0.5, -0.6], fov: 40 }),
    glsl: { finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) {}' },
  },
  glsl: {
    shared: `
    vec2 spine(float k) { float m = 1.0 - k; return m * m * m * vec2(-0.55, 0.35) + 3.0 * m * m * k * vec2(0.35, -0.1) + 3.0 * m * k * k * vec2(1.55, -0.9) + k * k * k * vec2(2.6, -1.6); }
    float spineHeight(float k) { float m = 1.0 - k; return 3.0 * m * m * k * 1.02 + 3.0 * m * k * k * 0.16 + m * m * m * 0.05 + k * k * k * 0.85; }`,
    land: `vec3 land(vec2 p) {
      float best = 9.0, at = 0.0;
      for (int i = 0; i <= 40; i++) { float k = float(i) / 40.0; float d = length(p - spine(k)); if (d < best) { best = d; at = k; } }
      for (int i = -5; i <= 5; i++) { float k = clamp(at + float(i) * 0.004, 0.0, 1.0); float d = length(p - spine(k)); if (d < best) { best = d; at = k; } }
      return vec3(0.78 * spineHeight(at) * exp(-best * best * 5.5) + 0.08 * hills(p * 0.9, 3), 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 1.1; return vec2(smoothstep(0.8, -0.7, s), smoothstep(-0.7, 0.8, s)) * (0.25 + 0.8 * smoothstep(0.03, 0.4, h)); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      vec2 f = g.p * 2.5; vec2 pp = max(vec2(length(vec2(dFdx(f.x), dFdy(f.x))), length(vec2(dFdx(f.y), dFdy(f.y)))), 1e-5);
      vec2 away = abs(fract(f - 0.5) - 0.5) / pp;
      vec2 l = (1.0 - smoothstep(0.0, 1.1, away - 0.2)) * (1.0 - smoothstep(0.12, 0.4, pp));
      col += (vec3(0.10, 0.14, 0.17) + g.hue * 0.12) * max(l.x, l.y) * smoothstep(7.0, 2.5, g.dist) * 0.8;
    }`,
    finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.2); }',
  },
  strokes({ s }) {
    s.ribbon(line, 4, (k) => times(blend(blend(TEAL, WHITE, smooth(0.15, 0.5, k)), AMBER, smooth(0.55, 0.95, k)), 2.2));
    for (const [a, b, c] of [
      [P[0], P[1], TEAL],
      [P[3], P[2], AMBER],
    ]) {
      s.ribbon([a, b], 1.6, () => times(c, 0.9));
      s.dot(b, 17, times(c, 2.4));
      s.dot(a, 21, times(WHITE, 3));
    }
  },
};
