/** The waterworks of an estate: tanks with their valves and sensors, the pump house, the pipe between them. */
import { disc } from '../../parts/facade.mjs';
import {
  box,
  card,
  dot,
  facing,
  fine,
  firm,
  hair,
  pen,
  placed,
  polygon,
  repeat,
  solid,
  spot,
} from '../../parts/shapes.mjs';
import { area, line, round } from '../../stage.mjs';

/** A place in the picture, which can also turn parts to the left (m = -1). */
export function site(x, y, s, m = 1) {
  const at = placed(x, y, 0, s);
  const put = (d) => at(facing(m)(d));
  const point = (u, v) => spot(put, u, v);
  return { put, point };
}

const oval = (x, y, rx, ry) =>
  `M${x - rx} ${y}C${x - rx} ${y - ry * 1.3} ${x + rx} ${y - ry * 1.3} ${x + rx} ${y}C${x + rx} ${y + ry * 1.3} ${x - rx} ${y + ry * 1.3} ${x - rx} ${y}z`;

/** A sensor box, its lamp and its aerial; u and v are the middle of its lower edge. Its radio leaves from `v - 60`. */
export function sensor({ put, point }, u, v, size) {
  const [x, y] = point(u, v - 19);
  const [tipX, tipY] = point(u, v - 58);
  return (
    firm(put(`M${u} ${v - 28}L${u} ${v - 56}`)) +
    solid(put(card(u - 11, v - 29, 22, 29, 3)), '#0f2a33', pen(2.4)) +
    hair(put(`M${u - 6} ${v - 9}L${u + 6} ${v - 9}M${u - 6} ${v - 5}L${u + 6} ${v - 5}`), 0.7) +
    line(`M${x} ${y}l0.1 0`, pen(round(6.4 * size))) +
    line(`M${tipX} ${tipY}l0.1 0`, pen(round(6 * size)))
  );
}

/** The front edge of a round section of the tank at height v, within `u` of its middle. */
const rim = (v, u = 52) => {
  const end = round(v + 12 - 12 * (u / 52) ** 2);
  return `M${-u} ${end}Q0 ${round(2 * (v + 12) - end)} ${u} ${end}`;
};

/** A round tank on its plinth, cut open to show how full it is (0 to 1); x is its axis, y the ground. */
export function tank(x, y, s, m, full) {
  const spot = site(x, y, s, m);
  const { put } = spot;
  const plinth = put('M-64 -4L-64 12Q0 42 64 12L64 -4Q0 -28 -64 -4z');
  const body = put('M-52 -112L-52 -6Q0 18 52 -6L52 -112z');
  const lid = put('M-56 -112Q0 -84 56 -112L56 -119C44 -132 28 -139 14 -142L-14 -142C-28 -139 -44 -132 -56 -119z');
  const hatch = put('M-15 -142L-15 -148Q0 -153 15 -148L15 -142Q0 -137 -15 -142z');
  const seams = put(
    'M-38 -128Q-34 -112 -34 -104M38 -128Q34 -112 34 -104M-13 -141Q-12 -112 -12 -100M13 -141Q12 -112 12 -100',
  );
  const ribs = put(repeat(6, (i) => rim(-97 + i * 16)));
  const cut = (u, top, foot) => put(`${rim(top, u)}L${u} ${foot + 4}Q0 ${foot + 16} ${-u} ${foot + 4}z`);
  const level = -20 - 72 * full;
  const surface = put(`${rim(level, 31)}Q0 ${level - 6} -31 ${round(level + 7.7)}z`);
  const ripples = put(repeat(5, (i) => (level + 12 + i * 15 < -38 ? rim(level + 12 + i * 15, 24 - 4 * (i % 2)) : '')));
  const marks = put(repeat(7, (i) => `M37 ${-86 + i * 12}L${i % 3 ? 42 : 46} ${-86 + i * 12}`));
  const riser = put('M-63 14L-63 -136Q-63 -150 -50 -150L-40 -150Q-30 -150 -30 -140L-30 -136');
  const outlet = put('M50 -10L76 -10L76 14');
  const valve = put('M57 -19L75 -1L75 -19L57 -1z');
  const wheel = put(`M66 -12L66 -30${oval(66, -31, 10, 4)}`);
  const post = put('M98 16L98 -30');
  const lead = put('M88 -36Q80 -34 76 -22');
  return (
    solid(plinth, '#08171f', pen(2.2)) +
    solid(body, '#0c222c', pen(2.8)) +
    hair(ribs, 0.5) +
    solid(cut(36, -96, -22), '#123039', pen(1.6, 0.8)) +
    solid(cut(31, -92, -24), '#040b11', pen(2)) +
    area(put(`${rim(level, 31)}L31 -20Q0 -8 -31 -20z`), '#117a78') +
    hair(ripples, 0.75) +
    solid(surface, '#48c9bb', pen(2)) +
    line(marks, pen(1.5, 0.8)) +
    pipe(riser, round(6 * s)) +
    solid(lid, '#0f2a34', pen(2.6)) +
    hair(seams, 0.5) +
    solid(hatch, '#123039', pen(2)) +
    pipe(outlet, round(7 * s)) +
    solid(valve, '#123a42', pen(2.2)) +
    fine(wheel, 0.95) +
    firm(post, 0.8) +
    fine(lead, 0.8) +
    sensor(spot, 98, -24, s)
  );
}

