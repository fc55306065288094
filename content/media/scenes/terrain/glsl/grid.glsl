// The ground mesh: a fan that starts under the camera, so that its triangles
// cover about the same number of pixels near and far. Fixed in the world.
uniform vec2 uAnchor;   // where the fan starts, world x and z
uniform vec2 uForward;  // its direction, unit length
uniform vec4 uFan;      // near, far (world units), half width per unit of distance, row exponent

vec2 groundAt(vec2 uv) {
  float d = uFan.x * pow(uFan.y / uFan.x, pow(uv.y, uFan.w));
  vec2 side = vec2(-uForward.y, uForward.x);
  return uAnchor + d * (uForward + side * (uv.x * 2.0 - 1.0) * uFan.z);
}
