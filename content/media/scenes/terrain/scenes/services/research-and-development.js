import { AMBER, blend, drape, smooth, TEAL, times, WHITE } from '../../paths.js';

/** Research: a charted coast of lines ends; a dashed survey line goes on into the uncharted. */
const way = (k) => [-1.75 + 3.3 * k + 0.16 * Math.sin(k * 7.0), 0.55 - 1.75 * k + 0.34 * Math.sin(k * 5.2 + 0.4)];
/** Share of the way that the light has gone. */
const HEAD = smooth(0.0, 0.85, 0.6);

export default {
  perUnit: 44,
  mist: [4, 12],
  teal: [-0.9, 0.42, 0.1],
  amber: [0.9, 0.42, -0.2],
  gain: { lines: 1.5, ground: 0.5, pulses: 0.6 },
  glow: { azimuth: 0.3, strength: 0.2, spread: 0.25, height: 0.05, horizon: -0.2, teal: 0.3, amber: 0.5, white: 0.2 },
  fan: { margin: 1.5 },
  camera: () => ({ eye: [0.3, 3.6, 1.9], target: [0.1, 0.1, -0.5], fov: 38, shift: [0.14, 0] }),
  glsl: {
    shared: `
    vec2 wayAt(float k) { return vec2(-1.75 + 3.3 * k + 0.16 * sin(k * 7.0), 0.55 - 1.75 * k + 0.34 * sin(k * 5.2 + 0.4)); }
    float chartEdge(vec2 p) { return p.x + 0.85 + 0.55 * p.y + 0.42 * noise(p * 0.9 + 2.0) + 0.10 * noise(p * 3.0); }
    `,
    land: `vec3 land(vec2 p) {
      float h = 0.42 * hills(p * 0.75 + 1.0, 3) + 0.55 * bump(p, vec2(1.6, -1.75), 0.75) + 0.45 * bump(p, vec2(-1.9, -1.3), 0.95) + 0.25 * bump(p, vec2(-0.2, 0.7), 0.7);
      h += 0.07 * hills(p * 2.0 + 8.0, 3) + 0.4 * bump(p, vec2(-3.8, -4.4), 1.8) + 0.5 * bump(p, vec2(4.0, -4.4), 1.6);
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float c = chartEdge(p); return vec2(smoothstep(0.10, -0.9, c) * 0.75 + 0.25 * smoothstep(0.06, 0.0, c), 0.9 * smoothstep(-0.1, 0.2, c)); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      float c = chartEdge(g.p);
      float lamp = 0.0;
      for (int i = 0; i < 14; i++) { // along the survey the ground is known, most where its light is
        float at = float(i) / 13.0;
        float d = length(g.p - wayAt(at));
        lamp = max(lamp, (0.30 + 0.70 * exp(-abs(${HEAD} - at) * 9.0)) * exp(-d * d * 8.0));
      }
      float known = smoothstep(0.05, -0.05, c);
      vec2 off = g.p - wayAt(1.0);
      lamp = max(lamp, exp(-dot(off, off) * 5.0)); // the goal is known from the start
      float dark = mix(0.6, 1.0, max(known, lamp));
      col = mix(INK_950 * 0.8, col, dark);
      col += AMBER_300 * lamp * lamp * 0.05;
      col += TEAL_300 * stroke(c, 1.6) * 0.55;
    }`,
  },
  strokes({ t, s, heightAt }) {
    const near = (at) => Math.exp(-Math.abs(HEAD - at) * 14);
    const dashes = 44;
    for (let i = 0; i < dashes; i++) {
      const from = i / dashes;
      const steps = Array.from({ length: 7 }, (_, j) => way(from + (0.58 * j) / 6 / dashes));
      s.ribbon(drape(steps, heightAt, t, 0.018), 3.4, () =>
        times(blend(blend(TEAL, WHITE, smooth(0.1, 0.5, from)), AMBER, 0.25), 1 + 1.6 * near(from)),
      );
    }
    for (const at of [0, 0.25, 0.5, 0.75]) {
      const [p] = drape([way(at)], heightAt, t, 0.02);
      if (p) s.dot(p, 9, times(WHITE, 1 + 3 * near(at)));
    }
    const [head, goal] = drape([way(HEAD), way(1)], heightAt, t, 0.03);
    if (goal) s.dot(goal, 15, times(blend(AMBER, WHITE, 0.6), 3));
    if (head) s.dot(head, 15, times(WHITE, 4));
  },
};
