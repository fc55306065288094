/** How houses of the valley town are built: seen from above and from the left, depth runs up to the right. */
import { box, card, fine, hair, pen, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, glow, line, round } from '../../stage.mjs';

export const MEET = 1224;

/** Lamplight, in the west and in the east. */
export const TEAL = '#8ff5e4';
export const AMBER = '#ffdda6';
export const lamplight = (x) => (x < MEET ? TEAL : AMBER);

/** A point of a house: along its front, above the ground, away from the front. */
export const at = (u, up, deep = 0) => [u + deep * 0.5, -up - deep * 0.3];

/** A face of a house through such points. */
export const face = (...points) => polygon(points.map((p) => at(...p)));

/** A lit pane, its lower left corner at u, up. */
export const pane = (put, u, up, w, h, colour) =>
  area(put(box(u, -up - h, w, h)), colour) + line(put(box(u, -up - h, w, h)), { width: 1.6, colour });

/** A dark pane with a bar. */
export const darkPane = (put, u, up, w, h) =>
  solid(put(`${box(u, -up - h, w, h)}M${u + w / 2} ${-up}L${u + w / 2} ${-up - h}`), '#10303a', pen(1.3, 0.7));

/** A block with a flat roof, its lower left front corner at the origin of `put`. */
export const block = (put, w, h, d, fill = '#0b1d27', width = 2.2) =>
  solid(put(face([w, 0], [w, 0, d], [w, h, d], [w, h])), '#07151d', pen(width)) +
  solid(put(face([0, h], [w, h], [w, h, d], [0, h, d])), '#0f2731', pen(width)) +
  solid(put(box(0, -h, w, h)), fill, pen(width));

/** Clay tiles on the roof plane between the eaves and the ridge, in scalloped rows. */
function tiles(w, h, d, rise, rows) {
  const n = Math.max(5, Math.round(w / 11));
  return repeat(rows, (r) => {
    const t = (r + 1) / (rows + 1);
    const spot = (u) => at(u, h + rise * t - 3, (d / 2) * t).map(round);
    const [x, y] = spot(-4);
    const scallops = repeat(n, (k) => {
      const [a, b] = [spot(-4 + ((w + 8) * (k + 0.5)) / n), spot(-4 + ((w + 8) * (k + 1)) / n)];
      return `Q${a[0]} ${a[1] + 4} ${b[0]} ${b[1]}`;
    });
    return `M${x} ${y}${scallops}`;
  });
}

/** A house with the eaves to the front and a gable at its right end. */
export function gabled(put, w, h, d, rise, { rows = 4, fill = '#0a1c25', width = 2.2 } = {}) {
  const apex = [w, h + rise, d / 2];
  const roof = face([-6, h - 4], [w + 7, h - 4], [w + 7, h + rise, d / 2], [-6, h + rise, d / 2]);
  const barge = polygon([at(w + 4, h + rise, d / 2), at(w + 3, h - 1, d)], false);
  return (
    solid(put(face([w, 0], [w, 0, d], [w, h, d], apex, [w, h])), '#07151d', pen(width)) +
    line(put(barge), pen(width * 1.3)) +
    solid(put(box(0, -h, w, h)), fill, pen(width)) +
    solid(put(roof), '#0b1e28', pen(width)) +
    hair(put(tiles(w, h, d, rise, rows)), 0.7)
  );
}

/** A hall with the gable to the front; the right half of its roof runs back. */
export function hall(put, w, h, d, rise, fill = '#0a1c25') {
  const apex = [w / 2, h + rise];
  const slope = face(apex, [w / 2, h + rise, d], [w + 6, h - 3, d], [w + 6, h - 3]);
  const sheets = repeat(Math.round(d / 9), (i) => {
    const deep = (i + 1) * 9;
    return deep < d ? polygon([at(w / 2, h + rise, deep), at(w + 6, h - 3, deep)], false) : '';
  });
  return (
    solid(put(face([w, 0], [w, 0, d], [w, h, d], [w, h])), '#07151d', pen(2)) +
    solid(put(face([0, 0], [w, 0], [w, h], apex, [0, h])), fill, pen(2.2)) +
    solid(put(slope), '#0b1e28', pen(2.2)) +
    hair(put(sheets), 0.5) +
    line(put(polygon([at(-6, h - 3), at(...apex), at(w + 6, h - 3)], false)), pen(3))
  );
}

/** A plain house of the town: a door, a dark window and mostly a lit one. */
export function cottage(put, x, seed, lit = true) {
  const two = seed % 3 === 1;
  const h = two ? 88 : 46;
  const [window, other] = seed % 2 ? [58, 8] : [8, 58];
  const pick = lit ? pane(put, window, h - 34, 22, 20, lamplight(x)) : darkPane(put, window, h - 34, 22, 20);
  return (
    gabled(put, 88, h, 50, 30, { rows: 3, width: 1.8 }) +
    pick +
    darkPane(put, other, h - 34, 22, 20) +
    (two ? darkPane(put, 58, 12, 22, 20) + fine(put('M-3 -44L91 -44'), 0.6) : '') +
    solid(put(box(two ? 14 : 37, -32, 14, 32)), '#10303a', pen(1.2, 0.7))
  );
}

/** A street lamp, its foot at x, y. */
export const streetLamp = (x, y, s) =>
  fine(`M${x} ${y}V${y - 40 * s}q0 -6 ${7 * s} -6`, 0.7) +
  glow(x + 8 * s, y - 44 * s, 24 * s, lamplight(x), 0.75) +
  area(card(x + 5 * s, y - 46 * s, 7 * s, 4 * s, 2 * s), lamplight(x));

/** A ribbon of road through points `[x, y, width]`, smoothly bent. */
export function ribbon(points) {
  const dense = points.slice(0, -1).flatMap((p, i) => {
    const [before, next] = [points[i - 1] ?? p, points[i + 1]];
    const after = points[i + 2] ?? next;
    return Array.from({ length: 10 }, (_, k) => {
      const t = k / 10;
      return p.map(
        (v, j) =>
          0.5 *
          (2 * v +
            (next[j] - before[j]) * t +
            (2 * before[j] - 5 * v + 4 * next[j] - after[j]) * t * t +
            (3 * v - before[j] - 3 * next[j] + after[j]) * t ** 3),
      );
    });
  });
  dense.push(points.at(-1));
  // A level road is seen from the side, so it looks narrower than one that comes towards us.
  const side = (m) =>
    dense.map(([x, y, w], i) => {
      const [from, to] = [dense[Math.max(0, i - 1)], dense[Math.min(dense.length - 1, i + 1)]];
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const long = Math.hypot(dx, dy) || 1;
      return [x - (m * w * dy) / long / 2, y + (m * w * 0.5 * dx) / long / 2];
    });
  const [left, right] = [side(-1), side(1)];
  return { outline: polygon([...left, ...right.toReversed()]), edges: polygon(left, false) + polygon(right, false) };
}
