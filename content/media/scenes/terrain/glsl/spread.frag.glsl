in vec2 vUv; out vec4 oColour;
uniform sampler2D uFrom, uOver; uniform float uWeight;
void main() {
  vec2 px = 1.0 / vec2(textureSize(uFrom, 0));
  vec3 sum = texture(uFrom, vUv).rgb * 4.0;
  for (int i = 0; i < 4; i++) {
    sum += 2.0 * texture(uFrom, vUv + px * (i < 2 ? vec2(float(i) * 2.0 - 1.0, 0.0) : vec2(0.0, float(i - 2) * 2.0 - 1.0))).rgb;
    sum += texture(uFrom, vUv + px * (vec2(i & 1, i >> 1) * 2.0 - 1.0)).rgb;
  }
  oColour = vec4(texture(uOver, vUv).rgb + uWeight * sum / 16.0, 1.0);
}
