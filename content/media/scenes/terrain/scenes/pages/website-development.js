/** Website development: a page of blocks half built; before the bright line only its plan is drawn. */
export default {
  detail: 2,
  perUnit: 44,
  mist: [4.5, 14],
  teal: [-0.9, 0.45, 0.2],
  amber: [0.9, 0.42, -0.2],
  glow: { azimuth: 0.2, strength: 0.3, spread: 0.25, height: 0.05, horizon: -0.2, teal: 0.3, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [-0.35, 2.35, 2.35], target: [0.3, 0.05, -0.55], fov: 39, shift: [-0.02, 0] }),
  glsl: {
    shared: `
    const int BLOCKS = 7;
    const vec4 BLOCK[BLOCKS] = vec4[BLOCKS]( // centre and half size: the head, a picture beside two rows of text, three columns
      vec4(0.3, -1.66, 1.5, 0.09), vec4(-0.32, -0.92, 0.88, 0.52), vec4(1.24, -1.2, 0.56, 0.24), vec4(1.24, -0.64, 0.56, 0.24),
      vec4(-0.76, 0.1, 0.44, 0.36), vec4(0.3, 0.1, 0.5, 0.36), vec4(1.36, 0.1, 0.44, 0.36));
    float blockEdge(vec2 p, int i) { return roundedBox(p - BLOCK[i].xy, BLOCK[i].zw, 0.06); }
    float meeting(vec2 p) { return p.x - 0.4 + 0.3 * (p.y + 0.7); }
    float front(vec2 p) { return p.x + 0.3 + 0.5 * (p.y + 0.7); }`,
    land: `vec3 land(vec2 p) {
      float built = smoothstep(-0.05, 0.12, front(p)), h = 0.0;
      for (int i = 0; i < BLOCKS; i++) {
        float e = blockEdge(p, i), hill = i == 1 ? 0.5 * bump(p, vec2(-0.1, -0.95), 0.34) + 0.3 * bump(p, vec2(0.32, -1.05), 0.25) : 0.0;
        h += (0.10 + 0.05 * float(i % 3) + hill) * smoothstep(0.0, -0.06, e);
      }
      float away = smoothstep(0.2, 1.4, roundedBox(p - vec2(0.3, -0.6), vec2(1.6, 1.2), 0.1));
      return vec3(0.0114 + built * h + away * 0.35 * (0.3 + hills(p * 0.9 + 2.0, 4)), 0.0, 0.0); // half a contour up, so that the flat ground carries none
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = meeting(p); return vec2(smoothstep(0.7, -0.5, s), smoothstep(-0.5, 0.7, s)) * (0.25 + 0.75 * smoothstep(0.0, 0.1, h)); }`,
    paint: `
    float bar(vec2 q, vec2 middle, float wide) { return fill(roundedBox(q - middle, vec2(wide, 0.018), 0.018)); }
    void paint(Ground g, inout vec3 col) {
      float f = front(g.p), plan = step(f, 0.0), dash = step(0.35, fract((g.p.x - g.p.y) * 9.0));
      float s = meeting(g.p), both = min(g.teal, g.amber);
      vec3 tint = mix(TEAL_300, AMBER_300, smoothstep(-0.4, 0.6, s)), hue = tint + WHITE_HOT * (0.1 + 1.2 * exp(-s * s * 24.0));
      col -= WHITE_HOT * both * both * 0.25; // on flat ground this light of the engine is a grey patch
      for (int i = 0; i < BLOCKS; i++) {
        float e = blockEdge(g.p, i);
        col += TEAL_300 * plan * (stroke(e, 1.8) * dash * 0.9 + fill(e) * 0.012);
        vec2 q = g.p - BLOCK[i].xy, c = BLOCK[i].zw - 0.075;
        float panel = (1.0 - plan) * fill(e + 0.075), text = 0.0;
        col += hue * (1.0 - plan) * stroke(e + 0.075, 2.0) * 1.2;
        if (i == 5) { // the middle one is a browser
          col = mix(col, INK_950 + tint * 0.008, panel * 0.85);
          text = stroke(q.y + c.y - 0.1, 1.4) + 0.9 * bar(q, vec2(0.0, -c.y + 0.05), 0.17);
          for (int d = 0; d < 3; d++) text += fill(length(q + c - vec2(0.06 + 0.06 * float(d), 0.05)) - 0.017) * 1.2;
          for (int r = 0; r < 3; r++) text += bar(q, vec2(-0.14 - 0.06 * float(r == 2), -0.07 + 0.09 * float(r)), r == 2 ? 0.14 : 0.2) * 0.8;
          text += 2.5 * fill(roundedBox(q - vec2(0.24, 0.06), vec2(0.13, 0.055), 0.055));
        } else if (i > 1) {
          for (int r = 0; r < 2; r++) {
            float wide = c.x * (0.62 - 0.2 * float(r));
            text += bar(q, vec2(wide + 0.09 - c.x, -0.06 + 0.1 * float(r)), wide) * 0.7;
          }
        }
        col += hue * panel * text;
      }
      vec2 q = abs(fract(g.p * 4.0) - 0.5) / 4.0;
      col += TEAL_300 * plan * (fill(length(0.125 - q) - 0.008)) * 0.5 * smoothstep(6.0, 2.5, g.dist);
      float page = roundedBox(g.p - vec2(0.3, -0.66), vec2(1.62, 1.24), 0.12);
      col += hue * stroke(page, 1.6) * mix(1.0, dash, plan) * 0.7;
      col += WHITE_HOT * fill(page) * (stroke(f, 3.0) * 2.2 + 0.14 * exp(-abs(f) * 40.0));
    }`,
  },
};
