/** A pharmacy and a physiotherapist's practice in section, 24 pixels to the metre; both from the middle of the foot. */
import { disc, INK, lit, PEOPLE, TRIM, tiles, turned, uprights, WALL } from '../../parts/facade.mjs';
import { box, fine, hair, pen, placed, repeat, solid } from '../../parts/shapes.mjs';
import { area, chance, line } from '../../stage.mjs';

/** A dark shape before the lit wall, with an edge of light. */
export const before = (d, fill = INK) => area(d, fill) + line(d, { width: 1, colour: 'url(#lit)', opacity: 0.9 });

/** Lines on the lit wall. */
export const drawn = (d, width = 1.6) => line(d, { width, colour: INK, opacity: 0.9 });

/** A room cut open: a lit wall within thick walls. */
export const room = (d) => lit(d, 0.72) + line(d, pen(2.2));

/** Bottles, jars and packs side by side on a shelf. */
function stock(from, to, y, seed) {
  let [d, x] = ['', from];
  for (let i = 0; x < to - 7; i++) {
    const [w, h] = [4 + 3 * chance(seed + i), 7 + 6 * chance(seed + i * 3)];
    const bottle = `M${x} ${y}L${x} ${y - h * 0.6}L${x + w * 0.32} ${y - h * 0.75}L${x + w * 0.32} ${y - h}L${x + w * 0.68} ${y - h}L${x + w * 0.68} ${y - h * 0.75}L${x + w} ${y - h * 0.6}L${x + w} ${y}z`;
    if (chance(seed + i * 7) > 0.12) d += chance(seed + i * 5) > 0.45 ? bottle : box(x, y - h * 0.7, w + 1.5, h * 0.7);
    x += w + 3.4;
  }
  return d;
}

/** The pharmacist reaches for a bottle, the counter hides the legs; a customer waits with a child. */
export function pharmacy(x, y) {
  const put = placed(x, y, 0, 1.06);
  const chemist =
    'M-7 -20L-7 -34C-7 -41 0 -43 5 -41L14 -56L17.5 -54L10 -36L8 -20zM-7 -36L-13 -28L-4 -24L-3 -27L-9 -29L-5 -33z';
  const shelves = [-50, -67, -84].map((v) => `M-74 ${v}L36 ${v}`).join('');
  const counter = 'M-52 -27L34 -27L34 -23L30 -23L30 0L-48 0L-48 -23L-52 -23z';
  const scale =
    'M-40 -27L-40 -29L-28 -29L-28 -27M-34 -29L-34 -40M-44 -38L-24 -38M-44 -38L-47 -33L-41 -33L-44 -38M-24 -38L-27 -33L-21 -33L-24 -38';
  const mortar = 'M14 -27L11 -35L23 -35L20 -27zM20 -35L26 -43L27.5 -42L22 -35z';
  const cross = 'M-4 -130L4 -130L4 -124L10 -124L10 -116L4 -116L4 -110L-4 -110L-4 -116L-10 -116L-10 -124L-4 -124z';
  return (
    solid(put(box(-88, -106, 176, 106)), WALL, pen(2.4)) +
    solid(put('M-30 -106L-30 -124C-30 -138 30 -138 30 -124L30 -106z'), WALL, pen(2.2)) +
    lit(put(cross), 0.95) +
    solid(put(box(-94, -112, 188, 8)), TRIM, pen(2.2)) +
    solid(put(box(-88, -120, 10, 8) + box(78, -120, 10, 8)), TRIM, pen(1.8)) +
    room(put(box(-78, -98, 156, 96))) +
    drawn(put(`${shelves}M-74 -98L-74 -33M36 -98L36 -30M-20 -98L-20 -46`), 1.8) +
    area(
      put(
        stock(-71, -22, -51, 3) +
          stock(-17, 36, -51, 61) +
          stock(-71, -22, -68, 31) +
          stock(-17, 36, -68, 11) +
          stock(-71, -22, -85, 47) +
          stock(-17, 36, -85, 19),
      ),
      INK,
    ) +
    before(put(placed(-4, -2, 0, 1.1)(chemist))) +
    before(put(disc(-4, -51, 5))) +
    before(put(counter)) +
    fine(put('M-44 -19L-44 -4L-8 -4L-8 -19zM-4 -19L-4 -4L26 -4L26 -19z'), 0.5) +
    drawn(put(scale)) +
    before(put(mortar)) +
    before(put(placed(50, -2, 0, 1.14)(turned(PEOPLE.woman)))) +
    before(put(placed(66, -2, 0, 1.1)(turned(PEOPLE.child)))) +
    solid(put(box(-94, -2, 188, 7)), '#0d242e', pen(2.2))
  );
}

/** The therapist bends over a patient on the couch; wall bars, a chart of the spine, an exercise ball. */
export function practice(x, y) {
  const put = placed(x, y, 0, 1.06);
  const patient =
    'M-43 -29C-44 -36 -34 -37 -33 -31C-26 -37 -12 -36 0 -34C8 -38 16 -36 22 -32L44 -30L46 -34L49 -33L48 -26L-32 -25C-36 -24 -42 -25 -43 -29z';
  const therapist =
    'M6 -26L8 -44C6 -54 0 -60 -8 -58C-14 -54 -15 -46 -15 -38L-17 -34L-10 -33L-8 -42L-4 -46L-5 -34L2 -34L4 -26zM4 -26L4 0L10 0L12 -16L16 0L22 0L16 -30L8 -40z';
  const couch = 'M-48 -26L50 -26L50 -20L-48 -20zM-38 -20L-34 -20L-34 0L-38 0zM38 -20L42 -20L42 0L38 0z';
  const bars = `${uprights(-72, -54, -88, -2, 18)}${repeat(11, (i) => `M-72 ${-84 + i * 7.6}L-54 ${-84 + i * 7.6}`)}`;
  const chart = repeat(8, (i) => disc(36 + 1.6 * Math.sin(i / 1.6), -80 + i * 4.2, 1.5));
  return (
    solid(put(box(-82, -98, 164, 98)), WALL, pen(2.4)) +
    solid(put('M-96 -96L-62 -132L62 -132L96 -96z'), '#0a1c26', pen(2.4)) +
    hair(put(tiles([-62, 62, -132], [-94, 94, -98], 4)), 0.65) +
    line(put('M-64 -133L64 -133'), pen(3.2)) +
    room(put(box(-74, -90, 148, 88))) +
    drawn(put(bars), 1.7) +
    drawn(put(box(24, -86, 24, 38))) +
    area(put(`${chart}`), INK) +
    drawn(put('M29 -70Q36 -76 43 -70M30 -54Q36 -48 42 -54'), 1.2) +
    drawn(put('M-22 -90L-22 -78'), 1.5) +
    before(put('M-32 -72C-31 -80 -13 -80 -12 -72z')) +
    before(put(therapist)) +
    before(put(disc(-14, -63, 5))) +
    before(put(couch)) +
    before(put(patient), '#17555a') +
    before(put(disc(61, -14, 12)), '#17454b') +
    drawn(put('M52 -21Q61 -14 53 -6M66 -25Q60 -14 68 -4'), 1.1) +
    solid(put(box(-88, -2, 176, 7)), '#0d242e', pen(2.2))
  );
}
