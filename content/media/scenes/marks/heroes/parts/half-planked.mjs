/** A boat half planked, large: the log, its ribs, the planks so far and the one being set; origins below the middle of the keel. */
import { hair, limb, ON_WHITE, pen, polygon } from '../../parts/shapes.mjs';
import { area, line, round, thousandths } from '../../stage.mjs';
import { tinted } from './boatyard.mjs';

const HALF = 350;
const ROWS = 3;

const LOG =
  'M-362 -252C-338 -156 -292 -86 -222 -68C-150 -60 150 -60 222 -68C292 -86 338 -156 362 -258C366 -150 316 -26 232 0C120 14 -120 14 -232 0C-316 -26 -366 -150 -362 -252z';
const GRAIN =
  'M-330 -150C-300 -70 -260 -46 -180 -44C-60 -40 80 -40 180 -44C250 -48 300 -76 326 -140M-268 -34C-180 -10 -60 -12 60 -14M120 -18C180 -18 232 -24 262 -44M-150 -28L-134 -28M-40 -28L-22 -29M72 -27L90 -28M196 -34L212 -36';

/** The gunwale, the edge of the log, and the edges of the rows between them. */
const sheer = (u) => -178 - 62 * Math.abs(u / HALF) ** 2.4;
const rim = (u) => -66 - 96 * Math.abs(u / HALF) ** 5;
const edge = (row) => (u) => rim(u) + (sheer(u) - rim(u)) * (row / ROWS);

/** Points of v = f(u), from one u to another. */
const along = (f, from, to) =>
  Array.from({ length: 25 }, (_, i) => from + ((to - from) * i) / 24).map((u) => [u, f(u)]);

/** The far gunwale, seen over the near one; they meet at the stems. */
const farSheer = (u) => sheer(u) - 22 * (1 - (u / 360) ** 4);

/** How far each row of planks has come. */
const ENDS = [114, 38, -114];

const RIBS = Array.from({ length: 17 }, (_, i) => -304 + i * 38);

const nearRib = (u) => {
  const top = sheer(u) - 16;
  return `M${u} ${round(rim(u) + 14)}C${u - 7} ${round(rim(u) - 30)} ${u - 8} ${round(top + 50)} ${u - 1} ${round(top)}`;
};
const farRib = (u) => {
  const top = farSheer(u + 18) - 9;
  return `M${u + 17} ${round(rim(u) + 12)}C${u + 27} ${round(rim(u) - 44)} ${u + 28} ${round(top + 46)} ${u + 20} ${round(top)}`;
};

/** The far side with its ribs and its gunwale, and the floor of the boat. */
export const farSide = (put) =>
  area(
    put(polygon([...along(farSheer, -330, 330), ...along((u) => rim(u) - 10, -330, 330).reverse()])),
    '#061219',
    'fill-opacity="0.55" ',
  ) +
  limb(put(RIBS.slice(0, -1).map(farRib).join('')), 7, 4, '#0b232b') +
  limb(put(polygon(along(farSheer, -354, 354), false)), 6, 3, '#0b232b');

/** A row of planks from the left end of the boat, with its nails over the ribs. */
function row(put, i) {
  const [below, above, end] = [edge(i), edge(i + 1), ENDS[i]];
  const foot = i ? below : (u) => below(u) + 14;
  const from = i ? -352 : -336;
  const outline = [...along(above, from, end), ...along(foot, from, end - 3).reverse()];
  const nail = (u, t) => {
    const at = `${u - 4} ${round(above(u) + (below(u) - above(u)) * t)}`;
    return `M${at}L${at}`;
  };
  const nails = RIBS.filter((u) => u < end - 4).map((u) => nail(u, 0.32) + nail(u, 0.7));
  return tinted(put(polygon(outline)), thousandths(0.16 + 0.05 * i), 2.8) + line(put(nails.join('')), pen(3.2, 0.8));
}

/** The near ribs, the planks so far and the log. */
export const nearSide = (put) =>
  limb(put(RIBS.map(nearRib).join('')), 11, 6.4, '#17504f') +
  ENDS.map((_, i) => row(put, i)).join('') +
  tinted(put(LOG), 0.09, 3.2) +
  hair(put(GRAIN), 0.6);

const FROM = -111;
const TO = 196;

/** The plank being set: it follows the gunwale, and its free end still springs away. White-hot. */
export function plank(put) {
  const spring = (u) => Math.max(0, (u - 20) / 176) ** 2 * 26;
  const top = along((u) => sheer(u) - spring(u), FROM, TO);
  const foot = along((u) => edge(2)(u) + 1 - spring(u) * 1.12, FROM, TO);
  const d = put(polygon([...top, ...foot.reverse()]));
  const grain = along((u) => (sheer(u) + edge(2)(u)) / 2 - spring(u) - 3, FROM + 90, TO - 30);
  return (
    area(d, '#fff') +
    line(d, { width: 3.2, colour: '#fff' }) +
    line(put(polygon(grain, false)), { width: 1.6, colour: ON_WHITE })
  );
}
