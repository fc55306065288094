import { times, WHITE } from '../../paths.js';

/** Testimonials: rings from a voice. */
export default {
  detail: 1.8,
  perUnit: 46,
  mist: [4.5, 13],
  teal: [-0.8, 0.4, 0.3],
  amber: [0.9, 0.4, 0.0],
  glow: { azimuth: 0.35, strength: 0.3, spread: 0.25, height: 0.05, horizon: -0.2, teal: 0.3, amber: 0.4, white: 0.2 },
  fan: { margin: 1.5 },
  camera: () => ({ eye: [1.25, 4.4, 2.0], target: [1.25, 0.1, -0.55], fov: 28.3, shift: [0, -0.6] }),
  glsl: {
    shared: 'vec2 voice() { return vec2(1.25, -0.55); }',
    land: `vec3 land(vec2 p) {
      float r = length(p - voice()) * (1.0 + 0.05 * noise(p * 0.8));
      float wave = 0.16 * cos(r * 9.5) * exp(-r * 0.72) + 0.22 * exp(-r * r * 16.0);
      return vec3(wave + 0.12 * hills(p * 0.7 + 6.0, 3) * smoothstep(0.4, 2.5, r), 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - voice().x; float r = length(p - voice()); return vec2(smoothstep(0.5, -0.4, s), smoothstep(-0.4, 0.5, s)) * (0.2 + 0.9 * exp(-r * 0.55)) * (0.6 + 0.6 * smoothstep(-0.05, 0.12, h)); }`,
    paint: `void paint(Ground g, inout vec3 col) { float r = length(g.p - voice()); col += WHITE_HOT * 0.22 * exp(-r * r * 9.0); }`,
  },
  strokes({ t, s, heightAt }) {
    s.dot([1.25, heightAt(1.25, -0.55, t) + 0.03, -0.55], 26, times(WHITE, 4));
  },
};
