layout(location = 0) in vec4 aClip;
layout(location = 1) in vec4 aShape;  // u, v, half-width in pixels, 0 = ribbon / 1 = dot
layout(location = 2) in vec3 aColour;
out vec4 vShape; out vec3 vColour;
void main() { gl_Position = aClip; vShape = aShape; vColour = aColour; }
