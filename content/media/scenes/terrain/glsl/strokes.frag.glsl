in vec4 vShape; in vec3 vColour;
out vec4 oColour;
void main() {
  float edge;
  if (vShape.w > 0.5) {
    float d = length(vShape.xy);
    edge = smoothstep(1.0, 1.0 - 1.6 / vShape.z, d / 0.5) + 0.16 * pow(max(1.0 - d, 0.0), 3.0);
  } else {
    edge = 1.0 - smoothstep(vShape.z - 1.0, vShape.z, abs(vShape.y) * vShape.z);
  }
  oColour = vec4(vColour * edge, 1.0);
}
