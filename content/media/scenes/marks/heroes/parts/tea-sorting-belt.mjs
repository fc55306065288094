/** The belt of the sorting room: it comes towards us full of plucked leaf, and one leaf on it is white-hot. */
import { box, fine, hair, mapped, ON_WHITE, pen, placed, polygon, repeat, ring, solid } from '../../parts/shapes.mjs';
import { area, chance, glow, line, round } from '../../stage.mjs';
import { at, basket, face } from './tea-sorting-room.mjs';

const [HALF, UP, FAR, NEAR] = [60, 80, 1.3, 3.9];

/** Lays path data about its own origin on the belt, where a cm has `s` pixels. */
const lying = (x, s, turn, size, flat = 0.5) => {
  const [u, v] = at(x, UP, s);
  const own = placed(0, 0, turn, size * s);
  const down = mapped((a, b) => [u + a, v + b * flat]);
  return (d) => down(own(d));
};

const LEAF = 'M0 0C2 -3.4 8 -4 13.4 0C8 4 2 3.4 0 0z';

/** Two leaves and a bud, as a picker takes them. */
const shoot = (put, fill, width) =>
  line(put('M-5 1L0 0'), pen(width + 0.6)) +
  solid(put('M0 0C3 -3 5 -7 11 -9C11 -4 6 1 0 0z'), fill, pen(width)) +
  solid(put('M0 0C4 0 8 3 12 7C6 8 1 5 0 0z'), fill, pen(width)) +
  solid(put('M0 0C4 -1.6 8 -1.4 11 -0.6C8 1 4 1.2 0 0z'), fill, pen(width));

/** One leaf alone, with its rib. */
const leaf = (put, fill, width) => solid(put(LEAF), fill, pen(width)) + line(put('M-3 0L11 0'), pen(width * 0.7, 0.8));

/** The leaf on the belt, far to near; none where the white one lies, nor where her hand picks. */
const load = () =>
  repeat(15, (row) => {
    const s = 1.36 + row * row * 0.0068 + row * 0.072;
    return repeat(6, (i) => {
      const seed = row * 7 + i;
      const x = -46 + i * 18.4 + 10 * (chance(seed) - 0.5);
      if (Math.hypot((x - 0) * 1, (s - 3.02) * 62) < 26 || (x < -24 && s > 3.1 && s < 3.6)) return '';
      const put = lying(x, s, 360 * chance(seed + 40), 0.86 + 0.4 * chance(seed + 80));
      const fill = ['#12454c', '#0f3a42', '#164f52'][seed % 3];
      return (chance(seed + 7) > 0.45 ? shoot : leaf)(put, fill, round(0.9 + s * 0.3));
    });
  });

/** The belt itself: its top with seams, rails along it, the roller at the near end. */
function top() {
  const edge = (x, up) => polygon([at(x, up, FAR), at(x, up, NEAR)], false);
  const rail = (m) =>
    face([HALF * m, UP, FAR], [(HALF + 5) * m, UP, FAR], [(HALF + 5) * m, UP, NEAR], [HALF * m, UP, NEAR]);
  const seams = repeat(22, (i) => {
    const s = 1400 / (1400 / NEAR + 14 + i * 32);
    return polygon([at(-HALF, UP, s), at(HALF, UP, s)], false);
  });
  return (
    solid(face([-HALF, UP, FAR], [HALF, UP, FAR], [HALF, UP, NEAR], [-HALF, UP, NEAR]), '#0b222c', pen(2.6)) +
    hair(seams, 0.45) +
    solid(rail(-1) + rail(1), '#12343d', pen(2)) +
    fine(edge(-HALF + 4, UP) + edge(HALF - 4, UP), 0.5)
  );
}

/** The near end: roller, frame, legs with a brace, and the basket into which the belt drops its leaf. */
export function end() {
  const [[left, y], [right]] = [at(-HALF, UP, NEAR), at(HALF, UP, NEAR)];
  const foot = at(0, 0, NEAR)[1];
  const wide = right - left;
  const drum = `M${left - 20} ${y}L${right + 20} ${y}C${right + 30} ${y + 4} ${right + 30} ${y + 32} ${right + 20} ${y + 36}L${left - 20} ${y + 36}C${left - 30} ${y + 32} ${left - 30} ${y + 4} ${left - 20} ${y}z`;
  const rear = at(0, 0, 3)[1];
  const bolts = [left + 8, right - 8].map((x) => ring(x, y + 52, 5)).join('');
  const leg = (x, h, w, f) => box(x, h, w, f - h);
  return (
    area(box(left + 14, y + 30, wide - 28, 80), '#050d14') +
    solid(leg(at(-54, 0, 3)[0], y + 60, 14, rear) + leg(at(50, 0, 3)[0], y + 60, 14, rear), '#081820', pen(1.6, 0.6)) +
    solid(box(left + 6, 930, wide - 12, 14), '#0a1c26', pen(2, 0.8)) +
    basket(920, foot - 6, 276, 132, 3) +
    solid(leg(left - 2, y + 34, 22, foot) + leg(right - 20, y + 34, 22, foot), '#0c232d', pen(2.6)) +
    solid(box(left - 10, foot - 4, 38, 8) + box(right - 28, foot - 4, 38, 8), '#0c232d', pen(2.2)) +
    solid(box(left - 6, y + 34, wide + 12, 36), '#0c2630', pen(2.6)) +
    hair(`M${left + 20} ${y + 52}L${right - 20} ${y + 52}`, 0.7) +
    solid(bolts, '#164049', pen(1.8)) +
    solid(drum, '#10313b', pen(3)) +
    hair(
      repeat(4, (i) => `M${left - 4} ${y + 7 + i * 7}L${right + 4} ${y + 7 + i * 7}`),
      0.6,
    )
  );
}

/** The belt and its load. */
export const belt = () => top() + load();

/** The leaf on which the two judges disagree: white-hot, one small blemish in it. */
export function hotLeaf(x, y) {
  const put = placed(x, y, -14, 0.92);
  const blade = 'M-74 8C-56 -20 -24 -36 12 -32C36 -29 58 -16 82 2C60 16 34 30 4 32C-28 33 -56 24 -74 8z';
  const veins = [-44, -20, 4, 28, 50]
    .map((u) => `M${u} ${4 - u * 0.03}Q${u + 10} -10 ${u + 20} -18M${u} ${4 - u * 0.03}Q${u + 12} 14 ${u + 20} 20`)
    .join('');
  return (
    glow(x, y, 330, '#ffffff', 0.34) +
    glow(x, y, 150, '#ffffff', 0.7) +
    line(put('M-74 8C-84 12 -92 14 -104 14'), { width: 5, colour: '#ffffff' }) +
    solid(put(blade), '#ffffff', { width: 3, colour: '#ffffff' }) +
    line(put('M-74 8Q0 2 76 2'), { width: 2.6, colour: ON_WHITE }) +
    line(put(veins), { width: 1.8, colour: ON_WHITE, opacity: 0.8 }) +
    area(put('M36 -17C44 -19 51 -14 49 -8C45 -3 36 -4 33 -9C32 -13 33 -16 36 -17z'), '#0a4a4d')
  );
}
