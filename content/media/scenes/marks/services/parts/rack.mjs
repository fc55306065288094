/** A row of server racks seen from the front, the eye a little above them. */

import { box, dot, hair, ON_WHITE, pen, polygon, receding, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

export const deep = receding([1000, 300]);
/** The front of each rack. */
export const RACK = { w: 160, top: 340, foot: 688 };
const UNIT = { count: 13, h: 25 };

// Faces of the units: filled parts, then lines, of a unit at x, y.
const FACES = [
  (x, y) => ['', `${repeat(8, (i) => box(x + 8 + i * 11, y + 5, 8, 15))}M${x + 102} ${y + 12.5}h16`],
  (x, y) => [repeat(18, (i) => box(x + 10 + (i % 9) * 10, y + (i < 9 ? 6 : 14), 6, 5)), `M${x + 106} ${y + 9}h20`],
  (x, y) => ['', repeat(4, (i) => `M${x + 10} ${y + 6 + i * 4.4}h84`)],
  (x, y) => ['', repeat(3, (i) => `${box(x + 8 + i * 29, y + 5, 25, 15)}M${x + 13 + i * 29} ${y + 12.5}h15`)],
];

/** One unit with its lamps. */
function unit(x, y, seed, hot) {
  const w = RACK.w - 24;
  const [fills, lines] = FACES[Math.floor(chance(seed) * FACES.length)](x, y);
  const colour = hot ? ON_WHITE : 'url(#two)';
  const lamp = hot ? '#f59e2c' : x > 1000 ? '#ffdda6' : '#8ff5e4';
  const lamps = repeat(2, (i) => (chance(seed + i * 5) > 0.25 ? dot(x + w - 8 - i * 8, y + 19, 2.3, lamp) : ''));
  return (
    area(box(x, y, w, UNIT.h - 3), hot ? '#fff' : '#0d2630') +
    area(fills, colour, 'fill-opacity=".7" ') +
    line(lines, { width: 1.4, opacity: hot ? 0.8 : 0.6, colour }) +
    line(box(x, y, w, UNIT.h - 3), { width: hot ? 2.4 : 1.8, opacity: 0.9, colour: hot ? '#fff' : colour }) +
    lamps
  );
}

/** The unit that is just put in, still out on its rails. */
function pulled([x, y]) {
  const across = (from, to, share) => [from, to].map((u) => deep([x + u, y], share));
  const back = across(0, RACK.w - 24, 0);
  const [left, right] = across(0, RACK.w - 24, -0.13);
  const front = box(left[0], left[1], right[0] - left[0], 28);
  const vents = repeat(4, (i) => polygon(across(26, RACK.w - 50, -0.03 - i * 0.023), false));
  const bays = repeat(6, (i) => box(left[0] + 12 + i * 15, left[1] + 7, 10, 15));
  const edges = `M${round(left[0])} ${round(left[1])}H${round(right[0])}M${round(left[0])} ${round(left[1] + 30)}H${round(right[0])}`;
  const ink = { width: 1.8, colour: ON_WHITE };
  return (
    solid(polygon([...back, right, left]), '#d3efe9', { width: 2.4, colour: '#fff' }) +
    line(vents, { ...ink, opacity: 0.7 }) +
    solid(front, '#fff', { width: 2.6, colour: '#fff' }) +
    line(`${bays}${edges}M${round(right[0] - 46)} ${round(left[1] + 14)}h16`, ink) +
    dot(round(right[0] - 12), round(left[1] + 19), 3, '#f59e2c')
  );
}

/** A rack from the front: top and inner side, frame, units. A hot one is being rebuilt: its upper units are only planned. */
export function rack(x, seed, hot) {
  const { w, top, foot } = RACK;
  const side = x + w / 2 < 1000 ? x + w : x;
  const near = [
    [side, top],
    [side, foot],
  ];
  const cheek = polygon([...near, ...near.map((p) => deep(p, 0.13)).reverse()]);
  const seam = polygon(
    near.map((p) => deep(p, 0.065)),
    false,
  );
  const lid = polygon([[x, top], [x + w, top], deep([x + w, top], 0.13), deep([x, top], 0.13)]);
  const place = (i) => [x + 12, top + 16 + i * UNIT.h];
  const planned = ([u, v]) => {
    const outline = box(u + 2, v + 1, w - 28, UNIT.h - 6);
    const dashes = line(outline, { width: 2.2, opacity: 0.95, extra: 'stroke-dasharray="7 6" ' });
    return area(outline, '#fff', 'fill-opacity=".1" ') + dashes;
  };
  const units = repeat(UNIT.count, (i) => (hot && i < 6 ? planned(place(i)) : unit(...place(i), seed + i, hot)));
  const holes = repeat(
    UNIT.count * 2,
    (i) => `M${x + 6} ${top + 22 + i * 12.5}v0.1M${x + w - 6} ${top + 22 + i * 12.5}v0.1`,
  );
  const feet = box(x + 10, foot, 18, 8) + box(x + w - 28, foot, 18, 8);
  return (
    (hot ? '' : solid(cheek, '#07141c', pen(2.2)) + hair(seam)) +
    solid(lid, '#0f2a33', pen(2.2)) +
    solid(feet, '#060f17', pen(2)) +
    solid(box(x, top, w, foot - top), hot ? '#0c1f28' : '#0a1a23', pen(hot ? 4 : 3.2, 1)) +
    line(holes, { width: 2.4, opacity: 0.6 }) +
    units +
    (hot ? pulled(place(5)) : '')
  );
}
