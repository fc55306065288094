import services, { range } from '../closings/services.js';

/** All services: eleven summits in four groups, as on the page. */
const { strokes, ...glsl } = range([
  [-2.2, 0.0],
  [-1.7, -0.55],
  [-1.15, 0.1],
  [-0.7, -0.5],
  [0.15, -0.05],
  [0.65, -0.6],
  [1.1, 0.1],
  [1.95, -0.5],
  [2.35, 0.1],
  [3.2, -0.45],
  [3.65, 0.1],
]);

export default {
  ...services,
  camera: () => ({ eye: [0.75, 3.6, 3.3], target: [0.75, 0.2, -0.3], fov: 46, shift: [0, -0.53] }),
  portrait: {
    camera: () => ({ eye: [0.92, 4.4, 5.2], target: [0.92, 0.2, -0.3], fov: 63, shift: [0, -0.42] }),
  },
  glsl: { ...services.glsl, ...glsl },
  strokes,
};
