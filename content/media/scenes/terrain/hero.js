import { drift } from './camera.js';

/** Home: one crest where the two lights meet. Left stays calm for the headline. */
export default {
  perUnit: 46,
  mist: [5, 16],
  glow: {
    azimuth: 0.06,
    strength: 0.55,
    spread: 0.17,
    height: 0.034,
    horizon: -0.125,
    teal: 0.3,
    amber: 0.36,
    white: 0.3,
  },
  teal: [-0.9, 0.3, -0.25],
  amber: [0.9, 0.34, -0.45],
  finish: { bloom: 0.5, exposure: 1, vignette: 0.5 },
  camera: drift(
    { eye: [0.75, 1.7, 3.1], target: [0.3, 0.32, -1.7], fov: 36 },
    { along: [0.09, 0, 0], across: [0, 0.01575, 0] },
  ),
  glsl: {
    shared: `
    float crestOffset(vec2 p) {
      float bend = 0.95 + 0.42 * sin(p.y * 0.62 + 0.6) + 0.14 * sin(p.y * 1.7 + 2.0) - 0.05 * p.y;
      return p.x - bend - 0.16 * noise(p * vec2(0.6, 1.1) + 3.0);
    }`,
    land: `vec3 land(vec2 p) {
      float d = crestOffset(p);
      float wide = sqrt(d * d + 0.0016);
      float spur = 0.5 + 0.5 * sin(p.y * 3.1 + 2.4 * noise(p * 0.8) + sign(d) * 1.3);
      float along = 0.82 + 0.34 * noise(vec2(p.y * 0.55, 4.0)) + 0.10 * noise(vec2(p.y * 1.9, 9.0));
      float crest = along * 0.95 * exp(-wide * (1.5 - 0.5 * spur * smoothstep(0.0, 0.5, wide)));
      float h = crest + 0.30 * hills(p * 0.55 + 5.3, 3) + 0.07 * hills(p * 1.5 + 9.0, 2) * smoothstep(0.05, 0.6, wide);
      h += 0.5 * bump(p, vec2(-3.6, -5.2), 2.1) + 0.5 * bump(p, vec2(5.2, -5.0), 1.8);
      return vec3(h, 0.010 * noise(p * 0.7 + 5.0), 0.010 * noise(p * 0.7 - 8.0));
    }`,
    reach: `vec2 reach(vec2 p, float h) {
      float d = crestOffset(p);
      float calm = 0.06 + 0.94 * smoothstep(-1.5, 1.15, p.x - 0.10 * p.y);
      return vec2(calm * smoothstep(0.10, -0.06, d), smoothstep(-0.06, 0.10, d) * smoothstep(6.0, 1.4, p.x) * 1.5);
    }`,
    paint: `void paint(Ground g, inout vec3 col) {
      float d = crestOffset(g.p);
      float k = abs(d) / (0.0042 * g.dist);
      float hot = smoothstep(0.3, 0.95, g.h) * smoothstep(1.9, -0.6, g.p.y);
      col += WHITE_HOT * hot * (0.07 * exp(-k * 0.45) + 2.2 * exp(-k * k * 3.0) + 1.6 * g.line * exp(-k * 0.5));
    }`,
  },
  portrait: {
    camera: drift(
      { eye: [1.2, 2.0, 3.3], target: [0.66, 0.3, -1.5], fov: 50, shift: [0, -0.12] },
      { along: [0.06, 0, 0], across: [0, 0.0105, 0] },
    ),
    glow: {
      azimuth: 0.06,
      strength: 0.55,
      spread: 0.17,
      height: 0.04,
      horizon: -0.14,
      teal: 0.3,
      amber: 0.36,
      white: 0.3,
    },
    glsl: {
      // on a phone the words stand below the summit
      finish: `void finish(inout vec3 col, vec2 uv) { col = mix(INK_950, col, 0.10 + 0.90 * smoothstep(0.22, 0.80, uv.y)); }`,
    },
  },
};
