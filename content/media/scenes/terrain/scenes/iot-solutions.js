import { drift } from '../camera.js';
import { AMBER, blend, fract, smooth, TEAL, times, WHITE } from '../paths.js';

/** IoT: beacons on the hills, each pinging in its own time. */
const BEACONS = [
  [-1.7, -0.35],
  [-0.75, -1.7],
  [-0.45, 0.35],
  [0.65, -0.75],
  [1.75, -0.05],
  [1.6, -1.9],
  [-2.3, -2.3],
];
const OFFSET = [0, 0.34, 0.61, 0.15, 0.8, 0.47, 0.7];
const MAST = 0.2;

export default {
  seconds: 8,
  perUnit: 38,
  mist: [4, 12],
  teal: [-0.9, 0.42, 0.1],
  amber: [0.9, 0.42, -0.1],
  gain: { lines: 0.34, pulses: 0.3 },
  glow: { azimuth: 0, strength: 0.2, spread: 0.3, height: 0.05, horizon: -0.2, teal: 0.4, amber: 0.4, white: 0.15 },
  fan: { margin: 1.5 },
  camera: drift(
    { eye: [0.1, 0.92, 1.25], target: [-0.05, 0.24, -0.8], fov: 46 },
    { along: [0.18, 0, 0.04], across: [0, 0.03, 0] },
  ),
  hero: {
    mist: [7, 16],
    camera: () => ({ eye: [0.2, 6.6, 2.8], target: [0, 0.1, -0.9], fov: 42, shift: [-0.15, 0] }),
  },
  closing: {
    camera: () => ({ eye: [-1.4, 1.1, 2.1], target: [0.4, 0.3, -0.8], fov: 46 }),
  },
  glsl: {
    shared: `
    vec2 beacon(int i) { return i == 0 ? vec2(-1.7, -0.35) : i == 1 ? vec2(-0.75, -1.7) : i == 2 ? vec2(-0.45, 0.35) : i == 3 ? vec2(0.65, -0.75) : i == 4 ? vec2(1.75, -0.05) : i == 5 ? vec2(1.6, -1.9) : vec2(-2.3, -2.3); }
    float offsetOf(int i) { return i == 0 ? 0.0 : i == 1 ? 0.34 : i == 2 ? 0.61 : i == 3 ? 0.15 : i == 4 ? 0.8 : i == 5 ? 0.47 : 0.7; }
    `,
    land: `vec3 land(vec2 p) {
      float h = 0.30 * hills(p * 0.8 + 7.0, 3) + 0.05 * hills(p * 2.2, 2);
      for (int i = 0; i < 7; i++) h += (0.40 + 0.10 * sin(float(i) * 1.9)) * bump(p, beacon(i), 0.52);
      h += 0.4 * bump(p, vec2(-4.0, -4.8), 1.8) + 0.5 * bump(p, vec2(4.0, -4.6), 1.6);
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x; return vec2(smoothstep(0.9, -0.7, s), smoothstep(-0.7, 0.9, s)) * (0.3 + 0.7 * smoothstep(0.0, 0.5, h)); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      vec3 sum = vec3(0.0);
      for (int i = 0; i < 7; i++) {
        vec2 b = beacon(i);
        float d = length(g.p - b);
        vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(-0.4, 0.4, b.x));
        for (int j = 0; j < 3; j++) {
          float age = fract(uT * 2.0 - offsetOf(i) + float(j) / 3.0);
          float live = pow(1.0 - age, 1.6) * smoothstep(0.0, 0.06, age);
          float e = d - 0.04 - age * 1.05;
          sum += hue * live * (stroke(e, 2.2) * 1.5 + 0.10 * exp(-abs(e) * 28.0) * step(e, 0.0));
        }
        sum += hue * 0.10 * exp(-d * d * 30.0);
      }
      float meet = min(sum.r, sum.g);
      col += sum + WHITE_HOT * meet * meet * 0.35;
    }`,
  },
  strokes({ t, s, heightAt }) {
    BEACONS.forEach(([x, z], i) => {
      const y = heightAt(x, z, t);
      if (y === undefined) return;
      const colour = blend(TEAL, AMBER, smooth(-0.4, 0.4, x));
      s.ribbon(
        [
          [x, y, z],
          [x, y + MAST, z],
        ],
        2.2,
        (k) => times(colour, 0.5 + k),
      );
      const beat = Math.max(...[0, 1, 2].map((j) => Math.exp(-fract(t * 2 - OFFSET[i] + j / 3) * 10)));
      s.dot([x, y + MAST, z], 15, times(blend(colour, WHITE, 0.35 + 0.4 * beat), 1.8 + 3.2 * beat));
    });
  },
};
