// Runs once a scene, a pixel a mesh vertex: heights, and how much of each light arrives.
in vec2 vUv;
layout(location = 0) out vec4 oLand;   // height, its cosine swing, its sine swing, free for the scene
layout(location = 1) out vec4 oLight;  // teal, amber, openness, free
uniform vec3 uTealFrom;   // towards the light, world
uniform vec3 uAmberFrom;
uniform float uEps;

float top(vec2 p) { return land(p).x; }

float reaching(vec2 p, float h, vec3 from) {
  vec2 way = normalize(from.xz); float rise = from.y / length(from.xz);
  float lit = 1.0, s = 0.03;
  for (int i = 0; i < 30; i++) {
    float gap = h + 0.004 + rise * s - top(p + way * s);
    lit = min(lit, 0.5 + 7.0 * gap / s);
    if (lit < 0.0 || s > 7.0) break;
    s *= 1.22;
  }
  return smoothstep(0.0, 1.0, lit);
}
void main() {
  vec2 p = groundAt(vUv);
  vec3 h = land(p);
  float e = uEps * (0.5 + length(p - uAnchor));
  float hx = top(p + vec2(e, 0.0)) - top(p - vec2(e, 0.0)), hz = top(p + vec2(0.0, e)) - top(p - vec2(0.0, e));
  vec3 n = normalize(vec3(-hx, 2.0 * e, -hz));
  float wide = 0.0;
  for (int i = 0; i < 8; i++) { float a = float(i) * TAU / 8.0; wide += top(p + 0.22 * vec2(cos(a), sin(a))); }
  float open = saturate(0.62 + 3.2 * (h.x - wide / 8.0));
  vec2 own = reach(p, h.x);
  float teal = own.x * (0.10 + 0.90 * max(dot(n, normalize(uTealFrom)), 0.0) * 1.5 * reaching(p, h.x, uTealFrom));
  float amber = own.y * (0.10 + 0.90 * max(dot(n, normalize(uAmberFrom)), 0.0) * 1.5 * reaching(p, h.x, uAmberFrom));
  oLand = vec4(h, 0.0);
  oLight = vec4(teal, amber, open, 1.0);
}
