import { times, WHITE } from '../../paths.js';

/** Products: eight lit plateaus; its closing shows one of them from above. */
export default {
  detail: 1.6,
  perUnit: 40,
  mist: [4.5, 14],
  teal: [-0.9, 0.5, 0.2],
  amber: [0.9, 0.5, -0.1],
  glow: { azimuth: 0.3, strength: 0.35, spread: 0.25, height: 0.05, horizon: -0.2, teal: 0.3, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [0.2, 2.6, 3.7], target: [0.28, 0.2, -0.75], fov: 40, shift: [-0.31, 0.04] }),
  closing: {
    camera: () => ({ eye: [1.3, 2.7, 0.9], target: [1.3, 0.3, -0.32], fov: 36 }),
    fan: { margin: 1.6 },
    glsl: {
      reach: `vec2 reach(vec2 p, float h) { float s = p.x - 1.3; return vec2(smoothstep(0.3, -0.25, s), smoothstep(-0.25, 0.3, s)) * (0.2 + 0.9 * smoothstep(1.0, 0.4, length(p - mesa(3)))); }`,
      finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) {}',
    },
    strokes({ t, s, heightAt }) {
      s.dot([1.3, heightAt(1.3, -0.35, t) + 0.02, -0.35], 34, times(WHITE, 4));
    },
  },
  glsl: {
    shared: `
    vec2 mesa(int i) { return i == 0 ? vec2(-0.60, 0.35) : i == 1 ? vec2(0.55, 0.55) : i == 2 ? vec2(0.05, -0.55) : i == 3 ? vec2(1.30, -0.35) : i == 4 ? vec2(2.35, 0.10) : i == 5 ? vec2(0.85, -1.45) : i == 6 ? vec2(2.15, -1.25) : vec2(1.75, -2.45); }
    float mesaTop(int i) { return 0.2275 + 0.07 * float(i); }
    float mesaEdge(vec2 p, int i) { vec2 d = p - mesa(i); float a = atan(d.y, d.x), f = float(i); return length(d) - (0.40 + 0.035 * sin(3.0 * a + f) + 0.03 * sin(2.0 * a + f * 2.7)); }`,
    land: `vec3 land(vec2 p) {
      float h = 0.14 * hills(p * 0.9 + 5.0, 3) - 0.03;
      for (int i = 0; i < 8; i++) { float e = mesaEdge(p, i); h = max(h, mix(h, mesaTop(i), smoothstep(0.30, 0.0, e))); }
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 0.9; return vec2(smoothstep(0.7, -0.7, s), smoothstep(-0.7, 0.7, s)) * (0.2 + 0.8 * smoothstep(0.02, 0.3, h)); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      for (int i = 0; i < 8; i++) {
        float e = mesaEdge(g.p, i), top = step(e, 0.0) * step(abs(g.h - mesaTop(i)), 0.02);
        vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(-0.1, 1.9, mesa(i).x)) + WHITE_HOT * 0.25;
        col += top * hue * (0.012 + 0.07 * smoothstep(-0.45, 0.05, e) + stroke(e + 0.015, 2.4) * 1.3 + stroke(e + 0.10, 1.1) * 0.5 + stroke(e + 0.19, 1.0) * 0.25);
      }
    }`,
    finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.16); }',
  },
};
