/** Trains of the Sri Lankan hill line, from the side; 18 pixels are a metre, the nose is at the origin, on the rail. */
import { disc, lit, PEOPLE } from '../../parts/facade.mjs';
import { box, card, dot, fine, hair, pen, placed, repeat, solid, spot } from '../../parts/shapes.mjs';
import { area, chance, glow, round } from '../../stage.mjs';

const BODY = '#0c212b';
const IRON = '#07141c';

/** The line climbs to the right, one in fifty. */
const GRADE = -1.146;

const wheel = (put, u, r) => solid(put(disc(u, -r, r)), IRON, pen(1.7)) + hair(put(disc(u, -r, r * 0.35)), 0.8);

/** A bogie: wheels, side frame, springs. */
const bogie = (put, u, axles, pitch) =>
  repeat(axles, (i) => wheel(put, u + (i - (axles - 1) / 2) * pitch, 8)) +
  solid(put(box(u - (axles * pitch) / 2, -13, axles * pitch, 5)), BODY, pen(1.3)) +
  hair(put(`M${u - 5} -8L${u + 5} -8M${u - 5} -5.5L${u + 5} -5.5`), 0.8);

/** A lit pane and, now and then, the head and shoulders of somebody who rides along. */
function pane(put, u, seed) {
  const at = round(u + 4 + 6 * chance(seed + 50));
  const high = round(-48.6 - 2.4 * chance(seed + 90));
  const passenger = `M${at - 4.5} -42C${at - 4.5} -48 ${at + 4.5} -48 ${at + 4.5} -42z${disc(at, high, 2.9)}`;
  return (
    lit(put(card(u, -59, 14, 17, 2.5))) +
    area(put(card(u, -59, 14, 17, 2.5)), '#f2fff8', 'fill-opacity="0.34" ') +
    (chance(seed + 3) > 0.6 ? solid(put(passenger), '#0b2a30', pen(0.1, 0)) : '') +
    hair(put(`${card(u, -59, 14, 17, 2.5)}M${u} -53L${u + 14} -53`), 0.8)
  );
}

/** A coach of the railcar from u back to u - length; the first has the raked nose and the cab. */
function coach(put, u, length, first, seed) {
  const back = u - length;
  const nose = `M${u} -15L${u + 1} -27C${u + 1} -33 ${u - 3} -37 ${u - 7} -41L${u - 24} -66Q${u - 29} -73 ${u - 40} -74`;
  const flat = `M${u} -15L${u} -66Q${u} -73 ${u - 6} -74`;
  const shape = `${first ? nose : flat}L${back + 6} -74Q${back} -73 ${back} -66L${back} -15z`;
  const glass = `M${u - 11} -43L${u - 26} -63L${u - 41} -63L${u - 41} -43z`;
  const front = first ? u - 64 : u - 16;
  const count = Math.floor((front - back - 34) / 19.5);
  const doors = [front + 2, back + 15].map((d) => box(d - 6, -61, 12, 46)).join('');
  const roof = repeat(4, (i) => box(round(back + length * (0.16 + i * 0.19)), -78, 17, 4));
  const gear = box(back + length * 0.36, -13, 46, 8) + box(back + length * 0.6, -13, 30, 7);
  return (
    solid(put(gear), IRON, pen(1.3)) +
    bogie(put, u - 52, 2, 32) +
    bogie(put, back + 46, 2, 32) +
    solid(put(roof), BODY, pen(1.4)) +
    solid(put(shape), BODY, pen(2.4)) +
    hair(put(`M${back + 2} -67L${first ? u - 26 : u - 1} -67`), 0.7) +
    fine(put(`M${back} -36L${first ? u - 5 : u} -36M${back} -31L${u} -31`), 0.75) +
    hair(put(`M${back} -20L${u} -20`), 0.5) +
    repeat(count, (i) => pane(put, round(back + 25 + i * 19.5), seed + i)) +
    solid(put(doors), '#0f2a33', pen(1.4)) +
    lit(put([front + 2, back + 15].map((d) => box(d - 3.5, -58, 7, 14)).join('')), 0.7) +
    // Someone rides in an open door, as people do.
    (first
      ? lit(put(box(back + 9.5, -60, 11, 44)), 0.75) +
        solid(put(placed(back + 14, -16, 0, 0.92)(PEOPLE.man)), '#0b2a30', pen(0.8))
      : '') +
    (first ? lit(put(glass), 0.4) + hair(put(`${glass}M${u - 28} -63L${u - 28} -43`), 0.9) : '')
  );
}

/** A railcar set of two coaches that goes to the right, an S class as on the main line. */
export function railcar(x, y) {
  const put = placed(x, y, GRADE);
  const [u, v] = spot(put, -1, -29);
  return (
    coach(put, -286, 262, false, 40) +
    solid(put('M-286 -60L-274 -60L-274 -22L-286 -22z'), IRON, pen(1.4)) +
    hair(put('M-283 -60L-283 -22M-280 -60L-280 -22M-277 -60L-277 -22'), 0.7) +
    coach(put, 0, 274, true, 7) +
    hair(put('M2 -16L8 -12L4 -4L-4 -4M-4 -12L-6 -4'), 0.9) +
    glow(u, v, 54, '#ffe2b4', 0.55) +
    dot(u, v, 3, '#ffe9c8')
  );
}

