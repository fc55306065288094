/** Helpers for strokes: curves over the land, the palette in linear light. */
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

/** Lays points [x, z] on the land, `lift` world units above it; leaves out what is off the mesh. */
export const drape = (points, heightAt, t, lift = 0.012) =>
  points
    .map(([x, z]) => [x, heightAt(x, z, t), z])
    .filter(([, y]) => y !== undefined)
    .map(([x, y, z]) => [x, y + lift, z]);
