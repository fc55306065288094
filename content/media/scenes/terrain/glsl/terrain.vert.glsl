uniform sampler2D uLand, uLight;
uniform mat4 uClip;
uniform ivec2 uCells;
out vec3 vWorld; out vec4 vLight; out vec4 vAir; // air: colour and thickness
uniform vec2 uMist; // distance at which mist starts and where it is thick
void main() {
  ivec2 at = ivec2(gl_VertexID % uCells.x, gl_VertexID / uCells.x);
  vec4 land = texelFetch(uLand, at, 0);
  vec2 p = groundAt((vec2(at) + 0.5) / vec2(uCells));
  vWorld = vec3(p.x, land.x + land.y * cos(TAU * uT) + land.z * sin(TAU * uT), p.y);
  vLight = texelFetch(uLight, at, 0);
  vec3 away = vWorld - uEye;
  float far = length(away);
  vAir = vec4(air(away / far), 1.0 - (1.0 - smoothstep(uMist.x, uMist.y, far)) * exp(-far / uMist.y * 0.22));
  gl_Position = uClip * vec4(vWorld, 1.0);
}
