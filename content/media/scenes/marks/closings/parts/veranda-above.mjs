/** A veranda from straight above: cement tiles, the sun through a lattice, a round table, chairs and a sleeping cat. */
import { across, DAY, ink } from '../../daylight.mjs';
import { box, card, faded, placed, repeat, solid, within } from '../../parts/shapes.mjs';
import { oval } from '../../parts/trade-shapes.mjs';
import { area, curve, line, round, sample } from '../../stage.mjs';

const SHADE = '#123c40';
const TABLE = oval(600, 378, 486, 338);

/** Wood and shade change along the picture as the lights do. */
const gradients = () =>
  across('wood', ['#0d3033', '#2b2118', '#4a2b10'], 120, 1080) +
  across('sunny-wood', ['#2a6a66', '#70502f', '#a5692a'], 120, 1080) +
  across('tile', ['#9fd0c7', '#e4d2ae', '#ecbc7a'], 0, 1200) +
  across('bed', ['#d8ece5', '#f6ecd8', '#fae0b4'], 0, 1200);

/** Flat shadow, to the lower left: the sun stands at the upper right. */
export const shadow = (d, far = 1) => area(placed(-12 * far, 13 * far)(d), DAY.ink, 'fill-opacity=".4" ');

/** Panes of a lattice, slanted as the sun brings them to the floor: path data of the sunny places. */
function panes() {
  const at = (u, v) => [96 + u * 218 - v * 84, -78 + v * 190 + u * 26].map(round).join(' ');
  const pane = (u, v) => {
    const [right, foot] = [u + 0.86, v + 0.84];
    return `M${at(u, v)}L${at(right, v)}L${at(right, foot)}L${at(u, foot)}z`;
  };
  return repeat(30, (i) => pane(i % 6, Math.floor(i / 6)));
}

/** A frond of which only the shadow falls in. */
function frond(x, y, turn, size) {
  const leaf = (i, m) => {
    const u = 10 + 21 * i;
    const long = 96 * Math.sin(Math.PI * (0.2 + 0.06 * i));
    const [tip, edge] = [u + 0.75 * long, m * long];
    return `M${u} 0Q${round(u + 0.28 * long)} ${round(0.62 * edge)} ${round(tip)} ${round(edge)}Q${round(u + 0.5 * long)} ${round(0.46 * edge)} ${u + 11} 0z`;
  };
  const put = placed(x, y, turn, size);
  // Each side is an area of its own: in one area, outlines that turn against each other would cut holes.
  return (
    [1, -1].map((m) => area(put(repeat(13, (i) => leaf(i, m))), SHADE)).join('') +
    line(put('M-60 0L300 0'), { width: 7, colour: SHADE })
  );
}

const fronds = () =>
  faded(
    0.42,
    frond(-40, 700, -64, 1.1) + frond(1220, 500, -112, 1.05) + frond(880, 712, -166, 1.15) + frond(150, 400, -74, 0.9),
  );

/** Old cement tiles: four make a ring about a lozenge. */
function tiles() {
  const size = 74;
  const each = (draw) =>
    repeat(17 * 11, (i) =>
      draw(((i % 17) - 0.4) * size, (Math.floor(i / 17) - 0.3) * size, (i + Math.floor(i / 17)) % 2),
    );
  const rings = each((x, y) => `${oval(x, y, 33)}${oval(x, y, 22)}`);
  const lozenges = each((x, y) => {
    const [u, v] = [x + size / 2, y + size / 2];
    return `M${round(u)} ${round(v - 15)}L${round(u + 15)} ${round(v)}L${round(u)} ${round(v + 15)}L${round(u - 15)} ${round(v)}z`;
  });
  const dots = each((x, y) => oval(x, y, 8));
  const seams =
    repeat(17, (i) => `M${round((i + 0.1) * size)} 0V750`) + repeat(11, (i) => `M0 ${round((i + 0.2) * size)}H1200`);
  return (
    area(box(0, 0, 1200, 750), 'url(#bed)') +
    area(rings, 'url(#tile)', 'fill-rule="evenodd" ') +
    area(lozenges + dots, 'url(#tile)') +
    line(seams, { width: 1.3, opacity: 0.4 })
  );
}

/** The floor, in the shade but for the panes. */
export const floor = () =>
  gradients() +
  tiles() +
  area(`${box(0, 0, 1200, 750)}${panes()}`, SHADE, 'fill-rule="evenodd" fill-opacity=".42" ') +
  fronds();

