import { drift } from '../camera.js';
import { AMBER, arc, blend, fract, smooth, TEAL, times, WHITE } from '../paths.js';

/** AI agents: lights leave a hub, do an errand and come back. */
const HUB = [0.0, -0.55];
const ERRANDS = [
  [-1.75, 0.15],
  [-1.25, -1.75],
  [0.75, -2.3],
  [1.55, -1.7],
  [1.85, 0.0],
  [0.75, 0.75],
  [-0.75, 0.75],
];

export default {
  perUnit: 42,
  mist: [4, 12],
  teal: [-0.9, 0.5, 0.1],
  amber: [0.9, 0.5, -0.1],
  gain: { lines: 0.62, ground: 0.2, pulses: 0.5 },
  glow: { azimuth: 0, strength: 0.2, spread: 0.3, height: 0.05, horizon: -0.2, teal: 0.4, amber: 0.4, white: 0.15 },
  fan: { margin: 1.5 },
  camera: drift(
    { eye: [-0.3, 0.8, 1.95], target: [-0.15, 0.42, -0.6], fov: 42 },
    { along: [0.14, 0, 0.03], across: [0, 0.03, 0] },
  ),
  hero: {
    camera: () => ({ eye: [-1.7, 3.1, 2.3], target: [0.05, 0.2, -0.6], fov: 38 }),
  },
  glsl: {
    shared: `
    vec2 errand(int i) { return i == 0 ? vec2(-1.75, 0.15) : i == 1 ? vec2(-1.25, -1.75) : i == 2 ? vec2(0.75, -2.3) : i == 3 ? vec2(1.55, -1.7) : i == 4 ? vec2(1.85, 0.0) : i == 5 ? vec2(0.75, 0.75) : vec2(-0.75, 0.75); }
    `,
    land: `vec3 land(vec2 p) {
      float h = 0.62 * bump(p, vec2(0.0, -0.55), 0.52) + 0.16 * hills(p * 0.9 + 4.0, 3);
      for (int i = 0; i < 7; i++) h += (0.22 + 0.05 * sin(float(i) * 2.4)) * bump(p, errand(i), 0.34);
      h += 0.4 * bump(p, vec2(-3.8, -4.4), 1.8) + 0.4 * bump(p, vec2(4.0, -4.4), 1.6);
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x; float near = 0.22 + 0.78 * smoothstep(2.6, 0.6, length(p - vec2(0.0, -0.55))); return vec2(smoothstep(0.8, -0.7, s), smoothstep(-0.7, 0.8, s)) * near; }`,
    paint: `void paint(Ground g, inout vec3 col) {
      vec2 hub = vec2(0.0, -0.55);
      float d = length(g.p - hub);
      col += WHITE_HOT * exp(-d * d * 9.0) * g.line;
      col += (TEAL_500 * smoothstep(0.0, -0.5, g.p.x) + AMBER_500 * smoothstep(0.0, 0.5, g.p.x)) * 0.12 * exp(-d * d * 4.0);
      for (int i = 0; i < 7; i++) { // the errand is being done: a ring opens where a light has landed
        vec2 e = errand(i);
        float r = length(g.p - e), since = fract(uT - float(i) * 0.142857 - 0.40);
        vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(-0.5, 0.5, e.x));
        col += hue * stroke(r - 0.10, 1.6) * (0.5 + 2.0 * exp(-since * 8.0));
        col += hue * stroke(r - 0.10 - 0.9 * since, 1.4) * 1.8 * pow(max(1.0 - since * 2.6, 0.0), 2.0);
      }
    }`,
  },
  strokes({ t, s, heightAt }) {
    const top = [HUB[0], heightAt(...HUB, t) + 0.1, HUB[1]];
    ERRANDS.forEach(([x, z], i) => {
      const end = [x, heightAt(x, z, t) + 0.03, z];
      const far = Math.hypot(x - HUB[0], z - HUB[1]);
      const colour = blend(TEAL, AMBER, smooth(-0.5, 0.5, x));
      const out = arc(top, end, 0.22 + 0.16 * far, 64);
      s.ribbon(out, 1.3, (k) => times(colour, 0.3 + 0.25 * (1 - k)));
      const u = fract(t - i / 7);
      // leaves, arrives at 0.4, works, returns by 0.95
      const place = smooth(0.02, 0.4, u) * (1 - smooth(0.56, 0.94, u));
      const outbound = u < 0.48;
      const moving = (u > 0.02 && u < 0.4) || (u > 0.56 && u < 0.94);
      if (moving)
        s.ribbon(out, 3.4, (k) => {
          const lag = outbound ? place - k : k - place;
          return times(blend(colour, WHITE, 0.45), lag >= 0 ? 3.2 * Math.exp(-lag * 9) * Math.min(1, 6 * place) : 0);
        });
      const n = place * 64,
        j = Math.min(Math.floor(n), 63),
        f = n - j;
      const at = out[j].map((v, a) => v + (out[j + 1][a] - v) * f);
      const alive = smooth(0, 0.03, u) * (1 - smooth(0.92, 0.99, u));
      s.dot(at, 13, times(blend(colour, WHITE, 0.6), 3.6 * alive));
      s.dot(end, 7, times(colour, 1.5));
    });
    s.dot(top, 34, times(WHITE, 3.2 + 0.5 * Math.cos(2 * Math.PI * 7 * t)));
  },
};
