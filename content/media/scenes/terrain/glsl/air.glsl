// Sky and mist share one function, so the far hills dissolve without a seam.
uniform vec3 uEye;
uniform vec4 uGlow;    // azimuth of the meeting place (radians, 0 = -z, right positive), strength, spread, height of the glow
uniform vec3 uGlowMix; // strength of teal, amber, white
uniform float uT, uHorizon; // elevation (sine) at which the land dissolves

vec3 air(vec3 dir) {
  float az = atan(dir.x, -dir.z) - uGlow.x;
  float el = dir.y - uHorizon;
  el = el < 0.0 ? -el * 2.2 : el;
  float low = exp(-el / uGlow.w);
  float s = uGlow.z;
  vec3 col = INK_950 * (0.55 + 0.9 * exp(-el * 6.0));
  float breath = 1.0 + 0.05 * cos(TAU * uT);
  float l = exp(-pow((az + s * 0.85) / s, 2.0)), r = exp(-pow((az - s * 0.85) / s, 2.0));
  float w = exp(-pow(az / (s * 0.55), 2.0) - pow(el / (uGlow.w * 0.7), 1.2));
  col += uGlow.y * breath * low * (uGlowMix.x * TEAL_500 * l * 0.5 + uGlowMix.y * AMBER_500 * r * 0.5);
  col += uGlow.y * breath * uGlowMix.z * WHITE_HOT * w * 0.6;
  return col;
}
