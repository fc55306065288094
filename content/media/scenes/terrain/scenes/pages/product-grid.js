/** Product comparison: eight lit plateaus side by side. */
export default {
  detail: 1.6,
  perUnit: 40,
  mist: [4.5, 14],
  teal: [-0.6, 0.5, 0.6],
  amber: [0.6, 0.5, 0.6],
  glow: { azimuth: 0.3, strength: 0.35, spread: 0.25, height: 0.05, horizon: -0.2, teal: 0.3, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [0.12, 2.7, 5.9], target: [0.12, 0.2, 0], fov: 40 }),
  glsl: {
    shared: `
    vec2 mesa(int i) { float f = float(i) - 3.5; return vec2(0.98 * f, 0.12 * sin(f * 2.1)); }
    float mesaTop(int i) { return 0.2275 + 0.07 * float(i); }
    float mesaEdge(vec2 p, int i) { vec2 d = p - mesa(i); float a = atan(d.y, d.x), f = float(i); return length(d) - (0.33 + 0.03 * sin(3.0 * a + f) + 0.025 * sin(2.0 * a + f * 2.7)); }`,
    land: `vec3 land(vec2 p) {
      float h = 0.14 * hills(p * 0.9 + 5.0, 3) - 0.03;
      for (int i = 0; i < 8; i++) { float e = mesaEdge(p, i); h = max(h, mix(h, mesaTop(i), smoothstep(0.30, 0.0, e))); }
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { return vec2(smoothstep(1.2, -1.2, p.x), smoothstep(-1.2, 1.2, p.x)) * (0.2 + 0.8 * smoothstep(0.02, 0.3, h)); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      for (int i = 0; i < 8; i++) {
        float e = mesaEdge(g.p, i), top = step(e, 0.0) * step(abs(g.h - mesaTop(i)), 0.02);
        vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(-0.1, 1.9, mesa(i).x)) + WHITE_HOT * 0.25;
        col += top * hue * (0.012 + 0.07 * smoothstep(-0.45, 0.05, e) + stroke(e + 0.015, 2.4) * 1.3 + stroke(e + 0.10, 1.1) * 0.5 + stroke(e + 0.19, 1.0) * 0.25);
      }
    }`,
  },
};
