in vec3 vWorld; in vec4 vLight; in vec4 vAir;
out vec4 oColour;
uniform float uPerUnit;  // contour lines per unit of height
uniform float uPixel;    // device pixels per reference pixel (1080 lines)

struct Ground { vec2 p; float h, x, teal, amber, open, dist, line; vec3 hue; };

/** A hairline where x is whole, `px` wide on the screen, gone before lines crowd into a moire. */
float hairline(float x, float px) {
  float perPixel = max(length(vec2(dFdx(x), dFdy(x))), 1e-5);
  float away = abs(fract(x - 0.5) - 0.5) / perPixel;
  float w = px * uPixel * 0.5;
  return (1.0 - smoothstep(w - 0.55, w + 0.65, away)) * (1.0 - smoothstep(0.16, 0.40, perPixel));
}

//SCENE

vec3 shade(Ground g, vec4 haze) {
  float both = min(g.teal, g.amber);
  g.hue = mix(TEAL_500, TEAL_300, saturate(g.teal)) * g.teal
        + mix(AMBER_500, AMBER_300, saturate(g.amber * 0.8)) * g.amber
        + WHITE_HOT * both * both * 6.0;
  vec3 col = INK_900 * (0.25 + 0.75 * g.open) + (TEAL_500 * g.teal + AMBER_500 * g.amber) * 0.030 * g.open * g.open + WHITE_HOT * both * both * 0.25;
  vec3 thread = INK_900 * 1.6 + g.hue * 0.95;
  // pulses: some lines carry a short light that travels along them a whole number of times a loop
  float r = hash1(floor(g.x + 0.5));
  float way = r > 0.5 ? 1.0 : -1.0;
  float lag = fract((g.p.x * 0.22 + r * 7.0 - way * uT) * way * -1.0);
  float pulse = step(0.55, fract(r * 13.7)) * (exp(-lag * 26.0) + 0.6 * exp(-lag * 7.0)) * smoothstep(1.0, 0.97, lag);
  thread += g.hue * pulse * 5.0;
  col += thread * g.line;
  paint(g, col);
  return min(mix(col, haze.rgb, haze.a), vec3(24.0));
}

void main() {
  float x = vWorld.y * uPerUnit;
  Ground g;
  g.p = vWorld.xz; g.h = vWorld.y; g.x = x;
  g.line = max(hairline(x, 1.0) * 0.55, hairline(x / 5.0, 1.7));
  g.teal = vLight.x; g.amber = vLight.y; g.open = vLight.z;
  g.dist = length(vWorld - uEye);
  oColour = vec4(shade(g, vAir), 1.0);
}
