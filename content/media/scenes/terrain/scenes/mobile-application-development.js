import { drift } from '../camera.js';
import { AMBER, blend, drape, smooth, TEAL, times, WHITE } from '../paths.js';

/** The route in the closing, as points on the map, and the centre of the phone at its end. */
const way = (k) => [-1.5 + 2.35 * k, 0.55 - 1.0 * k + 0.42 * Math.sin(k * 6.5)];
const END = '1.02, -0.3';

/**
 * The window in the shape of a phone.
 * @param {{at:number[],size:number,tilt:number,lean:number,outside:number}} place its middle in picture heights from that of the picture, its size, its turn in radians, how far it turns away to one side (radians), and what is left of the land outside
 */
const phone = ({ at, size, tilt, lean, outside }) => `void finish(inout vec3 col, vec2 uv, vec2 px) {
  vec2 q = ((uv - 0.5) * uSize / uSize.y - vec2(${at.map((v) => v.toFixed(3))})) / ${size.toFixed(2)};
  const float tilt = ${tilt.toFixed(2)};
  float lean = ${lean.toFixed(2)} + ${(lean * 0.2).toFixed(3)} * sin(TAU * uT);
  float x = q.x * 2.0 / (2.0 * cos(lean) + q.x * sin(lean)), closer = 2.0 / (2.0 - x * sin(lean));
  q = vec2(x, q.y / closer);
  q = mat2(cos(tilt), sin(tilt), -sin(tilt), cos(tilt)) * q;
  float u = 1.0 / uSize.y / ${size.toFixed(2)} / closer;
  float e = roundedBox(q, vec2(0.205, 0.425), 0.055);
  float inside = 1.0 - smoothstep(-u, u, e + 0.014);
  vec3 outer = mix(INK_950, col, ${outside.toFixed(2)}) * 0.9;
  float side = smoothstep(-0.2, 0.2, q.x);
  vec3 rim = mix(TEAL_300, AMBER_300, side) + WHITE_HOT * 0.8 * exp(-pow(q.x / 0.07, 2.0));
  col = mix(outer, col * 1.12, inside);
  float body = (1.0 - smoothstep(-u, u, e)) * (1.0 - inside);
  col = mix(col, INK_950 * 1.5, body);
  float turn = fract(atan(q.y, q.x) / TAU - uT);
  float one = 1.0 - turn, other = fract(1.5 - turn); // two lights go round, soft in front
  float run = exp(-one * 9.0) * smoothstep(0.0, 0.08, one) + exp(-other * 9.0) * smoothstep(0.0, 0.08, other);
  col += rim * (1.0 - smoothstep(0.7 * u, 2.0 * u, abs(e))) * (0.9 + 2.2 * run);
  col += rim * 0.10 * exp(-max(e, 0.0) * 26.0) * step(0.0, e) * (0.6 + 1.2 * run);
  // camera pill, a place marker that answers a touch, a card, the home bar
  float pill = roundedBox(q - vec2(0.0, 0.383), vec2(0.038, 0.0085), 0.0085);
  col = mix(col, INK_950 * 0.6, 1.0 - smoothstep(-u, u, pill));
  vec2 card = q - vec2(0.0, -0.305);
  float c = roundedBox(card, vec2(0.165, 0.062), 0.022);
  float cardIn = 1.0 - smoothstep(-u, u, c);
  col = mix(col, INK_900 * 1.6, cardIn * 0.90);
  col += rim * (1.0 - smoothstep(0.3 * u, 1.5 * u, abs(c))) * 0.55;
  col += TEAL_300 * (1.0 - smoothstep(-u, u, length(card + vec2(0.118, 0.0)) - 0.026)) * 0.9;
  float bars = min(roundedBox(card - vec2(0.012, 0.018), vec2(0.085, 0.0065), 0.0065), roundedBox(card - vec2(-0.018, -0.016), vec2(0.055, 0.005), 0.005));
  col += vec3(0.62, 0.70, 0.74) * (1.0 - smoothstep(-u, u, bars)) * 0.55;
  col += AMBER_300 * (1.0 - smoothstep(-u, u, roundedBox(card - vec2(0.128, 0.0), vec2(0.020, 0.020), 0.010))) * (0.7 + 0.5 * cos(TAU * uT));
  col += vec3(0.7) * (1.0 - smoothstep(-u, u, roundedBox(q - vec2(0.0, -0.394), vec2(0.06, 0.0035), 0.0035))) * 0.7;
  vec2 m = q - vec2(0.035, 0.045);
  float age = fract(uT * 2.0);
  col += WHITE_HOT * (1.0 - smoothstep(-u, u, length(m) - 0.011)) * 2.0;
  col += WHITE_HOT * (1.0 - smoothstep(0.4 * u, 1.8 * u, abs(length(m) - 0.018 - 0.075 * age))) * pow(1.0 - age, 1.5) * 1.2 * inside;
}`;

