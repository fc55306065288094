/** Custom software: ready-made blocks, and between them the one piece that had to be made to measure. */
export default {
  perUnit: 40,
  mist: [4, 12],
  teal: [-0.9, 0.45, 0.1],
  amber: [0.9, 0.45, 0.0],
  glow: { azimuth: 0, strength: 0.25, spread: 0.3, height: 0.05, horizon: -0.22, teal: 0.4, amber: 0.4, white: 0.15 },
  fan: { margin: 1.5 },
  gain: { lines: 1, ground: 0.5 },
  camera: () => ({ eye: [-0.7, 2.0, 2.2], target: [0.05, 0, -0.42], fov: 54, shift: [-0.1, -0.62] }),
  detail: 4,
  glsl: {
    shared: `
    vec2 loopCentre() { return vec2(0.0, -0.5); }
    float loopRadius(float a) { return 0.62 + 0.07 * sin(2.0 * a + 0.6) + 0.05 * sin(3.0 * a + 2.0) + 0.024 * sin(5.0 * a); }
    float pieceEdge(vec2 p) { vec2 q = (p - loopCentre()) * vec2(0.80, 1.0); return length(q) - loopRadius(atan(q.y, q.x)); }
    vec2 blockAt(vec2 p) { return (p - vec2(0.11, -0.5)) / vec2(0.66, 0.5); }
    float blockEdge(vec2 p) { return max(roundedBox((fract(blockAt(p)) - 0.5) * vec2(0.66, 0.5), vec2(0.30, 0.22), 0.06), 0.06 - pieceEdge(p)); }`,
    land: `vec3 land(vec2 p) {
      float e = pieceEdge(p), away = smoothstep(1.5, 2.6, length(p - loopCentre()));
      float block = (0.10 + 0.14 * hash2(floor(blockAt(p))).x) * smoothstep(0.0, -0.07, blockEdge(p)) * (1.0 - away);
      float piece = (0.26 + 0.26 * smoothstep(0.0, -0.7, e) + 0.05 * hills(p * 2.5, 2)) * smoothstep(0.0, -0.07, e);
      return vec3(0.012 + block + piece + away * 0.2 * hills(p * 0.9 + 6.0, 3), 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float near = 0.42 + 0.58 * smoothstep(0.05, 0.0, pieceEdge(p)); return vec2(smoothstep(0.5, -0.5, p.x), smoothstep(-0.5, 0.5, p.x)) * near; }`,
    paint: `void paint(Ground g, inout vec3 col) {
      float e = pieceEdge(g.p);
      vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(-0.5, 0.5, g.p.x)) + WHITE_HOT * 0.9 * exp(-g.p.x * g.p.x * 8.0);
      col += hue * (stroke(e + 0.09, 3.2) * 2.2 + 0.06 * exp(-abs(e) * 14.0));
      col += vec3(0.16, 0.20, 0.23) * stroke(blockEdge(g.p) + 0.075, 1.4) * 0.8 * step(0.0, e) * smoothstep(5.0, 3.0, g.dist);
    }`,
  },
};
