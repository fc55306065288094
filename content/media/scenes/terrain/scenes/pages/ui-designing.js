import { AMBER, blend, smooth, TEAL, times, WHITE } from '../../paths.js';

/** UI/UX design: a measured grid, and a curve with handles that shapes the ridge below it; in the closing the finished screen. */
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
  detail: 2,
  perUnit: 40,
  mist: [4.5, 13],
  teal: [-0.8, 0.45, 0.4],
  amber: [0.9, 0.45, 0.1],
  gain: { lines: 0.8 },
  glow: { azimuth: 0.35, strength: 0.3, spread: 0.25, height: 0.05, horizon: -0.17, teal: 0.3, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [0.7, 1.5, 2.6], target: [0.98, 0.55, -0.6], fov: 39, shift: [-0.16, 0] }),
  closing: {
    camera: () => ({ eye: [1.1, 1.5, 2.6], target: [1.15, 0.35, -0.7], fov: 40, shift: [0.16, 0] }),
    gain: { lines: 0.9, ground: 0.4, pulses: 0 },
    strokes() {},
    glsl: {
      finish: `
      float sharp(float e, float u) { return 1.0 - smoothstep(-u, u, e); }
      void finish(inout vec3 col, vec2 uv, vec2 px) {
        vec2 q = (uv - 0.5) * uSize / uSize.y / 0.6;
        float lean = 0.22, closer = 2.6 / (2.6 + q.x * sin(lean)); // turned a little away to the right
        q *= vec2(1.0 / cos(lean), 1.0) / closer;
        float u = 1.0 / uSize.y / 0.6;
        float pane = roundedBox(q, vec2(0.66, 0.395), 0.035), side = smoothstep(-0.4, 0.4, q.x);
        vec3 rim = mix(TEAL_300, AMBER_300, side) + WHITE_HOT * 0.8 * exp(-q.x * q.x * 16.0);
        vec3 relief = col * 1.35;
        col = col * 0.5 + rim * 0.10 * exp(-max(pane, 0.0) * 18.0) * step(0.0, pane);
        col = mix(col, INK_900 * 1.6, sharp(pane, u));
        float picture = roundedBox(q + vec2(0.245, 0.04), vec2(0.365, 0.305), 0.02);
        col = mix(col, relief, sharp(picture, u));
        col += rim * sharp(abs(pane) - 1.4 * u, u) * 1.4;
        for (int i = 0; i < 3; i++) col += rim * sharp(length(q - vec2(-0.60 + 0.035 * float(i), 0.33)) - 0.010, u) * 0.8;
        vec2 words = q - vec2(0.38, 0.0);
        float text = sharp(roundedBox(words - vec2(0.0, 0.20), vec2(0.20, 0.022), 0.01), u) + 0.9 * sharp(roundedBox(words - vec2(-0.06, 0.13), vec2(0.14, 0.022), 0.01), u);
        for (int i = 0; i < 3; i++) text += 0.35 * sharp(roundedBox(words - vec2(-0.03 * float(i == 2), 0.045 - 0.045 * float(i)), vec2(0.20 - 0.03 * float(i == 2), 0.009), 0.009), u);
        col += vec3(0.75, 0.82, 0.85) * text;
        col += rim * sharp(abs(roundedBox(words - vec2(0.0, -0.145), vec2(0.20, 0.038), 0.02)) - 0.8 * u, u) * 0.6;
        col = mix(col, AMBER_300 * 1.1, sharp(roundedBox(words - vec2(-0.07, -0.27), vec2(0.13, 0.042), 0.042), u));
      }`,
    },
  },
  glsl: {
    shared: `
    vec2 spine(float k) { float m = 1.0 - k; return m * m * m * vec2(-0.55, 0.35) + 3.0 * m * m * k * vec2(0.35, -0.1) + 3.0 * m * k * k * vec2(1.55, -0.9) + k * k * k * vec2(2.6, -1.6); }
    vec2 spineWay(float k) { float m = 1.0 - k; return 3.0 * m * m * vec2(0.9, -0.45) + 6.0 * m * k * vec2(1.2, -0.8) + 3.0 * k * k * vec2(1.05, -0.7); }
    float spineHeight(float k) { float m = 1.0 - k; return 3.0 * m * m * k * 1.02 + 3.0 * m * k * k * 0.16 + m * m * m * 0.05 + k * k * k * 0.85; }`,
    land: `vec3 land(vec2 p) {
      float at = (p.x + 0.55) / 3.15; // the spine is almost straight, so this comes near and a few steps come to the nearest place
      for (int i = 0; i < 10; i++) { vec2 way = spineWay(at); at = clamp(at + dot(p - spine(at), way) / dot(way, way), 0.0, 1.0); }
      vec2 off = p - spine(at);
      return vec3(0.78 * spineHeight(at) * exp(-dot(off, off) * 5.5) + 0.08 * hills(p * 0.9, 3), 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 1.1; return vec2(smoothstep(0.8, -0.7, s), smoothstep(-0.7, 0.8, s)) * (0.25 + 0.8 * smoothstep(0.03, 0.4, h)); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      vec2 f = g.p * 2.5; vec2 pp = max(vec2(length(vec2(dFdx(f.x), dFdy(f.x))), length(vec2(dFdx(f.y), dFdy(f.y)))), 1e-5);
      vec2 away = abs(fract(f - 0.5) - 0.5) / pp;
      vec2 l = (1.0 - smoothstep(0.0, 1.1, away - 0.2)) * (1.0 - smoothstep(0.12, 0.4, pp));
      col += (vec3(0.10, 0.14, 0.17) + g.hue * 0.12) * max(l.x, l.y) * smoothstep(7.0, 2.5, g.dist) * 0.8;
    }`,
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
