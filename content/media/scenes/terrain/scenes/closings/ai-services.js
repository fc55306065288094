import { AMBER, blend, drape, smooth, TEAL, times, WHITE } from '../../paths.js';

const SUMMIT = [0.42, -2.6];
/** The four spurs: angle in radians from the right towards the viewer, and how far their paths reach. */
const SPURS = [
  { angle: 3.0, reach: 1.95, own: TEAL },
  { angle: 2.1, reach: 1.6, own: TEAL },
  { angle: 1.2, reach: 1.45, own: AMBER },
  { angle: 0.15, reach: 1.25, own: AMBER },
];
/** How far a spur has turned at a distance from the summit; the shader has the same. */
const turn = (angle, far) => 0.22 * Math.sin(3.2 * far + 2 * angle);

/** AI services: a summit at which four lit paths have arrived. */
export default {
  perUnit: 42,
  mist: [4.6, 9],
  // both from the viewer's side: from left and right they would change sides in every fold of the mountain
  teal: [-0.1, 0.5, 0.9],
  amber: [0.1, 0.5, 0.9],
  camera: () => ({ eye: [0, 2.3, 1.9], target: [0.05, 0.3, -2.35], fov: 38 }),
  detail: 2,
  gain: { lines: 0.7, ground: 0, pulses: 0 },
  glow: {
    azimuth: 0.05,
    strength: 0.5,
    spread: 0.2,
    height: 0.05,
    horizon: -0.27,
    teal: 0.3,
    amber: 0.36,
    white: 0.2,
  },
  glsl: {
    shared: `
    const vec2 SUMMIT = vec2(${SUMMIT});
    float spur(vec2 q, float angle) {
      float far = length(q), off = atan(q.y, q.x) - angle - 0.22 * sin(3.2 * far + 2.0 * angle);
      float beside = cos(off) > 0.0 ? far * abs(sin(off)) : far;
      return exp(-0.7 * far - beside * beside * 22.0);
    }`,
    land: `vec3 land(vec2 p) {
      vec2 q = p - SUMMIT;
      float h = 0.0;
      ${SPURS.map(({ angle }) => `h = max(h, spur(q, ${angle.toFixed(2)}));`).join(' ')}
      float far = length(q);
      return vec3(0.7 * exp(-1.3 * far) + 0.26 * h + 0.2 * hills(p * 1.2 + 4.0, 3) * smoothstep(0.0, 1.0, far), 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - SUMMIT.x * (2.2 - p.y) / (2.2 - SUMMIT.y); return vec2(smoothstep(0.4, -0.4, s), smoothstep(-0.4, 0.4, s)); }`,
    // the engine whitens ground where the lights meet, a grey smear on this open face: here only the lines turn white
    paint: `void paint(Ground g, inout vec3 col) { col += INK_900 * g.open + (TEAL_500 * g.teal + AMBER_500 * g.amber) * 0.012 * g.open; }`,
  },
  strokes({ t, s, heightAt }) {
    for (const { angle, reach, own } of SPURS) {
      const way = Array.from({ length: 160 }, (_, i) => {
        const far = reach * (1 - i / 159);
        const to = angle + turn(angle, far);
        return [SUMMIT[0] + far * Math.cos(to), SUMMIT[1] + far * Math.sin(to)];
      });
      const line = drape(way, heightAt, t, 0.015);
      s.ribbon(line, 4, (k) => times(blend(own, WHITE, smooth(0.5, 1, k)), 1 + 1.4 * k));
      s.dot(line[0], 16, times(blend(own, WHITE, 0.5), 3));
    }
    const [top] = drape([SUMMIT], heightAt, t, 0.03);
    s.dot(top, 30, times(WHITE, 4));
  },
};
