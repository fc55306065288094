/** What needs and brings power on an estate: the generator shed, the meter on its pole, the cold room, the gateway mast. */
import { disc } from '../../parts/facade.mjs';
import { box, card, fine, firm, hair, pen, polygon, repeat, solid } from '../../parts/shapes.mjs';
import { area, glow, line, round, TAU } from '../../stage.mjs';
import { sensor, site } from './water.mjs';

/** An open shed with a generating set, its exhaust and two drums; x is its middle, y the ground. */
export function generatorShed(x, y, s) {
  const spot = site(x, y, s);
  const { put } = spot;
  const sheet = put(repeat(18, (i) => `M${-72 + i * 8.5} -116L${-80 + i * 9.4} -88`));
  const roof = put('M-84 -86L-74 -118L76 -118L86 -86z');
  const louvres = put(repeat(8, (i) => `M${-38 + i * 5} -46L${-38 + i * 5} -22`));
  const exhaust = put('M34 -58L34 -136L40 -136L40 -58zM31 -136L40 -144L43 -142');
  const drum = (u) =>
    solid(put(card(u, -32, 20, 28, 4)), '#0d2630', pen(2)) +
    hair(put(`M${u} -23L${u + 20} -23M${u} -13L${u + 20} -13`), 0.8);
  return (
    solid(put(box(-82, -4, 166, 14)), '#08151d', pen(2)) +
    solid(put(box(-72, -88, 144, 84)), '#0d2630', pen(2)) +
    hair(put(repeat(11, (i) => `M${-60 + i * 12} -86L${-60 + i * 12} -4`)), 0.3) +
    solid(exhaust, '#0f2a33', pen(1.8)) +
    solid(put(card(-44, -56, 92, 42, 4)), '#12343d', pen(2.6)) +
    hair(louvres, 0.9) +
    fine(put(`${disc(22, -34, 12)}${disc(22, -34, 4)}M34 -50L44 -50M34 -44L44 -44`), 0.9) +
    solid(put(box(-50, -14, 104, 10)), '#08171f', pen(2)) +
    drum(-68) +
    firm(put('M-72 -88L-72 -4M72 -88L72 -4')) +
    solid(roof, '#0c232d', pen(2.6)) +
    hair(sheet, 0.55) +
    sensor(spot, -52, -118, s)
  );
}

/** A pole with a cross-arm and the meter behind its glass; x is the pole, y the ground. */
export function meterPole(x, y, s) {
  const spot = site(x, y, s);
  const { put } = spot;
  const pole = put('M-5 4L-3.5 -330L3.5 -330L5 4z');
  const arm = put(box(-44, -312, 88, 7));
  const braces = put('M-32 -305L0 -276L32 -305');
  const insulator = (u) => put(`${box(u - 4, -324, 8, 11)}M${u - 6} -318L${u + 6} -318`);
  const steps = put(repeat(6, (i) => `M${i % 2 ? -12 : 4} ${-250 + i * 22}L${i % 2 ? -4 : 12} ${-250 + i * 22}`));
  const cable = put('M0 -276Q10 -262 10 -240L10 -132M10 -64L10 2');
  const ticks = repeat(5, (i) => {
    const a = Math.PI * (1.15 + i * 0.175);
    return `M${round(15 * Math.cos(a))} ${round(-103 + 15 * Math.sin(a))}L${round(11 * Math.cos(a))} ${round(-103 + 11 * Math.sin(a))}`;
  });
  return (
    solid(pole, '#0a1d26', pen(2.4)) +
    fine(braces, 0.8) +
    solid(arm, '#0f2a33', pen(2.2)) +
    [-38, -15, 15, 38].map((u) => solid(insulator(u), '#12343d', pen(1.8))).join('') +
    hair(steps, 0.8) +
    fine(cable, 0.8) +
    solid(put(card(-27, -134, 54, 72, 5)), '#0d2630', pen(2.8)) +
    solid(put(disc(0, -103, 21)), '#163c44', pen(2.4)) +
    hair(put(ticks), 0.95) +
    firm(put('M0 -100L8 -111')) +
    solid(put(box(-14, -97, 28, 8)), '#06131a', pen(1.5)) +
    fine(put('M-12 -74L12 -74M-12 -69L4 -69'), 0.7) +
    solid(put('M-14 8L-10 -8L16 -8L20 8z'), '#08171f', pen(2)) +
    sensor(spot, -15, -134, s)
  );
}

