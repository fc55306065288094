import { times, WHITE } from '../../paths.js';

/** Not found: one lit hill, a long way from anywhere, under the stars. */
export default {
  perUnit: 44,
  mist: [4, 13],
  stars: 2.2,
  teal: [-0.8, 0.5, 0.3],
  amber: [0.9, 0.45, 0.2],
  gain: { lines: 0.9 },
  glow: { azimuth: 0.3, strength: 0.22, spread: 0.4, height: 0.07, horizon: -0.05, teal: 0.4, amber: 0.4, white: 0.1 },
  camera: () => ({ eye: [0, 1.0, 3.3], target: [0, 0.62, -1.6], fov: 42, shift: [0.0, 0.42] }),
  glsl: {
    land: `vec3 land(vec2 p) { vec2 d = p - vec2(1.35, -1.1); float a = atan(d.y, d.x); float r = length(d) * (1.0 + 0.08 * sin(3.0 * a + 1.0)); return vec3(0.62 * exp(-r * r * 2.6) + 0.10 * hills(p * 0.8 + 3.0, 3), 0.0, 0.0); }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 1.35; float r = length(p - vec2(1.35, -1.1)); return vec2(smoothstep(0.25, -0.25, s), smoothstep(-0.25, 0.25, s)) * (0.10 + 1.1 * exp(-r * r * 1.6)); }`,
    paint: `void paint(Ground g, inout vec3 col) { float r = length(g.p - vec2(1.35, -1.1)); col += WHITE_HOT * 0.12 * exp(-r * r * 14.0); }`,
    finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.55); }',
  },
  strokes({ t, s, heightAt }) {
    s.dot([1.35, heightAt(1.35, -1.1, t) + 0.05, -1.1], 20, times(WHITE, 4.5));
  },
};
