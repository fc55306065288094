import { AMBER, blend, TEAL, times, WHITE } from '../../paths.js';

/** Closing of Services: many ridges, eight summits, one range. */
const SUMMITS = [
  [-0.55, 0.1],
  [0.15, -0.85],
  [0.85, 0.25],
  [1.05, -1.55],
  [1.75, -0.45],
  [2.1, -2.3],
  [2.75, -1.2],
  [0.0, -2.3],
];

/** A land with these summits, a light on each. */
export const range = (summits) => ({
  shared: `vec2 summit(int i) { return ${summits.map(([x, z], i) => `${i < summits.length - 1 ? `i == ${i} ? ` : ''}vec2(${x.toFixed(2)}, ${z.toFixed(2)})`).join(' : ')}; }`,
  land: `vec3 land(vec2 p) {
      float h = 0.16 * hills(p * 0.8 + 3.0, 3);
      vec2 q = p + 0.10 * vec2(noise(p * 1.5), noise(p * 1.5 + 9.0));
      for (int i = 0; i < ${summits.length}; i++) { vec2 d = q - summit(i); float a = atan(d.y, d.x); float r = length(d) * (1.0 + 0.16 * sin(3.0 * a + float(i) * 1.7)); h += (0.52 + 0.16 * sin(float(i) * 2.1)) * exp(-sqrt(r * r + 0.0025) * 2.9); }
      return vec3(h, 0.0, 0.0);
    }`,
  strokes({ t, s, heightAt }) {
    for (const [x, z] of summits)
      s.dot(
        [x, heightAt(x, z, t) + 0.02, z],
        11,
        times(blend(blend(TEAL, AMBER, Math.min(Math.max((x + 0.1) / 2.2, 0), 1)), WHITE, 0.6), 3.4),
      );
  },
});
const { strokes, ...glsl } = range(SUMMITS);

export default {
  perUnit: 44,
  mist: [4.5, 14],
  teal: [-0.9, 0.42, 0.0],
  amber: [0.9, 0.42, -0.2],
  glow: { azimuth: 0.3, strength: 0.36, spread: 0.25, height: 0.05, horizon: -0.17, teal: 0.3, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [1.0, 1.5, 1.5], target: [1.35, 0.17, -0.9], fov: 44, shift: [-0.66, 0] }),
  glsl: {
    ...glsl,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 1.05 - 0.1 * p.y; return vec2(smoothstep(0.7, -0.6, s), smoothstep(-0.6, 0.7, s)) * (0.22 + 0.9 * smoothstep(0.12, 0.6, h)); }`,
  },
  strokes,
};
