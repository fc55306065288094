/** The closing band: where the two lights meet, wide and calm; the middle third holds as a 3:1 crop. */
export default {
  perUnit: 38,
  mist: [4, 15],
  gain: { lines: 0.72 },
  teal: [-0.9, 0.3, -0.3],
  amber: [0.9, 0.3, -0.3],
  glow: {
    azimuth: 0.26,
    strength: 0.9,
    spread: 0.26,
    height: 0.05,
    horizon: -0.045,
    teal: 0.26,
    amber: 0.3,
    white: 0.3,
  },
  camera: () => ({ eye: [0, 1.15, 3.4], target: [0, 0.55, -2.2], fov: 34, shift: [0, -0.06] }),
  glsl: {
    shared: 'float seam(vec2 p) { return p.x - 1.25 + 0.10 * p.y - 0.22 * sin(p.y * 0.8 + 0.4); }',
    land: `vec3 land(vec2 p) {
      float d = seam(p), w = sqrt(d * d + 0.004);
      float h = 0.52 * exp(-w * 1.4) * (0.8 + 0.5 * noise(vec2(p.y * 0.6, 2.0))) + 0.26 * hills(p * 0.55 + 8.0, 3) + 0.05 * hills(p * 1.6, 2);
      h += 0.45 * bump(p, vec2(-4.2, -5.5), 2.2) + 0.4 * bump(p, vec2(5.0, -5.0), 2.0);
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float d = seam(p); float near = 0.14 + 0.86 * exp(-abs(d) * 0.75); return vec2(smoothstep(0.12, -0.08, d), smoothstep(-0.08, 0.12, d)) * near; }`,
    paint: `void paint(Ground g, inout vec3 col) {
      float k = abs(seam(g.p)) / (0.0042 * g.dist);
      col += WHITE_HOT * smoothstep(0.2, 0.6, g.h) * smoothstep(1.8, -1.0, g.p.y) * (0.06 * exp(-k * 0.4) + 1.8 * exp(-k * k * 3.0) + 1.2 * g.line * exp(-k * 0.5));
    }`,
    finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.4); }',
  },
};
