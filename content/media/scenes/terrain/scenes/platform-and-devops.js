import { drift } from '../camera.js';
import { AMBER, blend, drape, fract, run, smooth, TEAL, times, WHITE } from '../paths.js';

/** Platform and DevOps: stacked strata, and a pipeline of light that climbs through them. */
const TURN = Math.PI / 4;
const CENTRE = [0.0, -0.75];
const place = (u, v) => [
  CENTRE[0] + u * Math.cos(TURN) - v * Math.sin(TURN),
  CENTRE[1] + u * Math.sin(TURN) + v * Math.cos(TURN),
];
const _HALF = [1.62, 1.22, 0.84, 0.46];
const STEPS = [
  [-0.72, 2.35],
  [-0.72, 1.42],
  [0.05, 1.42],
  [0.05, 1.03],
  [1.03, 1.03],
  [1.03, 0.1],
  [0.65, 0.1],
  [0.65, -0.3],
  [0.0, -0.3],
  [0.0, 0.0],
];

export default {
  detail: 1.6,
  perUnit: 44,
  mist: [4, 12],
  teal: [-0.9, 0.5, 0.45],
  amber: [0.9, 0.5, 0.35],
  gain: { pulses: 0.25 },
  glow: { azimuth: 0, strength: 0.2, spread: 0.3, height: 0.05, horizon: -0.22, teal: 0.4, amber: 0.4, white: 0.15 },
  fan: { margin: 1.5 },
  camera: drift(
    { eye: [0.3, 1.28, 1.05], target: [0.12, 0.63, -0.6], fov: 44, shift: [0, 0.22] },
    { along: [0.12, 0, -0.04], across: [0, 0.03, 0] },
  ),
  glsl: {
    shared: `
    vec2 turned(vec2 p) { vec2 q = p - vec2(0.0, -0.75); return mat2(0.70710678, -0.70710678, 0.70710678, 0.70710678) * q; }
    float slabHalf(int i) { return i == 0 ? 1.62 : i == 1 ? 1.22 : i == 2 ? 0.84 : 0.46; }
    float slabTop(int i) { return 0.14 + 0.27 * float(i); }
    float slabEdge(vec2 p, int i) { float s = slabHalf(i); return roundedBox(turned(p), vec2(s), 0.14); }
    `,
    land: `vec3 land(vec2 p) {
      float h = 0.13 * hills(p * 0.9 + 1.0, 3) - 0.08;
      for (int i = 0; i < 4; i++) h = max(h, mix(h, slabTop(i), smoothstep(0.15, 0.0, slabEdge(p, i))));
      h += 0.45 * bump(p, vec2(-4.2, -4.6), 1.8) + 0.45 * bump(p, vec2(4.2, -4.6), 1.8);
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x; return vec2(smoothstep(0.5, -0.4, s), smoothstep(-0.4, 0.5, s)) * (0.45 + 0.55 * smoothstep(0.1, 0.9, h)) * smoothstep(3.2, 1.9, length(p - vec2(0.0, -0.75)) + 0.35); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(-0.25, 0.25, g.p.x));
      for (int i = 0; i < 4; i++) {
        float e = slabEdge(g.p, i);
        float onTop = step(e, 0.0) * step(abs(g.h - slabTop(i)), 0.012);
        float k = pow(0.5 + 0.5 * cos(TAU * (uT * 2.0 - float(i) * 0.25)), 3.0);
        if (onTop > 0.5) {
          col = mix(col, INK_950 + hue * 0.014, 0.85);
          col += hue * (stroke(e + 0.012, 2.4) * (0.75 + 1.6 * k) + stroke(e + 0.075, 1.0) * 0.35);
          vec2 q = turned(g.p) * 5.0; // a quiet grid: racks, nodes
          vec2 d = abs(fract(q) - 0.5);
          col += hue * fill(length(d) / 5.0 - 0.010) * 0.30 * smoothstep(-0.10, -0.14, e);
        }
      }
    }`,
  },
  strokes({ t, s, heightAt }) {
    const flat = STEPS.slice(1).flatMap((b, i) => run(place(...STEPS[i]), place(...b), 48).slice(i ? 1 : 0));
    const line = drape(flat, heightAt, t, 0.03);
    const hue = (k) => blend(blend(TEAL, AMBER, smooth(0.25, 0.6, k)), WHITE, smooth(0.75, 1, k));
    s.ribbon(line, 5, (k) => times(hue(k), 0.55 * smooth(0, 0.08, k)));
    s.ribbon(line, 4, (k) => {
      let light = 0;
      for (let j = 0; j < 3; j++) {
        const lag = fract(t * 1 + j / 3 - k);
        light += Math.exp(-lag * 22);
      }
      return times(blend(hue(k), WHITE, 0.4), 4.5 * light * smooth(0, 0.05, k));
    });
    for (const [u, v] of [
      [-0.72, 1.42],
      [0.05, 1.03],
      [1.03, 0.1],
      [0.65, -0.3],
    ]) {
      const [p] = drape([place(u, v)], heightAt, t, 0.04);
      if (p) s.dot(p, 14, times(WHITE, 1.4));
    }
    const [top] = drape([CENTRE], heightAt, t, 0.05);
    const beat = Math.max(...[0, 1, 2].map((j) => Math.exp(-fract(t + j / 3) * 12)));
    if (top) s.dot(top, 30, times(WHITE, 2.2 + 3 * beat));
  },
};
