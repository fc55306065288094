/** The ferry raft on its drums, the rope on which it is pulled, a kingfisher on the rope, a crocodile beside the raft. */
import { DAY, ink } from '../../daylight.mjs';
import { dot, mapped, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line, round } from '../../stage.mjs';
import { AMBER, BRICK, DEEP, GOLD, HONEY, RUST, TEAL, WHITE } from './ferry-figures.mjs';

const [LONG, DEPTH] = [860, 368];

/** Where a point of the deck lies: `a` along the rope, `b` towards us, `z` above the planks. */
export const deck = (a, b, z = 0) => [round(296 + a - 0.64 * b), round(226 + 0.116 * a + b - z)];
const edge = (points) => polygon(points.map((p) => deck(...p)));

/** A box on the deck between `[a, b, z]` and the lengths along each: its right side, its front, its top. */
export const chest = ([a, b, z], [la, lb, h], [top, front, side]) => {
  const face = (corners, fill) => solid(edge(corners), fill, ink(2.2));
  const [c, d, t] = [a + la, b + lb, z + h];
  return (
    face(
      [
        [c, b, z],
        [c, d, z],
        [c, d, t],
        [c, b, t],
      ],
      side,
    ) +
    face(
      [
        [a, d, z],
        [c, d, z],
        [c, d, t],
        [a, d, t],
      ],
      front,
    ) +
    face(
      [
        [a, b, t],
        [c, b, t],
        [c, d, t],
        [a, d, t],
      ],
      top,
    )
  );
};

/** Path data laid on such a box: on its front at depth `b`, or on its top at height `z`. */
export const onFront = (b) => mapped((u, v) => deck(u, b, v));
export const onTop = (z) => mapped((u, v) => deck(u, v, z));

const drum = (a, b, fill, dark) => {
  const [x, y] = deck(a, b);
  const put = placed(x, y + 20);
  return (
    solid(put('M-34 -4L-34 16C-30 26 30 30 34 20L34 -4z'), fill, ink(2.4)) +
    area(put('M-34 -4L-34 16C-30 22 -20 24 -14 25L-14 -4z'), dark) +
    line(put('M-34 8C-20 16 20 18 34 12'), ink(1.8))
  );
};

/** The raft: its shadow on the water, drums, beams, planks. */
export function raft() {
  const seams = repeat(19, (i) => {
    const a = (i + 1) * (LONG / 20);
    return `M${deck(a, 0).join(' ')}L${deck(a, DEPTH).join(' ')}`;
  });
  const nails = repeat(20, (i) => [14, DEPTH - 14].map((b) => oval(...deck((i + 0.5) * (LONG / 20), b), 1.6)).join(''));
  const low = (a, b) => deck(a, b, -22);
  return (
    area(
      polygon([deck(-20, 40, -30), deck(-30, DEPTH, -56), deck(LONG - 30, DEPTH + 10, -62), deck(LONG + 10, 60, -50)]),
      '#12403c',
      'fill-opacity=".38" ',
    ) +
    [30, 150, 270].map((b) => drum(LONG - 12, b + 20, HONEY, AMBER)).join('') +
    repeat(8, (i) => drum(46 + i * 112, DEPTH - 4, i % 2 ? RUST : TEAL, i % 2 ? BRICK : DEEP)) +
    solid(polygon([deck(0, DEPTH), deck(LONG, DEPTH), low(LONG, DEPTH), low(0, DEPTH)]), '#9a6428', ink(2.4)) +
    solid(polygon([deck(LONG, 0), deck(LONG, DEPTH), low(LONG, DEPTH), low(LONG, 0)]), '#d99a48', ink(2.4)) +
    solid(
      edge([
        [0, 0],
        [LONG, 0],
        [LONG, DEPTH],
        [0, DEPTH],
      ]),
      'url(#planks)',
      ink(2.8),
    ) +
    line(seams, { width: 1.5, colour: '#7d5220', opacity: 0.75 }) +
    area(nails, '#6b4420') +
    line(
      repeat(9, (i) => {
        const [x, y] = deck(20 + i * 100, DEPTH, -50);
        return `M${x - 26} ${y + 2}q16 -7 32 0t32 0`;
      }),
      { width: 2.4, colour: '#e6f2e6', opacity: 0.8 },
    )
  );
}

const LINE = 'M40 196C60 196 200 150 316 142C560 140 860 176 1100 208L1166 207L1226 214';

