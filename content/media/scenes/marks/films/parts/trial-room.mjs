/** What does not move in a workshop at night: a long bench, seen from a little above, and the wall behind it. */

import { thinner } from '../../parts/roadside.mjs';
import {
  box,
  card,
  dot,
  fine,
  firm,
  hair,
  mapped,
  pen,
  placed,
  polygon,
  repeat,
  ring,
  solid,
} from '../../parts/shapes.mjs';
import { palm } from '../../parts/street.mjs';
import { area, bell, chance, curve, glow, line, round, sample, thousandths } from '../../stage.mjs';

const REACH = 800;
const share = (deep) => REACH / (REACH + deep);

/** From the bench (along it, above it, away from its front) to the picture. */
export const at = (x, up, deep) => [600 + (x - 600) * share(deep), -40 + (600 - up) * share(deep)];

/** Path data of a level plane, in pairs (along, away); and of an upright one, in pairs (along, above). */
export const level = (up) => mapped((x, deep) => at(x, up, deep));
export const upright = (deep) => mapped((x, up) => at(x, up, deep));

/** A circle that lies flat. */
export const plate = (x, up, deep, r) =>
  polygon(
    Array.from({ length: 36 }, (_, i) =>
      at(x + r * Math.cos((i * Math.PI) / 18), up, deep + r * Math.sin((i * Math.PI) / 18)),
    ),
  );

/** A block on the bench: its top, the side we can see, its front. */
export function block([x, w], [up, h], [deep, d], fill = '#0b1d27', width = 2) {
  const side = x > 600 ? x : x + w;
  const flank = [at(side, up, deep), at(side, up, deep + d), at(side, up + h, deep + d), at(side, up + h, deep)];
  return (
    solid(polygon(flank), '#07161e', pen(width)) +
    solid(level(up + h)(box(x, deep, w, d)), '#0f2a33', pen(width)) +
    solid(upright(deep)(box(x, up, w, h)), fill, pen(width))
  );
}

const VIEW = { x: 752, y: 104, w: 236, h: 204 };

/** Hills and a moonless sky behind panes. */
function casement() {
  const { x, y, w, h } = VIEW;
  const crests = [
    (u) => 214 - 52 * bell(u, 936, 60) - 26 * bell(u, 790, 50),
    (u) => 256 - 46 * bell(u, 800, 62) - 12 * bell(u, 960, 60),
    (u) => 296 - 34 * bell(u, 968, 84),
  ];
  const hills = crests.map((f, i) => {
    const at = (drop) => curve(sample((u) => f(u) + drop, x - 10, x + w + 10, 10));
    const folds = repeat(6, (k) => hair(at(9 + k * 9), thousandths(0.42 - k * 0.05)));
    return (
      area(`${at(0)}L${x + w + 10} 330L${x - 10} 330z`, ['#0b222c', '#0a1c26', '#081720'][i]) + fine(at(0)) + folds
    );
  });
  const stars = repeat(13, (i) =>
    dot(round(x + 8 + chance(i) * w), round(y + 8 + chance(i + 40) * 80), 1.2, '#cfe9e6'),
  );
  const homes = [
    [822, 262],
    [838, 266],
    [910, 292],
  ].map(([u, v]) => area(box(u, v, 4, 4), '#ffd596'));
  return (
    `<clipPath id="view"><path d="${box(x, y, w, h)}"/></clipPath><g clip-path="url(#view)">` +
    `${area(box(x, y, w, h), '#0a2028')}${stars}${hills.join('')}${homes.join('')}${thinner(palm(776, 330, 118, 22, 46), 0.5)}</g>` +
    line(box(x - 9, y - 9, w + 18, h + 18), pen(2.2, 0.8)) +
    line(box(x, y, w, h), pen(1.6, 0.8)) +
    line(`M${x + w / 2} ${y}V${y + h}M${x} ${y + 62}H${x + w}`, pen(2.6, 0.75)) +
    solid(box(x - 22, y + h + 9, w + 44, 11), '#0d242e', pen(2.2))
  );
}

