import { toClip } from './camera.js';

/** Collects glowing dots and ribbons of one frame as triangles in clip space. Widths are pixels of a 1080-line picture. */
export class Strokes {
  constructor(clip, width, height) {
    Object.assign(this, { clip, width, height, data: [], scale: height / 1080 });
  }

  #corner(c, u, v, w, kind, colour) {
    this.data.push(c[0], c[1], c[2], c[3], u, v, w, kind, colour[0], colour[1], colour[2]);
  }

  #quad(a, b, c, d, make) {
    for (const [p, u, v] of [a, b, c, c, b, d]) make(p, u, v);
  }

  /** @param {number[]} at world position @param {number} size diameter of the bright core, px @param {number[]} colour linear, may exceed 1 */
  dot(at, size, colour) {
    const c = toClip(this.clip, at);
    if (c[3] < 0.03) return;
    const px = Math.max(size * this.scale, 1.5);
    const rx = (px * 2 * c[3]) / this.width;
    const ry = (px * 2 * c[3]) / this.height;
    const at2 = (u, v) => [[c[0] + u * rx, c[1] + v * ry, c[2] - 0.0004 * c[3], c[3]], u, v];
    this.#quad(at2(-1, -1), at2(1, -1), at2(-1, 1), at2(1, 1), (p, u, v) => this.#corner(p, u, v, px, 1, colour));
  }

  /** @param {number[][]} points world positions @param {number} width px @param {(k:number)=>number[]} colourAt colour for 0..1 along the way */
  ribbon(points, width, colourAt) {
    const w = Math.max(width * this.scale, 1.2) * 0.5 + 0.6;
    const line = points.map((p) => toClip(this.clip, p));
    const screen = line.map((c) => [(c[0] / c[3]) * this.width * 0.5, (c[1] / c[3]) * this.height * 0.5]);
    const sides = screen.map((_s, i) => {
      const a = screen[Math.max(i - 1, 0)],
        b = screen[Math.min(i + 1, screen.length - 1)];
      const d = [b[0] - a[0], b[1] - a[1]],
        n = Math.hypot(...d) || 1;
      return [-d[1] / n, d[0] / n];
    });
    const edge = (i, v) => {
      const c = line[i];
      return [
        [
          c[0] + (v * sides[i][0] * w * 2 * c[3]) / this.width,
          c[1] + (v * sides[i][1] * w * 2 * c[3]) / this.height,
          c[2] - 0.0006 * c[3],
          c[3],
        ],
        i / (line.length - 1),
        v,
      ];
    };
    for (let i = 0; i + 1 < line.length; i++) {
      if (line[i][3] < 0.03 || line[i + 1][3] < 0.03) continue;
      this.#quad(edge(i, -1), edge(i, 1), edge(i + 1, -1), edge(i + 1, 1), (p, u, v) =>
        this.#corner(p, u, v, w, 0, colourAt(u)),
      );
    }
  }
}
