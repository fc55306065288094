import { AMBER, arc, blend, drape, fract, smooth, TEAL, times, WHITE } from '../paths.js';

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
  still: true,
  perUnit: 38,
  mist: [4, 12],
  teal: [-0.9, 0.42, 0.1],
  amber: [0.9, 0.42, -0.1],
  gain: { lines: 1.1, ground: 0.6, pulses: 0.3 },
  glow: { azimuth: 0, strength: 0.2, spread: 0.3, height: 0.05, horizon: -0.2, teal: 0.4, amber: 0.4, white: 0.15 },
  fan: { margin: 1.5 },
  camera: () => ({ eye: [0.15, 1.05, 1.5], target: [0, 0.15, -0.8], fov: 46 }),
  // The alarm has arrived: the third of three cold rooms calls the phone that lists them.
  closing: {
    still: false,
    gain: { lines: 0.5, ground: 0 },
    // from above, because low light would cast the walls' shadows in blocks
    teal: [0, 1, 0.4],
    amber: [0, 1, 0.4],
    camera: () => ({ eye: [0, 2.35, 2.6], target: [-0.1, 0.05, -0.5], fov: 41 }),
    detail: 3,
    glsl: {
      shared: `
      vec2 inPhone(vec2 p) { return mat2(0.94, -0.34, 0.34, 0.94) * (p - vec2(1.1, -0.4)); }
      float phoneEdge(vec2 p) { return roundedBox(inPhone(p), vec2(0.36, 0.70), 0.09); }
      float roomEdge(vec2 p, int i) { return roundedBox(p - vec2(-1.8 + 0.66 * float(i), -0.55), vec2(0.25, 0.42), 0.03); }`,
      land: `vec3 land(vec2 p) {
        float built = phoneEdge(p);
        for (int i = 0; i < 3; i++) built = min(built, roomEdge(p, i));
        float h = 0.012 + 0.16 * hills(p * 0.9 + 3.0, 3) * smoothstep(0.1, 0.9, built);
        for (int i = 0; i < 3; i++) h += 0.34 * smoothstep(0.0, -0.05, roomEdge(p, i));
        h += (0.24 - 0.22 * inPhone(p).y) * smoothstep(0.0, -0.05, phoneEdge(p));
        return vec3(h, 0.0, 0.0);
      }`,
      reach: `vec2 reach(vec2 p, float h) { return vec2(smoothstep(0.0, -0.7, p.x), smoothstep(0.0, 0.7, p.x)); }`,
      // a ground of its own: the engine's darkens towards walls, in blocks too
      paint: `
      /** What is drawn on a top must not run down its sides: 1 on the top within the edge, 0 elsewhere. */
      float onTop(float e) { return step(e, -0.05) * (1.0 - smoothstep(0.007, 0.014, footprint(e))); }
      void paint(Ground g, inout vec3 col) {
        vec3 ground = INK_900 * 0.6 + (TEAL_500 * g.teal + AMBER_500 * g.amber) * 0.002;
        col += ground;
        for (int i = 0; i < 3; i++) {
          float e = roomEdge(g.p, i);
          vec2 off = g.p - vec2(-1.8 + 0.66 * float(i), -0.55);
          // contours on the sides that are turned away would be specks at the edge, and on those of the phone a second rim
          col = mix(col, ground, step(-0.06, e) * step(e, 0.08) * step(off.x, 0.19) * step(off.y, 0.36));
          vec3 hue = i == 2 ? AMBER_300 : TEAL_300;
          col = mix(col, INK_950 + hue * 0.02, 0.9 * fill(e + 0.06));
          col += hue * (stroke(e + 0.075, 2.2) * 1.4 + stroke(e + 0.12, 1.0) * 0.4) * onTop(e);
        }
        vec2 q = inPhone(g.p);
        float e = phoneEdge(g.p), body = smoothstep(0.012, 0.006, e), top = onTop(e);
        col = mix(mix(col, ground, step(e, 0.08)), INK_900 * 1.2, body);
        for (int j = 0; j < 3; j++) {
          float age = (float(j) + 0.4) / 3.0;
          col += AMBER_300 * stroke(e - 0.05 - 0.34 * age, 2.0) * pow(1.0 - age, 1.6) * 1.6;
        }
        col += AMBER_300 * stroke(e + 0.075, 2.6) * 1.6 * top + AMBER_300 * 0.05 * exp(-max(e, 0.0) * 9.0) * (1.0 - body);
        for (int i = 0; i < 3; i++) {
          vec2 row = q - vec2(0.0, -0.30 + 0.30 * float(i));
          float box = roundedBox(row, vec2(0.27, 0.115), 0.04);
          vec3 hue = i == 0 ? AMBER_300 : TEAL_300;
          col += hue * (stroke(box, 1.6) * 0.8 + fill(box) * (i == 0 ? 0.16 : 0.02)) * top;
          col += hue * fill(length(row + vec2(0.18, 0.0)) - 0.045) * 1.4 * top;
          float bars = min(roundedBox(row - vec2(0.04, -0.035), vec2(0.12, 0.016), 0.014), roundedBox(row - vec2(0.0, 0.035), vec2(0.08, 0.012), 0.01));
          col += vec3(0.62, 0.70, 0.74) * fill(bars) * 0.7 * top;
        }
        col += vec3(0.6) * fill(roundedBox(q - vec2(0.0, 0.58), vec2(0.1, 0.008), 0.008)) * 0.7 * top;
      }`,
    },
    strokes({ s, heightAt }) {
      const [rooms, [phone]] = [
        drape(
          [
            [-1.8, -0.55],
            [-1.14, -0.55],
            [-0.48, -0.55],
          ],
          heightAt,
          0,
          MAST,
        ),
        drape([[1.033, -0.743]], heightAt, 0, 0.02),
      ];
      for (const [i, [x, y, z]] of rooms.entries()) {
        const colour = i === 2 ? AMBER : TEAL;
        s.ribbon(
          [
            [x, y - MAST, z],
            [x, y, z],
          ],
          2.2,
          (k) => times(colour, 0.5 + k),
        );
        s.dot([x, y, z], i === 2 ? 26 : 15, times(blend(colour, WHITE, 0.6), i === 2 ? 5 : 2));
      }
      s.ribbon(arc(rooms[2], phone, 0.28), 4, (k) => times(blend(AMBER, WHITE, 0.5), 0.6 + 2.4 * k));
    },
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
    reach: `vec2 reach(vec2 p, float h) { float s = p.x; return vec2(smoothstep(0.9, -0.7, s), smoothstep(-0.7, 0.9, s)) * (0.6 + 0.4 * smoothstep(0.0, 0.5, h)); }`,
    paint: `void paint(Ground g, inout vec3 col) {
      vec3 sum = vec3(0.0);
      for (int i = 0; i < 7; i++) {
        vec2 b = beacon(i);
        float d = length(g.p - b);
        if (d > 0.72) continue;
        float warm = smoothstep(-0.4, 0.4, b.x);
        for (int j = 0; j < 3; j++) {
          float age = fract(uT * 2.0 - offsetOf(i) + float(j) / 3.0);
          float live = pow(1.0 - age, 1.6) * smoothstep(0.0, 0.06, age);
          vec3 hue = mix(mix(TEAL_500, AMBER_500, warm), mix(TEAL_300, AMBER_300, warm), live);
          sum += hue * live * stroke(d - 0.04 - age * 0.66, 2.0) * 3.0;
        }
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