/** A pipe along path data: two edges and a dark core; `flanges` apart, if given. */
export function pipe(d, width, flanges = 0) {
  const butt = 'style="stroke-linecap:butt" ';
  const joints = flanges
    ? line(d, { width: width + 6, extra: `style="stroke-linecap:butt" stroke-dasharray="3 ${flanges}" ` })
    : '';
  return joints + line(d, { width: width + 2, extra: butt }) + line(d, { width: width - 2, colour: '#0b222b' });
}

/** The pump house, open to the stream: in it the pump on its bed, outside the suction pipe; x is its middle, y the ground. */
export function pumpHouse(x, y, s) {
  const spot = site(x, y, s);
  const { put } = spot;
  const fins = put(repeat(6, (i) => `M${-14 + i * 6} -42L${-14 + i * 6} -22`));
  const motor = put(card(-20, -45, 42, 26, 7));
  const bed = put('M-62 -12L32 -12L32 -4L-62 -4zM-50 -12L-50 -18M-12 -12L-12 -20M14 -12L14 -20M-28 -32L-20 -32');
  const sheet = put(repeat(17, (i) => `M${-66 + i * 8.25} -138L${-86 + i * 10.75} -92`));
  const louvres = put(repeat(6, (i) => `M52 ${-58 + i * 6}L68 ${-58 + i * 6}`));
  const stones = put('M-76 -70L-70 -70M-76 -50L-68 -50M-76 -22L-70 -22M38 -84L50 -84M62 -80L74 -80M40 -20L44 -20');
  const roof = put(
    polygon([
      [-94, -88],
      [-70, -140],
      [70, -140],
      [94, -88],
    ]),
  );
  const ripples = put(`${oval(-104, 36, 15, 4)}${oval(-104, 37, 27, 7)}`);
  return (
    solid(put(box(-86, -4, 172, 18)), '#08151d', pen(2.2)) +
    solid(put(box(-76, -92, 152, 88)), '#0b1f29', pen(2.8)) +
    hair(stones, 0.55) +
    solid(put(box(-66, -80, 100, 76)), '#14525a', pen(2.2)) +
    pipe(put('M-44 -32L-44 -66L34 -66'), round(8 * s)) +
    pipe(put('M-44 -32L-96 -32Q-104 -32 -104 -24L-104 36'), round(9 * s)) +
    solid(put(`${box(-84, -39, 5, 14)}${box(-111, -12, 14, 5)}`), '#123039', pen(1.6)) +
    fine(ripples, 0.8) +
    solid(motor, '#0b222c', pen(2.4)) +
    hair(fins, 0.8) +
    solid(put(disc(-44, -32, 18)), '#0d2832', pen(2.6)) +
    fine(put(disc(-44, -32, 8)), 0.8) +
    solid(bed, '#08171f', pen(2)) +
    solid(put(box(46, -68, 28, 64)), '#0f2a33', pen(2)) +
    hair(louvres, 0.8) +
    solid(roof, '#0c232d', pen(2.8)) +
    hair(sheet, 0.55) +
    solid(put(box(-74, -146, 148, 8)), '#0f2a33', pen(2)) +
    sensor(spot, 54, -146, s) +
    dot(...spot.point(40, -62), round(3 * s), '#ffe9c4')
  );
}
