/** The space of the careers hero, in metres from the middle of the door, and the veranda beyond it: floor, rafters, eave, posts. */
import { DAY } from '../../daylight.mjs';
import { box, fine, hair, pen, placed, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

/** Shade under the roof, and the red cement of the floor, in shade and in the sun. */
const ROOF = '#2d6763';
export const CEMENT = '#cf9868';
const SUNNY = '#f8dcae';

/** Where a point stands in the picture: metres to the right, above the floor, and beyond the door. */
export function at(x, high, deep) {
  const scale = 900 / (3 + deep);
  return [1260 + x * scale, 430 + (1.55 - high) * scale];
}

/** A flat thing with corners in metres. */
export const sheet = (...corners) => polygon(corners.map((corner) => at(...corner)));

/** A straight line between two points in metres. */
export const edge = (from, to) => polygon([at(...from), at(...to)], false);

const DEPTH = 2.5;
const EAVE = 2.7;

/** How near to the door the sun comes in under the eave. */
const SUN = 0.5;

/** The floor: the sun as far as the eave lets it in, shadows of the posts across it. */
export function floor(posts) {
  const shadows = posts.map((x) =>
    sheet([x - 0.08, 0, 2.3], [x + 0.08, 0, 2.3], [x - 2.2, 0, SUN], [x - 2.42, 0, SUN]),
  );
  return (
    area(sheet([-4, 0, 0], [4, 0, 0], [4, 0, DEPTH], [-4, 0, DEPTH]), CEMENT) +
    area(sheet([-4, 0, SUN], [4, 0, SUN], [4, 0, DEPTH], [-4, 0, DEPTH]), SUNNY) +
    area(shadows.join(''), CEMENT) +
    fine(edge([-4, 0, DEPTH], [4, 0, DEPTH]), 0.9)
  );
}

/** The joints of its squares, over whatever shadow lies on them. */
export function joints() {
  const across = repeat(5, (i) => edge([-4, 0, i * 0.625], [4, 0, i * 0.625]));
  const along = repeat(14, (i) => edge([-3.9 + i * 0.6, 0, 0], [-3.9 + i * 0.6, 0, DEPTH]));
  return hair(across + along, 0.45);
}

/** Rafters and battens below the tiles, in the shade. */
export function rafters() {
  const battens = repeat(6, (i) => edge([-4, 3.12 - i * 0.065, i * 0.45], [4, 3.12 - i * 0.065, i * 0.45]));
  const beams = repeat(17, (i) => {
    const x = -4 + i * 0.5;
    return sheet([x - 0.035, 3.1, 0], [x + 0.035, 3.1, 0], [x + 0.035, 2.74, EAVE], [x - 0.035, 2.74, EAVE]);
  });
  return (
    area(sheet([-4, 3.2, 0], [4, 3.2, 0], [4, 2.74, EAVE], [-4, 2.74, EAVE]), ROOF) +
    line(battens, { width: 1.6, colour: '#7dbdb2', opacity: 0.6 }) +
    area(beams, DAY.ink)
  );
}

/** The board of the eave, cut into drops with eyes. */
export function eave() {
  const [left, top] = at(-3.4, 2.76, EAVE);
  const drop = 27;
  const board = repeat(42, (i) => {
    const x = round(left + i * drop);
    return `M${x} ${round(top + 18)}L${x + drop} ${round(top + 18)}C${x + drop} ${round(top + 30)} ${x + 19} ${round(top + 31)} ${x + 16.5} ${round(top + 37)}L${x + 13.5} ${round(top + 44)}L${x + 10.5} ${round(top + 37)}C${x + 8} ${round(top + 31)} ${x} ${round(top + 30)} ${x} ${round(top + 18)}z`;
  });
  const eyes = repeat(42, (i) => box(left + i * drop + 11, top + 22, 5, 5));
  return (
    area(box(left, top, 42 * drop, 19), DAY.ink) +
    area(board, DAY.ink) +
    area(eyes, DAY.amber) +
    line(`M${round(left)} ${round(top + 8)}h${42 * drop}`, { width: 1.4, colour: '#5fb8b0', opacity: 0.7 })
  );
}

/** A turned post at the edge of the floor: ink, with a sliver of sun along its right side. */
export function post(x) {
  const [u, foot] = at(x, 0, 2.35);
  const head = at(x, 2.67, 2.35)[1];
  const tall = foot - head;
  return (
    area(
      box(u - 11, head, 22, tall) +
        box(u - 17, foot - 22, 34, 24) +
        box(u - 14, foot - 150, 28, 7) +
        box(u - 17, head + 54, 34, 9) +
        box(u - 14, head + 68, 28, 5),
      DAY.ink,
    ) + line(`M${round(u + 8)} ${round(head + 80)}V${round(foot - 28)}`, { width: 2.6, colour: '#ffd9a0' })
  );
}

/** A fern in a coconut husk that hangs from a rafter; (x, y) is the rim of the husk. */
export function fern(x, y) {
  const fronds = repeat(11, (i) => {
    const lean = (i - 5) / 5;
    const tip = [round(x + 46 * lean), round(y + 34 * lean * lean - 14 + 9 * (i % 2))];
    return `M${x} ${y}Q${round(x + 30 * lean)} ${y - 36} ${tip[0]} ${tip[1]}Q${round(x + 24 * lean)} ${y - 20} ${x} ${y}z`;
  });
  return (
    hair(`M${x - 16} ${y}L${x} ${y - 110}L${x + 16} ${y}`, 0.9) +
    solid(fronds, '#5fae9f', pen(1.5)) +
    area(
      `M${x - 20} ${y - 2}L${x + 20} ${y - 2}C${x + 18} ${y + 18} ${x + 8} ${y + 25} ${x} ${y + 25}C${x - 8} ${y + 25} ${x - 18} ${y + 18} ${x - 20} ${y - 2}z`,
      DAY.ink,
    ) +
    line(`M${x + 15} ${y + 4}C${x + 13} ${y + 14} ${x + 8} ${y + 18} ${x + 4} ${y + 20}`, {
      width: 2,
      colour: '#ffd9a0',
    })
  );
}

/** A plant with speckled leaves in a clay pot. */
export function pot(x, y, s) {
  const put = placed(x, y, 0, s);
  const leaves = repeat(9, (i) =>
    placed(x, y - 34 * s, -72 + i * 18, s * (0.8 + 0.3 * (i % 2)))('M0 0C9 -12 9 -34 0 -52C-9 -34 -9 -12 0 0z'),
  );
  const veins = repeat(9, (i) =>
    placed(x, y - 34 * s, -72 + i * 18, s * (0.8 + 0.3 * (i % 2)))('M0 -6L0 -44M0 -18L4 -26M0 -26L-4 -34'),
  );
  return (
    area(put('M-14 2L18 2L-30 16L-78 16z'), CEMENT) +
    solid(leaves, '#98cbbb', pen(1.6)) +
    line(veins, { width: 1.6, colour: '#d0622a' }) +
    solid(put('M-20 -34L20 -34L14 2L-14 2z'), '#b9622c', pen(2)) +
    area(put('M-20 -34L-6 -34L-5 2L-14 2z'), '#8f4519') +
    solid(put('M-23 -42L23 -42L22 -32L-22 -32z'), '#d27a3c', pen(1.8))
  );
}
