in vec2 vUv;
out vec4 oColour;
uniform vec3 uRay, uRight, uUp; // view direction and the half-extents of the picture
uniform float uStars;
void main() {
  vec2 q = vUv * 2.0 - 1.0;
  vec3 dir = normalize(uRay + uRight * q.x + uUp * q.y);
  vec3 col = air(dir);
  if (uStars > 0.0 && dir.y > 0.0) {
    vec2 g = vec2(atan(dir.x, -dir.z), dir.y) * 46.0, cell = floor(g);
    vec2 r = hash2(cell), f = g - cell - 0.2 - 0.6 * r;
    float bright = pow(hash2(cell + 91.0).x, 9.0);
    float twinkle = 0.75 + 0.25 * sin(TAU * (uT * floor(1.0 + 3.0 * r.x) + r.y));
    col += uStars * twinkle * bright * vec3(0.8, 0.93, 1.0) * exp(-dot(f, f) * 520.0) * smoothstep(0.02, 0.25, dir.y);
  }
  oColour = vec4(col, 1.0);
}