/** Mobile: the relief held inside a phone-shaped window. */
export default {
  perUnit: 40,
  mist: [5, 13],
  teal: [-0.9, 0.42, 0.1],
  amber: [0.9, 0.42, -0.2],
  glow: { azimuth: 0.0, strength: 0.35, spread: 0.2, height: 0.06, horizon: -0.2, teal: 0.4, amber: 0.5, white: 0.3 },
  fan: { margin: 1.5 },
  camera: drift(
    { eye: [-0.5, 1.25, 1.6], target: [0.05, 0.5, -0.9], fov: 40 },
    { along: [0.12, 0, 0], across: [0, 0.03, 0.06] },
  ),
  // A day of a user: stops along a route that loses its signal in the valley, and the phone at its end.
  closing: {
    camera: () => ({ eye: [-0.35, 2.3, 2.3], target: [0.1, 0.1, -0.6], fov: 42 }),
    glow: { strength: 0 },
    glsl: {
      finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) {}',
      paint: `void paint(Ground g, inout vec3 col) {
        vec2 q = mat2(0.94, 0.34, -0.34, 0.94) * (g.p - vec2(${END}));
        float e = roundedBox(q, vec2(0.17, 0.34), 0.06);
        vec3 hue = mix(TEAL_300, AMBER_300, smoothstep(-0.2, 0.2, q.x));
        col = mix(col, INK_950 * 1.4, fill(e));
        col += hue * (stroke(e, 2.4) * 2.2 + 0.12 * exp(-max(e, 0.0) * 9.0) * step(0.0, e));
        for (int i = 0; i < 4; i++) {
          float row = roundedBox(q - vec2(-0.02, -0.18 + 0.12 * float(i)), vec2(0.09, 0.014), 0.012);
          col += hue * fill(row) * 0.9;
        }
      }`,
    },
    strokes({ t, s, heightAt }) {
      const at = (k) => drape([way(k)], heightAt, t, 0.02)[0];
      const part = (from, to, n) => Array.from({ length: n }, (_, i) => at(from + ((to - from) * i) / (n - 1)));
      const hue = (k) => blend(TEAL, AMBER, smooth(0.25, 0.75, k));
      const hidden = [0.34, 0.62];
      for (const [from, to] of [
        [0, hidden[0]],
        [hidden[1], 1],
      ])
        s.ribbon(part(from, to, 60), 6, (k) => times(hue(from + (to - from) * k), 2.4));
      const dashes = 9;
      for (let i = 0; i < dashes; i++) {
        const step = (hidden[1] - hidden[0]) / dashes;
        const from = hidden[0] + (i + 0.3) * step;
        s.ribbon(part(from, from + step * 0.5, 6), 3, () => times(WHITE, 0.45));
      }
      for (const stop of [0, 0.17, 0.34, 0.62, 0.8]) s.dot(at(stop), 22, times(blend(hue(stop), WHITE, 0.7), 3));
    },
  },
  glsl: {
    shared: `float ridgeAt(vec2 p) { return p.x + 0.13 + 0.26 * p.y - 0.07 * sin(p.y * 2.0 + 0.2); }`,
    land: `vec3 land(vec2 p) {
      float d = ridgeAt(p), w = sqrt(d * d + 0.002);
      float h = 0.70 * exp(-w * 2.3) * smoothstep(-4.2, -1.8, p.y) * (0.85 + 0.3 * noise(vec2(p.y * 0.7, 3.0))) + 0.28 * hills(p * 0.8 + 5.0, 3) + 0.35 * bump(p, vec2(0.0, -1.6), 0.8);
      h += 0.4 * bump(p, vec2(-3.0, -3.6), 1.4) + 0.4 * bump(p, vec2(3.0, -3.6), 1.4);
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float d = ridgeAt(p); return vec2(smoothstep(0.08, -0.06, d), smoothstep(-0.06, 0.08, d) * 1.2); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      float k = abs(ridgeAt(g.p)) / (0.0042 * g.dist);
      col += WHITE_HOT * smoothstep(0.35, 0.9, g.h) * smoothstep(4.2, 3.4, g.dist) * (0.06 * exp(-k * 0.45) + 1.8 * exp(-k * k * 3.0) + 1.4 * g.line * exp(-k * 0.5));
    }`,
    finish: phone({ at: [0.05, 0.005], size: 1.06, tilt: 0.1, lean: 0.5, outside: 0.18 }),
  },
};