/** The rope from bank to bank with its posts. */
export const rope = () =>
  solid('M32 300L36 168C40 160 50 160 54 168L58 300z', '#3f6f5c', ink(2.4)) +
  solid('M1212 366L1215 194C1219 186 1231 186 1234 194L1238 366z', '#b07a34', ink(2.4)) +
  [[316, 246, 142]]
    .map(([x, foot, y]) =>
      solid(
        `M${x - 7} ${foot}L${x - 6} ${y + 8}L${x - 16} ${y - 14}L${x - 8} ${y - 18}L${x} ${y - 2}L${x + 8} ${y - 18}L${x + 16} ${y - 14}L${x + 6} ${y + 8}L${x + 7} ${foot}z`,
        '#a9702c',
        ink(2.4),
      ),
    )
    .join('') +
  line(LINE, { width: 8.6, colour: DAY.ink }) +
  line(LINE, { width: 5, colour: '#f2d79a' }) +
  line('M38 190L54 190M38 198L54 198M1215 210L1235 210M1215 218L1235 218', { width: 5, colour: '#e8c888' });

/** A kingfisher that sits at (x, y) and looks to the left. */
export function kingfisher(x, y) {
  const put = placed(x, y);
  return (
    solid(put('M8 -8L22 20L10 22L2 0z'), '#14607a', ink(1.8)) +
    solid(put('M-12 -30C-16 -4 -4 8 8 4C18 0 18 -22 10 -34z'), '#e8862e', ink(2)) +
    solid(put('M0 -32C4 -16 8 0 14 8C22 -2 20 -24 10 -36z'), '#1f86a8', ink(2)) +
    solid(put('M-14 -36C-16 -52 12 -56 14 -36C14 -28 -12 -26 -14 -36z'), '#1f86a8', ink(2)) +
    solid(put('M-13 -42L-44 -36L-13 -32z'), DAY.ink, ink(1.4)) +
    area(put('M4 -36C10 -36 14 -32 13 -28L4 -30z'), WHITE) +
    dot(...put('-5 -41').split(' '), 3.6, WHITE) +
    dot(...put('-6 -41').split(' '), 2.2, DAY.ink) +
    line(put('M-2 4L-2 9M5 4L5 9'), { width: 2.6, colour: RUST })
  );
}

/** A crocodile of which the head and the ridges of its back are above the water; it looks at the raft. */
export function crocodile(x, y) {
  const put = placed(x, y, 0, 1.3);
  const lid = (u, v) =>
    solid(
      put(`M${u - 24} ${v + 14}C${u - 24} ${v - 22} ${u + 24} ${v - 22} ${u + 24} ${v + 14}z`),
      '#7f9a4a',
      ink(2.4),
    ) +
    solid(put(oval(u - 4, v + 1, 12, 11)), GOLD, ink(2)) +
    area(put(oval(u - 8, v + 1, 3, 9)), DAY.ink) +
    solid(put(`M${u - 19} ${v - 1}C${u - 14} ${v - 16} ${u + 10} ${v - 16} ${u + 15} ${v - 3}z`), '#5f7c38', ink(2));
  const ripple = (u, v, count) =>
    `M${u} ${v}${repeat(count, (i) => `Q${u + i * 44 + 22} ${v - 9} ${u + i * 44 + 44} ${v}`)}`;
  return (
    repeat(5, (i) =>
      solid(put(`M${92 + i * 27} 14L${104 + i * 27} ${-9 + i * 3}L${118 + i * 27} 14z`), '#6f8a40', ink(2)),
    ) +
    solid(put('M-122 14C-126 -8 -98 -16 -82 -7C-60 0 -44 -2 -26 -6L60 -10C76 -6 86 2 92 14z'), '#7f9a4a', ink(2.4)) +
    area(put('M-122 14C-123 6 -120 0 -116 -4C-60 6 20 8 92 14z'), '#5f7c38', 'fill-opacity=".7" ') +
    solid(put('M-100 3L-94 13L-88 4zM-72 4L-66 14L-60 5zM-44 5L-38 14L-32 6z'), WHITE, ink(1.4)) +
    area(put(`${oval(-106, -5, 4.4, 2.8)}${oval(-90, -8, 4.4, 2.8)}`), DAY.ink) +
    lid(-4, -14) +
    lid(42, -18) +
    line(put(ripple(-150, 16, 9) + ripple(-120, 30, 5)), { width: 2.6, colour: '#f4ecd0', opacity: 0.9 })
  );
}
