import { AMBER, blend, smooth, TEAL, times, WHITE } from '../../paths.js';

/** Digital marketing: steps that rise out of the land, and the curve they follow. */
export default {
  detail: 2,
  perUnit: 34,
  mist: [4.5, 13],
  teal: [-0.9, 0.5, 0.4],
  amber: [0.9, 0.5, 0.2],
  glow: {
    azimuth: 0.35,
    strength: 0.35,
    spread: 0.25,
    height: 0.06,
    horizon: -0.15,
    teal: 0.3,
    amber: 0.4,
    white: 0.2,
  },
  camera: () => ({ eye: [0.0, 1.95, 3.3], target: [0.25, 0.48, -0.8], fov: 38, shift: [-0.16, 0.02] }),
  glsl: {
    shared: `
    float barTop(int i) { float k = float(i); return 0.16 + 0.085 * k + 0.028 * k * k; }
    float barEdge(vec2 p, int i) { vec2 q = p - vec2(-0.75 + 0.56 * float(i), 0.35 - 0.34 * float(i)); q = mat2(0.94, -0.34, 0.34, 0.94) * q; return roundedBox(q, vec2(0.20, 0.24), 0.06); }`,
    land: `vec3 land(vec2 p) {
      float h = 0.13 * hills(p * 0.9 + 4.0, 3) - 0.03 + 0.3 * bump(p, vec2(3.6, -4.0), 1.4);
      for (int i = 0; i < 6; i++) { float e = barEdge(p, i); h = max(h, mix(h, barTop(i), smoothstep(0.11, 0.0, e))); }
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 0.75; return vec2(smoothstep(0.8, -0.7, s), smoothstep(-0.7, 0.8, s)) * (0.25 + 0.75 * smoothstep(0.02, 0.35, h)); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      for (int i = 0; i < 6; i++) {
        float e = barEdge(g.p, i), top = step(e, 0.0) * step(abs(g.h - barTop(i)), 0.015);
        vec3 hue = mix(TEAL_300, AMBER_300, float(i) / 5.0) + WHITE_HOT * 0.15;
        col += top * hue * (0.07 + stroke(e + 0.012, 2.4) * 1.5);
      }
    }`,
    finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.14); }',
  },
  strokes({ s }) {
    const curve = Array.from({ length: 80 }, (_, i) => {
      const k = -0.3 + (5.5 * i) / 79;
      return [-0.75 + 0.56 * k, 0.3 + 0.085 * k + 0.028 * k * k + 0.16, 0.35 - 0.34 * k];
    });
    s.ribbon(curve, 3.4, (k) =>
      times(
        blend(blend(TEAL, WHITE, smooth(0.2, 0.6, k)), AMBER, 0.5 * smooth(0.7, 1, k)),
        smooth(0, 0.1, k) * (1 + 1.8 * k),
      ),
    );
    s.dot(curve.at(-1), 22, times(WHITE, 4));
  },
};
