import { AMBER, blend, drape, smooth, TEAL, times, WHITE } from '../../paths.js';
import agents from '../ai-agents.js';

/** AI services: the hub and its lights, from close by; its closing is a way that forks in four, and the one that fits. */
export default {
  ...agents,
  fan: {}, // its camera stands still: no wider ground than usual
  detail: 1.2,
  camera: () => ({ eye: [0.75, 1.15, 1.75], target: [-0.1, 0.56, -0.85], fov: 42, shift: [-0.34, 0.02] }),
  closing: {
    camera: () => ({ eye: [-0.5, 1.9, 2.2], target: [0.15, 0.1, -0.5], fov: 40 }),
    gain: { lines: 0.7, pulses: 0 },
    glsl: {
      land: `vec3 land(vec2 p) { return vec3(0.24 * hills(p * 0.9 + 4.0, 4) + 0.3 * bump(p, vec2(1.4, -0.17), 0.5) + 0.35 * bump(p, vec2(-3.0, -3.4), 1.6), 0.0, 0.0); }`,
      reach: `vec2 reach(vec2 p, float h) { return vec2(smoothstep(0.9, -0.9, p.x), smoothstep(-0.9, 0.9, p.x)) * 0.7; }`,
      paint: 'void paint(Ground g, inout vec3 col) {}',
      finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) {}',
    },
    strokes({ t, s, heightAt }) {
      for (const i of [0, 1, 3, 2]) {
        const fits = i === 2;
        const way = Array.from({ length: 120 }, (_, j) => {
          const k = j / 119;
          return [-2.4 + 3.8 * k, -0.5 + smooth(0.3, 1, k) * (i - 1.5) * 0.66 + 0.08 * Math.sin(k * 9)];
        });
        const line = drape(way, heightAt, t, 0.02);
        const hue = (k) => blend(blend(TEAL, WHITE, smooth(0.2, 0.5, k)), AMBER, smooth(0.6, 1, k) * (fits ? 0.3 : 1));
        s.ribbon(line, fits ? 5 : 2.4, (k) => times(hue(k), fits ? 1.6 + 1.6 * k : 0.8));
        s.dot(line.at(-1), fits ? 28 : 14, times(fits ? WHITE : AMBER, fits ? 4 : 2));
        if (fits) s.dot(line[36], 16, times(WHITE, 3));
      }
    },
  },
  glsl: { ...agents.glsl, finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.14); }' },
};
