import { drift } from '../camera.js';

// Ready-made blocks, and between them the one piece that had to be made to measure.
const made = {
  gain: { lines: 1, ground: 0.5 },
  detail: 4,
  glsl: {
    shared: `
    vec2 loopCentre() { return vec2(0.0, -0.5); }
    float loopRadius(float a) { return 0.62 + 0.07 * sin(2.0 * a + 0.6) + 0.05 * sin(3.0 * a + 2.0) + 0.024 * sin(5.0 * a); }
    float pieceEdge(vec2 p) { vec2 q = (p - loopCentre()) * vec2(0.80, 1.0); return length(q) - loopRadius(atan(q.y, q.x)); }
    vec2 blockAt(vec2 p) { return (p - vec2(0.11, -0.5)) / vec2(0.66, 0.5); }
    float blockEdge(vec2 p) { return max(roundedBox((fract(blockAt(p)) - 0.5) * vec2(0.66, 0.5), vec2(0.30, 0.22), 0.06), 0.06 - pieceEdge(p)); }`,
    land: `vec3 land(vec2 p) {
      float e = pieceEdge(p), away = smoothstep(1.5, 2.6, length(p - loopCentre()));
      float block = (0.10 + 0.14 * hash2(floor(blockAt(p))).x) * smoothstep(0.0, -0.07, blockEdge(p)) * (1.0 - away);
      float piece = (0.26 + 0.26 * smoothstep(0.0, -0.7, e) + 0.05 * hills(p * 2.5, 2)) * smoothstep(0.0, -0.07, e);
      return vec3(0.012 + block + piece + away * 0.2 * hills(p * 0.9 + 6.0, 3), 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float near = 0.42 + 0.58 * smoothstep(0.05, 0.0, pieceEdge(p)); return vec2(smoothstep(0.5, -0.5, p.x), smoothstep(-0.5, 0.5, p.x)) * near; }`,
    paint: `void paint(Ground g, inout vec3 col) {
      float e = pieceEdge(g.p);
      vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(-0.5, 0.5, g.p.x)) + WHITE_HOT * 0.9 * exp(-g.p.x * g.p.x * 8.0);
      col += hue * (stroke(e + 0.09, 3.2) * 2.2 + 0.06 * exp(-abs(e) * 14.0));
      col += vec3(0.16, 0.20, 0.23) * stroke(blockEdge(g.p) + 0.075, 1.4) * 0.8 * step(0.0, e) * smoothstep(5.0, 3.0, g.dist);
    }`,
  },
};

/** Custom software: the sprint as a closed contour, a light going round it. */
export default {
  perUnit: 40,
  mist: [4, 12],
  teal: [-0.9, 0.45, 0.1],
  amber: [0.9, 0.45, 0.0],
  glow: { azimuth: 0, strength: 0.25, spread: 0.3, height: 0.05, horizon: -0.22, teal: 0.4, amber: 0.4, white: 0.15 },
  gain: { lines: 1.3, ground: 0.3 },
  fan: { margin: 1.5 },
  camera: drift(
    { eye: [-0.9, 1.9, 1.9], target: [0, 0.14, -0.5], fov: 45 },
    { along: [-0.09, 0, 0.07], across: [0, 0.03, 0] },
  ),
  hero: {
    ...made,
    camera: () => ({ eye: [-0.7, 2.0, 2.2], target: [0.05, 0, -0.42], fov: 54, shift: [-0.1, -0.62] }),
  },
  glsl: {
    shared: `
    vec2 loopCentre() { return vec2(0.0, -0.55); }
    float loopRadius(float a) { return 1.16 + 0.13 * sin(2.0 * a + 0.6) + 0.09 * sin(3.0 * a + 2.0) + 0.045 * sin(5.0 * a); }
    float loopEdge(vec2 p) { vec2 q = (p - loopCentre()) * vec2(0.80, 1.0); return length(q) - loopRadius(atan(q.y, q.x)); }
    `,
    land: `vec3 land(vec2 p) {
      float e = loopEdge(p);
      float rim = 0.46 * exp(-e * e * 6.0) + 0.10 * smoothstep(0.3, -1.0, e);
      float h = rim + 0.15 * hills(p * 0.9 + 6.0, 3) * smoothstep(0.05, 0.7, abs(e));
      h += 0.55 * bump(p, vec2(-3.6, -4.0), 1.8) + 0.5 * bump(p, vec2(3.9, -3.8), 1.7);
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x; float near = 0.22 + 0.78 * smoothstep(1.0, 0.0, abs(loopEdge(p))); return vec2(smoothstep(0.7, -0.6, s), smoothstep(-0.6, 0.7, s)) * near; }`,
    paint: `void paint(Ground g, inout vec3 col) {
      vec2 q = (g.p - loopCentre()) * vec2(0.80, 1.0);
      float e = loopEdge(g.p), a = atan(q.y, q.x) / TAU + 0.5;
      float m = smoothstep(-0.5, 0.5, q.x);
      vec3 hue = mix(TEAL_300, AMBER_300, m) + WHITE_HOT * 0.7 * exp(-pow(q.x * 4.0, 2.0));
      float lag = fract(uT - a);
      float tail = max(exp(-lag * 7.0), exp((lag - 1.0) * 26.0)) + 1.6 * max(exp(-lag * 60.0), exp((lag - 1.0) * 90.0));
      col += hue * (stroke(e, 3.2) * (0.85 + 5.0 * tail) + (0.012 + 0.09 * tail) * exp(-abs(e) * 30.0));
      col += hue * stroke(abs(e) - 0.085, 1.0) * (0.35 + 1.2 * tail);
      for (int i = 0; i < 4; i++) { // plan, build, test, show: each answers as the light passes
        float at = (float(i) + 0.5) / 4.0, ang = (at - 0.5) * TAU;
        vec2 c = vec2(cos(ang), sin(ang)) * loopRadius(ang);
        float d = length(q - c), lit = exp(-fract(uT - at) * 5.0);
        col = mix(col, INK_950, fill(d - 0.075));
        col += hue * (stroke(d - 0.075, 2.6) * (1.2 + 3.0 * lit) + fill(d - 0.04) * (0.3 + 5.0 * lit));
        col += hue * stroke(d - 0.075 - 0.30 * fract(uT - at), 1.2) * 1.6 * pow(1.0 - fract(uT - at), 4.0) * step(0.0, e + 9.0);
      }
    }`,
  },
};
