/** Website development: a relief half built; on the near side only the survey grid stands. */
export default {
  detail: 1.4,
  perUnit: 44,
  mist: [4.5, 14],
  teal: [-0.9, 0.42, 0.1],
  amber: [0.9, 0.42, -0.2],
  gain: { lines: 1 },
  glow: {
    azimuth: 0.35,
    strength: 0.35,
    spread: 0.25,
    height: 0.05,
    horizon: -0.17,
    teal: 0.3,
    amber: 0.4,
    white: 0.2,
  },
  camera: () => ({ eye: [0.1, 1.9, 3.2], target: [0.3, 0.3, -0.9], fov: 38, shift: [-0.08, 0] }),
  glsl: {
    shared: 'float front(vec2 p) { return p.x - 0.72 + 0.42 * p.y; }',
    land: `vec3 land(vec2 p) {
      float built = smoothstep(0.0, 0.42, front(p));
      float m = 0.75 * crests(p * 0.55 + vec2(2.2, 0.6), 3) + 0.16 * hills(p * 1.4, 3) + 0.3 * bump(p, vec2(2.2, -1.4), 0.8);
      return vec3(0.0114 + built * m * 0.9, 0.0, 0.0); // half a contour up, so that the flat ground carries none
    }`,
    reach: `vec2 reach(vec2 p, float h) { float f = front(p); return vec2(smoothstep(0.9, 0.0, f) * 0.9, smoothstep(0.2, 1.0, f)) * (0.3 + 0.8 * smoothstep(0.0, 0.4, h)); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      float f = front(g.p), open = step(f, 0.0);
      vec2 q = g.p * 4.0; vec2 pp = max(vec2(length(vec2(dFdx(q.x), dFdy(q.x))), length(vec2(dFdx(q.y), dFdy(q.y)))), 1e-5);
      vec2 l = (1.0 - smoothstep(0.0, 1.1, abs(fract(q - 0.5) - 0.5) / pp - 0.2)) * (1.0 - smoothstep(0.12, 0.4, pp));
      float fade = smoothstep(7.0, 2.5, g.dist);
      float dash = step(0.35, fract((q.x + q.y) * 5.0));
      col += TEAL_300 * max(l.x, l.y) * open * fade * 0.22 * mix(dash, 1.0, smoothstep(-1.2, -0.1, f));
      col += TEAL_300 * fill(length((fract(q - 0.5) - 0.5) / 4.0) - 0.010) * open * fade * 0.7;
      float k = abs(f);
      col += WHITE_HOT * (stroke(f, 2.6) * 1.8 + 0.12 * exp(-k * 12.0)) * fade;
    }`,
    finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.24); }',
  },
};
