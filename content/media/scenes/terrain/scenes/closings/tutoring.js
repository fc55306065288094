import { blend, drape, smooth, TEAL, times, WHITE } from '../../paths.js';

/** Tutoring: the ruled lines of an exercise book turn into relief; one of them leads up to a flag. */
export default {
  detail: 1.3,
  perUnit: 40,
  mist: [5, 14],
  teal: [-0.9, 0.45, 0.2],
  amber: [0.9, 0.45, -0.1],
  gain: { lines: 0.16 },
  glow: { azimuth: 0.35, strength: 0.3, spread: 0.25, height: 0.05, horizon: -0.2, teal: 0.3, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [0.9, 1.5, 2.0], target: [0.85, 0.53, -1.1], fov: 48 }),
  glsl: {
    land: `vec3 land(vec2 p) {
      float grown = smoothstep(-0.35, 1.7, p.x);
      return vec3(0.0125 + grown * (0.3 * crests(p * 0.62 + vec2(0.2, 2.1), 3) + 0.75 * bump(p, vec2(2.1, -1.17), 0.75)), 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 1.5; return vec2(smoothstep(0.8, -0.9, s), smoothstep(-0.9, 0.8, s)) * 0.9; }`,
    paint: `void paint(Ground g, inout vec3 col) {
      vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(0.5, 2.4, g.p.x)) + WHITE_HOT * 0.5 * smoothstep(0.35, 0.9, g.h);
      float fade = smoothstep(9.0, 3.0, g.dist);
      float per = 9.0, f = g.p.y * per;
      float pp = max(length(vec2(dFdx(f), dFdy(f))), 1e-5);
      float rule = (1.0 - smoothstep(0.0, 1.0, abs(fract(f) - 0.5) / pp - 0.35 * uPixel)) * (1.0 - smoothstep(0.15, 0.45, pp));
      col += hue * rule * fade * (0.22 + 0.45 * smoothstep(-0.4, 1.4, g.p.x) + 1.2 * smoothstep(0.25, 0.9, g.h));
    }`,
  },
  strokes({ t, s, heightAt }) {
    const way = Array.from({ length: 140 }, (_, i) => [-2.5 + (4.6 * i) / 139, -1.1667]);
    const line = drape(way, heightAt, t, 0.015);
    s.ribbon(line, 5, (k) => times(blend(TEAL, WHITE, smooth(0.5, 0.86, k)), 1.2 + 1.8 * k));
    const [x, y, z] = line.at(-1);
    s.ribbon(
      [
        [x, y, z],
        [x, y + 0.22, z],
      ],
      3,
      () => times(WHITE, 2),
    );
    s.dot([x, y + 0.22, z], 26, times(WHITE, 4));
  },
};
