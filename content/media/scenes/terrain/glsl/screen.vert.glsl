out vec2 vUv;
void main() { vUv = vec2(float((gl_VertexID << 1) & 2), float(gl_VertexID & 2)); gl_Position = vec4(vUv * 2.0 - 1.0, 1.0, 1.0); }
