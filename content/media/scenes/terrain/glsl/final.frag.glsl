in vec2 vUv; out vec4 oColour;
uniform sampler2D uScene, uBloom;
uniform vec4 uFinish; // bloom, exposure, vignette, dither step
uniform float uT, uSwap;

//SCENE

vec3 shoulder(vec3 c) { // straight in the darks, soft towards white; hot colours lose saturation
  float peak = max(c.r, max(c.g, c.b));
  float k = peak < 0.6 ? peak : 0.6 + 0.4 * (1.0 - exp(-(peak - 0.6) / 0.55));
  c *= k / max(peak, 1e-5);
  return mix(c, vec3(k), 0.75 * smoothstep(0.85, 3.2, peak));
}
vec3 encode(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, vec3(1e-6)), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c)); }
void main() {
  vec2 uv = vec2(vUv.x, 1.0 - vUv.y); // rows leave top first
  vec3 col = texture(uScene, uv).rgb + texture(uBloom, uv).rgb * uFinish.x;
  col *= uFinish.y;
  vec2 q = uv * 2.0 - 1.0;
  col *= 1.0 - uFinish.z * smoothstep(0.35, 1.5, dot(q, q) * 0.75);
  finish(col, uv);
  col = encode(shoulder(max(col, INK_950 * 0.8)));
  vec2 r = hash2(floor(gl_FragCoord.xy)); 
  col += (r.x + r.y - 1.0) * uFinish.w;
  oColour = vec4(uSwap > 0.5 ? col.bgr : col, 1.0);
}
