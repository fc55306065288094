import { drape, times, WHITE } from '../../paths.js';

/** About: vision and mission as two hills seen from above; where their lights meet, a white path leads between them. */
export default {
  detail: 1.8,
  perUnit: 40,
  mist: [4.5, 13],
  teal: [-0.9, 0.45, 0.1],
  amber: [0.9, 0.45, 0.1],
  fan: { margin: 3.4 },
  camera: () => ({ eye: [0, 5.2, 1.9], target: [0, 0, 0.1], fov: 34 }),
  glsl: {
    shared: 'float between(vec2 p) { return p.x - 0.22 * sin(p.y * 1.5 + 0.4); }',
    land: `vec3 land(vec2 p) {
      vec2 q = p + 0.28 * vec2(noise(p * 0.9 + 3.0), noise(p * 0.9 + 9.0));
      float teal = 0.85 * bump(q, vec2(-1.3, 0.1), 0.95) + 0.3 * bump(q, vec2(-2.6, -0.7), 0.7);
      float amber = 0.75 * bump(q, vec2(1.3, 0.0), 0.9) + 0.4 * bump(q, vec2(2.5, 0.6), 0.75);
      return vec3(teal + amber + 0.12 * hills(p * 0.8 + 2.0, 3), 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = between(p); return vec2(smoothstep(0.6, -0.45, s), smoothstep(-0.6, 0.45, s)) * (0.35 + 0.7 * smoothstep(0.0, 0.7, h)); }`,
    paint: `void paint(Ground g, inout vec3 col) { float s = between(g.p); col += WHITE_HOT * 0.03 * exp(-s * s * 30.0); }`,
  },
  strokes({ t, s, heightAt }) {
    const way = Array.from({ length: 120 }, (_, i) => {
      const z = -2.6 + (5.4 * i) / 119;
      return [0.22 * Math.sin(z * 1.5 + 0.4), z];
    });
    s.ribbon(drape(way, heightAt, t, 0.015), 3, (k) => times(WHITE, 2.6 * Math.sin(Math.PI * k) ** 2));
  },
};
