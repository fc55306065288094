import agents from '../ai-agents.js';

/** AI services: the hub and its lights, from close by. */
export default {
  ...agents,
  fan: {}, // its camera stands still: no wider ground than usual
  detail: 1.2,
  camera: () => ({ eye: [0.75, 1.15, 1.75], target: [-0.1, 0.56, -0.85], fov: 42, shift: [-0.34, 0.02] }),
  closing: { camera: () => ({ eye: [0.2, 3.3, 1.5], target: [0.05, 0.3, -0.6], fov: 40 }) },
  glsl: { ...agents.glsl, finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.14); }' },
};
