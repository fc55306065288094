in vec2 vUv;
out vec4 oColour;
uniform vec3 uRay, uRight, uUp; // view direction and the half-extents of the picture
void main() {
  vec2 q = vUv * 2.0 - 1.0;
  vec3 dir = normalize(uRay + uRight * q.x + uUp * q.y);
  vec3 col = air(dir);
  oColour = vec4(col, 1.0);
}
