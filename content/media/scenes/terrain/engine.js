/**
 * The terrain engine: a baked terrain mesh, contour lines drawn in the fragment shader,
 * bloom, and a finish that hands out 10- or 8-bit rows, top row first.
 */
import { lens } from './camera.js';
import hero from './hero.js';

/** The mesh: its nearest and farthest row in world units, how far it reaches beyond the picture, and how rows crowd. */
const FAN = { near: 0.25, far: 26, margin: 1.12, power: 0.75 };

const read = async (name) => (await fetch(`glsl/${name}`)).text();

async function sources() {
  const names = [
    'common.glsl',
    'grid.glsl',
    'air.glsl',
    'bake.frag.glsl',
    'terrain.vert.glsl',
    'terrain.frag.glsl',
    'sky.frag.glsl',
    'screen.vert.glsl',
    'shrink.frag.glsl',
    'spread.frag.glsl',
    'final.frag.glsl',
  ];
  return Object.fromEntries(await Promise.all(names.map(async (n) => [n, await read(n)])));
}

function program(gl, vert, frag) {
  const p = gl.createProgram();
  for (const [type, text] of [
    [gl.VERTEX_SHADER, vert],
    [gl.FRAGMENT_SHADER, frag],
  ]) {
    const s = gl.createShader(type);
    gl.shaderSource(s, `#version 300 es\n${text}`);
    gl.compileShader(s);
    if (!gl.getShaderParameter(s, gl.COMPILE_STATUS))
      throw new Error(
        `${gl.getShaderInfoLog(s)}\n${text
          .split('\n')
          .map((l, i) => `${i + 2}: ${l}`)
          .join('\n')}`,
      );
    gl.attachShader(p, s);
  }
  gl.linkProgram(p);
  if (!gl.getProgramParameter(p, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(p));
  const at = new Map();
  return {
    p,
    at: (name) => {
      if (!at.has(name)) at.set(name, gl.getUniformLocation(p, name));
      return at.get(name);
    },
  };
}

function texture(gl, format, width, height, filter) {
  const t = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, t);
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
  for (const k of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, k, filter);
  for (const k of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, k, gl.CLAMP_TO_EDGE);
  return t;
}

function target(gl, textures) {
  const f = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, f);
  textures.forEach((t, i) => gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, t, 0));
  gl.drawBuffers(textures.map((_, i) => gl.COLOR_ATTACHMENT0 + i));
  return f;
}

/**
 * Prepares the scene and returns what draws it.
 * @param {{cut?:string, width:number, height:number, deep?:boolean}} order
 *   cut: name of another framing of the scene; size in px;
 *   deep: 10-bit rows (films) instead of 8-bit (pictures)
 */
