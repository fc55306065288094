import products from './products.js';

/** Product comparison: the eight plateaus side by side. */
export default {
  ...products,
  teal: [-0.6, 0.5, 0.6],
  amber: [0.6, 0.5, 0.6],
  camera: () => ({ eye: [0.12, 2.7, 5.9], target: [0.12, 0.2, 0], fov: 40 }),
  glsl: {
    ...products.glsl,
    shared: `
    vec2 mesa(int i) { float f = float(i) - 3.5; return vec2(0.98 * f, 0.12 * sin(f * 2.1)); }
    float mesaTop(int i) { return 0.2275 + 0.07 * float(i); }
    float mesaEdge(vec2 p, int i) { vec2 d = p - mesa(i); float a = atan(d.y, d.x), f = float(i); return length(d) - (0.33 + 0.03 * sin(3.0 * a + f) + 0.025 * sin(2.0 * a + f * 2.7)); }`,
    reach: `vec2 reach(vec2 p, float h) { return vec2(smoothstep(1.2, -1.2, p.x), smoothstep(-1.2, 1.2, p.x)) * (0.2 + 0.8 * smoothstep(0.02, 0.3, h)); }`,
    finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) {}',
  },
};
