import { AMBER, blend, drape, smooth, TEAL, times, WHITE } from '../../paths.js';

/** Contact: one line between two points. */
const way = Array.from({ length: 160 }, (_, i) => {
  const k = i / 159;
  return [-0.25 + 2.75 * k, 0.25 - 2.0 * k + 0.55 * Math.sin(k * Math.PI) + 0.1 * Math.sin(k * 9)];
});

export default {
  perUnit: 40,
  mist: [4, 13],
  gain: { lines: 0.5 },
  teal: [-0.9, 0.4, 0.0],
  amber: [0.9, 0.4, -0.2],
  glow: { azimuth: 0.35, strength: 0.4, spread: 0.2, height: 0.05, horizon: -0.17, teal: 0.25, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [-1.4, 1.6, 2.1], target: [1.1, 0.2, -0.8], fov: 40, shift: [-0.66, 0] }),
  glsl: {
    land: `vec3 land(vec2 p) { return vec3(0.34 * hills(p * 0.75 + 11.0, 4) + 0.30 * bump(p, vec2(-0.25, 0.25), 0.55) + 0.42 * bump(p, vec2(2.5, -1.75), 0.75) + 0.3 * bump(p, vec2(-3.0, -3.5), 1.5), 0.0, 0.0); }`,
    reach: `vec2 reach(vec2 p, float h) { float near = max(bump(p, vec2(-0.25, 0.25), 0.95), bump(p, vec2(2.5, -1.75), 1.25)); return vec2(smoothstep(1.5, 0.5, p.x), smoothstep(0.7, 1.7, p.x)) * (0.20 + 1.0 * near); }`,
  },
  strokes({ t, s, heightAt }) {
    const line = drape(way, heightAt, t, 0.02);
    s.ribbon(line, 4.2, (k) =>
      times(
        blend(blend(TEAL, WHITE, smooth(0.2, 0.5, k)), AMBER, smooth(0.55, 0.95, k)),
        1.7 + 2.2 * Math.exp(-(((k - 0.52) / 0.12) ** 2)),
      ),
    );
    for (const [p, c] of [
      [line[0], TEAL],
      [line.at(-1), AMBER],
    ]) {
      s.dot(p, 40, times(blend(c, WHITE, 0.35), 0.8));
      s.dot(p, 20, times(blend(c, WHITE, 0.7), 4));
    }
  },
};