/** Tools on a board, each in its painted outline; one outline is empty. */
function tools() {
  const hammer = 'M-5 0L-4 -74L4 -74L5 0zM-22 -74L-24 -92L16 -92L26 -84L26 -74z';
  const pliers =
    'M-3 -52C-18 -40 -20 -18 -14 0L-8 0C-12 -20 -10 -34 0 -46C10 -34 12 -20 8 0L14 0C20 -18 18 -40 3 -52L8 -64L4 -88L-4 -88L-8 -64z';
  const spanner =
    'M-5 -14L-5 -78C-16 -84 -16 -98 -8 -102L-8 -90L0 -86L8 -90L8 -102C16 -98 16 -84 5 -78L5 -14C14 -10 14 4 0 4C-14 4 -14 -10 -5 -14z';
  const saw = 'M-30 -96L32 -96L32 -4L26 0L24 -84L-22 -84L-22 -64L-32 -64z';
  const driver = 'M-6 0L-7 -34L-3 -40L3 -40L7 -34L6 0zM-1.6 -40L-1.6 -90L1.6 -90L1.6 -40z';
  const list = [hammer, pliers, spanner, saw, driver, driver];
  const hung = list.map((tool, i) => {
    const place = [142 + i * 56 - (i === 5 ? 16 : 0) + (i === 3 ? 4 : 0), 230];
    const outline = line(placed(...place)(tool), { width: 5, opacity: 0.16 });
    if (i === 2) return line(placed(...place)(tool), { width: 1.6, opacity: 0.55, extra: 'stroke-dasharray="4 4" ' });
    return outline + solid(placed(...place)(tool), '#123640', pen(1.8, 0.85)) + dot(place[0], 128, 2.2, '#5eead4');
  });
  const holes = repeat(20, (i) => repeat(8, (k) => `M${112 + i * 18} ${116 + k * 19}l0.1 0`));
  return (
    solid(box(94, 96, 376, 172), '#081821', pen(2.2, 0.8)) +
    line(holes, { width: 1.8, opacity: 0.3 }) +
    hung.join('') +
    firm('M94 268H470', 0.9)
  );
}

/** A shelf on the right with boxes and spools. */
function shelf() {
  const spool = (x, y, w, h) =>
    solid(box(x, y - h, w, h), '#2a2413', pen(1.6)) +
    hair(
      repeat(5, (i) => `M${x + 2} ${round(y - h + 4 + (i * (h - 6)) / 5)}h${w - 4}`),
      0.6,
    ) +
    solid(box(x - 5, y - h - 4, w + 10, 5) + box(x - 5, y - 4, w + 10, 5), '#16262a', pen(1.6));
  const drawers = repeat(3, (i) =>
    repeat(
      2,
      (k) =>
        solid(box(1146 + k * 40, 124 + i * 25, 36, 22), '#0f2a33', pen(1.5)) +
        hair(`M${1159 + k * 40} ${136 + i * 25}h10`, 0.9),
    ),
  );
  return (
    drawers +
    spool(1048, 199, 26, 34) +
    spool(1092, 199, 30, 26) +
    spool(1094, 168, 26, 24) +
    solid(box(1026, 200, 200, 9), '#0d242e', pen(2.2)) +
    fine('M1050 209L1050 236L1078 209M1160 209L1160 236L1188 209', 0.7)
  );
}

/** The frame in which the trace of the oscilloscope runs. */
export const SCREEN = { x: 196, y: 312, w: 92, h: 58 };

/** The oscilloscope without its trace. */
function oscilloscope() {
  const { x, y, w, h } = SCREEN;
  const columns = repeat(5, (i) => `M${round(x + (w / 6) * (i + 1))} ${y}v${h}`);
  const lines = repeat(3, (i) => `M${x} ${y + (h / 4) * (i + 1)}h${w}`);
  const knobs = repeat(2, (i) => repeat(3, (k) => ring(x + 110 + i * 21, y + 10 + k * 20, k ? 5 : 7.5)));
  const [l, r, top, foot] = [x - 14, x + 146, y - 10, y + 70];
  return (
    line(`M${l + 40} ${top - 7}C${l + 40} ${top - 24} ${r - 30} ${top - 24} ${r - 30} ${top - 7}`, pen(3)) +
    solid(`M${l + 2} ${top}L${l + 16} ${top - 9}L${r + 12} ${top - 9}L${r} ${top}z`, '#0f2a33', pen(2)) +
    solid(`M${r} ${top}L${r + 12} ${top - 9}L${r + 12} ${foot - 12}L${r} ${foot}z`, '#07161e', pen(2)) +
    line(`M${l + 12} ${foot}v5M${r - 12} ${foot}v5`, pen(4)) +
    solid(card(l, top, r - l, foot - top, 5), '#0b1d27', pen(2.4)) +
    solid(box(x, y, w, h), '#0a2a30', pen(1.8)) +
    hair(columns + lines, 0.22) +
    solid(knobs, '#10303a', pen(1.6))
  );
}