/** A diesel locomotive of the hill line that goes to the left: short hood, cab, long hood. */
function engine(put) {
  const frame = 'M0 -14L2 -23L188 -23L190 -14L182 -12L8 -12z';
  const short = 'M8 -23L8 -46Q9 -52 16 -53L34 -53L34 -23z';
  const cab = 'M32 -23L32 -70Q33 -75 42 -76L64 -76Q72 -75 73 -70L73 -23z';
  const long = 'M72 -23L72 -61L170 -61Q180 -60 181 -52L181 -23z';
  const grilles = [box(84, -55, 26, 15), box(116, -55, 26, 15)].join('');
  const slats = repeat(8, (i) => `M${86 + i * 3} -54L${86 + i * 3} -41M${118 + i * 3} -54L${118 + i * 3} -41`);
  const doors = repeat(8, (i) => `M${80 + i * 12} -37L${80 + i * 12} -24`);
  const rails =
    'M4 -23L4 -38L32 -38M18 -38L18 -23M73 -34L187 -34L187 -23M100 -34L100 -23M130 -34L130 -23M160 -34L160 -23';
  return (
    solid(put(box(76, -13, 38, 9)), IRON, pen(1.4)) +
    bogie(put, 42, 3, 19) +
    bogie(put, 148, 3, 19) +
    solid(put(box(98, -66, 10, 6) + box(126, -66, 10, 6) + box(148, -65, 20, 5)), BODY, pen(1.4)) +
    solid(put(long), BODY, pen(2.3)) +
    solid(put(short), BODY, pen(2.3)) +
    solid(put(cab), '#0f2a33', pen(2.3)) +
    solid(put(grilles), IRON, pen(1.3)) +
    hair(put(slats + doors), 0.55) +
    lit(put(`${card(37, -67, 10, 15, 2)}${card(53, -67, 14, 15, 2)}`), 0.22) +
    hair(put(`${card(37, -67, 10, 15, 2)}${card(53, -67, 14, 15, 2)}M56 -48L68 -48L68 -24M56 -48L56 -24`), 0.9) +
    hair(put(rails), 0.85) +
    solid(put(frame), BODY, pen(2)) +
    fine(put('M-5 -17L2 -17M-5 -20L-5 -14M0 -13L-3 -4L10 -4'), 0.9)
  );
}

/** Two axles, sole bar, buffers of a wagon from u on. */
const running = (put, u, length) =>
  wheel(put, u + 18, 8) +
  wheel(put, u + length - 18, 8) +
  solid(put(box(u, -17, length, 4)), BODY, pen(1.5)) +
  hair(put(`M${u + 11} -11L${u + 25} -11M${u + length - 25} -11L${u + length - 11} -11`), 0.9) +
  fine(put(`M${u - 6} -15L${u} -15M${u + length} -15L${u + length + 6} -15`), 0.9);

const tanker = (put, u) =>
  running(put, u, 100) +
  solid(put(box(u + 40, -60, 18, 8)), BODY, pen(1.6)) +
  solid(put(card(u + 3, -55, 94, 36, 15)), BODY, pen(2.2)) +
  hair(put(`M${u + 26} -54L${u + 26} -20M${u + 74} -54L${u + 74} -20M${u + 14} -44Q${u + 50} -48 ${u + 86} -44`), 0.6) +
  hair(put(`M${u + 46} -52L${u + 46} -17M${u + 52} -52L${u + 52} -17`), 0.8);

/** The guard's van: a cabin between two open ends, its lamp at the rear. */
const brakeVan = (put, u) =>
  running(put, u, 84) +
  solid(put(`M${u + 14} -17L${u + 14} -60L${u + 66} -60L${u + 66} -17z`), BODY, pen(2)) +
  solid(put(`M${u - 2} -59Q${u + 42} -71 ${u + 86} -59z`), '#0f2a33', pen(2)) +
  hair(
    put(`M${u + 1} -59L${u + 1} -17M${u + 83} -59L${u + 83} -17M${u} -32L${u + 14} -32M${u + 66} -32L${u + 84} -32`),
    0.9,
  ) +
  lit(put(card(u + 24, -52, 14, 14, 2)), 0.55) +
  hair(
    put(`${card(u + 24, -52, 14, 14, 2)}M${u + 48} -54L${u + 60} -54L${u + 60} -18M${u + 48} -54L${u + 48} -18`),
    0.8,
  );

/** A goods train that goes to the left, dark but for the guard's window. */
export function goods(x, y) {
  const put = placed(x, y, GRADE);
  return brakeVan(put, 317) + tanker(put, 203) + engine(put);
}
