/** The wall: old plaster with cracks, bricks where it has come off, and a crossed-out tally in chalk. */
import { blob, clipped, fine, hair, pen, placed, polygon, repeat } from '../../parts/shapes.mjs';
import { area, chance, line, round } from '../../stage.mjs';

/** A place where the plaster has come off, with its bricks. */
function bare(id, fill, points, [x, y, w, h]) {
  const edge = blob(points);
  const rows = repeat(Math.ceil(h / 30), (i) => {
    const joints = repeat(Math.ceil(w / 66) + 1, (k) => `M${x - (i % 2 ? 33 : 0) + k * 66} ${y + i * 30}v30`);
    return `M${x} ${y + i * 30}h${w}${joints}`;
  });
  return (
    area(edge, fill) +
    clipped(id, edge, fine(rows, 0.42) + line(edge, { width: 12, colour: '#050b12', opacity: 0.45 })) +
    line(edge, pen(2.2, 0.6))
  );
}

/** A crack from (x, y): each step turns a little by chance. */
function crack(x, y, turn, steps, seed) {
  const points = [[x, y]];
  for (let i = 0; i < steps; i++) {
    const [u, v] = points.at(-1);
    const a = ((turn + (chance(seed + i) - 0.5) * 100) * Math.PI) / 180;
    points.push([u + 24 * Math.cos(a), v + 24 * Math.sin(a)]);
  }
  return polygon(points, false);
}

/** Short arcs of the trowel. */
const trowel = () =>
  repeat(110, (i) => {
    const [x, y] = [round(420 + 1030 * chance(i)), round(20 + 1040 * chance(i + 300))];
    const w = 24 + 46 * chance(i + 7);
    return `M${x} ${y}q${round(w / 2)} ${round(-12 * chance(i + 70))} ${round(w)} ${round(8 * chance(i + 71) - 2)}`;
  });

const CHALK = { width: 6, colour: '#d8f5ef', opacity: 0.75 };

/** Strokes of a hand-written tally from (x, y), the fifth across. */
function strokes(x, y, seed, count = 5) {
  const upright = repeat(Math.min(4, count), (i) => {
    const lean = round(10 * chance(seed + i) - 4);
    return `M${x + i * 16} ${round(y + 10 * chance(seed + i + 9))}l${lean} 56`;
  });
  return upright + (count > 4 ? `M${x - 10} ${y + 44}L${x + 62} ${y + 20}` : '');
}

/** The tally, and what crosses it out. */
export const tally = (x, y) =>
  line(strokes(x, y, 3) + strokes(x + 94, y - 4, 8) + strokes(x + 188, y + 2, 14, 3), CHALK) +
  line(placed(x, y)('M-24 16C60 34 170 8 240 0C262 4 60 40 -12 46C-30 54 120 36 250 44'), {
    ...CHALK,
    width: 7,
    opacity: 1,
  });

export const plaster = () =>
  hair(trowel(), 0.24) +
  fine(
    crack(838, 150, 100, 9, 3) +
      crack(1320, 620, 60, 6, 40) +
      crack(690, 690, 150, 7, 20) +
      crack(1130, 450, -150, 5, 55),
    0.4,
  ) +
  bare(
    'bare1',
    '#0a171d',
    [
      [800, -30],
      [925, -30],
      [918, 60],
      [930, 118],
      [880, 150],
      [842, 128],
      [806, 92],
    ],
    [790, -30, 150, 190],
  ) +
  bare(
    'bare2',
    '#1d160c',
    [
      [1330, 430],
      [1400, 448],
      [1470, 440],
      [1470, 690],
      [1404, 676],
      [1372, 600],
      [1394, 520],
    ],
    [1320, 420, 140, 280],
  ) +
  bare(
    'bare3',
    '#14130f',
    [
      [960, 918],
      [1000, 896],
      [1080, 912],
      [1160, 890],
      [1226, 930],
      [1200, 1000],
      [960, 1000],
      [940, 960],
    ],
    [930, 880, 330, 120],
  );