/** A cold room made of a small container: door, temperature lamp, and the fan of its cooler; x is its left, y the ground. */
export function coldRoom(x, y, s) {
  const spot = site(x, y, s);
  const { put } = spot;
  const front = put(box(0, -118, 214, 112));
  const end = put('M214 -118L252 -132L252 -26L214 -6z');
  const top = put('M0 -118L38 -132L252 -132L214 -118z');
  const ribs = put(repeat(7, (i) => `M${106 + i * 15} -110L${106 + i * 15} -14`));
  const endRibs = put(repeat(4, (i) => `M${221 + i * 8} ${-113 - i * 3}L${221 + i * 8} ${-15 - i * 4}`));
  const bars = put('M34 -104L34 -16M78 -104L78 -16M30 -56L44 -56M30 -66L44 -66');
  const blade = (turn) => {
    const [c, n] = [Math.cos(turn), Math.sin(turn)];
    const at = (u, v) => `${round(152 + u * c - v * n)} ${round(-66 + u * n + v * c)}`;
    return `M${at(0, 0)}C${at(4, -14)} ${at(20, -20)} ${at(27, -8)}C${at(20, -8)} ${at(10, -4)} ${at(0, 0)}z`;
  };
  const fan =
    solid(put(card(116, -102, 84, 74, 5)), '#0d2630', pen(2.4)) +
    solid(put(disc(152, -66, 31)), '#06131a', pen(2.6)) +
    solid(put(repeat(5, (i) => blade((i * TAU) / 5 + 0.3))), '#1d4a52', pen(1.5)) +
    solid(put(disc(152, -66, 7)), '#123039', pen(2)) +
    hair(put(`${disc(152, -66, 24)}M121 -66L183 -66M152 -97L152 -35`), 0.55) +
    fine(put('M190 -94L195 -94M190 -86L195 -86M190 -78L195 -78M190 -70L195 -70'), 0.9);
  return (
    solid(put('M-10 -4L224 -4L266 -27L266 -8L226 14L-10 14z'), '#07131b', pen(2)) +
    solid(put(`${box(8, -8, 26, 12)}${box(178, -8, 26, 12)}`), '#08171f', pen(2)) +
    solid(top, '#123039', pen(2.4)) +
    solid(end, '#081820', pen(2.6)) +
    hair(endRibs, 0.55) +
    solid(front, '#0b202a', pen(2.8)) +
    hair(ribs, 0.45) +
    solid(put(box(14, -108, 84, 98)), '#0f2a34', pen(2.6)) +
    fine(put(box(20, -102, 72, 86)), 0.45) +
    fine(bars, 0.95) +
    solid(put(card(50, -90, 18, 12, 2)), '#ffd08a', pen(1.4)) +
    fan +
    sensor(spot, 62, -126, s)
  );
}

/** The gateway: a lattice mast with guys, cabinet and solar panel; x is its axis, y the ground, `h` its height. */
export function mast(x, y, h) {
  const { put } = site(x, y, 1);
  const half = (v) => round(17 - (13 * v) / h);
  const bays = 11;
  const brace = (i) => {
    const [low, high] = [(i * h) / bays, ((i + 1) * h) / bays];
    return `M${-half(low)} ${round(-low)}L${half(high)} ${round(-high)}L${-half(high)} ${round(-high)}L${half(low)} ${round(-low)}`;
  };
  const guys = put(`M-8 ${-h * 0.72}L-128 44M8 ${-h * 0.72}L136 46M-12 ${-h * 0.4}L-128 44M12 ${-h * 0.4}L136 46`);
  const legs = put(`M-17 0L-4 ${-h}M17 0L4 ${-h}`);
  const whips = put(`M-26 ${-h + 26}L26 ${-h + 26}M-26 ${-h + 34}L-26 ${-h - 14}M26 ${-h + 34}L26 ${-h - 14}`);
  const panel = put(
    polygon([
      [-66, -8],
      [-58, -34],
      [-26, -34],
      [-34, -8],
    ]),
  );
  const cells = put('M-63 -17L-31 -17M-60 -26L-28 -26M-55 -8L-47 -34M-45 -8L-37 -34');
  return (
    hair(guys, 0.6) +
    fine(put('M-48 -8L-48 6'), 0.8) +
    solid(panel, '#0c2a34', pen(2)) +
    hair(cells, 0.7) +
    hair(put(repeat(bays, brace)), 0.9) +
    firm(legs) +
    fine(whips, 0.95) +
    solid(put(box(22, -36, 26, 38)), '#0f2a33', pen(2.2)) +
    hair(put('M27 -28L43 -28M27 -23L43 -23M35 -16L35 2'), 0.7) +
    solid(put(box(-22, 0, 78, 8)), '#08171f', pen(2))
  );
}

/** The lamp on its top: the one white-hot thing. */
export const lamp = (x, y) =>
  glow(x, y, 260, '#ffffff', 0.42) +
  glow(x, y, 74, '#ffffff', 0.95) +
  area(disc(x, y, 10), '#fff') +
  line(`M${x - 6} ${y + 13}L${x + 6} ${y + 13}`, pen(3));