export async function openStage({ cut, width, height, deep = false }) {
  const scene = { ...hero, ...hero[cut] };
  const glsl = { finish: 'void finish(inout vec3 col, vec2 uv) {}', ...hero.glsl, ...hero[cut]?.glsl };
  const code = await sources();
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false });
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('This browser cannot draw to float textures');
  gl.getExtension('OES_texture_float_linear');
  const aspect = width / height;
  const shared = `${glsl.shared}\n`;
  const common = code['common.glsl'];
  const screen = (frag, extra = '') => program(gl, code['screen.vert.glsl'], common + extra + frag);
  const landVert = `${common}${code['grid.glsl']}${code['air.glsl']}${code['terrain.vert.glsl']}`;
  const landFrag =
    common + code['air.glsl'] + code['terrain.frag.glsl'].replace('//SCENE', () => `${shared}${glsl.paint}`);
  const progs = {
    bake: screen(code['bake.frag.glsl'], `${code['grid.glsl']}${shared}${glsl.land}\n${glsl.reach}\n`),
    sky: screen(code['sky.frag.glsl'], code['air.glsl']),
    land: program(gl, landVert, landFrag),
    shrink: screen(code['shrink.frag.glsl']),
    spread: screen(code['spread.frag.glsl']),
    final: screen(code['final.frag.glsl'].replace('//SCENE', () => `${shared}${glsl.finish}`)),
  };

  // The mesh hangs on the first camera position; about 3 px a column.
  const first = scene.camera(0);
  const view0 = lens(first, aspect);
  const cells = [Math.round((width / 3.2 - 32) / 64) * 64 + 32, Math.round(height / 2.2)];
  const flat = Math.hypot(view0.ahead[0], view0.ahead[2]);
  const forward = [view0.ahead[0] / flat, view0.ahead[2] / flat];
  const [aside, raised] = first.shift ?? [0, 0];
  // the lowest rays look down most steeply, so there the fan must be widest
  const ahead = flat - view0.half * (1 - raised) * Math.abs(view0.ahead[1]);
  const spread = (view0.half * aspect * (1 + Math.abs(aside)) * FAN.margin) / Math.max(ahead, 0.3);
  const fan = [FAN.near, FAN.far, spread, FAN.power];
  const grid = (pr) => {
    gl.uniform2f(pr.at('uAnchor'), first.eye[0], first.eye[2]);
    gl.uniform2f(pr.at('uForward'), ...forward);
    gl.uniform4f(pr.at('uFan'), ...fan);
  };

  const land = [0, 1].map(() => texture(gl, gl.RGBA32F, cells[0], cells[1], gl.NEAREST));
  const _baked = target(gl, land);
  gl.viewport(0, 0, ...cells);
  gl.useProgram(progs.bake.p);
  grid(progs.bake);
  gl.uniform3f(progs.bake.at('uTealFrom'), ...scene.teal);
  gl.uniform3f(progs.bake.at('uAmberFrom'), ...scene.amber);
  gl.uniform1f(progs.bake.at('uEps'), 0.004);
  gl.drawArrays(gl.TRIANGLES, 0, 3);

  const index = new Uint32Array((cells[0] - 1) * (cells[1] - 1) * 6);
  // Narrow strips, and a row length of 64n + 32, keep two rows at a time in the software renderer's 64-slot vertex cache.
  const strip = 24;
  for (let from = 0, k = 0; from < cells[0] - 1; from += strip) {
    for (let j = 0; j < cells[1] - 1; j++)
      for (let i = from; i < Math.min(from + strip, cells[0] - 1); i++) {
        const a = j * cells[0] + i,
          b = a + cells[0];
        index.set([a, b, a + 1, a + 1, b, b + 1], k);
        k += 6;
      }
  }
  const meshArray = gl.createVertexArray();
  gl.bindVertexArray(meshArray);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, index, gl.STATIC_DRAW);
  const none = gl.createVertexArray();

  const sharp = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, sharp);
  for (const [format, slot] of [
    [gl.RGBA16F, gl.COLOR_ATTACHMENT0],
    [gl.DEPTH_COMPONENT32F, gl.DEPTH_ATTACHMENT],
  ]) {
    const r = gl.createRenderbuffer();
    gl.bindRenderbuffer(gl.RENDERBUFFER, r);
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, 4, format, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, slot, gl.RENDERBUFFER, r);
  }
  const flatTexture = texture(gl, gl.RGBA16F, width, height, gl.LINEAR);
  const flatTarget = target(gl, [flatTexture]);
  const steps = [];
  for (let w = width, h = height, i = 0; i < 6 && Math.min(w, h) > 24; i++) {
    w = Math.ceil(w / 2);
    h = Math.ceil(h / 2);
    const pair = [0, 1].map(() => texture(gl, gl.RGBA16F, w, h, gl.LINEAR));
    steps.push({
      w,
      h,
      down: pair[0],
      up: pair[1],
      downTarget: target(gl, [pair[0]]),
      upTarget: target(gl, [pair[1]]),
    });
  }
  const outTexture = texture(gl, deep ? gl.RGB10_A2 : gl.RGBA8, width, height, gl.NEAREST);
  const outTarget = target(gl, [outTexture]);
  const bind = (pr, unit, name, tex) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, tex);
    gl.uniform1i(pr.at(name), unit);
  };
  const pass = (pr, into, w, h, set) => {
    gl.bindFramebuffer(gl.FRAMEBUFFER, into);
    gl.viewport(0, 0, w, h);
    gl.useProgram(pr.p);
    set(pr);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };

  const air = (pr, view, t) => {
    gl.uniform3f(pr.at('uEye'), ...view.eye);
    gl.uniform4f(pr.at('uGlow'), scene.glow.azimuth, scene.glow.strength, scene.glow.spread, scene.glow.height);
    gl.uniform3f(pr.at('uGlowMix'), scene.glow.teal, scene.glow.amber, scene.glow.white);
    gl.uniform1f(pr.at('uT'), t);
    gl.uniform1f(pr.at('uHorizon'), scene.glow.horizon);
  };
  const style = (pr) => {
    gl.uniform1f(pr.at('uPerUnit'), scene.perUnit);
    gl.uniform1f(pr.at('uPixel'), Math.max(Math.min(width, height) / 1080, 0.62));
  };

  /** Draws the ground mesh into a framebuffer with depth. */
  function drawLand(into, view, t) {
    const pr = progs.land;
    gl.bindFramebuffer(gl.FRAMEBUFFER, into);
    gl.viewport(0, 0, width, height);
    gl.disable(gl.BLEND);
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.depthMask(true);
    gl.clearColor(0, 0, 0, 0);
    gl.clearDepth(1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.bindVertexArray(meshArray);
    gl.useProgram(pr.p);
    grid(pr);
    air(pr, view, t);
    style(pr);
    bind(pr, 0, 'uLand', land[0]);
    bind(pr, 1, 'uLight', land[1]);
    gl.uniformMatrix4fv(pr.at('uClip'), false, view.clip);
    gl.uniform2i(pr.at('uCells'), ...cells);
    gl.uniform2f(pr.at('uMist'), ...scene.mist);
    gl.drawElements(gl.TRIANGLES, index.length, gl.UNSIGNED_INT, 0);
  }

  function draw(t) {
    const view = lens(scene.camera(t), aspect);
    drawLand(sharp, view, t);
    // the sky stands at the far plane, so only uncovered pixels pay for it
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.depthMask(false);
    gl.bindVertexArray(none);
    pass(progs.sky, sharp, width, height, (pr) => {
      air(pr, view, t);
      gl.uniform3f(pr.at('uRay'), ...view.ray);
      gl.uniform3f(pr.at('uRight'), ...view.wide);
      gl.uniform3f(pr.at('uUp'), ...view.tall);
    });
    gl.disable(gl.DEPTH_TEST);
    gl.bindVertexArray(none);
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, sharp);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, flatTarget);
    gl.blitFramebuffer(0, 0, width, height, 0, 0, width, height, gl.COLOR_BUFFER_BIT, gl.NEAREST);

    steps.forEach((s, i) =>
      pass(progs.shrink, s.downTarget, s.w, s.h, (pr) => {
        bind(pr, 0, 'uFrom', i ? steps[i - 1].down : flatTexture);
        gl.uniform1f(pr.at('uFirst'), i ? 0 : 1);
      }),
    );
    for (let i = steps.length - 2; i >= 0; i--) {
      pass(progs.spread, steps[i].upTarget, steps[i].w, steps[i].h, (pr) => {
        bind(pr, 0, 'uFrom', i === steps.length - 2 ? steps[i + 1].down : steps[i + 1].up);
        bind(pr, 1, 'uOver', steps[i].down);
        gl.uniform1f(pr.at('uWeight'), 0.9);
      });
    }
    pass(progs.final, outTarget, width, height, (pr) => {
      bind(pr, 0, 'uScene', flatTexture);
      bind(pr, 1, 'uBloom', steps[0].up);
      gl.uniform4f(
        pr.at('uFinish'),
        scene.finish.bloom / steps.length,
        scene.finish.exposure,
        scene.finish.vignette,
        deep ? 1 / 1023 : 0.75 / 255,
      );
      gl.uniform1f(pr.at('uT'), t);
      gl.uniform1f(pr.at('uSwap'), deep ? 1 : 0);
    });
  }

  const fresh = () => (deep ? new Uint32Array(width * height) : new Uint8Array(width * height * 4));
  const pages = [fresh(), fresh()];
  let turn = 0;
  let sending = Promise.resolve();
  /** Draws time t (0..1 is one loop) and posts the rows to the workshop while the next moment is drawn. */
  async function post(t) {
    const rows = pages[turn];
    turn = 1 - turn;
    draw(t);
    gl.readPixels(0, 0, width, height, gl.RGBA, deep ? gl.UNSIGNED_INT_2_10_10_10_REV : gl.UNSIGNED_BYTE, rows);
    const fault = gl.getError();
    if (fault) throw new Error(`WebGL error ${fault}`);
    await sending;
    sending = fetch('/frame', { method: 'POST', body: rows });
  }
  /** Draws and posts a list of moments; resolves when the last has arrived. */
  async function run(times) {
    for (const t of times) await post(t);
    await sending;
  }
  window.stage = { run };
}
