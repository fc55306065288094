/** Web: the rows of a spreadsheet that five people edit lift, align and become a portal. */
export default {
  still: true,
  perUnit: 40,
  mist: [4, 12],
  teal: [-0.9, 0.5, 0.1],
  amber: [0.9, 0.4, -0.35],
  gain: { lines: 0.5, pulses: 0.4 },
  glow: { azimuth: 0, strength: 0.22, spread: 0.3, height: 0.05, horizon: -0.2, teal: 0.4, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [0.35, 2.8, 2.5], target: [0.03, 0, -0.27], fov: 37 }),
  // The portal in use, a week of bookings as a relief.
  closing: {
    camera: () => ({ eye: [-1.55, 2.15, 2.1], target: [0.02, 0, -0.25], fov: 38 }),
    gain: { lines: 0.9, pulses: 0.4 },
    glsl: {
      shared: `
      const int BOOKINGS = 14;
      const vec3 BOOKING[BOOKINGS] = vec3[BOOKINGS]( // day, first hour, hours
        vec3(0, 1, 3), vec3(0, 5, 2), vec3(1, 0, 2), vec3(1, 3, 4), vec3(2, 1, 2), vec3(2, 4, 3), vec3(3, 0, 4),
        vec3(3, 6, 2), vec3(4, 2, 2), vec3(4, 5, 3), vec3(5, 0, 3), vec3(5, 4, 2), vec3(6, 1, 2), vec3(6, 5, 2));
      float boardEdge(vec2 p) { return roundedBox(p - vec2(0.0, -0.28), vec2(1.86, 1.24), 0.14); }
      vec2 inBooking(vec2 p, int i) { return p - vec2(-1.44 + 0.48 * BOOKING[i].x, -1.0 + 0.22 * (BOOKING[i].y + 0.5 * BOOKING[i].z)); }
      float bookingEdge(vec2 p, int i) { return roundedBox(inBooking(p, i), vec2(0.215, 0.11 * BOOKING[i].z - 0.012), 0.06); }`,
      land: `vec3 land(vec2 p) {
        float e = boardEdge(p), h = 0.012 + 0.12 * smoothstep(0.0, -0.12, e) + 0.3 * smoothstep(0.1, 1.1, e) * (0.4 + hills(p * 0.9 + 2.0, 4));
        for (int i = 0; i < BOOKINGS; i++) h += (0.09 + 0.02 * BOOKING[i].z) * smoothstep(0.0, -0.06, bookingEdge(p, i));
        return vec3(h, 0.0, 0.0);
      }`,
      paint: `
      float bar(vec2 q, vec2 from, float wide) { return fill(roundedBox(q - from - vec2(wide, 0.0), vec2(wide, 0.014), 0.012)); }
      void paint(Ground g, inout vec3 col) {
        vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(-1.1, 1.1, g.p.x)) + WHITE_HOT * 0.35 * exp(-g.p.x * g.p.x * 5.0);
        float edge = boardEdge(g.p), board = fill(edge + 0.13), day = (g.p.x + 1.68) / 0.48, low = step(g.h, 0.14);
        col += hue * stroke(edge + 0.13, 2.0) * 0.8;
        col += vec3(0.16, 0.20, 0.23) * board * low * stroke((0.5 - abs(fract(day) - 0.5)) * 0.48, 1.0) * 0.6 * step(0.5, day) * step(day, 6.5);
        vec2 head = vec2((fract(day) - 0.5) * 0.48, g.p.y + 1.22);
        col += hue * board * fill(roundedBox(head, vec2(0.10, 0.020), 0.02)) * step(0.0, day) * step(day, 7.0) * (floor(day) == 3.0 ? 2.4 : 0.7);
        for (int i = 0; i < BOOKINGS; i++) {
          float e = bookingEdge(g.p, i);
          if (e > 0.0) continue;
          float now = float(i == 6);
          vec2 q = inBooking(g.p, i), top = vec2(-0.13, -0.11 * BOOKING[i].z + 0.12);
          col += hue * fill(e + 0.07) * (0.05 + 0.55 * now) + hue * stroke(e + 0.07, 2.0) * (0.9 + 2.5 * now);
          float words = bar(q, top, 0.09 + 0.03 * fract(float(i) * 0.37)) + 0.5 * bar(q, top + vec2(0.0, 0.07), 0.06);
          col = mix(col + hue * words * 0.8 * (1.0 - now), INK_950, words * now);
        }
      }`,
    },
  },
  glsl: {
    land: `vec3 land(vec2 p) {
      float away = smoothstep(0.0, 0.9, roundedBox(p - vec2(0.0, -0.3), vec2(1.75, 1.3), 0.3));
      return vec3(away * (0.22 + 0.5 * hills(p * 0.9 + 2.0, 4)) + 0.5 * bump(p, vec2(-3.6, -3.6), 1.7) + 0.5 * bump(p, vec2(3.8, -3.9), 1.7), 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { return vec2(smoothstep(0.8, -0.9, p.x), smoothstep(-0.9, 0.8, p.x)) * (0.3 + 0.7 * smoothstep(0.0, 0.4, h)); }`,
    paint: `
    const int PIECES = 9;
    vec4 rowBox(int i) { // centre and half size of a row of the sheet
      vec2 r = hash2(vec2(float(i), 3.0)) - 0.5;
      return vec4(0.40 * r.x, -1.20 + 0.225 * float(i) + 0.05 * r.y, 1.42, 0.090);
    }
    float rowTurn(int i) { return 0.12 * (hash2(vec2(float(i), 8.0)).x - 0.5); }
    vec4 partBox(int i) { // the same piece as a part of the portal
      if (i == 0) return vec4(0.0, -1.22, 1.62, 0.085);
      if (i == 1) return vec4(-1.32, -0.21, 0.30, 0.83);
      if (i < 5) return vec4(-0.54 + 0.84 * float(i - 2), -0.84, 0.38, 0.20);
      if (i == 5) return vec4(-0.18, -0.03, 0.74, 0.50);
      if (i == 6) return vec4(1.14, -0.03, 0.48, 0.50);
      return vec4(0.35, 0.62 + 0.19 * float(i - 7), 1.27, 0.075);
    }
    float settled(int i) { // the film opens on the portal
      float t = fract(uT + 0.55), late = 0.022 * float(i);
      return smoothstep(0.10 + late, 0.30 + late, t) * (1.0 - smoothstep(0.80 + late * 0.5, 0.97, t));
    }
    /** Cells of a sheet: dividers, and entries of any length. */
    float cells(vec2 q, vec4 b, int i) {
      float x = (q.x + b.z) / 0.474, f = fract(x) - 0.5;
      vec2 r = hash2(vec2(floor(x) + 20.0, float(i)));
      float entry = roundedBox(vec2(f * 0.474 + 0.19 - 0.17 * r.x, q.y + 0.02 * (r.y - 0.5)), vec2(0.03 + 0.14 * r.x, 0.016), 0.012);
      return stroke((0.5 - abs(f)) * 0.474, 1.0) * 0.5 + fill(entry) * 0.8 * step(0.16, r.y);
    }
    float bar(vec2 q, vec2 from, float wide) { return fill(roundedBox(q - from - vec2(wide, 0.0), vec2(wide, 0.015), 0.012)); }
    float part(vec2 q, vec4 b, int i) {
      float left = -b.z + 0.09, ink = 0.0;
      if (i == 0) {
        for (int n = 0; n < 3; n++) ink += bar(q, vec2(-0.55 + 0.42 * float(n), 0.0), 0.11) * (n == 0 ? 1.4 : 0.6);
        return ink + fill(length(q - vec2(left, 0.0)) - 0.035) * 1.6 + fill(length(q - vec2(b.z - 0.1, 0.0)) - 0.04) * 0.8;
      }
      if (i == 1) {
        for (int n = 0; n < 6; n++) ink += bar(q, vec2(left, -b.w + 0.14 + 0.17 * float(n)), n == 1 ? 0.19 : 0.12 + 0.05 * fract(float(n) * 0.4)) * (n == 1 ? 1.5 : 0.55);
        return ink;
      }
      if (i < 5) return bar(q, vec2(left, -0.09), 0.10) * 0.6 + fill(roundedBox(q - vec2(left + 0.17, 0.06), vec2(0.17, 0.034), 0.012)) * 1.3;
      if (i == 5) {
        float x = (q.x + b.z - 0.10) / 0.145, n = floor(x), high = 0.06 + 0.032 * n + 0.06 * hash2(vec2(n, 5.0)).x;
        float column = roundedBox(vec2((fract(x) - 0.5) * 0.145, q.y - b.w + 0.09 + high), vec2(0.042, high), 0.014);
        return fill(column) * step(0.0, n) * step(n, 8.5) * (0.5 + 0.13 * n) + bar(q, vec2(left, -b.w + 0.10), 0.2) * 0.7;
      }
      if (i == 6) {
        for (int n = 0; n < 5; n++) {
          float y = -b.w + 0.13 + 0.185 * float(n);
          ink += fill(length(q - vec2(left + 0.02, y)) - 0.036) * 0.9 + bar(q, vec2(left + 0.12, y), 0.12 + 0.06 * fract(float(n) * 0.62)) * 0.6;
        }
        return ink;
      }
      return bar(q, vec2(left, 0.0), 0.16) * 0.8 + bar(q, vec2(-0.2, 0.0), 0.10) * 0.5 + bar(q, vec2(0.4, 0.0), 0.10) * 0.5 + fill(roundedBox(q - vec2(b.z - 0.16, 0.0), vec2(0.10, 0.034), 0.03)) * 1.1;
    }
    void paint(Ground g, inout vec3 col) {
      vec3 lit = mix(TEAL_300, AMBER_300, smoothstep(-1.2, 1.2, g.p.x)) + WHITE_HOT * 0.35 * exp(-g.p.x * g.p.x * 5.0);
      for (int i = 0; i < PIECES; i++) {
        float k = settled(i), lift = 4.0 * k * (1.0 - k), a = rowTurn(i) * (1.0 - k);
        vec4 b = mix(rowBox(i), partBox(i), k);
        mat2 turn = mat2(cos(a), sin(a), -sin(a), cos(a));
        vec2 q = turn * (g.p - b.xy);
        if (roundedBox(q, b.zw, 0.0) > 0.5) continue; // neither the piece nor its shadow
        col *= 1.0 - 0.6 * smoothstep(0.05 + 0.16 * lift, -0.04, roundedBox(q - vec2(0.03, 0.04 + 0.12 * lift), b.zw, 0.06));
        q = turn * (g.p - b.xy + vec2(0.0, 0.26 * lift)); // what is lifted stands further up in the picture
        float e = roundedBox(q, b.zw, mix(0.012, 0.05, k)), inside = fill(e);
        vec3 hue = mix(vec3(0.20, 0.25, 0.29), lit, max(k, 0.8 * lift));
        col = mix(col, INK_900 * (1.5 + lift) + hue * (0.012 + 0.03 * lift), inside);
        float ink = k < 0.55 ? cells(q, b, i) * (1.0 - smoothstep(0.0, 0.55, k)) : part(q, b, i) * smoothstep(0.55, 1.0, k);
        col += hue * (inside * ink + stroke(e + 0.006, 1.7) * (0.8 + 0.6 * k + 1.6 * lift));
      }
      // once it stands, a light runs along the upper edge
      float t = fract(uT + 0.55), at = smoothstep(0.44, 0.66, t) * 4.4 - 2.2, d = g.p.x - at;
      float edge = roundedBox(g.p - vec2(0.0, -1.22), vec2(1.62, 0.085), 0.05);
      col += lit * stroke(edge + 0.006, 2.6) * 5.0 * exp(-d * d * 14.0) * step(0.44, t) * step(t, 0.66);
    }`,
  },
};