/** The soldering iron in its spring, beside it the sponge and a reel of solder. */
function iron() {
  const put = placed(56, 514, -30);
  const coil = repeat(7, (i) => `M${6 + i * 7} ${round(-10 - i * 0.8)}L${9 + i * 7} ${round(10 + i * 0.8)}`);
  return (
    solid(level(0)(card(-8, 24, 128, 70, 10)), '#0d242e', pen(2)) +
    solid(level(3)(card(58, 36, 50, 28, 5)), '#17504f', pen(1.6)) +
    solid('M64 508L92 494L104 520L70 536z', '#0d242e', pen(1.8)) +
    line(put('M-10 0L6 0'), pen(2.4)) +
    solid(put('M4 -9L56 -13L56 13L4 9z'), '#0a1c26', pen(1.6)) +
    line(put(coil), pen(1.8)) +
    solid(put('M56 -7L62 -10L110 -7L118 -4L118 4L110 7L62 10L56 7z'), '#123640', pen(2.2)) +
    line(put('M118 0L126 0'), pen(3)) +
    line('M164 451C190 436 176 414 138 418S60 440 -10 432', pen(2)) +
    glow(48, 520, 20, '#ffb85a', 0.6)
  );
}

/** Notebook with ticked rows, and a pencil on it. */
function notebook() {
  const put = level(1);
  const lines = [16, 32, 48, 64];
  const rows = lines.map((v) => `M616 ${v}L654 ${v}M690 ${v}L728 ${v}`).join('');
  const tick = (x, v) => `M${x} ${v + 3}L${x + 4} ${v - 1}L${x + 12} ${v + 9}`;
  const cross = (x, v) => `M${x} ${v - 2}L${x + 10} ${v + 8}M${x} ${v + 8}L${x + 10} ${v - 2}`;
  const marks = lines.map((v, i) => (i === 2 ? cross : tick)(597, v)).join('') + tick(670, 48) + cross(670, 64);
  return (
    area(put('M588 0L744 0L744 80L588 80z'), '#03080c') +
    solid(put('M584 6L662 5L664 82L588 82z'), '#1d3a3a', pen(2)) +
    solid(put('M662 5L740 6L736 82L664 82z'), '#33301d', pen(2)) +
    hair(put(rows), 0.75) +
    line(put(marks), pen(2)) +
    solid(put('M690 12L742 46L738 52L686 18L680 8z'), '#5a4316', pen(1.5))
  );
}

/** Spools of wire on the bench. */
function spools() {
  const reel = (x, deep, r, h) =>
    solid(plate(x, 0, deep, r), '#0d242e', pen(1.7)) +
    solid(
      polygon([at(x - r * 0.7, 0, deep), at(x + r * 0.7, 0, deep), at(x + r * 0.7, h, deep), at(x - r * 0.7, h, deep)]),
      '#123640',
      pen(1.6),
    ) +
    hair(
      repeat(4, (i) =>
        upright(deep)(`M${x - r * 0.7} ${6 + (i * (h - 8)) / 4}L${x + r * 0.7} ${6 + (i * (h - 8)) / 4}`),
      ),
      0.7,
    ) +
    solid(plate(x, h, deep, r), '#0f2a33', pen(1.8)) +
    solid(plate(x, h, deep, r * 0.3), '#050c12', pen(1.5));
  return reel(716, 322, 26, 34) + reel(762, 338, 22, 24);
}

/** Bench top and front with drawers. */
function bench() {
  const grain = repeat(9, (i) =>
    hair(level(0)(curve(sample((x) => 6 + i * 42 + 5 * Math.sin(x / 130 + i * 2), -500, 1700, 50))), 0.24),
  );
  const drawers = repeat(
    4,
    (i) => fine(box(24 + i * 292, 604, 276, 90), 0.55) + line(`M${140 + i * 292} 636h44`, pen(2.6, 0.7)),
  );
  return (
    solid(level(0)('M-300 -20L1500 -20L1500 390L-300 390z'), '#081821', pen(2.6)) +
    grain +
    solid('M-20 575L1220 575L1220 590L-20 590z', '#0d242e', pen(2.6)) +
    area(box(-20, 590, 1240, 100), '#060f17') +
    line('M-20 590H1220', pen(2)) +
    drawers
  );
}

/** All that does not move. */
export function room() {
  const wall = repeat(11, (i) =>
    hair(curve(sample((x) => 24 + i * 34 + 9 * Math.sin(x / 190 + i * 0.5), -20, 1220)), 0.17),
  );
  return wall + tools() + casement() + shelf() + bench() + oscilloscope() + spools() + iron() + notebook();
}
