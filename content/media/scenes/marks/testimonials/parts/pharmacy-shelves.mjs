/** The shelves behind the counter, and the gap that the box has left. */
import { DAY, ink } from '../../daylight.mjs';
import { AMBER, CREAM, MINT, RUST, TEAL } from '../../parts/palette.mjs';
import { box, card, pen, placed, solid } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, line } from '../../stage.mjs';

/** What stands on a shelf, the middle of its foot at the origin: its outline, label, shade and lid. */
const KINDS = {
  bottle: [
    'M-22 0L-22 -46C-22 -60 -9 -60 -9 -70L-9 -78L9 -78L9 -70C9 -60 22 -60 22 -46L22 0z',
    box(-22, -42, 44, 24),
    box(-22, -46, 9, 46),
    card(-12, -90, 24, 14, 4),
  ],
  jar: [
    'M-26 0L-26 -56C-26 -62 -20 -64 -16 -64L16 -64C20 -64 26 -62 26 -56L26 0z',
    box(-26, -46, 52, 26),
    box(-26, -56, 10, 56),
    card(-22, -78, 44, 16, 4),
  ],
  pack: [box(-21, -74, 42, 74), box(-21, -58, 42, 14), box(-21, -74, 9, 74), ''],
  flat: [box(-34, -40, 68, 40), box(4, -28, 20, 14), box(-34, -40, 10, 40), ''],
};

/** One of them; its left side is in the shade. */
function ware([kind, x, y, fill, lid = DAY.ink]) {
  const [outline, label, shade, lidOf] = KINDS[kind];
  const put = placed(x, y);
  const mark = fill === CREAM ? TEAL : DAY.light;
  return (
    area(put(outline), fill) +
    area(put(label), mark) +
    (lidOf ? area(put(oval(0, -30, 7)), fill === MINT ? TEAL : fill) : '') +
    area(put(shade), '#0b3f42', 'fill-opacity=".25" ') +
    line(put(outline), ink(2)) +
    (lidOf ? solid(put(lidOf), lid, ink(1.6)) : '')
  );
}

const WARES = [
  // The top shelf.
  ['jar', 662, 132, TEAL],
  ['jar', 724, 132, AMBER],
  ['bottle', 784, 132, MINT, RUST],
  ['bottle', 834, 132, MINT, RUST],
  ['pack', 886, 132, CREAM],
  ['pack', 930, 132, TEAL],
  ['flat', 1000, 132, AMBER],
  ['flat', 1000, 92, CREAM],
  ['bottle', 1068, 132, RUST],
  ['bottle', 1118, 132, RUST],
  ['jar', 1174, 132, MINT],
  // The middle one, from which the box comes.
  ['bottle', 650, 294, AMBER],
  ['jar', 846, 294, TEAL],
  ['jar', 1024, 294, AMBER],
  ['bottle', 1080, 294, TEAL, AMBER],
  ['bottle', 1130, 294, TEAL, AMBER],
  ['pack', 1180, 294, RUST],
  // The lower one.
  ['pack', 650, 456, RUST],
];

const shelf = (y) =>
  area(`M622 ${y + 12}L1210 ${y + 12}L1210 ${y + 30}L622 ${y + 30}z`, '#0b5a58', 'fill-opacity=".26" ') +
  solid(box(622, y, 590, 13), '#d3a25c', pen(2.2));

/** Where the box stood: its outline in dashes, free of dust. */
const gap = () =>
  area(box(686, 196, 118, 97), '#fff6df', 'fill-opacity=".75" ') +
  line(box(686, 196, 118, 97), { width: 3.4, colour: '#c8762a', extra: 'stroke-dasharray="10 9" ' });

export const shelves = () => [132, 294, 456].map(shelf).join('') + gap() + WARES.map(ware).join('');
