/** About: two ridgelines facing each other, dawn between them. */
export default {
  perUnit: 42,
  mist: [5, 17],
  stars: 0.35,
  teal: [-0.25, 0.3, -0.9],
  amber: [0.55, 0.3, -0.8],
  glow: {
    azimuth: 0.22,
    strength: 1.0,
    spread: 0.2,
    height: 0.05,
    horizon: -0.01,
    teal: 0.3,
    amber: 0.36,
    white: 0.34,
  },
  camera: () => ({ eye: [0.7, 1.15, 3.0], target: [0.7, 0.72, -2], fov: 42 }),
  glsl: {
    shared: `
    float leftRidge(vec2 p) { return p.x + 1.15 - 0.12 * p.y - 0.22 * sin(p.y * 1.1 + 1.0); }
    float rightRidge(vec2 p) { return p.x - 2.55 - 0.10 * p.y - 0.25 * sin(p.y * 0.9 + 2.2); }
    float crestOf(float d, float z, float s) { float w = sqrt(d * d + 0.003); return exp(-w * 1.55) * (0.95 + 0.45 * noise(vec2(z * 0.6, s)) + 0.12 * noise(vec2(z * 2.0, s + 5.0))); }`,
    land: `vec3 land(vec2 p) {
      float h = max(0.85 * crestOf(leftRidge(p), p.y, 3.0), 1.05 * crestOf(rightRidge(p), p.y, 8.0));
      h += 0.20 * hills(p * 0.7 + 2.0, 3) + 0.06 * hills(p * 2.0, 2);
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 0.85; return vec2(smoothstep(0.5, -0.5, s), smoothstep(-0.5, 0.5, s)) * (0.5 + 1.1 * smoothstep(0.1, 0.9, h)); }`,
  },
};
