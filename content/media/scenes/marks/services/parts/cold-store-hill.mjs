/** What the fisherman's window shows: the harbour by night, the cold store on the hill with its door ajar, a gauge on it. */

import { box, clipped, dot, fine, hair, pen, placed, repeat, shine, solid, stars } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, bell, curve, glow, line, sample } from '../../stage.mjs';

const [LEFT, TOP, WIDE, HIGH] = [838, 92, 470, 470];
const PANE = box(LEFT, TOP, WIDE, HIGH);

const crest = (x) => 396 - 74 * bell(x, 1110, 190) + 4 * Math.sin(x / 26);

function store() {
  const ribs = repeat(11, (i) => `M${986 + i * 24} 196V332`);
  return (
    solid('M964 190L992 150L1236 150L1258 190z', '#0f2a33', pen(3)) +
    solid(box(974, 190, 276, 146), '#0b1d27', pen(3.2)) +
    hair(ribs, 0.4) +
    solid(box(1010, 212, 86, 124), '#060f17', pen(2.8)) +
    area(box(1046, 214, 48, 122), '#d5f4ee') +
    line('M1058 214V336M1072 214V336M1084 214V336', { width: 2, colour: '#0fb5ae', opacity: 0.6 }) +
    solid('M1010 212L1050 226L1050 352L1010 336z', '#12333b', pen(3)) +
    line('M1040 282V300', pen(4)) +
    shine('spill-of-the-store', 'M1050 338H1094L1128 430H1022z', 0.6, 0) +
    solid(oval(1176, 256, 44), '#0c212b', pen(3.6)) +
    line(
      repeat(9, (i) => placed(1176, 256, 140 + i * 32.5)('M29 0L37 0')),
      pen(3),
    ) +
    line('M1176 256L1198 230', { width: 5.4, colour: '#ffb84d' }) +
    dot(1176, 256, 6, '#ffe9c4') +
    line('M1010 150V112', pen(3.4)) +
    dot(1010, 108, 7, '#ffe9c4')
  );
}

/** A boat at its mooring; (x, y) is the middle of its waterline. */
const boat = (x, y, s) => {
  const put = placed(x, y, 0, s);
  return (
    solid(put('M-62 -20L60 -26L72 -34L54 4L-46 4z'), '#0b222b', pen(2.6)) +
    solid(put('M-30 -22L-30 -48L10 -50L14 -24z'), '#10303a', pen(2.4)) +
    fine(put('M-8 -50L-8 -104M-8 -98L58 -30M-8 -98L-56 -22'), 0.9)
  );
};

const sea = () =>
  area(box(LEFT, 440, WIDE, 130), '#06141c') +
  fine('M838 440H1310', 0.8) +
  repeat(6, (i) =>
    hair(curve(sample((x) => 458 + i * 18 + 3 * Math.sin(x / 30 + i * 2), LEFT, LEFT + WIDE, 12)), 0.4),
  ) +
  boat(924, 476, 0.8) +
  boat(1222, 496, 1);

/** The window with all that lies beyond. */
export function harbourWindow() {
  const hill = curve(sample(crest, LEFT, LEFT + WIDE, 10));
  const folds = repeat(5, (i) =>
    hair(curve(sample((x) => crest(x) + 16 + i * 16, LEFT, LEFT + WIDE, 10)), 0.5 - i * 0.07),
  );
  const view =
    stars(26, [LEFT, TOP, WIDE, 150], 1.8) +
    area('M1282 104C1264 107 1256 128 1266 142C1276 153 1292 149 1298 140C1282 142 1273 122 1282 104z', '#ffd08a') +
    glow(1070, 280, 150, '#bff5ea', 0.4) +
    area(`${hill}L1310 570L838 570z`, '#071820') +
    line(hill, pen(2.6)) +
    folds +
    sea() +
    store();
  return (
    area(PANE, '#081a24') +
    clipped('harbour', PANE, view) +
    line(PANE, pen(4)) +
    line(box(LEFT - 16, TOP - 16, WIDE + 32, HIGH + 32), pen(2.6)) +
    solid(box(LEFT - 34, TOP + HIGH + 12, WIDE + 68, 20), '#0f2a33', pen(3))
  );
}

/** What the store reports, dot by dot from its aerial to the phone. */
export const signal = (to) =>
  repeat(17, (i) => {
    const t = i / 16;
    const [x, y] = [0, 1].map((k) => (1 - t) ** 2 * [1004, 100][k] + 2 * t * (1 - t) * [800, 40][k] + t * t * to[k]);
    return dot(Math.round(x), Math.round(y), 5.4, i > 10 ? '#ffffff' : '#c9f5ea');
  });
