/** Tablets in one row, or in two for phones. */
const grid = (columns, rows) => `
    const vec2 GRID = vec2(${columns}.0, ${rows}.0);
    vec2 tileAt(vec2 p) { return (p - vec2(0.95, -0.75)) / vec2(1.12, 1.30) + 0.5 * GRID; }
    float tileEdge(vec2 p) { vec2 c = tileAt(p), f = (fract(c) - 0.5) * vec2(1.12, 1.30); float e = roundedBox(f, vec2(0.50, 0.59), 0.10); return any(lessThan(c, vec2(0.0))) || any(greaterThan(c, GRID)) ? max(e, 0.05) : e; }
    float pattern(vec2 c, vec2 p) {
      int kind = int(floor(c.x) + GRID.x * floor(c.y)); vec2 f = fract(c) - 0.5;
      if (kind == 0) { float s = (f.x * 0.6 - f.y) * 4.0 + 0.25 * noise(p * 2.0); return 0.11 * (floor(s) + smoothstep(0.55, 0.95, fract(s))) + 0.20; }
      if (kind == 1) return 0.20 + 0.16 * pow(0.5 + 0.5 * sin(f.y * 30.0 + 3.0 * sin(f.x * 4.0)), 1.5);
      if (kind == 2) { vec2 g = smoothstep(0.5, 0.38, abs(fract(f * 3.0 + 0.5) - 0.5)); return 0.14 + 0.24 * g.x * g.y * (0.35 + 0.65 * hash2(floor(f * 3.0 + 0.5) + 4.0).x); }
      if (kind == 3) return 0.10 + 0.85 * exp(-length(f - vec2(0.08, 0.0)) * 4.6) + 0.4 * exp(-length(f - vec2(-0.25, 0.18)) * 6.0) + 0.05 * noise(p * 5.0);
      if (kind == 4) return 0.10 + 0.42 * smoothstep(0.05, 0.45, noise(p * 2.6 + 8.0)) + 0.04 * noise(p * 6.0);
      float r = length(f); return 0.24 + 0.16 * cos(r * 34.0) * exp(-r * 3.2);
    }`;
const paint = `void paint(Ground g, inout vec3 col) {
      vec2 c = tileAt(g.p); float inside = float(all(greaterThan(c, vec2(0.0))) && all(lessThan(c, GRID)));
      vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(0.2, 2.0, g.p.x));
      col += inside * hue * stroke(tileEdge(g.p) + 0.005, 2.6) * 1.6;
      SEVENTH
    }`;
const seventh = `
      if (floor(c) == vec2(6.0, 0.0)) {
        vec2 f = (fract(c) - 0.5) * vec2(1.12, 1.30);
        float e = roundedBox(f, vec2(0.50, 0.59), 0.10), dash = step(0.35, fract((f.x - f.y) * 7.0));
        float plus = min(roundedBox(f, vec2(0.14, 0.012), 0.0), roundedBox(f, vec2(0.012, 0.14), 0.0));
        col += WHITE_HOT * (stroke(e + 0.005, 3.0) * dash * 2.0 + fill(plus) * 3.0 + fill(e) * 0.02);
      }`;

/** Industries: six kinds of land in one relief: terraces, dunes, fields, peaks, islands, ripples; in the closing a free plot beside them. */
export default {
  detail: 1.8,
  perUnit: 46,
  mist: [4.5, 13],
  teal: [-0.9, 0.45, 0.1],
  amber: [0.9, 0.45, -0.1],
  gain: { lines: 0.95 },
  glow: { azimuth: 0.3, strength: 0.3, spread: 0.25, height: 0.05, horizon: -0.25, teal: 0.3, amber: 0.4, white: 0.2 },
  fan: { margin: 1.5 },
  camera: () => ({ eye: [0.95, 4.5, 2.9], target: [0.95, 0.1, -0.75], fov: 40, shift: [0, -0.44] }),
  portrait: {
    camera: () => ({ eye: [0.95, 4.0, 3.6], target: [0.95, 0.1, -0.75], fov: 53, shift: [0, -0.5] }),
    glsl: { shared: grid(3, 2) },
  },
  closing: {
    mist: [7, 18],
    camera: () => ({ eye: [5.7, 1.35, 1.15], target: [3.9, 0.11, -0.75], fov: 71 }),
    glsl: { paint: paint.replace('SEVENTH', seventh) },
  },
  glsl: {
    shared: grid(6, 1),
    land: `vec3 land(vec2 p) {
      float e = tileEdge(p);
      float h = 0.10 * hills(p * 0.8 + 2.0, 3);
      return vec3(mix(h, pattern(tileAt(p), p), smoothstep(0.0, -0.09, e)), 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 1.0; float inside = smoothstep(0.05, -0.03, tileEdge(p)); return vec2(smoothstep(0.8, -0.7, s), smoothstep(-0.7, 0.8, s)) * (0.14 + 1.5 * inside); }`,
    paint: paint.replace('SEVENTH', ''),
  },
};
