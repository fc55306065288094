// Shared by every shader: precision, palette in linear light, hashing and noise.
precision highp float;
precision highp int;
precision highp sampler2D;

const float TAU = 6.28318530718;
const vec3 INK_950 = vec3(0.00152, 0.00335, 0.00605);
const vec3 INK_900 = vec3(0.00304, 0.00651, 0.01229);
const vec3 TEAL_300 = vec3(0.112, 0.823, 0.658);
const vec3 TEAL_500 = vec3(0.005, 0.462, 0.423);
const vec3 AMBER_300 = vec3(1.0, 0.630, 0.254);
const vec3 AMBER_500 = vec3(0.914, 0.342, 0.025);
const vec3 WHITE_HOT = vec3(1.0, 0.965, 0.90);

uvec2 scramble(uvec2 v) { // pcg2d: an integer hash without visible pattern
  v = v * 1664525u + 1013904223u;
  v.x += v.y * 1664525u; v.y += v.x * 1664525u;
  v ^= v >> 16u;
  v.x += v.y * 1664525u; v.y += v.x * 1664525u;
  v ^= v >> 16u;
  return v;
}
vec2 hash2(vec2 cell) { return vec2(scramble(uvec2(ivec2(cell) + 32768))) / 4294967295.0; }
float hash1(float n) { return hash2(vec2(n, 17.0)).x; }

vec2 slopeAt(vec2 cell) { float a = hash2(cell).x * TAU; return vec2(cos(a), sin(a)); }

/** Gradient noise in about -0.7..0.7: value in x, its slope in yz. */
vec3 noised(vec2 p) {
  vec2 i = floor(p), f = p - i;
  vec2 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  vec2 du = 30.0 * f * f * (f * (f - 2.0) + 1.0);
  vec2 ga = slopeAt(i), gb = slopeAt(i + vec2(1, 0)), gc = slopeAt(i + vec2(0, 1)), gd = slopeAt(i + vec2(1, 1));
  float a = dot(ga, f), b = dot(gb, f - vec2(1, 0)), c = dot(gc, f - vec2(0, 1)), d = dot(gd, f - vec2(1, 1));
  float k = a - b - c + d;
  return vec3(
    a + u.x * (b - a) + u.y * (c - a) + u.x * u.y * k,
    ga + u.x * (gb - ga) + u.y * (gc - ga) + u.x * u.y * (ga - gb - gc + gd) + du * (u.yx * k + vec2(b, c) - a));
}
float noise(vec2 p) { return noised(p).x; }

const mat2 TURN = mat2(0.8, 0.6, -0.6, 0.8);

/** Rolling hills, about -0.6..0.6. */
float hills(vec2 p, int octaves) {
  float sum = 0.0, gain = 0.5;
  for (int i = 0; i < octaves; i++) { sum += gain * noise(p); p = TURN * p * 2.03; gain *= 0.42; }
  return sum;
}
float bump(vec2 p, vec2 centre, float radius) { vec2 d = (p - centre) / radius; return exp(-dot(d, d)); }
float saturate(float x) { return clamp(x, 0.0, 1.0); }
