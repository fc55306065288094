import { AMBER, blend, TEAL, times } from '../../paths.js';

/** Budget calculator: an abacus, its beads drawn as rings of contours. */
const RODS = [
  [0.75, [0.0, 0.42, 0.84, 2.3]],
  [-0.05, [0.1, 1.55, 1.97, 2.39]],
  [-0.85, [0.05, 0.47, 2.05, 2.47]],
  [-1.65, [0.2, 0.62, 1.04, 2.6]],
];

export default {
  detail: 1.4,
  perUnit: 58,
  mist: [4.5, 13],
  teal: [-0.8, 0.55, 0.5],
  amber: [0.9, 0.5, 0.2],
  gain: { lines: 1 },
  glow: { azimuth: 0.3, strength: 0.25, spread: 0.25, height: 0.05, horizon: -0.28, teal: 0.3, amber: 0.4, white: 0.2 },
  camera: () => ({ eye: [2.8, 1.7, 2.1], target: [1.4, -0.02, -0.25], fov: 49 }),
  glsl: {
    shared:
      `float beads(vec2 p) { float h = 0.0; ${RODS.flatMap(([z, xs]) => xs.map((x) => `h += bead(p, vec2(${x.toFixed(2)}, ${z.toFixed(2)}));`)).join(' ')} return h; }`.replace(
        'float beads',
        'float bead(vec2 p, vec2 c) { float r = length((p - c) * vec2(1.12, 0.86)); return 0.26 * exp(-pow((r - 0.120) / 0.075, 2.0)); }\n    float beads',
      ),
    land: `vec3 land(vec2 p) { return vec3(beads(p) + 0.05 * hills(p * 0.9 + 2.0, 3), 0.0, 0.0); }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 1.2; return vec2(smoothstep(0.9, -0.9, s), smoothstep(-0.9, 0.9, s)) * (0.22 + 0.95 * smoothstep(0.02, 0.16, h)); }`,
  },
  strokes({ s }) {
    for (const [z] of RODS)
      s.ribbon(
        Array.from({ length: 60 }, (_, i) => [-0.4 + (3.6 * i) / 59, 0.12, z]),
        2.4,
        (k) => times(blend(TEAL, AMBER, k), 0.9),
      );
    for (const x of [-0.4, 3.2])
      s.ribbon(
        [
          [x, 0.12, 1.1],
          [x, 0.12, -2.0],
        ],
        3,
        () => times(x < 0 ? TEAL : AMBER, 0.9),
      );
  },
};
