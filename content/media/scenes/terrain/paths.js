/** Helpers for strokes: curves over the land, steady random numbers, the palette in linear light. */
export const TEAL = [0.06, 0.72, 0.62];
export const AMBER = [1, 0.46, 0.1];
export const WHITE = [1, 0.965, 0.9];
export const times = (c, k) => c.map((v) => v * k);
export const blend = (a, b, k) => a.map((v, i) => v + (b[i] - v) * k);
const clamp01 = (x) => Math.min(Math.max(x, 0), 1);
export const smooth = (a, b, x) => {
  const k = clamp01((x - a) / (b - a));
  return k * k * (3 - 2 * k);
};
export const fract = (x) => x - Math.floor(x);
/** How far `head` is ahead of `x` on a ring of length 1. */
export const behind = (head, x) => fract(head - x);

/** The same numbers on every run (mulberry32). */
export function dice(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let r = Math.imul(a ^ (a >>> 15), 1 | a);
    r = (r + Math.imul(r ^ (r >>> 7), 61 | r)) ^ r;
    return ((r ^ (r >>> 14)) >>> 0) / 4294967296;
  };
}

/** Lays points [x, z] on the land, `lift` world units above it; leaves out what is off the mesh. */
export const drape = (points, heightAt, t, lift = 0.012) =>
  points
    .map(([x, z]) => [x, heightAt(x, z, t), z])
    .filter(([, y]) => y !== undefined)
    .map(([x, y, z]) => [x, y + lift, z]);

/** A thrown arc from a to b (world points), `rise` units high, in n steps. */
export const arc = (a, b, rise, n = 40) =>
  Array.from({ length: n + 1 }, (_, i) => {
    const k = i / n;
    return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k + rise * 4 * k * (1 - k), a[2] + (b[2] - a[2]) * k];
  });

/** A straight run in n steps between two [x, z]. */
export const run = (a, b, n = 30) =>
  Array.from({ length: n + 1 }, (_, i) => [a[0] + ((b[0] - a[0]) * i) / n, a[1] + ((b[1] - a[1]) * i) / n]);
