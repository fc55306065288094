/** Web applications: terraces that become browser panels, seen from the side. */
export default {
  detail: 4,
  perUnit: 40,
  mist: [4, 12],
  teal: [-0.9, 0.5, 0.1],
  amber: [0.9, 0.4, -0.35],
  glow: { azimuth: 0.12, strength: 0.28, spread: 0.3, height: 0.05, horizon: -0.2, teal: 0.4, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [2.3, 2.9, 2.2], target: [0.15, 0.2, -0.6], fov: 46, shift: [-0.2, 0.12] }),
  // How one is made: the land as it is, a plan of the page, the page itself.
  closing: {
    mist: [5, 12],
    camera: () => ({ eye: [0.2, 3.1, 2.6], target: [0.2, 0, -0.5], fov: 40, shift: [-0.3, 0] }),
    gain: { lines: 0.6, pulses: 0.5 },
    glsl: {
      land: 'vec3 land(vec2 p) { return vec3(0.2 * hills(p * 0.8 + 2.0, 3) + 0.4 * bump(p, vec2(0.74, 0.32), 0.5), 0.0, 0.0); }',
      reach: 'vec2 reach(vec2 p, float h) { return vec2(smoothstep(1.4, 0.0, p.x), smoothstep(0.0, 1.4, p.x)); }',
      paint: 'void paint(Ground g, inout vec3 col) { col *= mix(g.line, 1.0, 0.2); }',
      finish: `
      const vec2 PANE = vec2(0.36, 0.22), BUTTON = vec2(0.20, -0.135);
      const mat2 LIE = mat2(0.79, 0.146, -0.48, 0.258); // how a pane lies in the picture
      const float STOREY = 0.195;
      float ink(float e) { return 1.0 - smoothstep(-0.7, 0.7, e / fwidth(e)); }
      float rim(float e, float px) { float w = px * uSize.y / 2160.0; return 1.0 - smoothstep(w - 0.5, w + 0.7, abs(e) / fwidth(e)); }
      float box(vec2 p, vec2 at, vec2 halfSize) { return roundedBox(p - at, halfSize, min(halfSize.y, 0.02)); }
      /** An upright line, one storey high, over a place on a pane. */
      float thread(vec2 q, vec2 at) { vec2 d = q - LIE * at; return rim(d.x, 1.6) * step(0.0, d.y) * step(d.y, STOREY); }
      void finish(inout vec3 col, vec2 uv, vec2 px) {
        vec2 q = (uv - vec2(0.755, 0.48)) * uSize / uSize.y + vec2(0.0, STOREY);
        vec3 tint = mix(TEAL_300, AMBER_300, smoothstep(-0.22, 0.22, q.x)), hue = tint + WHITE_HOT * exp(-q.x * q.x * 60.0);
        vec3 relief = col * 2.0;
        col *= 0.6;
        for (int i = 0; i < 3; i++, q.y -= STOREY) { // the land, the plan, the page
          vec2 p = inverse(LIE) * q;
          float e = roundedBox(p, PANE, 0.03), inside = ink(e), storey = float(i);
          for (int n = 5; n > 0 && i > 0; n--) // its thickness in contours
            col += tint * 0.3 * rim(roundedBox(inverse(LIE) * (q + vec2(0.0, 0.007 * float(n))), PANE, 0.03), 1.0) * (1.0 - inside);
          col += tint * 0.04 * (0.4 + storey) * exp(-max(e, 0.0) * 24.0) * (1.0 - inside);
          col = mix(col, i == 0 ? relief : INK_900 + tint * 0.006 * storey, inside);
          float picture = box(p, vec2(-0.15, -0.025), vec2(0.17, 0.145)), head = box(p, vec2(0.20, 0.075), vec2(0.12, 0.018));
          float button = box(p, BUTTON, vec2(0.075, 0.030)), bar = p.y - PANE.y + 0.065, text = 9.0, dots = 9.0;
          for (int n = 0; n < 3; n++) {
            float wide = n == 2 ? 0.10 : 0.14;
            text = min(text, box(p, vec2(0.04 + wide, 0.015 - 0.04 * float(n)), vec2(wide, 0.008)));
            dots = min(dots, length(p - vec2(-0.32 + 0.03 * float(n), 0.188)) - 0.010);
          }
          if (i == 0) col += hue * rim(e, 2.2);
          if (i == 1) {
            vec2 c = (p - vec2(-0.15, -0.025)) / vec2(0.17, 0.145);
            float plan = rim(picture, 1.6) + rim(head, 1.4) + rim(button, 1.6) + rim(bar, 1.4) + ink(picture) * (rim(c.x - c.y, 1.2) + rim(c.x + c.y, 1.2)) * 0.6;
            col += hue * ((inside * plan + rim(e, 2.2)) * step(0.4, fract((p.x + 0.4 * p.y) * 30.0)) + ink(text) * 0.25);
          }
          if (i == 2) {
            float peak = 0.15 * exp(-pow((p.x + 0.11) / 0.08, 2.0)) + 0.08 * exp(-pow((p.x + 0.24) / 0.05, 2.0)), hill = (p.y + 0.14 - peak) * 34.0;
            float contour = (abs(fract(hill - 0.5) - 0.5)) / fwidth(hill), contours = (1.0 - smoothstep(0.3, 1.5, contour)) * step(hill, 0.6);
            col += hue * (rim(e, 2.6) * 1.6 + rim(bar, 1.4) * inside + ink(dots) + ink(text) * 0.5 + ink(head) * 1.2 + rim(picture, 1.6) + ink(picture) * contours * 0.7);
            col += WHITE_HOT * (3.0 * ink(button) + 0.35 * exp(-max(button, 0.0) * 45.0) * inside);
            continue;
          }
          vec2 c = PANE - 0.01;
          col += hue * 0.5 * max(max(thread(q, -c), thread(q, c)), max(thread(q, vec2(c.x, -c.y)), thread(q, vec2(-c.x, c.y))));
          vec2 foot = q - LIE * BUTTON;
          col += WHITE_HOT * (1.5 * thread(q, BUTTON) + 2.5 * ink(length(foot) - 0.009) + 0.35 * exp(-length(foot) * 70.0));
        }
      }`,
    },
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
  },
};
