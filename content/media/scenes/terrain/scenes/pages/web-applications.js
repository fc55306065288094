import web from '../web-application-development.js';

/** Web applications: the panel terraces, seen from the side. */
export default {
  ...web,
  still: false,
  detail: 2.2,
  camera: () => ({ eye: [-1.5, 1.75, 2.5], target: [0.05, 0.26, -0.75], fov: 40, shift: [-0.36, 0.02] }),
  glsl: { ...web.glsl, finish: 'void finish(inout vec3 col, vec2 uv, vec2 px) { calmLeft(col, uv, 0.12); }' },
};