/** The table: its shadow far below, its boards, a rim; the panes come to it further to the upper right. */
export function table() {
  const grain = repeat(15, (i) => curve(sample((x) => 62 + i * 45 + 4 * Math.sin(x / 90 + i * 2), 100, 1100, 40)));
  const put = placed(40, -44);
  return (
    area(placed(-40, 44)(TABLE), DAY.ink, 'fill-opacity=".5" ') +
    `<clipPath id="top"><path d="${TABLE}"/></clipPath>` +
    area(TABLE, 'url(#wood)') +
    `<g clip-path="url(#top)">${area(put(panes()), 'url(#sunny-wood)')}<g transform="translate(40 -44)">${fronds()}</g>` +
    `${line(grain, { width: 1.6, colour: '#f6d29a', opacity: 0.26 })}</g>` +
    line(oval(600, 378, 474, 326), { width: 2, colour: '#f6d29a', opacity: 0.5 }) +
    line(TABLE, ink(4))
  );
}

/** A chair whose back is away from the table: at the origin it stands below it. */
export function chair(x, y, turn, cushion) {
  const put = placed(x, y, turn);
  const weave = repeat(9, (i) => `M${-72 + i * 18} -84L${-72 + i * 18} 62M-84 ${-78 + i * 17}L84 ${-78 + i * 17}`);
  const seat = put(card(-94, -96, 188, 178, 34));
  return (
    shadow(seat, 2) +
    solid(seat, '#6b3d18', ink(3)) +
    solid(put(card(-82, -88, 164, 156, 28)), cushion, ink(2)) +
    line(put(weave), { width: 1.4, colour: DAY.ink, opacity: 0.35 }) +
    shadow(put('M-104 78C-60 116 60 116 104 78L104 100C60 138 -60 138 -104 100z')) +
    area(
      put('M-104 72C-60 110 60 110 104 72C112 78 112 92 104 100C60 136 -60 136 -104 100C-112 92 -112 78 -104 72z'),
      DAY.ink,
    ) +
    line(put('M-96 82C-56 114 56 114 96 82'), { width: 2, colour: '#d99a4a' })
  );
}

/** A ginger cat, curled up asleep: its tail lies over its nose. */
export function cat(x, y, turn) {
  const put = placed(x, y, turn);
  const head = within(put, -22, -18, 34);
  const body = 'M-6 -74C44 -78 82 -40 80 6C78 52 42 80 -4 78C-50 76 -80 44 -78 2C-76 -40 -50 -70 -6 -74z';
  const tail =
    'M72 24C66 62 28 86 -14 78C-58 72 -82 38 -72 8C-66 -6 -44 -2 -45 14C-44 38 -24 54 0 54C22 54 38 44 46 28';
  const skull =
    'M-31 -4C-31 -16 -30 -32 -27 -44C-18 -40 -10 -34 -6 -29L6 -29C10 -34 18 -40 27 -44C30 -32 31 -16 31 -4C31 14 20 26 11 33C6 37 -6 37 -11 33C-20 26 -31 14 -31 -4z';
  const stripes =
    'M30 -72C28 -58 32 -48 40 -38M54 -58C50 -46 52 -36 58 -28M72 -34C64 -28 62 -16 64 -8M78 -4C70 0 66 8 68 14M2 -74C0 -66 2 -62 4 -58';
  const rings = 'M50 38L64 54M26 50L36 72M-4 54L-2 78M-30 44L-44 66M-44 20L-70 28';
  return (
    shadow(put(body)) +
    solid(put(body), '#e39a3c', ink(3)) +
    area(put('M-78 2C-80 44 -50 76 -4 78C30 78 58 62 70 40C40 58 0 40 10 -2z'), '#b3661c') +
    line(put(stripes), { width: 5, colour: '#8a4510' }) +
    line(put('M12 28C4 -6 40 -20 58 4C62 10 64 18 62 26'), ink(2.4)) +
    area(head('M-26 10C-20 30 -8 44 8 40L34 14z'), '#8a4510') +
    solid(head(skull), '#eda94e', ink(2.8)) +
    area(head('M-23 -35L-12 -26L-25 -18zM23 -35L12 -26L25 -18z'), '#b3661c') +
    line(head('M-9 -18L-7 -4M0 -20L0 0M9 -18L7 -4'), { width: 4.4, colour: '#8a4510' }) +
    line(head('M-23 8C-19 13 -14 14 -10 13M23 8C19 13 14 14 10 13'), ink(2.6)) +
    area(put(tail), '#e39a3c') +
    line(put(rings), { width: 5.4, colour: '#8a4510' }) +
    line(put(tail), ink(2.6))
  );
}
