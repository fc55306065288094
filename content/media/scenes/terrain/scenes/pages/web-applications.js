/** Web applications: terraces that become browser panels, seen from the side. */
export default {
  detail: 4,
  perUnit: 40,
  mist: [4, 12],
  teal: [-0.9, 0.5, 0.1],
  amber: [0.9, 0.4, -0.35],
  glow: { azimuth: 0.12, strength: 0.28, spread: 0.3, height: 0.05, horizon: -0.2, teal: 0.4, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [-1.5, 1.75, 2.5], target: [0.05, 0.26, -0.75], fov: 40, shift: [-0.36, 0.02] }),
  hero: {
    camera: () => ({ eye: [2.3, 2.9, 2.2], target: [0.15, 0.2, -0.6], fov: 38 }),
    glsl: { finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) {}' },
  },
  closing: {
    mist: [6, 14],
    fan: { margin: 1.5 },
    camera: () => ({ eye: [-0.3, 4.3, 2.4], target: [0.1, 0.2, -0.46], fov: 38, shift: [-0.46, 0] }),
    glsl: { finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) {}' },
  },
  glsl: {
    shared: `
    const int PANELS = 3;
    vec4 panelBox(int i) { // centre and half size, front to back
      return i == 0 ? vec4(-0.42, 0.28, 1.06, 0.62) : i == 1 ? vec4(0.92, -0.78, 1.00, 0.58) : vec4(-0.72, -1.72, 0.98, 0.56);
    }
    float panelTop(int i) { return 0.1725 + 0.30 * float(i); }
    vec2 panelLocal(vec2 p, int i) { vec4 b = panelBox(i); vec2 q = p - b.xy; return mat2(0.966, 0.259, -0.259, 0.966) * q; }
    float panelEdge(vec2 p, int i) { return roundedBox(panelLocal(p, i), panelBox(i).zw, 0.09); }
    `,
    land: `vec3 land(vec2 p) {
      float h = 0.16 * hills(p * 0.9 + 2.0, 3) - 0.06 + 0.55 * bump(p, vec2(-3.4, -3.6), 1.9) + 0.6 * bump(p, vec2(3.8, -4.2), 1.7);
      for (int i = 0; i < PANELS; i++) {
        float e = panelEdge(p, i), top = panelTop(i);
        h = e < 0.0 ? top : max(h, mix(h, top, smoothstep(0.18, 0.0, e)));
      }
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 0.30 - 0.22 * p.y; return vec2(smoothstep(0.9, -0.7, s), smoothstep(-0.7, 0.9, s)) * (0.35 + 0.65 * smoothstep(3.4, 1.4, length(p - vec2(0.2, -0.4)))); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      for (int i = PANELS - 1; i >= 0; i--) {
        float e = panelEdge(g.p, i);
        if (e > 0.05 || abs(g.h - panelTop(i)) > 0.04) continue;
        float k = 0.55 + 0.45 * cos(TAU * (uT - float(i) * 0.25));
        col = INK_950 * 1.2 + (TEAL_500 * g.teal + AMBER_500 * g.amber) * (0.012 + 0.02 * k);
        if (e > 0.0) continue; // at the rim, lines would break up into dots
        vec2 q = panelLocal(g.p, i), s = panelBox(i).zw;
        vec3 hue = g.hue * 0.9 + WHITE_HOT * 0.05;
        float bar = q.y + s.y - 0.17; // far edge carries the title bar
        float ink = stroke(e + 0.012, 2.2) * 1.6 + stroke(bar, 1.3) * 0.8;
        for (int d = 0; d < 3; d++) ink += fill(length(q - vec2(-s.x + 0.10 + 0.085 * float(d), -s.y + 0.085)) - 0.022) * 1.2;
        ink += stroke(roundedBox(q - vec2(0.14, -s.y + 0.085), vec2(s.x * 0.5, 0.038), 0.038), 1.0) * 0.6;
        vec2 c = vec2(-s.x * 0.52, 0.03); // a picture, a column of text and a button
        ink += stroke(roundedBox(q - c, vec2(s.x * 0.34, s.y * 0.36), 0.04), 1.4) * 0.8;
        float mount = q.y - c.y - s.y * 0.30 + 0.16 * exp(-pow((q.x - c.x) / 0.16, 2.0)) + 0.08 * exp(-pow((q.x - c.x - 0.2) / 0.12, 2.0));
        ink += stroke(mount, 1.4) * 0.8 * step(roundedBox(q - c, vec2(s.x * 0.34, s.y * 0.36), 0.04), 0.0);
        for (int r = 0; r < 3; r++) {
          float w = s.x * (r == 2 ? 0.22 : 0.40);
          ink += fill(roundedBox(q - vec2(w - s.x * 0.02, -0.14 + 0.115 * float(r)), vec2(w, 0.013), 0.013)) * 0.5;
        }
        col += hue * ink;
        col += hue * fill(roundedBox(q - vec2(s.x * 0.16, s.y * 0.52), vec2(s.x * 0.18, 0.05), 0.05)) * (0.35 + 1.9 * k * k);
        // a light runs round the frame once a loop
        float a = fract(atan(q.y / s.y, q.x / s.x) / TAU - uT + 0.25 * float(i));
        col += hue * stroke(e + 0.012, 3.2) * max(exp((a - 1.0) * 16.0), exp(-a * 60.0)) * 5.0;
      }
    }`,
    finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.12); }',
  },
};
