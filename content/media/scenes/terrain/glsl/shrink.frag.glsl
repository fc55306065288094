in vec2 vUv; out vec4 oColour;
uniform sampler2D uFrom; uniform float uFirst;
void main() {
  vec2 px = 1.0 / vec2(textureSize(uFrom, 0));
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 4; i++) {
    vec3 c = texture(uFrom, vUv + px * (vec2(i & 1, i >> 1) * 2.0 - 1.0)).rgb;
    // weighting by brightness keeps a single hot pixel from sparkling
    if (uFirst > 0.5) { c = max(c - 0.012, 0.0); c /= 1.0 + 0.35 * max(c.r, max(c.g, c.b)); }
    sum += c;
  }
  oColour = vec4(sum * 0.25, 1.0);
}
