/** Small vector and matrix helpers. Matrices are column-major arrays of 16, as WebGL wants them. */
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a) => {
  const n = Math.hypot(...a);
  return a.map((v) => v / n);
};

/**
 * A pin-hole camera with a lens shift, so that the horizon can be moved without tilting.
 * @param {{eye:number[],target:number[],fov:number,shift?:number[]}} view positions in world units, fov vertical in degrees, shift in half pictures
 * @param {number} aspect width divided by height
 */
export function lens({ eye, target, fov, shift = [0, 0] }, aspect) {
  const ahead = unit(sub(target, eye));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  const half = Math.tan((fov * Math.PI) / 360);
  const near = 0.02;
  const far = 120;
  const look = [
    right[0],
    up[0],
    -ahead[0],
    0,
    right[1],
    up[1],
    -ahead[1],
    0,
    right[2],
    up[2],
    -ahead[2],
    0,
    -dot(right, eye),
    -dot(up, eye),
    dot(ahead, eye),
    1,
  ];
  const project = [
    1 / (half * aspect),
    0,
    0,
    0,
    0,
    1 / half,
    0,
    0,
    shift[0],
    shift[1],
    -(far + near) / (far - near),
    -1,
    0,
    0,
    (-2 * far * near) / (far - near),
    0,
  ];
  const clip = new Array(16).fill(0);
  for (let c = 0; c < 4; c++)
    for (let r = 0; r < 4; r++) for (let k = 0; k < 4; k++) clip[c * 4 + r] += project[k * 4 + r] * look[c * 4 + k];
  const wide = right.map((v) => v * half * aspect);
  const tall = up.map((v) => v * half);
  const ray = ahead.map((v, i) => v + wide[i] * shift[0] + tall[i] * shift[1]);
  return { eye, clip, ray, wide, tall, ahead, half };
}

/**
 * A camera that goes round a closed ellipse once a loop. At time 0 it stands at the end of `across`.
 * @param {{eye:number[],target:number[],fov:number,shift?:number[]}} view the middle of its path, as `lens` takes it
 * @param {{along:number[],across:number[]}} reach half-axes in world units
 */
export const drift =
  (view, { along, across }) =>
  (t) => {
    const way = along.map((v, i) => v * Math.sin(2 * Math.PI * t) + across[i] * Math.cos(2 * Math.PI * t));
    return {
      ...view,
      eye: view.eye.map((v, i) => v + way[i]),
      target: view.target.map((v, i) => (i === 1 ? v : v + way[i] * 0.35)),
    };
  };
