import { drift } from '../camera.js';
import { AMBER, behind, blend, dice, drape, fract, smooth, TEAL, times, WHITE } from '../paths.js';

/** Data science: scattered observations settle into clusters, and a regression ridge runs through them. */
const HILLS = [
  [-1.25, 0.0, 0.62],
  [0.12, -0.75, 0.72],
  [1.45, -1.35, 0.66],
];
const roll = dice(11);
const normal = () => Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());
const POINTS = Array.from({ length: 440 }, (_, i) => {
  const [x, z, r] = HILLS[i % 3];
  const home = [x + normal() * r * 0.42, z + normal() * r * 0.42];
  return {
    kind: i % 3,
    home,
    away: [(roll() - 0.5) * 5.0, 0.75 + roll() * 0.85, -0.6 + (roll() - 0.5) * 3.4],
    late: roll() * 0.12,
    size: 6 + 6 * roll() ** 2,
    wobble: roll(),
  };
});

/** The forecast's curve over the ground; the shader has the same. */
const forecast = (x) => -0.35 - 0.16 * x + 0.22 * Math.sin(1.5 * x);

export default {
  perUnit: 34,
  mist: [4.5, 12],
  teal: [-0.9, 0.5, 0.2],
  amber: [0.9, 0.5, -0.1],
  gain: { lines: 0.5 },
  glow: { azimuth: 0.1, strength: 0.2, spread: 0.3, height: 0.05, horizon: -0.2, teal: 0.4, amber: 0.4, white: 0.2 },
  fan: { margin: 1.5 },
  camera: drift(
    { eye: [-1.85, 1.2, 1.45], target: [0.05, 0.42, -0.8], fov: 42 },
    { along: [0.03, 0, 0.03], across: [0, 0.012, 0] },
  ),
  hero: {
    camera: () => ({ eye: [2.4, 2.5, 2.2], target: [0.1, 0.4, -0.7], fov: 38 }),
  },
  // A forecast that came true, seen from above: its range widens, and the point that was measured lies on its curve.
  closing: {
    camera: () => ({ eye: [0, 6, 2.4], target: [0, 0, -0.42], fov: 23 }),
    detail: 2,
    mist: [9, 16],
    perUnit: 56,
    gain: { lines: 0.8, pulses: 0 },
    glsl: {
      shared: `
      float forecast(float x) { return -0.35 - 0.16 * x + 0.22 * sin(1.5 * x); }`,
      land: `vec3 land(vec2 p) {
        float d = (p.y - forecast(p.x)) / (0.28 + 0.5 * smoothstep(0.0, 2.4, p.x));
        return vec3(0.4 * exp(-d * d) + 0.05 * hills(p * 0.9 + 3.0, 3), 0.0, 0.0);
      }`,
      reach: `vec2 reach(vec2 p, float h) { return vec2(smoothstep(0.8, -0.6, p.x), smoothstep(-0.6, 0.8, p.x)) * (0.25 + 0.75 * smoothstep(0.02, 0.3, h)); }`,
    },
    strokes({ t, s, heightAt }) {
      const at = (x) => drape([[x, forecast(x)]], heightAt, t, 0.02)[0];
      const between = (from, to, n) =>
        Array.from({ length: n + 1 }, (_, i) => at(from + ((to - from) * i) / n)).filter(Boolean);
      for (let i = 0; i < 130; i++) {
        const x = -2.6 + 2.6 * roll();
        const [p] = drape([[x, forecast(x) + 0.13 * normal()]], heightAt, t, 0.02);
        if (p) s.dot(p, 6 + 5 * roll() ** 2, times(blend(TEAL, WHITE, smooth(-1.4, 0, x)), 1.9));
      }
      s.ribbon(between(-2.8, 0, 90), 3.4, (k) => times(blend(TEAL, WHITE, k), 1.4 + k));
      for (let i = 0; i < 18; i++)
        s.ribbon(between(0.06 + i * 0.15, 0.15 + i * 0.15, 6), 3.4, () =>
          times(blend(WHITE, AMBER, smooth(0, 17, i)), 1.6),
        );
      s.dot(at(1.43), 38, times(WHITE, 4));
    },
  },
  glsl: {
    land: `vec3 land(vec2 p) {
      float h = 0.52 * bump(p, vec2(-1.25, 0.0), 0.62) + 0.78 * bump(p, vec2(0.12, -0.75), 0.70) + 0.98 * bump(p, vec2(1.45, -1.35), 0.66);
      h += 0.10 * hills(p * 0.9 + 3.0, 3) + 0.4 * bump(p, vec2(-3.8, -4.2), 1.8);
      return vec3(h, 0.0, 0.0);
    }`,
    reach: `vec2 reach(vec2 p, float h) { float s = p.x - 0.1; return vec2(smoothstep(1.0, -0.8, s), smoothstep(-0.8, 1.0, s)) * (0.25 + 0.75 * smoothstep(0.05, 0.4, h)); }`,
  },
  strokes({ t: now, s, heightAt }) {
    const t = fract(now + 0.64); // the film, and so its poster, opens on the settled clusters
    for (const { kind, home, away, late, size, wobble } of POINTS) {
      const settled = smooth(0.1 + late, 0.36 + late, t) * (1 - smooth(0.76 + late, 0.99 - 0.11 + late, t));
      const y = heightAt(home[0], home[1], t);
      if (y === undefined) continue;
      const drift = 0.03 * Math.sin(2 * Math.PI * (t + wobble));
      const at = [
        away[0] + (home[0] - away[0]) * settled,
        away[1] + drift + (y + 0.02 - away[1] - drift) * settled,
        away[2] + (home[1] - away[2]) * settled,
      ];
      const own = [TEAL, blend(WHITE, TEAL, 0.25), AMBER][kind];
      const colour = blend([0.3, 0.36, 0.42], times(own, 1.9), settled);
      s.dot(at, size, colour);
    }
    const line = Array.from({ length: 90 }, (_, i) => {
      const k = i / 89;
      const x = -2.0 + 4.1 * k;
      return [x, 0.9 + 0.185 * x + 0.03 * Math.sin(k * 5.0), -0.68 - 0.5 * x];
    });
    const shown = smooth(0.4, 0.58, t) * (1 - smooth(0.78, 0.94, t));
    const head = smooth(0.36, 0.62, t);
    s.ribbon(line, 3.2, (k) =>
      times(
        blend(blend(TEAL, WHITE, smooth(0.15, 0.5, k)), AMBER, smooth(0.5, 0.85, k)),
        k < head
          ? 2.4 * (1 - smooth(0.78, 0.94, t)) * (1 + 2 * Math.exp(-behind(head, k) * 20)) * smooth(0.35, 0.42, t)
          : 0,
      ),
    );
    for (const side of [-1, 1])
      s.ribbon(
        line.map(([x, y, z], i) => [x, y + side * (0.085 + 0.36 * (i / 89 - 0.5) ** 2), z]),
        1.1,
        () => times(WHITE, 0.3 * shown),
      );
    s.dot(line[89], 30, times(WHITE, 3.5 * shown));
  },
};
